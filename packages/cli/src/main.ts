import process from 'node:process'
import { CommanderError } from 'commander'
import { addCard } from './commands/card.ts'
import { command, mistakeIn } from './options/commandLine.ts'
import { addArena } from './commands/arena.ts'
import { addDeck } from './commands/deck.ts'
import { addEnv } from './commands/env.ts'
import { addGames } from './commands/games.ts'
import { addJoin } from './commands/join.ts'
import { addLesson } from './commands/lesson.ts'
import { addPerft } from './commands/perft.ts'
import { addPlay } from './commands/play.ts'
import { addJudge } from './commands/judge.ts'
import { addPuzzle } from './commands/puzzle.ts'
import { addReplay } from './commands/replay.ts'
import { addRooms } from './commands/rooms.ts'
import { addRules } from './commands/rules.ts'
import { addRulings } from './commands/rulings.ts'
import { addServe } from './commands/serve.ts'
import { addSim } from './commands/sim.ts'
import type { Lang } from '@fudaba/table'
import { languageOfArguments } from './terminal/locale.ts'
import { UsageError } from './words/usageError.ts'
import { version } from './words/version.ts'

/** Errors about the input: printed as one line, without a stack trace. */
const REFUSALS: ReadonlySet<string> = new Set([
  'FileError',
  'KernelError',
  'HostError',
  'LogError',
  'RequestRefused',
  'AbilityError',
  'DeckCodeError',
])

/** Exit code for wrong input, different from that of a crash. */
const WRONG_USE = 2

const program = command('fudaba')
  .description('Fudaba 札場: card games in the terminal, clause by clause')
  .version(version(), '-V, --version', 'print the version')
  .helpCommand('help [command]', 'how a command is used')

for (const add of [
  addPlay,
  addGames,
  addRules,
  addRulings,
  addReplay,
  addJudge,
  addPuzzle,
  addLesson,
  addCard,
  addDeck,
  addSim,
  addArena,
  addPerft,
  addEnv,
  addServe,
  addRooms,
  addJoin,
])
  add(program)

await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<void> {
  try {
    if (args.length === 0) return program.outputHelp()
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) {
      const mistake = mistakeIn(program, error, args)
      if (mistake === undefined) {
        process.exitCode = error.exitCode
        return
      }
      return refuse(mistake.in(languageOfArguments(args)))
    }
    if (error instanceof UsageError) return refuse(error.in(languageOfArguments(args)))
    // Compared by name: importing the class FileError would load the YAML reader for every command.
    if (error instanceof Error && REFUSALS.has(error.name)) return refuseAll(error, languageOfArguments(args))
    throw error
  }
}

/** A file may have several faults: each is named, in the order of the file. */
interface Faults {
  readonly more?: readonly (Error & Faults)[]
  readonly problemJa?: string | null
  readonly problem?: string
}
/** A fault in the language that is asked for, as far as it is known in it. */
function faultIn(error: Error & Faults, lang: Lang): string {
  const { problem, problemJa } = error
  if (lang !== 'ja' || typeof problemJa !== 'string' || problem === undefined) return error.message
  return error.message.replace(problem, () => problemJa)
}

function refuseAll(error: Error & Faults, lang: Lang): void {
  for (const each of [error, ...(error.more ?? [])]) refuse(faultIn(each, lang))
}

function refuse(sentence: string): void {
  process.stderr.write(`fudaba: ${sentence.replace(/\s*\n\s*/g, ' ')}\n`)
  process.exitCode = WRONG_USE
}
