import { NONE, type Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { ObjectRow } from '../../state/rows.ts'
import type { Effect } from '../../tree/tree.ts'
import { compileAmount } from '../query/amounts.ts'
import { LOCAL } from '../context/code.ts'
import type { Context } from '../context/context.ts'
import type { Emitter } from './emitter.ts'
import { AbilityError, wordOf } from '../language/language.ts'
import type { CountWord } from '../language/lexicon.ts'

/** Gaining, losing or paying a resource. */
export function count(e: Emitter, { verb, amount, resource }: Extract<Effect, { kind: 'count' }>): void {
  const word = wordOf(e.scope, e.scope.language.lexicon.counts, verb, 'verb')
  const number = compileAmount(e.scope, amount)
  const times = e.times()
  emitCount(e, word, resource, (g, c) => number(g, c) * times(g, c), word.done ?? verb, verb)
}

/** Emits changing a resource by an amount; in a cost, or for a verb that pays, only if there is enough. */
export function emitCount(
  e: Emitter,
  word: CountWord,
  id: string,
  amount: (g: Game, c: Context) => number,
  done: string,
  verb = done,
): void {
  const { lexicon, book } = e.scope.language
  const resource = wordOf(e.scope, lexicon.resources, id, 'resource')
  const plain = book.kernelVerb('count')
  const { payment, counter } = resource
  const can = (g: Game, player: Player, n: number, source: ObjectRow): boolean => {
    if (word.can !== undefined) return word.can(g, player, id, n)
    if (word.pays !== true) return true
    if (resource.covers !== undefined) return resource.covers(g, player, n, source)
    return n <= (resource.available?.(g, player) ?? (counter === undefined ? n : g.counter(counter, player)))
  }
  // What is no event of the game is noted by the step: how much of it was done.
  const slot = lexicon.events[verb]?.on.length === 0 ? e.scope.asks.indexOf(verb) : NONE
  const noteDone = (g: Game, c: Context, n: number): void => {
    if (slot !== NONE && c.frame !== NONE) c.setLocal(g, LOCAL.results + slot, n)
  }
  e.run(
    word,
    word.pays === true ? 'pay' : 'count',
    (g, c) => {
      const n = Math.max(0, amount(g, c))
      noteDone(g, c, 0)
      if (!can(g, c.actor, n, c.source)) return e.fail(g, c)
      noteDone(g, c, n)
      if (n === 0 && lexicon.rules?.notAtAll?.() !== false) return
      if (word.carryOut !== undefined) word.carryOut(g, c.actor, id, n, c.source)
      else if (word.pays === true && payment !== undefined) g.call(payment, c.actor, n, c.source)
      else if (counter === undefined) throw new AbilityError(e.scope.name, `${id} cannot be counted`)
      else g.propose(plain, c.actor, counter, (word.sign ?? (word.pays === true ? -1 : 1)) * n)
    },
    (g, c) => {
      if (word.pays !== true || payment === undefined || word.carryOut !== undefined) return
      if (g.result >= 0) return c.setLocal(g, LOCAL.did, 1)
      noteDone(g, c, 0)
      e.fail(g, c)
    },
    done,
  )
}
