import { around, chain, choice, field, inForm, map, node, scoped, seq, word } from '../syntax/combinators.ts'
import type { ChainLink, Syntax } from '../syntax/node.ts'
import type { Effect } from '../base/tree.ts'
import { resultConditions } from './conditions.ts'
import type { Phrases } from './phrases.ts'
import { momentOf } from './events.ts'
import { perObject } from './numbers.ts'

/**
 * A sentence without its full stop: what is said first (a duration, a condition, who does it) holds for all that
 * follows; then clauses in a chain; てよい at the end makes the whole chain optional.
 */
export function bodies(p: Phrases, more: readonly Syntax<Effect>[] = []): Syntax<Effect> {
  const { durations } = p.lexicon
  const scopes = choice<Effect>(
    scoped('if', 'condition', conditionNara(p), p.body),
    scoped('during', 'duration', word(durations), p.body),
    scoped('delayed', 'trigger', choice(momentOf(p), p.trigger), p.body),
    node('by', field('player', p.player), 'は', field('effect', p.body)),
    node('then', 'その後、', field('effect', p.body)),
    node('also', 'さらに、', field('effect', p.body)),
    forEach(p),
    ...more,
  )
  return choice<Effect>(
    scopes,
    steps(p, scopes),
    node('may', field('effect', inForm('te', steps(p, null))), p.wording.may),
  )
}

/** With なら, or with the ending a result brings. */
export const conditionNara = (p: Phrases) => choice(around('', p.condition, 'なら'), ...resultConditions(p))

/** One clause, or a sequence of them; a scope may open before the last. */
function steps(p: Phrases, last: Syntax<Effect> | null): Syntax<Effect> {
  const { links = COMMA, linkBetween } = p.wording
  return map(
    chain(p.clause, { links, linkBetween, ...(last !== null && { last }) }),
    (all): Effect | undefined => {
      if (all.length > 1) return { kind: 'sequence', steps: all }
      // A scope that stands alone is read as one already; a clause of two steps stays one clause.
      if (last !== null && isScope(all[0])) return undefined
      return all[0].kind === 'sequence' ? { kind: 'sequence', steps: all } : all[0]
    },
    (effect) => (effect.kind === 'sequence' ? effect.steps : isScope(effect) ? undefined : [effect]),
  )
}

const COMMA: readonly ChainLink[] = [{ form: 'join', text: '、' }]

const SCOPES: ReadonlySet<string> = new Set(['if', 'during', 'delayed', 'by', 'then', 'also', 'for-each'])
const isScope = ({ kind }: Effect): boolean => SCOPES.has(kind)

/** カード1枚につき、…. */
const forEach = (p: Phrases): Syntax<Effect> =>
  map(
    seq(field('per', perObject(p)), '、', field('effect', p.body)),
    ({ per: { of, amount, counter }, effect }) =>
      ({ kind: 'for-each', per: of, amount, counter, effect }) as const,
    (node_) =>
      node_?.kind === 'for-each'
        ? { per: { of: node_.per, amount: node_.amount, counter: node_.counter }, effect: node_.effect }
        : undefined,
  )
