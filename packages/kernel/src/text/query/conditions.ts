import { historyOf } from './history.ts'
import { NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Condition } from '../../tree/tree.ts'
import { compileComparison, compileQuantity, fits, compileValue } from './amounts.ts'
import { LOCAL } from '../context/code.ts'
import type { Context } from '../context/context.ts'
import { type Scope, switchFor, wordOf } from '../language/language.ts'
import { type GameCondition, executorOf } from '../language/gameNodes.ts'
import { playerOf } from './players.ts'
import { compileReference } from './references.ts'
import { compileSelector } from './select.ts'
import { placeTest } from './destinations.ts'
import { IT, setRegister } from '../context/registers.ts'

/** A compiled condition. */
export type Test = (g: Game, c: Context) => boolean

/** Compiles a condition; one whose kind is switched off holds. */
export function compileCondition(scope: Scope, condition: Condition): Test {
  const on = switchFor(scope, 'condition', condition.kind)
  const test = bareCondition(scope, condition)
  return (g, c) => !on() || test(g, c)
}

/** Whether all tests hold. */
export const allOf =
  (tests: readonly Test[]): Test =>
  (g, c) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](g, c)) return false
    return true
  }

/** The condition without its switch. */
function bareCondition(scope: Scope, condition: Condition): Test {
  const { lexicon } = scope.language
  switch (condition.kind) {
    case 'and':
      return allOf(condition.of.map((each) => compileCondition(scope, each)))
    case 'or': {
      const tests = condition.of.map((each) => compileCondition(scope, each))
      return (g, c) => tests.some((test) => test(g, c))
    }
    case 'exists':
      return exists(scope, condition)
    case 'count': {
      const objects = scope.language.compile.what(scope, condition.of, true)
      const compare = compileComparison(scope, condition.comparison)
      return (g, c) => compare(g, c, objects.rows(g, c).length)
    }
    case 'value': {
      const number = compileValue(scope, condition.of, condition.characteristic)
      const compare = compileComparison(scope, condition.comparison)
      return (g, c) => compare(g, c, number(g, c))
    }
    case 'is':
      return isSo(scope, condition)
    case 'did-so': {
      const { not = false } = condition
      return (g, c) => looksBack(scope) && (c.frame !== NONE && c.local(g, LOCAL.did) === 1) !== not
    }
    case 'did':
      return did(scope, condition)
    case 'history':
      return happened(scope, condition)
    case 'time': {
      const word = wordOf(scope, lexicon.periods, condition.period, 'period')
      const on = switchFor(scope, 'condition', 'time', word)
      const { whose } = condition
      return (g, c) => {
        if (!on() || word.now === undefined) return true
        return word.now(g, whose === undefined ? NONE : playerOf(g, c, whose, lexicon))
      }
    }
    default: {
      const node = condition as { kind: string }
      const made = executorOf<GameCondition<unknown>>(lexicon.own?.conditions, node, 'condition')
      return (
        made.compile?.(scope.language.compile.tools(scope), node) ??
        ((g, c) => made.holds?.(g, c, node) ?? false)
      )
    }
  }
}

type Node<K extends Condition['kind']> = Extract<Condition, { kind: K }>

/** "If it is a …": all objects of the reference fit, and there is one. */
function isSo(scope: Scope, condition: Node<'is'>): Test {
  const what = compileReference(scope, condition.what)
  const as = compileSelector(scope, condition.as)
  const { not = false } = condition
  return (g, c) => {
    const found = what.pairs(g, c)
    if (found.length === 0) return not
    for (let i = 0; i < found.length; i += 2) if (!as.test(g, c, found[i], found[i + 1])) return not
    return !not
  }
}

/** "If you discarded two": what earlier sentences of this resolution did. */
function did(scope: Scope, condition: Node<'did'>): Test {
  const slot = LOCAL.results + scope.asks.indexOf(condition.verb)
  const bounds = condition.quantity === undefined ? null : compileQuantity(scope, condition.quantity)
  const { not = false } = condition
  return (g, c) => {
    if (!looksBack(scope)) return false
    const done = c.frame === NONE ? 0 : c.local(g, slot)
    const yes = bounds === null ? done > 0 : fits(bounds(g, c, done), done)
    return yes !== not
  }
}

/** "If … this turn": how often an event happened in a stretch of time. */
function happened(scope: Scope, condition: Node<'history'>): Test {
  const counter = historyOf(scope).counter(scope, condition.event)
  const { quantity, nth } = condition.event
  const bounds = quantity === undefined ? null : compileQuantity(scope, quantity)
  const least =
    nth === undefined ? null : compileQuantity(scope, { kind: 'exactly', amount: nth, counter: '' })
  const { not = false } = condition
  return (g, c) => {
    const times = counter.times(g, c)
    const needed = bounds?.(g, c, times)[0] ?? least?.(g, c, times)[0] ?? 1
    return times >= needed !== not
  }
}

/** Whether conditions may ask what earlier sentences did; if not, such conditions do not hold. */
const looksBack = ({ language, kind }: Scope): boolean =>
  language.lexicon.rules?.sentences?.looksBack?.(kind) ?? true

/** "There is …": one, or as many as the comparison says. What was found becomes "it". */
function exists(scope: Scope, condition: Extract<Condition, { kind: 'exists' }>): Test {
  const { existence } = scope.language.lexicon
  const { where, comparison, not = false } = condition
  const how = existence === undefined ? {} : wordOf(scope, existence, condition.how, 'word for being there')
  const there = where === undefined ? null : placeTest(scope, where)
  const what = compileSelector(scope, condition.what, there?.defs ?? how.zones)
  const compare = comparison === undefined ? null : compileComparison(scope, comparison)
  const supposes = scope.language.lexicon.rules?.supposes
  const on = switchFor(scope, 'condition', 'exists')
  const said = switchFor(scope, 'condition', 'exists', how)
  return (g, c) => {
    if (!on()) return true
    let rows = what.rows(g, c)
    if (there !== null) rows = rows.filter((row) => there.holds(g, c, g.zoneOf(row)))
    if (how.test !== undefined && said()) rows = rows.filter((row) => how.test!(g, row, g.id(row), c.source))
    c.reasons?.push(...rows)
    if (c.frame !== NONE && !scope.isStatic) setRegister(g, c.owner, IT, rows)
    const supposed = rows.length === 0 && compare === null && supposes?.(g, c, condition) === true
    return (compare === null ? supposed || rows.length > 0 : compare(g, c, rows.length)) !== not
  }
}
