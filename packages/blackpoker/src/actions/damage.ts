import { FACE_UP, type Game, VERB, opponent } from '@fudaba/kernel'
import { book, procedure, rule, step, trigger } from '../book.ts'
import { JOKER, numberOf, printed } from '../cards.ts'
import { damage as hurt, toGraveyard } from '../changes.ts'
import { isBarrier, isSoldier, size, sizeOf } from '../characters.ts'
import { frameOf } from '../frame.ts'
import { list } from '../list.ts'
import { resolved, resolvedAction } from '../resolved.ts'
import { turnPlayer } from '../turn.ts'
import { attackers, attackersThatLeft, blocking, endBattle } from './attack.ts'
import { block } from './block.ts'

const REQUEST = 0
/** Characters that will go to the graveyard. */
const LOSERS = 1
/** Damage to the player that was attacked. */
const POINTS = 2

const blockersOf = (g: Game, attacker: number): number[] =>
  g.relations(blocking, -1, attacker).map((r) => g.relation(r, 1))

/** A soldier fights with its size, not with the number printed on it. */
const strength = rule('base.3.6.6', sizeOf, (g: Game, row: number) => numberOf(printed(g, g.cardOf(row))))

/** An attacker that left the field is skipped; without that rule it would strike as it last was. */
const departed = rule(
  'base.3.7.10',
  (_g: Game): number => 0,
  (g: Game): number => attackersThatLeft(g).reduce((n, id) => n + Math.max(0, g.lastValue(id, size)), 0),
)

function lose(g: Game, rows: readonly number[]): void {
  g.setList(LOSERS, [...new Set([...g.list(LOSERS), ...rows])])
}

/** Attackers met by a barrier, with the barrier. */
function metByBarrier(g: Game): [attacker: number, barrier: number][] {
  const out: [number, number][] = []
  for (const attacker of attackers(g))
    for (const blocker of blockersOf(g, attacker)) if (isBarrier(g, blocker)) out.push([attacker, blocker])
  return out
}

const damageEffect = procedure('damage', 3, [
  step('damage.1', (g) => {
    for (const attacker of attackers(g)) {
      const blockers = blockersOf(g, attacker).filter((row) => isSoldier(g, row))
      if (blockers.length === 0) continue
      const defence = blockers.reduce((n, row) => n + strength(g, row), 0)
      if (strength(g, attacker) <= defence) lose(g, [attacker])
      if (strength(g, attacker) >= defence) lose(g, blockers)
    }
  }),
  step('damage.2', (g) => {
    for (const [, barrier] of metByBarrier(g)) g.propose(book.verbs[VERB.flip], barrier, FACE_UP)
  }),
  step('damage.2a-joker', (g) => {
    for (const [attacker, barrier] of metByBarrier(g))
      if (printed(g, g.cardOf(barrier)).rank === JOKER) lose(g, [attacker])
  }),
  step('damage.2a-number', (g) => {
    for (const [attacker, barrier] of metByBarrier(g)) {
      const { rank } = printed(g, g.cardOf(barrier))
      if (rank !== JOKER && g.cardsOf(attacker).some((card) => printed(g, card).rank === rank))
        lose(g, [attacker])
    }
  }),
  step('damage.2b', (g) =>
    lose(
      g,
      metByBarrier(g).map(([, barrier]) => barrier),
    ),
  ),
  step('damage.3', (g) => {
    const free = attackers(g).filter((row) => blockersOf(g, row).length === 0)
    g.setLocal(
      POINTS,
      free.reduce((n, row) => n + Math.max(0, strength(g, row)), departed(g)),
    )
  }),
  step('base.3.7.16', (g) => {
    for (const row of g.list(LOSERS)) g.propose(toGraveyard, row)
  }),
  step('base.3.7.17', (g) => {
    if (g.local(POINTS) > 0) g.propose(hurt, opponent(g.controller(g.local(REQUEST))), g.local(POINTS))
  }),
  step('base.3.5.39', (g) => g.propose(endBattle), 'end of the battle'),
])

/** ダメージ判定. */
export const damage = list('damage', { ja: 'ダメージ判定', en: 'Damage' }, 'damage.frame', {
  trigger: 'triggered',
  speed: 'normal',
  timing: 'main',
  effect: damageEffect,
})

trigger('damage.when', 'damage', {
  on: [resolved],
  when: (g, ev) => resolvedAction(g, ev) === block.id && frameOf(damage).exists(),
  player: turnPlayer,
  data: damage,
})
