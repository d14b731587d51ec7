import { C, type Game, NONE, type Player, R, type ZoneDef, atom, ties } from '@fudaba/kernel'
import { change, fact, rule, verb } from './book.ts'
import { face, partyOf, permanentsOf, setOn } from './characters.ts'
import { type AquarianCard, printed } from './cards.ts'
import { drewNothing } from './state.ts'
import { controlled, damage, deck, discardPile, factionArea, hand, power } from './zones.ts'

/** How cards go from one place to another. */

/** 引く: the top of the deck into the hand (21-1); without a deck it is remembered (base.1.1.7). */
export const drawCard = verb('21-1', 'drawCard', (g, who) => {
  const player = who as Player
  const top = g.top(deck, player)
  if (top < 0) g.setCounter(drewNothing, player, 1)
  else atom.move(g, top, g.zone(hand, player), atom.BOTTOM, 0)
})

export const powerOf = (g: Game, row: number): number[] =>
  g
    .relations(setOn, NONE, row)
    .map((r) => g.relation(r, R.a))
    .filter((each) => g.inZone(each, power))

/** All the cards of an object, each to the pile of its owner. */
function scatter(g: Game, row: number, zone: ZoneDef): void {
  for (const card of g.cardsOf(row).slice(1))
    atom.split(g, card, g.zone(zone, g.card(card, C.owner) as Player), atom.TOP, 0)
  atom.move(g, row, g.zone(zone, g.owner(row)), atom.TOP, 0)
}

/** Power and permanents go with their character (base.1.6.11). */
const fallsWith = rule(
  'base.1.6.11',
  (g: Game, row: number): number[] => [...permanentsOf(g, row), ...powerOf(g, row)],
  () => [],
)

const isNamed = (card: AquarianCard): boolean => card.personal !== undefined
/** A name-level character that was beaten or broken away lies in the damage pile, but was discarded (9-3). */
const pileOf = rule(
  '9-3',
  (g: Game, row: number, beaten: boolean): ZoneDef =>
    beaten && g.cardsOf(row).some((card) => isNamed(printed(g, card))) ? damage : discardPile,
  () => discardPile,
)

/** 捨て札する: an object with all its cards. `beaten`: 1 in battle, or broken by the opponent. */
export const discard = change('discard', (g, row, beaten) => {
  g.emit(g.verbNow, row, g.controller(row), beaten)
  for (const each of fallsWith(g, row)) scatter(g, each, discardPile)
  scatter(g, row, pileOf(g, row, beaten === 1))
})

/** To the damage pile of its owner. */
export const toDamage = change('toDamage', (g, row) => scatter(g, row, damage))

/** Into the faction area means on top of its party (18-3). */
const place = fact('18-3', atom.TOP, atom.BOTTOM)
export const enterParty = verb('base.1.2.2', 'enterParty', (g, row, who) =>
  atom.move(g, row, g.zone(factionArea, who as Player), place(), atom.cellFlag(partyOf(face(g, row)))),
)

/** 支配する: with everything that is set on it. */
export const takeControl = change('takeControl', (g, row, who) =>
  atom.move(g, row, g.zone(controlled, who as Player), atom.BOTTOM, 0),
)

/** パワーカードとしてセットする: face down on a character. */
export const setPower = change('setPower', (g, row, character) => {
  atom.move(g, row, g.zone(power, g.controller(character)), atom.BOTTOM, atom.FACE_DOWN_FLAG)
  ties.relate(g, setOn.id, row, character, 0)
})
