import { type Game, PLAYERS, type Player, atom } from '@fudaba/kernel/rules'
import { book, change, procedure, rule, step } from '../book.ts'
import { printed, setsOf } from '../board/cards.ts'
import { namesOf } from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { triggerTiming } from './timings.ts'
import { enterParty, toDamage } from './moving.ts'
import { drewNothing } from '../board/state.ts'
import { names } from '../board/words.ts'
import { charactersOf, deck } from '../board/zones.ts'

/** ダメージ判定 (16): the top of the deck, as often as the attack is worth. */

/** What has been turned up in this judgement. */
export const judged = book.zone(
  'judged',
  { ja: 'ダメージ判定', en: 'Judged' },
  { shared: false, ordered: true, sight: () => 'all' },
)

/** A bit for each player who is judged. */
const WHO = 0
const POINTS = 1
const judgedNow = (g: Game): Player[] => PLAYERS.filter((player) => (g.local(WHO) & (1 << player)) !== 0)

const turnUp = change('turnUp', (g, who) => {
  const player = who as Player
  const top = g.top(deck, player)
  if (top >= 0) atom.move(g, top, g.zone(judged, player), atom.BOTTOM, 0)
  else if (configOf(g).judgementOnEmptyDeck === 'defeat') g.setCounter(drewNothing, player, 1)
})

const isCharacter = (g: Game, row: number): boolean => printed(g, g.cardOf(row)).type === 'character'
const nameOf = (g: Game, row: number): number => setsOf(g.book, printed(g, g.cardOf(row))).names

/** Equal names among them all are damage (16-1), as is a name that is out already. */
const clashes = rule(
  '16-1',
  (g: Game, row: number, all: readonly number[]): boolean => {
    const name = nameOf(g, row)
    if (name === names.in(g.book).nothing) return false
    return (
      all.some((other) => other !== row && isCharacter(g, other) && nameOf(g, other) === name) ||
      ([0, 1] as const).some((player) =>
        charactersOf(g, player).some((there) => g.value(namesOf, there) === name),
      )
    )
  },
  () => false,
)

const damageJudgement = procedure('damageJudgement', 2, [
  step('base.1.6.13', (g) => {
    for (const player of judgedNow(g)) for (let i = 0; i < g.local(POINTS); i++) g.propose(turnUp, player)
  }),
  // One moment for all of them, whoever they are dealt to (23-1).
  step('base.1.6.14', (g) => {
    for (const player of judgedNow(g)) {
      const all = g.objects(judged, player)
      for (const row of all)
        if (isCharacter(g, row) && !clashes(g, row, all)) g.propose(enterParty, row, player)
        else g.propose(toDamage, row)
    }
  }),
  // Their abilities are handled before anything else is looked at (16-2).
  step('16-2', (g) => triggerTiming.value.call(g)),
])

/** Of several players each at the same time: whoever is beaten by it is beaten at once (base.1.1.8). */
export const judge = (g: Game, players: readonly Player[], points: number): void =>
  g.call(
    damageJudgement,
    players.reduce<number>((bits, player) => bits | (1 << player), 0),
    points,
  )
