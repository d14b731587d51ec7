import { type Game, NONE, type Player, ties } from '@fudaba/kernel'
import { attacked, guarding } from './battleUnits.ts'
import { ask, change, fact, procedure, rule, step } from './book.ts'
import { isLockedHere } from './locking.ts'
import { call, callGuardian } from './moving.ts'
import { circles, guardianCircle, onCircle, rearGuardCircles } from './zones.ts'

/** スペリオルコール (10.7.1.3): cards that an effect calls, several of them at the same moment. */

const PLAYER = 0
const ONTO = 1
const CARDS = 2
const CHOSEN = 3
const ASKED = 4

/** With a locked card on it, it is no rear-guard circle. */
const free = (g: Game, player: Player): number[] =>
  rearGuardCircles().filter((circle) => !onCircle(g, player, circle).some((row) => isLockedHere(g, row)))
/** Each onto a circle of its own, as many as there are (10.7.1.1.1.1). */
const different = rule(
  '10.7.1.1.1.1',
  (open: readonly number[], taken: readonly number[]): number[] =>
    open.filter((circle) => !taken.includes(circle)),
  (open: readonly number[]): number[] => [...open],
)
const open = (g: Game): number[] => different(free(g, g.local(PLAYER) as Player), g.list(CHOSEN))
const atOnce = fact('10.7.1.1.2', true, false)
const victims = (g: Game): number[] => attacked(g)?.victims ?? []
const guard = change('guardFor', (g, row, unit) => ties.relate(g, guarding.id, row, unit, 0))

/** (fighter, 1 if as guardians); the cards are the list of its third local. */
export const superiorCall = procedure('superiorCall', 5, [
  step('10.7.1.3', (g) => {
    g.setList(CHOSEN, [])
    if (g.list(CARDS).length === 0) return g.done(NONE)
    if (g.local(ONTO) === 1) g.goto('as guardians')
  }),
  ask(
    '10.7.1.1.1',
    {
      offer(g, d) {
        const [card] = g.list(CARDS).slice(g.list(CHOSEN).length)
        const from = open(g)
        if (card === undefined || from.length === 0) return
        d.option(
          g.local(PLAYER) as Player,
          'call.circle',
          from.map((circle) => circles[circle]),
        )
        d.source = card
      },
      take: (g, answer) => g.setList(CHOSEN, [...g.list(CHOSEN), open(g)[answer.value]]),
    },
    'circle',
  ),
  step(
    '10.7.1.3',
    (g) => {
      const [cards, chosen] = [g.list(CARDS), g.list(CHOSEN)]
      g.setLocal(ASKED, g.local(ASKED) + 1)
      if (chosen.length === g.local(ASKED) && chosen.length < cards.length && open(g).length > 0)
        g.goto('circle')
    },
    'next card',
  ),
  step(
    '10.7.1.3',
    (g) => {
      const [cards, chosen] = [g.list(CARDS), g.list(CHOSEN)]
      const together = atOnce() ? chosen.length : Math.min(1, chosen.length)
      for (let i = 0; i < together; i++) g.propose(call, cards[i], chosen[i], g.local(PLAYER))
      g.done(1)
    },
    'all at once',
  ),
  // A guardian rests, and each of them guards one of the attacked units.
  ask(
    '10.7.1.3.1',
    {
      offer(g, d) {
        const [card] = g.list(CARDS).slice(g.list(CHOSEN).length)
        if (card === undefined || victims(g).length === 0) return
        d.choose(g.local(PLAYER) as Player, 'guard.unit', victims(g), 1, 1)
        d.source = card
      },
      take: (g, answer) => g.setList(CHOSEN, [...g.list(CHOSEN), answer.value]),
    },
    'as guardians',
  ),
  step(
    '10.7.1.3',
    (g) => {
      const [cards, chosen] = [g.list(CARDS), g.list(CHOSEN)]
      if (chosen.length < cards.length && victims(g).length > 0 && chosen.length > 0)
        return g.goto('as guardians')
      cards.forEach((card, i) => {
        g.propose(callGuardian, card, guardianCircle(), g.local(PLAYER))
        if (chosen[i] !== undefined) g.propose(guard, card, chosen[i])
      })
    },
    'guardians come',
  ),
])
/** Calls these cards: from within an effect. */
export function callSuperior(g: Game, player: Player, rows: readonly number[], guardians: boolean): void {
  if (rows.length === 0) return
  g.call(superiorCall, player, guardians ? 1 : 0)
  g.setList(CARDS, rows)
}
