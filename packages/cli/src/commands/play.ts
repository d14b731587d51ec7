import type { Command } from 'commander'
import type { GameRules, LogLevel, PlayerName } from '@fudaba/kernel'
import {
  type AutoMode,
  type Lang,
  type OpenRequest,
  type Seats,
  type Table,
  autoModes,
  languages,
  logLevels,
  usualAgent,
} from '@fudaba/table'
import { type Autosave, autosave, takeUnfinished } from '../table/autosave.ts'
import {
  drawSeed,
  readAgents,
  readChoice,
  readDecks,
  readSeed,
  readSettings,
  sourceSettings,
} from '../options/choices.ts'
import { rulesWithSets } from '../options/cardSets.ts'
import { type GameEntry, forThreads, gameEntry } from '../options/games.ts'
import { inFile } from '../options/inFile.ts'
import { localHost } from '../table/localHost.ts'
import { localeLanguage } from '../terminal/locale.ts'
import { isTerminal, paint, print, printJson } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { Thinker } from '../table/thinker.ts'
import { playerSettings } from '../options/settings.ts'
import { isCancel } from '../table/commands.ts'
import { LineReader } from '../terminal/lineReader.ts'
import { Menu } from '../table/menu.ts'
import { Session } from '../table/session.ts'
import { playWhole } from '../table/wholeGame.ts'
import { wrongUse } from '../words/usageError.ts'
import { collect } from '../options/collect.ts'

interface PlayOptions {
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
    .argument('[game]', 'name of a game, or its folder; without it, a menu')
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

/** The player's preferences: options, else his settings file, else defaults. */
interface Preferences {
  readonly lang: Lang
  readonly level: LogLevel
  readonly auto: AutoMode
  readonly bots: readonly [string, string]
  readonly deck: string | undefined
  readonly config: readonly string[]
}

async function play(name: string | undefined, options: PlayOptions): Promise<void> {
  refuseExclusive(options)
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
    const rules = await rulesWithSets(chosen.entry, options.cards)
    const saved = settings.games ?? {}
    const ofGame = Object.hasOwn(saved, rules.name) ? saved[rules.name] : undefined
    const preferences: Preferences = {
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
    const inThread = forThreads(chosen.entry, options.cards)
    await sitDown(rules, chosen.options, preferences, reader, inThread)
  } finally {
    reader?.close()
  }
}

function refuseExclusive(options: PlayOptions): void {
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

/** The game to play: by its name, by the file to go on with, or by the menu. */
async function whatToPlay(
  name: string | undefined,
  options: PlayOptions,
  lang: Lang,
  reader: LineReader | null,
): Promise<{ entry: GameEntry; options: PlayOptions }> {
  const named = name === undefined ? undefined : await gameEntry(name)
  const file = typeof options.continue === 'string' ? options.continue : options.from
  if (file !== undefined) {
    const files = await import('@fudaba/files')
    const { game } = options.from === undefined ? files.readReplay(file) : files.readPosition(file)
    if (named !== undefined && named.name !== game)
      throw wrongUse('fileOfOther', { file, other: game, game: named.name })
    return { entry: named ?? (await gameEntry(game)), options }
  }
  if (named !== undefined) return { entry: named, options }
  const menu = new Menu(lang, reader)
  const game = await menu.game()
  const isModeGiven = (['both', 'watch', 'bot', 'opponent', 'continue'] as const).some(
    (each) => options[each] !== undefined,
  )
  const mode = isModeGiven ? 'bot' : await menu.mode(game)
  return { entry: await gameEntry(game), options: mode === 'bot' ? options : { ...options, [mode]: true } }
}

async function sitDown(
  rules: GameRules,
  options: PlayOptions,
  preferences: Preferences,
  reader: LineReader | null,
  inThread: boolean,
): Promise<void> {
  const seat: PlayerName = readChoice('--seat', options.seat ?? 'P1', ['P1', 'P2'] as const)
  const who = options.watch ? null : options.both ? 'both' : seat
  const [bot, other] = preferences.bots
  const seats: Seats = {
    P1: who === 'P1' || who === 'both' ? 'person' : { agent: bot },
    P2: who === 'P2' || who === 'both' ? 'person' : { agent: who === null ? other : bot },
  }
  const keeps = isTerminal() && who !== null
  const taken = options.continue === true ? takeUnfinished(rules.name) : null
  if (options.continue === true && taken === null) throw wrongUse('noAutosave', { game: rules.name })
  const request = await openRequest(rules, options, preferences, seats, taken)
  const say = sayIn(preferences.lang)
  const tell = (reason: string): void => print(paint('yellow', say('notKept', { reason })))
  const kept: Autosave | null = keeps ? await autosave(rules.name, tell, taken) : null
  const thinker = new Thinker(!inThread)
  const host = localHost(kept ?? undefined, rules, thinker)
  const file = taken ?? (typeof options.continue === 'string' ? options.continue : options.from)
  const table = file === undefined ? await host.open(request) : await inFile(file, () => host.open(request))
  const { rulesWithCards } = await import('@fudaba/kernel/host')
  const then = rulesWithCards(rules, request.replay?.cards ?? {})
  const session = new Session(table, { rules: then, seat: who, ...preferences }, reader)
  reader?.whileThinking(isCancel, () => void table.hurry())
  if (options.json) {
    printJson(await playWhole(table, session.words, null))
    if (options.save !== undefined) await saveGame(table, options.save)
    return
  }
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
    await saveGame(table, options.save)
    print(say('saved', { file: options.save }))
  } else if (kept !== null && session.view.result === null)
    print(kept.isKept ? say('autosaved', { game: rules.name }) : say('notKeptAtEnd'))
}

async function saveGame(table: Table, file: string): Promise<void> {
  const { writeReplay } = await import('@fudaba/files')
  writeReplay(file, await table.save())
}

async function openRequest(
  rules: GameRules,
  options: PlayOptions,
  preferences: Preferences,
  seats: Seats,
  /** The unfinished game that is gone on with. */
  taken: string | null,
): Promise<OpenRequest> {
  const common = { game: rules.name, seats }
  if (options.continue !== undefined) {
    const { readReplay } = await import('@fudaba/files')
    return { ...common, replay: readReplay(taken ?? String(options.continue)) }
  }
  const sealed = options.sealed ? sourceSettings(rules, 'sealed') : {}
  const set = { ...sealed, ...readSettings(rules, preferences.config) }
  if (options.from !== undefined) {
    const { readPosition } = await import('@fudaba/files')
    const position = readPosition(options.from)
    const seed = options.seed === undefined ? position.seed : readSeed(options.seed)
    return { ...common, position, seed, config: { ...position.config, ...set } }
  }
  const seed = options.seed === undefined ? drawSeed() : readSeed(options.seed)
  const deck = options.sealed ? undefined : preferences.deck
  const { decks, config } = await readDecks(rules, [deck, options.deck2], set)
  return { ...common, seed, decks, config }
}
