import { Command, type CommanderError } from 'commander'
import { wrongUse, type UsageError } from '../words/usageError.ts'

/** A command that throws on mistakes instead of printing and exiting, so that `main` prints one line of ours. */
export function command(name: string): Command {
  return new Command(name)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, outputError: () => undefined })
    .showSuggestionAfterError(false)
    .helpOption('-h, --help', 'how it is used')
}

/** The usage error for a mistake that commander found; undefined for help and version. */
export function mistakeIn(
  program: Command,
  error: CommanderError,
  args: readonly string[],
): UsageError | undefined {
  const used = usedCommand(program, args)
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? ''
  switch (error.code) {
    case 'commander.unknownOption':
      return wrongUse('unknownOption', { option: quoted, options: optionNames(used) })
    case 'commander.unknownCommand':
      return wrongUse('unknownCommand', { command: quoted || args[0], commands: commandNames(used) })
    case 'commander.excessArguments':
      return used.commands.length > 0 && used.parent === null
        ? wrongUse('unknownCommand', { command: args[0], commands: commandNames(used) })
        : wrongUse('tooMany', { usage: usage(used) })
    case 'commander.missingArgument':
      return wrongUse('missingArgument', { argument: `<${quoted}>`, usage: usage(used) })
    case 'commander.optionMissingArgument':
      return wrongUse('missingValue', { option: quoted })
    case 'commander.missingMandatoryOptionValue':
      return wrongUse('missingArgument', { argument: quoted, usage: usage(used) })
    case 'commander.help':
      return wrongUse('missingArgument', {
        argument: '<command>',
        usage: `${usage(used)} (${commandNames(used)})`,
      })
    default:
      return undefined
  }
}

/** The innermost command the arguments name. */
function usedCommand(program: Command, args: readonly string[]): Command {
  let at = program
  for (const arg of args) {
    const next = at.commands.find((each) => each.name() === arg)
    if (next === undefined) break
    at = next
  }
  return at
}

const optionNames = (used: Command): string =>
  [...used.options.map((option) => option.long ?? option.short ?? ''), '--help'].join(', ')

const commandNames = (used: Command): string => used.commands.map((each) => each.name()).join(', ')

const usage = (used: Command): string => {
  const names: string[] = []
  for (let at: Command | null = used; at !== null; at = at.parent) names.unshift(at.name())
  return `${names.join(' ')} ${used.usage()}`
}
