import process from 'node:process'
import { CommanderError } from 'commander'
import { addCard } from './cardCommand.ts'
import { command, mistakeIn } from './commandLine.ts'
import { addArena } from './arena.ts'
import { addDeck } from './commands/deck.ts'
import { addEnv } from './commands/env.ts'
import { addGames } from './commands/games.ts'
import { addPerft } from './commands/perft.ts'
import { addPlay } from './commands/play.ts'
import { addPosition } from './commands/position.ts'
import { addReplay } from './commands/replay.ts'
import { addRules } from './commands/rules.ts'
import { addRulings } from './commands/rulings.ts'
import { addSim } from './commands/sim.ts'
import { languageOfArguments } from './locale.ts'
import { UsageError } from './usageError.ts'
import { version } from './version.ts'

/** Errors that are about the input, not about us. */
const REFUSALS: ReadonlySet<string> = new Set(['FileError', 'KernelError', 'HostError', 'AbilityError'])

/** Wrong input: the number that shells and scripts can tell from a crash. */
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
  addPosition,
  addCard,
  addDeck,
  addSim,
  addArena,
  addPerft,
  addEnv,
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
    // By name: importing the class of a FileError would load the YAML reader for every command.
    if (error instanceof Error && REFUSALS.has(error.name)) return refuse(error.message)
    throw error
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`fudaba: ${sentence.replace(/\s*\n\s*/g, ' ')}\n`)
  process.exitCode = WRONG_USE
}
