import { randomInt } from 'node:crypto'
import type { Command } from 'commander'
import type { GameRules, LogLevel, PlayerName } from '@fudaba/kernel'
import {
  type AutoMode,
  type Lang,
  type OpenRequest,
  type Seats,
  autoModes,
  languages,
  logLevels,
  usualAgent,
} from '@fudaba/table'
import { autosave, autosaveFile, hasAutosave } from '../autosave.ts'
import { readAgents, readChoice, readDecks, readSeed, readSettings, sourceSettings } from '../choices.ts'
import { rulesWithSets } from '../cardSets.ts'
import { inFile } from '../inFile.ts'
import { localHost } from '../localTable.ts'
import { localeLanguage } from '../locale.ts'
import { isTerminal, paint, print, printJson } from '../output.ts'
import { sayIn } from '../sentences.ts'
import { Thinker } from '../thinker.ts'
import { playerSettings } from '../settings.ts'
import { isCancel } from '../table/commands.ts'
import { LineReader } from '../table/lineReader.ts'
import { menu } from '../table/menu.ts'
import { Session } from '../table/session.ts'
import { playWhole } from '../table/wholeGame.ts'
import { wrongUse } from '../usageError.ts'
import { collect } from './collect.ts'

export interface PlayOptions {
  readonly bot?: string
  readonly opponent?: string
  readonly both?: true
  readonly watch?: true
  readonly seed?: string
  readonly seat?: string
  readonly deck?: string
  readonly deck2?: string
  readonly cards: readonly string[]
  readonly sealed?: true
  readonly set: readonly string[]
  readonly lang?: string
  readonly from?: string
  readonly continue?: string | true
  readonly level?: string
  readonly auto?: string
  readonly save?: string
  readonly json?: true
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play against a bot, both sides alone, or watch two bots')
    .argument('[game]', 'name of a game; without it, a menu')
    .option('--opponent <level>', 'easy, normal, hard, greedy or random; two for --watch: hard,normal')
    .option('--bot <name>', 'the same as --opponent')
    .option('--both', 'decide for both players')
    .option('--watch', 'let two bots play')
    .option('--seat <P1|P2>', 'where you sit')
    .option('--seed <n>', 'seed of the game; the same seed gives the same game')
    .option('--deck <name|file>', 'deck of P1')
    .option('--deck2 <name|file>', 'deck of P2')
    .option('--sealed', 'both decks are the boosters that the seed opens, where a game has them')
    .option('--cards <file|folder>', 'cards of your own; may be repeated', collect, [])
    .option('--set <name=value>', 'a setting of the rules; may be repeated', collect, [])
    .option('--from <file>', 'start from a position')
    .option('--continue [file]', 'go on with a saved game or replay; without a file, with the unfinished one')
    .option('--level <level>', 'how much the log says: result, standard or detail')
    .option('--auto <mode>', 'when you are asked: auto, on or off')
    .option('--save <file>', 'save the replay when the game ends')
    .option('--lang <ja|en>', 'language; by the locale if not given')
    .option('--json', 'with --watch: print the game as JSON')
    .action(play)
}

/** How this player wants it: the options, else his settings, else ours. */
interface Manner {
  readonly lang: Lang
  readonly level: LogLevel
  readonly auto: AutoMode
  readonly bots: readonly [string, string]
  readonly deck: string | undefined
  readonly config: readonly string[]
}

async function play(name: string | undefined, options: PlayOptions): Promise<void> {
  refuseTogether(options)
  const lang = options.lang === undefined ? undefined : readChoice('--lang', options.lang, languages)
  const settings = await playerSettings()
  const language = lang ?? settings.lang ?? localeLanguage()
  let reader: LineReader | null = options.watch ? null : new LineReader()
  try {
    const chosen = await whatToPlay(name, options, language, reader)
    if (chosen.options.watch) {
      reader?.close()
      reader = null
    }
    const rules = await rulesWithSets(chosen.game, options.cards)
    const ofGame = settings.games?.[chosen.game]
    const manner: Manner = {
      lang: language,
      level: readChoice('--level', options.level ?? settings.level ?? 'standard', logLevels),
      auto: readChoice('--auto', options.auto ?? settings.auto ?? 'auto', autoModes),
      bots: await readAgents('--opponent', options.opponent ?? options.bot ?? settings.bot ?? usualAgent),
      deck: options.deck ?? ofGame?.deck,
      config: [
        ...Object.entries(ofGame?.config ?? {}).map(([key, value]) => `${key}=${String(value)}`),
        ...options.set,
      ],
    }
    await sitDown(rules, chosen.options, manner, reader)
  } finally {
    reader?.close()
  }
}

