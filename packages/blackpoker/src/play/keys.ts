import { CardCell, type Game, NONE, type Player, type Requirement } from '@fudaba/kernel/rules'
import { fact, requirement } from '../book.ts'
import { type PlayingCard, printed } from '../board/cards.ts'
import type { Frame, KeyTest } from './frame.ts'
import { hasTarget } from './targets.ts'
import { hand } from '../board/zones.ts'

/** ★ of the whole list, each with a bit of its own: what a card can be a key for is then one number. */
const tests: KeyTest[] = []

export function keyBit(test: KeyTest): number {
  tests.push(test)
  if (tests.length > 31) throw new Error('more keys on the action list than bits')
  return 1 << (tests.length - 1)
}

/** Cache of the tests that each card of the catalogue passes. Dropped with another catalogue and with another test. */
let passed = { cards: [] as readonly unknown[], tests: 0, bits: new Int32Array(0) }

function bitsByCard({ cards }: Game): Int32Array {
  if (passed.cards === cards && passed.tests === tests.length) return passed.bits
  const bits = (card: PlayingCard): number =>
    tests.reduce((set, test, i) => (test(card) ? set | (1 << i) : set), 0)
  passed = { cards, tests: tests.length, bits: Int32Array.from(cards as readonly PlayingCard[], bits) }
  return passed.bits
}

/** Whether the card passes one of these tests. */
const fits = (g: Game, row: number, bits: number): boolean =>
  (bitsByCard(g)[g.card(g.cardOf(row), CardCell.def)] & bits) !== 0

/** Hand cards that fit one of the tests and leave a legal target. */
export function keyCandidates(g: Game, player: Player, frame: Frame): number[] {
  return g
    .objects(hand, player)
    .filter((row) => fits(g, row, frame.allKeys) && hasTargetWith(g, player, frame, row))
}

/** Whether the card is one of the keys. */
export const isKey = (g: Game, row: number, frame: Frame): boolean => fits(g, row, frame.allKeys)

/** Where the target depends on the key (装備), a key without a target is no key. */
export function hasTargetWith(g: Game, player: Player, frame: Frame, row: number): boolean {
  return frame.targets?.byKey !== true || hasTarget(g, player, frame, printed(g, g.cardOf(row)))
}

/** Cache of what a hand can be keys for, for all actions of a window: bits that one card passes, that two pass. */
const lookedAt = { game: null as Game | null, version: 0, player: 0, once: 0, twice: 0 }

function lookAtHand(g: Game, player: Player): typeof lookedAt {
  if (lookedAt.game === g && lookedAt.version === g.store.version && lookedAt.player === player)
    return lookedAt
  const bits = bitsByCard(g)
  let once = 0
  let twice = 0
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) {
    const bitsHere = bits[g.card(g.cardOf(row), CardCell.def)]
    twice |= once & bitsHere
    once |= bitsHere
  }
  lookedAt.game = g
  lookedAt.version = g.store.version
  lookedAt.player = player
  lookedAt.once = once
  lookedAt.twice = twice
  return lookedAt
}

/** Whether each test finds a card of its own in the hand. */
function hasKeys(g: Game, player: Player, frame: Frame): boolean {
  const { once, twice } = lookAtHand(g, player)
  if ((once & frame.allKeys) !== frame.allKeys) return false
  // Two tests, each passed by one card only: it might be the same.
  return frame.keys.length === 1 || (twice & frame.allKeys) !== 0 || coversKeys(g, player, frame, NONE)
}

/** Whether each test finds a card of its own in the hand, leaving out `but`; frames have one or two. */
function coversKeys(g: Game, player: Player, frame: Frame, but: number): boolean {
  const [first, second] = frame.keyBits
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) {
    if (row === but || !fits(g, row, first)) continue
    if (second === undefined) return true
    for (let other = g.top(hand, player); other !== NONE; other = g.next(other))
      if (other !== row && other !== but && fits(g, other, second)) return true
  }
  return false
}

/** Which key slots each candidate can fill, for the combined choice. */
export function keySlots(g: Game, frame: Frame, rows: readonly number[]): number[][] {
  return rows.map((row) => frame.keyBits.flatMap((bit, slot) => (fits(g, row, bit) ? [slot] : [])))
}

/** The key is separate from the cost: what is discarded may not take the last key away. */
const keyIsNotCost = fact('base.3.5.19', true, false)

export function discardable(g: Game, player: Player, frame: Frame): number[] {
  const cards = g.objects(hand, player)
  if (!keyIsNotCost()) return cards
  return cards.filter((row) => coversKeys(g, player, frame, row))
}

function canDiscard(g: Game, player: Player, frame: Frame): boolean {
  if (!keyIsNotCost()) return g.count(hand, player) > 0
  if (frame.keys.length > 1) return discardable(g, player, frame).length > 0
  // Of a single key's cards one is kept; any other card can go.
  return hasKeys(g, player, frame) && g.count(hand, player) > 1
}

export function keyRequirements(frame: Frame): readonly Requirement[] {
  if (frame.keys.length === 0) return []
  const inHand = requirement(frame.clause, (g, player) => hasKeys(g, player, frame))
  if (frame.price.D === 0) return [inHand]
  return [inHand, requirement('base.3.5.19', (g, player) => canDiscard(g, player, frame))]
}
