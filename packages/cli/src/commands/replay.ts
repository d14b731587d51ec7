import type { Command } from 'commander'
import { type GameRules, type PlayerName, type Replay, playReplay } from '@fudaba/kernel'
import { type Lang, Words, languages, logLevels, usualAgent } from '@fudaba/table'
import { readAgent, readChoice, readNumber } from '../choices.ts'
import { rulesWithSets } from '../cardSets.ts'
import { inFile } from '../inFile.ts'
import { localHost } from '../localTable.ts'
import { localeLanguage } from '../locale.ts'
import { isTerminal, print, printJson } from '../output.ts'
import { sayIn } from '../sentences.ts'
import { LineReader } from '../table/lineReader.ts'
import { Session } from '../table/session.ts'
import { Stepper } from '../table/stepper.ts'
import { wrongUse } from '../usageError.ts'
import { collect } from './collect.ts'

interface Options {
  readonly cards: readonly string[]
  readonly at?: string
  readonly continue?: true
  readonly step?: true
  readonly verify?: true
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
  const rules = await rulesWithSets(replay.game, options.cards)
  const lang: Lang =
    options.lang === undefined ? localeLanguage() : readChoice('--lang', options.lang, languages)
  const seat = options.seat === undefined ? null : readChoice('--seat', options.seat, ['P1', 'P2'] as const)
  const level = readChoice('--level', options.level ?? 'standard', logLevels)
  const at = options.at === undefined ? undefined : readNumber('--at', options.at, 0, Number.MAX_SAFE_INTEGER)
  if (at !== undefined && at > replay.inputs.length)
    throw wrongUse('atOutside', { at, max: replay.inputs.length })
  const whole = await inFile(file, () => playReplay(rules, replay))
  const say = sayIn(lang)
  const verified = say('verified', { file, n: replay.inputs.length })
  if (options.json && !options.continue) return printJson(summary(rules, replay, file, at))
  if (options.verify) return print(verified)
  if (options.continue) return goOn(rules, replay, at, seat, lang, options)
  const words = new Words(rules, lang)
  const reader = options.step || (isTerminal() && at === undefined) ? new LineReader() : null
  try {
    const stepper = new Stepper(words, replay, { level, seat, reader })
    const next = await stepper.run(at ?? (reader === null ? replay.inputs.length : 0))
    if (next !== null) return await goOn(rules, replay, next, seat, lang, options, reader)
    if (reader === null && at === undefined) print(whole.result === null ? say('unfinished') : verified)
  } finally {
    reader?.close()
  }
}

function summary(rules: GameRules, replay: Replay, file: string, at: number | undefined): object {
  const match = playReplay(rules, replay, { at })
  return {
    file,
    game: replay.game,
    rulesVersion: replay.rulesVersion,
    seed: replay.start.seed,
    inputs: replay.inputs.length,
    at: match.inputs.length,
    verified: true,
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
  const session = new Session(table, { rules, lang, level, auto: 'auto', seat: who }, reader)
  await session.catchUp(12)
  await session.run()
  reader.close()
}
