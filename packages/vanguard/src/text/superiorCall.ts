import { type Game, NONE, PLAYERS, type Player, opponent, sees, ties } from '@fudaba/kernel/rules'
import type { CallPlace } from '../../grammar/nodes.ts'
import { guarding, victims } from '../battle/battleUnits.ts'
import { ask, book, change, fact, procedure, rule, step, direct } from '../book.ts'
import { isLockedHere } from '../board/circleNames.ts'
import { call, callGuardian } from '../changes/moving.ts'
import {
  circleOf,
  circles,
  columnOf,
  guardianCircle,
  isFront,
  onCircle,
  rearGuardCircles,
} from '../board/zones.ts'

/** スペリオルコール (10.7.1.3): cards that an effect calls, several of them at the same moment. */

const PLAYER = 0
const ONTO = 1
const CARDS = 2
const CHOSEN = 3
const ASKED = 4
/** Bits of the circles that the text allows; 1 if they come resting. */
const WHERE = 5
const RESTING = 6
const ANY = -1
/** Without a word for where, any of his rear-guard circles (base.5.4.1). */
direct('base.5.4.1')

/** With a locked card on it, it is no rear-guard circle. */
const unlocked = (g: Game, player: Player): number[] =>
  rearGuardCircles().filter((circle) => !onCircle(g, player, circle).some((row) => isLockedHere(g, row)))
const free = (g: Game, player: Player): number[] =>
  unlocked(g, player).filter((circle) => (g.local(WHERE) & (1 << circle)) !== 0)
/** As many as there are circles: of more cards, which ones is chosen (10.7.1.1.1.1). */
const tooMany = rule(
  '10.7.1.1.1.1',
  (g: Game): number => {
    const room = free(g, g.local(PLAYER) as Player).length
    return room < g.list(CARDS).length ? room : 0
  },
  () => 0,
)
/** Each onto a circle of its own. */
const different = rule(
  '10.7.1.1.1.1',
  (open: readonly number[], taken: readonly number[]): number[] =>
    open.filter((circle) => !taken.includes(circle)),
  (open: readonly number[]): number[] => [...open],
)
const open = (g: Game): number[] => different(free(g, g.local(PLAYER) as Player), g.list(CHOSEN))
const atOnce = fact('10.7.1.1.2', true, false)
const guard = change('guardFor', (g, row, unit) => ties.relate(g, guarding.id, row, unit, 0))

/** What is called is known when it is called (10.7.1.4), also to who then chooses its circle (ex.10.7.1.4). */
const toOthers = rule(
  '10.7.1.4',
  (player: Player): number => 1 << opponent(player),
  () => 0,
)
const toHimself = rule(
  'ex.10.7.1.4',
  (player: Player): number => 1 << player,
  () => 0,
)
function makeKnown(g: Game, card: number, player: Player): void {
  const viewers = toOthers(player) | toHimself(player)
  if (viewers !== 0 && PLAYERS.some((each) => !sees(g, each, card)))
    g.propose(book.kernelVerb('show'), card, viewers)
}

/** (fighter, 1 if as guardians); the cards are the list of its third local. */
export const superiorCall = procedure('superiorCall', 7, [
  ask(
    '10.7.1.1.1.1',
    {
      offer(g, d) {
        const n = g.local(ONTO) === 1 ? 0 : tooMany(g)
        if (n > 0) d.choose(g.local(PLAYER) as Player, 'call.cards', g.list(CARDS), n, n)
      },
      take: (g, answer) => g.setList(CARDS, answer.values),
    },
    'which cards',
  ),
  step('10.7.1.3', (g) => {
    g.setList(CHOSEN, [])
    if (g.list(CARDS).length === 0) return g.done(NONE)
    for (const card of g.list(CARDS)) makeKnown(g, card, g.local(PLAYER) as Player)
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
      for (let i = 0; i < together; i++)
        g.propose(call, cards[i], chosen[i], g.local(PLAYER), g.local(RESTING))
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
/** Which of his circles a text means: (fighter, the unit whose text it is). */
function placesOf(g: Game, player: Player, at: CallPlace, source: number): number[] {
  const all = unlocked(g, player)
  switch (at) {
    case 'open':
      return all.filter((circle) => onCircle(g, player, circle).length === 0)
    case 'front-row':
      return all.filter((circle) => isFront(circle))
    case 'back-row':
      return all.filter((circle) => !isFront(circle))
    case 'column': {
      const column = columnOf(circleOf(g, source), g.controller(source) !== player)
      return all.filter((circle) => columnOf(circle, false) === column)
    }
  }
}
interface How {
  readonly guardians?: boolean
  readonly at?: CallPlace
  readonly source?: number
  readonly resting?: boolean
}
/** Calls these cards: from within an effect. */
export function callSuperior(g: Game, player: Player, rows: readonly number[], how: How): void {
  if (rows.length === 0) return
  const { at, source = NONE } = how
  const where =
    at === undefined ? ANY : placesOf(g, player, at, source).reduce((bits, circle) => bits | (1 << circle), 0)
  g.call(superiorCall, player, how.guardians === true ? 1 : 0)
  g.setList(CARDS, rows)
  g.setLocal(WHERE, where)
  g.setLocal(RESTING, how.resting === true ? 1 : 0)
}
