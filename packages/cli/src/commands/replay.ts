import type { Command } from 'commander'
import type { GameRules, PlayerName, Replay } from '@fudaba/kernel'
import { type ReplayDifference, openReplay, rulesWithCards } from '@fudaba/kernel/host'
import { type Lang, ShownReplay, Words, logLevels, usualAgent } from '@fudaba/table'
import { readAgent, readChoice, readNumber } from '../options/choices.ts'
import { rulesWithSets } from '../options/cardSets.ts'
import { inFile } from '../options/inFile.ts'
import { localHost } from '../table/localHost.ts'
import { isTerminal, paint, print, printJson } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { LineReader } from '../terminal/lineReader.ts'
import { Session } from '../table/session.ts'
import { Stepper } from '../table/stepper.ts'
import { wrongUse } from '../words/usageError.ts'
import { collect } from '../options/collect.ts'
import { readLanguage } from '../options/language.ts'

interface Options {
  readonly cards: readonly string[]
  readonly at?: string
  readonly continue?: true
  readonly step?: true
  readonly verify?: true
  readonly checkShuffle?: true
  readonly seat?: string
  readonly bot?: string
  readonly both?: true
  readonly level?: string
  readonly lang?: string
  readonly json?: true
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('look at a game again, verify it, go on from any point of it')
    .argument('<file>', 'a replay or saved game')
    .option('--cards <file|folder>', 'the cards it was played with; may be repeated', collect, [])
    .option('--at <n>', 'stand before input n')
    .option('--continue', 'play on from there')
    .option('--step', 'step through it by hand (as on a terminal)')
    .option('--verify', 'only check every digest')
    .option('--check-shuffle', 'only check that the deck was shuffled as all three had promised')
    .option('--seat <P1|P2>', 'whose view, and where you sit when you go on; everything is open if not given')
    .option('--bot <name>', 'the opponent when you go on', usualAgent)
    .option('--both', 'decide for both players when you go on')
    .option('--level <level>', 'how much the log says: result, standard or detail', 'standard')
    .option('--lang <ja|en>', 'language')
    .option('--json', 'print JSON')
    .action(show)
}

async function show(file: string, options: Options): Promise<void> {
  const { readReplay } = await import('@fudaba/files')
  const replay = readReplay(file)
  const lang: Lang = readLanguage(options.lang)
  if (options.checkShuffle) return checkShuffle(file, replay, lang)
  const rules = await rulesWithSets(replay.game, options.cards)
  const seat = options.seat === undefined ? null : readChoice('--seat', options.seat, ['P1', 'P2'] as const)
  const level = readChoice('--level', options.level ?? 'standard', logLevels)
  const at = options.at === undefined ? undefined : readNumber('--at', options.at, 0, Number.MAX_SAFE_INTEGER)
  if (at !== undefined && at > replay.inputs.length)
    throw wrongUse('atOutside', { at, max: replay.inputs.length })
  const shown = await inFile(file, () => new ShownReplay(rules, replay))
  const say = sayIn(lang)
  const { difference } = shown
  const verified =
    difference === null ? say('verified', { file, n: shown.length }) : differs(say, file, difference)
  if (options.json && !options.continue) return printJson(summary(shown, replay, file, at))
  if (options.verify) {
    print(verified)
    if (difference !== null) process.exitCode = 1
    return
  }
  if (options.continue) return goOn(rules, replay, at, seat, lang, options)
  if (difference !== null) print(paint('yellow', verified))
  const words = new Words(shown.rules, lang)
  const reader = options.step || (isTerminal() && at === undefined) ? new LineReader() : null
  try {
    const stepper = new Stepper(words, shown, { level, seat, reader })
    const next = await stepper.run(at ?? (reader === null ? shown.length : 0))
    if (next !== null) return await goOn(rules, replay, next, seat, lang, options, reader)
    if (reader === null && at === undefined && difference === null)
      print(shown.view(null).result === null ? say('unfinished') : verified)
  } finally {
    reader?.close()
  }
}

/** Whether the seed is made of the shares whose hashes were told before anybody told a share. */
async function checkShuffle(file: string, { shuffle, start }: Replay, lang: Lang): Promise<void> {
  const say = sayIn(lang)
  if (shuffle === undefined) throw wrongUse('noShuffle', { file })
  const { faultOfShuffle } = await import('@fudaba/protocol')
  const fault = faultOfShuffle({ ...shuffle, seed: String(start.seed) })
  print(fault === null ? say('shuffleFair', { file }) : say('shuffleWrong', { file, reason: fault }))
  if (fault !== null) process.exitCode = 1
}

const differs = (
  say: ReturnType<typeof sayIn>,
  file: string,
  { input, by, revisions }: ReplayDifference,
): string =>
  say('differs', { file, n: input + 1, reason: say(`differs.${by}`), then: revisions[0], now: revisions[1] })

function summary(shown: ShownReplay, replay: Replay, file: string, at: number = shown.length): object {
  const { match } = openReplay(shown.rules, replay, { at })
  return {
    file,
    game: replay.game,
    rulesVersion: replay.rulesVersion,
    revision: replay.revision,
    seed: replay.start.seed,
    inputs: shown.length,
    at: match.inputs.length,
    verified: shown.difference === null,
    difference: shown.difference,
    digest: match.digest(),
    decision: match.decision,
    result: match.result,
  }
}

async function goOn(
  rules: GameRules,
  replay: Replay,
  at: number | undefined,
  seat: PlayerName | null,
  lang: Lang,
  options: Options,
  given: LineReader | null = null,
): Promise<void> {
  const agent = await readAgent('--bot', options.bot ?? usualAgent)
  const who = options.both ? 'both' : (seat ?? 'P1')
  const person = (player: PlayerName): boolean => who === 'both' || who === player
  const table = await localHost(undefined, rules).open({
    game: rules.name,
    seats: { P1: person('P1') ? 'person' : { agent }, P2: person('P2') ? 'person' : { agent } },
    replay,
    at,
  })
  const reader = given ?? new LineReader()
  const level = readChoice('--level', options.level ?? 'standard', logLevels)
  const then = rulesWithCards(rules, replay.cards)
  const session = new Session(table, { rules: then, lang, level, auto: 'auto', seat: who }, reader)
  await session.catchUp(12)
  await session.run()
  reader.close()
}
