import type { Effect } from '../../tree/tree.ts'
import type { Instruction, Program } from '../context/code.ts'
import { Emitter } from './emitter.ts'
import type { Scope } from '../language/language.ts'
import { type EventMatch, compileEvent } from '../query/matching.ts'
import { variablesOf } from '../query/variables.ts'

/** Compiles a program: `write` emits its code. It is entered into the language's programs under the next number. */
export function compileProgram(
  scope: Scope,
  name: string,
  write: (e: Emitter) => void,
  { paying = false, except = null }: { paying?: boolean; except?: EventMatch | null } = {},
): Program {
  const e = new Emitter(scope, paying)
  write(e)
  const { programs } = scope.language.book
  const made: Program = {
    id: programs.length,
    name,
    code: e.code,
    variables: variablesOf(scope),
    targets: e.targets,
    modes: e.modes,
    asks: scope.asks.map((verb) => ({ verb, match: resultMatch(scope, verb) })),
    paying,
    inline: e.code.every(isPlain),
    except,
  }
  programs.push(made)
  return made
}

/**
 * The event by which results of a verb are recognised; null for choosing and searching and for what is no event, such as
 * paying in some games: these steps write their results themselves.
 */
function resultMatch(scope: Scope, verb: string): EventMatch | null {
  const { events, search } = scope.language.lexicon
  if (!Object.hasOwn(events, verb) && (verb === 'choose' || verb === (search?.done ?? 'search'))) return null
  if (Object.hasOwn(events, verb) && events[verb].on.length === 0) return null
  return compileEvent(scope, { kind: 'event', verb })
}

/** Steps that need no frame: an inline program consists of these only; see `Program.inline`. */
const PLAIN: ReadonlySet<string> = new Set<Effect['kind']>([
  'reveal',
  'move',
  'discard',
  'shuffle',
  'turn',
  'flip',
  'act',
  'count',
  'win-game',
  'lose-game',
  'extra-turn',
])
const isPlain = (instruction: Instruction): boolean =>
  instruction.op === 'gate' || (instruction.op === 'run' && PLAIN.has(instruction.kind))
