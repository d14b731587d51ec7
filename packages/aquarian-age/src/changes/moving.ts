import { BODY, CardCell, type Game, NONE, type Player, type ZoneDef, atom, ties } from '@fudaba/kernel/rules'
import { change, fact, rule, verb, direct } from '../book.ts'
import { bearerOf, noteBearing, permanentsOf, powerCount, powerOf, setOn } from '../board/setOn.ts'
import { face, mind, partyOf, stat } from '../board/characteristics.ts'
import { type AquarianCard, printed } from '../board/cards.ts'
import { drewNothing } from '../board/state.ts'
import {
  controlled,
  damage,
  deck,
  discardPile,
  factionArea,
  hand,
  lasting,
  permanents,
  power,
} from '../board/zones.ts'

/** How cards go from one place to another. */

/** 引く: the top of the deck into the hand (21-1); without a deck it is remembered (base.1.1.7). */
export const drawCard = verb('21-1', 'drawCard', (g, who) => {
  const player = who as Player
  const top = g.top(deck, player)
  if (top < 0) g.setCounter(drewNothing, player, 1)
  else {
    atom.move(g, top, g.zone(hand, player), atom.BOTTOM, 0)
    g.emit(g.verbNow, top, player)
  }
})

/** The last power card of a character has gone: an event without a change. */
export const emptied = change('emptied', (g, row) => void g.emit(g.verbNow, row, g.controller(row)))

/** All the cards of an object, each to the pile of its owner. */
function scatter(g: Game, row: number, zone: ZoneDef, end = atom.TOP): void {
  const bearer = g.inZone(row, permanents) ? bearerOf(g, row) : NONE
  if (g.cardOf(row) !== NONE && g.card(g.cardOf(row), CardCell.next) !== NONE)
    for (const card of g.cardsOf(row).slice(1))
      atom.split(g, card, g.zone(zone, g.card(card, CardCell.owner) as Player), end, 0)
  atom.move(g, row, g.zone(zone, g.owner(row)), end, 0)
  if (bearer !== NONE) noteBearing(g, bearer)
}

/** Power and permanents go with their character (base.1.6.11). */
const fallsWith = rule(
  'base.1.6.11',
  (g: Game, row: number): readonly number[] =>
    powerCount(g, row) === 0 ? permanentsOf(g, row) : [...permanentsOf(g, row), ...powerOf(g, row)],
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

/** Just before a character is discarded (17-1): an event without a change. */
export const falling = change('falling', (g, row) => void g.emit(g.verbNow, row, g.controller(row)))

/**
 * 捨て札する: an object with all its cards. `beaten`: 1 in battle, or broken by the opponent. With an id it is
 * discarded only if it is still that thing.
 */
export const discard = change('discard', (g, row, beaten, id) => {
  if (id > 0 && !g.same(row, id)) return
  g.emit(g.verbNow, row, g.controller(row), beaten)
  for (const each of fallsWith(g, row)) scatter(g, each, discardPile)
  scatter(g, row, pileOf(g, row, beaten === 1))
})
/** To the damage pile of its owner. */
export const toDamage = change('toDamage', (g, row) => leaveFor(g, row, damage))
/** Into the hand or under the deck of its owner; what is set on it is discarded. */
export const toHand = change('toHand', (g, row) => leaveFor(g, row, hand))
export const toDeck = change('toDeck', (g, row) => leaveFor(g, row, deck, atom.BOTTOM))
export const toDeckTop = change('toDeckTop', (g, row) => leaveFor(g, row, deck))

function leaveFor(g: Game, row: number, zone: ZoneDef, end = atom.TOP): void {
  for (const each of fallsWith(g, row)) scatter(g, each, discardPile)
  scatter(g, row, zone, end)
}

/** A break card comes on top of a character. */
export const breakOnto = change('breakOnto', (g, row, target) => {
  atom.join(g, g.cardOf(row), target, BODY)
  g.emit(g.verbNow, target, g.controller(target))
})
/** A break card that took an opponent's character lies alone (base.1.5.8). */
export const standAlone = change('standAlone', (g, row, who) => {
  atom.move(g, row, g.zone(controlled, who as Player), atom.BOTTOM, 0)
  g.emit(g.verbNow, row, who)
})
/** The break card on top of a character is discarded, and what lay below is there again (1-1). */
export const strip = change('strip', (g, row) => {
  const cards = g.cardsOf(row)
  if (cards.length < 2) return
  g.emit(g.verbNow, row, g.controller(row))
  const top = cards[cards.length - 1]
  atom.split(g, top, g.zone(discardPile, g.card(top, CardCell.owner) as Player), atom.TOP, 0)
})
/** It lies as a lasting card on the field (base.1.3.4). */
export const stay = change('stay', (g, row) => {
  atom.move(g, row, g.zone(lasting, g.controller(row)), atom.BOTTOM, 0)
  atom.setKind(g, row, 0)
})

/** Into the faction area means on top of its party (18-3). */
direct('18-3')
/** (character, player, number of the party plus one, or 0 for its own). */
export const enterParty = verb('base.1.2.2', 'enterParty', (g, row, who, party) =>
  atom.move(
    g,
    row,
    g.zone(factionArea, who as Player),
    atom.TOP,
    atom.cellFlag(party > 0 ? party - 1 : partyOf(face(g, row))),
  ),
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

/** Up to the mind of the character (base.1.4.7). */
const limitOfPower = rule(
  'base.1.4.7',
  (g: Game, row: number): number => stat(g, mind, row),
  () => Infinity,
)
export const hasRoomForPower = (g: Game, row: number): boolean => powerCount(g, row) < limitOfPower(g, row)

/** By an effect power may be sent to anyone; what cannot be set is discarded (12-2). */
const discardsWhatIsTooMuch = fact('12-2', true, false)
export const sendPower = change('sendPower', (g, row, character) => {
  if (hasRoomForPower(g, character)) setPower.apply(g, row, character, 0, 0, 0)
  else if (discardsWhatIsTooMuch()) scatter(g, row, discardPile)
})

/** The top of the deck as power: a draw, which an empty deck cannot give (12-3): (character, by an effect). */
const countsAsDraw = fact('12-3', true, false)
export const chargePower = change('chargePower', (g, character, byEffect) => {
  const player = g.controller(character)
  const top = g.top(deck, player)
  if (top >= 0) return (byEffect === 1 ? sendPower : setPower).apply(g, top, character, 0, 0, 0)
  if (countsAsDraw()) g.setCounter(drewNothing, player, 1)
})