function refuseTogether(options: PlayOptions): void {
  const pairs = [
    ['both', 'watch'],
    ['bot', 'opponent'],
    ['both', 'seat'],
    ['watch', 'seat'],
    ['from', 'continue'],
    ['from', 'deck'],
    ['sealed', 'from'],
    ['sealed', 'continue'],
    ['sealed', 'deck'],
    ['continue', 'deck'],
    ['continue', 'seed'],
  ] as const
  for (const [a, b] of pairs)
    if (options[a] !== undefined && options[b] !== undefined)
      throw wrongUse('together', { a: `--${a}`, b: `--${b}` })
  if (options.json && !options.watch) throw wrongUse('jsonNeedsWatch')
}

/** The game by its name, by the file to go on with, or by the menu. */
async function whatToPlay(
  name: string | undefined,
  options: PlayOptions,
  lang: Lang,
  reader: LineReader | null,
): Promise<{ game: string; options: PlayOptions }> {
  const file = typeof options.continue === 'string' ? options.continue : options.from
  if (file !== undefined) {
    const files = await import('@fudaba/files')
    const { game } = options.from === undefined ? files.readReplay(file) : files.readPosition(file)
    if (name !== undefined && name !== game) throw wrongUse('fileOfOther', { file, other: game, game: name })
    return { game, options }
  }
  if (name !== undefined) return { game: name, options }
  return menu(options, lang, reader)
}

async function sitDown(
  rules: GameRules,
  options: PlayOptions,
  manner: Manner,
  reader: LineReader | null,
): Promise<void> {
  const seat: PlayerName = readChoice('--seat', options.seat ?? 'P1', ['P1', 'P2'] as const)
  const who = options.watch ? null : options.both ? 'both' : seat
  const [bot, other] = manner.bots
  const seats: Seats = {
    P1: who === 'P1' || who === 'both' ? 'person' : { agent: bot },
    P2: who === 'P2' || who === 'both' ? 'person' : { agent: who === null ? other : bot },
  }
  const request = await openRequest(rules, options, manner, seats)
  const keeps = isTerminal() && who !== null
  const thinker = new Thinker(options.cards.length > 0)
  const host = localHost(keeps ? await autosave(rules.name) : undefined, rules, thinker)
  const file = typeof options.continue === 'string' ? options.continue : options.from
  const table = file === undefined ? await host.open(request) : await inFile(file, () => host.open(request))
  const session = new Session(table, { rules, seat: who, ...manner }, reader)
  const say = sayIn(manner.lang)
  reader?.whileThinking(isCancel, () => void table.hurry())
  if (options.json) return printJson(await playWhole(table, session.words, null))
  const { seed } = await table.look(null, Number.MAX_SAFE_INTEGER)
  print(
    paint(
      'dim',
      say(who === null ? 'watching' : 'welcome', {
        game: session.words.pick(rules.book.rulebook.name),
        seed,
      }),
    ),
  )
  if (options.continue !== undefined) await session.catchUp(12)
  await session.run()
  if (options.save !== undefined) {
    const { writeReplay } = await import('@fudaba/files')
    writeReplay(options.save, await table.save())
    print(say('saved', { file: options.save }))
  } else if (keeps && session.view.result === null && hasAutosave(rules.name))
    print(say('autosaved', { game: rules.name }))
}

async function openRequest(
  rules: GameRules,
  options: PlayOptions,
  manner: Manner,
  seats: Seats,
): Promise<OpenRequest> {
  const common = { game: rules.name, seats }
  if (options.continue !== undefined) {
    const { readReplay } = await import('@fudaba/files')
    const file = options.continue === true ? autosaveFile(rules.name) : options.continue
    if (options.continue === true && !hasAutosave(rules.name))
      throw wrongUse('noAutosave', { game: rules.name })
    return { ...common, replay: readReplay(file) }
  }
  const sealed = options.sealed ? sourceSettings(rules, 'sealed') : {}
  const set = { ...sealed, ...readSettings(rules, manner.config) }
  if (options.from !== undefined) {
    const { readPosition } = await import('@fudaba/files')
    const position = readPosition(options.from)
    const seed = options.seed === undefined ? position.seed : readSeed(options.seed)
    return { ...common, position, seed, config: { ...position.config, ...set } }
  }
  const seed = options.seed === undefined ? String(randomInt(1_000_000_000)) : readSeed(options.seed)
  const deck = options.sealed ? undefined : manner.deck
  const { decks, config } = await readDecks(rules, [deck, options.deck2], set)
  return { ...common, seed, decks, config }
}
