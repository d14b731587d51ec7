import {
  type Game,
  NONE,
  PLAYERS,
  type Player,
  type Requirement,
  atom,
  memoByZones,
  tellPlace,
} from '@fudaba/kernel/rules'
import type { AquarianAgeClause } from '../../rulebook/index.ts'
import { ask, change, requirement, rule, step, direct } from '../book.ts'
import { type AquarianCard, byNumber, printed, setsOf } from '../board/cards.ts'
import { factionsOf, factors, namesOf, topCard } from '../board/characteristics.ts'
import { declareCard, takeAim } from '../changes/declarations.ts'
import { payCard } from '../changes/paying.ts'
import { inMainPhase, turnPlayer } from '../board/state.ts'
import { type CardType, factionWords, factions, names, types } from '../board/words.ts'
import { charactersOf, controlled, declared, factionArea, hand } from '../board/zones.ts'

/** What all cards of the hand share: when, with which factor and cost, aimed at what. */

export const PLAYER = 0
export const SOURCE = 1
export const AIM = 3
export const ROW = 0

export const cardOf = (g: Game, row: number): AquarianCard => printed(g, g.cardOf(row))
const typeOf = byNumber((card) => types.indexOf(card.type))
/** The cards of a hand by type: every window asks for each. */
const sorted = memoByZones([hand], [], (g, player) => {
  const out = types.map((): number[] => [])
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) out[typeOf(g, g.cardOf(row))].push(row)
  return out
})
/** Callers must not change the list. */
export const inHand = (type: CardType) => {
  const wanted = types.indexOf(type)
  return (g: Game, player: Player): number[] => sorted(g, player)[wanted]
}

/** Which cards of a hand an action is done with, for who asks why not with this one: `inHand` lists just these. */
export const fromHand = (
  clause: AquarianAgeClause,
  isIt: (g: Game, row: number) => boolean,
): readonly Requirement[] => [
  requirement(clause, (g, _player, row) => g.cardOf(row) !== NONE && isIt(g, row)),
  requirement(clause, (g, player, row) => g.zoneOf(row) === g.zone(hand, player), { tells: tellPlace(hand) }),
]
export const isOfType =
  (type: CardType) =>
  (g: Game, row: number): boolean =>
    cardOfHand(g, row) === type
const cardOfHand = (g: Game, row: number): CardType => types[typeOf(g, g.cardOf(row))]

/** The own main phase, with nothing declared that is not resolved (base.1.4.11). */
export const ownMain = requirement(
  'base.1.4.11',
  (g, player) => turnPlayer(g) === player && inMainPhase(g) && g.count(declared, 0) === 0,
)

const setsOn = byNumber((card, book) => setsOf(book, card))
/** By faction. Cached until the controlled area is written. */
const countPrinted = memoByZones([controlled], [], (g, player) => {
  const out = factors.map(() => 0)
  for (let row = g.top(controlled, player); row !== NONE; row = g.next(row)) {
    const set = setsOn(g, topCard(g, row)).factions
    for (let i = 0; i < factors.length; i++) if (factionWords.has(set, i)) out[i]++
  }
  return out
})
/** Shared factions bring no more factor (18-1): only what is printed counts. */
const counted = rule(
  '18-1',
  (g: Game, player: Player, faction: number): number => countPrinted(g, player)[faction],
  (g: Game, player: Player, faction: number): number =>
    g.objects(controlled, player).filter((row) => factionWords.has(g.value(factionsOf, row), faction)).length,
)
/** ファクター: one for each controlled character of the faction (base.1.5.1). */
const factorOf = rule('base.1.5.1', counted, () => Infinity)
/** What it asks for of a faction, by its number: as printed, unless the card itself changes it (8-1-c). */
export const neededFactor = (g: Game, row: number, faction: number): number =>
  Math.max(0, g.value(factors[faction], row))
/** The faction that is looked at first: one that is printed, where it most likely fails. */
const likeliest = byNumber((card) =>
  Math.max(
    0,
    factions.findIndex((faction) => (card.factor?.[faction] ?? 0) > 0),
  ),
)
function hasFactor(g: Game, player: Player, row: number): boolean {
  const first = likeliest(g, g.cardOf(row))
  for (let i = 0; i < factors.length; i++) {
    const faction = (first + i) % factors.length
    const n = neededFactor(g, row, faction)
    if (n > 0 && factorOf(g, player, faction) < n) return false
  }
  return true
}
/** A declaration that cannot be met is refused (19-1). */
export const factorMet = requirement('19-1', (g, player, source) => hasFactor(g, player, source), {
  tells(g, player, source) {
    const faction = factors.findIndex((_, i) => factorOf(g, player, i) < neededFactor(g, source, i))
    return faction < 0
      ? null
      : { key: 'factor', have: factorOf(g, player, faction), need: neededFactor(g, source, faction) }
  },
})
/** It is looked at again on resolution (19-1). */
export const stillHasFactor = rule(
  '19-1',
  (g: Game, row: number): boolean => hasFactor(g, g.controller(row), row),
  () => true,
)
/** A cost that has risen since it was paid changes nothing (20-4). */
direct('20-4')

/** The names of a player's characters. */
const namesOut = memoByZones([controlled, factionArea], [namesOf], (g, player) =>
  charactersOf(g, player).map((row) => g.value(namesOf, row)),
)
/** The name is out already (21-3c). */
export const nameIsOut = (g: Game, row: number): boolean => {
  const name = g.value(namesOf, row)
  return name !== names.in(g.book).nothing && PLAYERS.some((player) => namesOut(g, player).includes(name))
}

/** What was declared is a plain card again. */
export const plain = change('plain', (g, row) => atom.setKind(g, row, 0))

/** It is declared first: what it costs is looked at there (8-1-c-2). */
export const declareStep = (kind: number) =>
  step('21-3a', (g) => g.propose(declareCard, g.local(SOURCE), kind, NONE), 'declare')
export const aimStep = (
  clause: 'base.1.5.4' | '11-2',
  message: string,
  legal: (g: Game, player: Player, row: number) => number[],
) =>
  ask(
    clause,
    {
      offer(g, d) {
        const player = g.local(PLAYER) as Player
        d.choose(player, message, legal(g, player, g.local(SOURCE)), 1, 1)
        d.source = g.local(SOURCE)
      },
      take: (g, answer) => g.propose(takeAim, g.local(SOURCE), answer.value),
    },
    'aim',
  )
export const pay = step('base.1.5.2', (g) => g.call(payCard, g.local(PLAYER), g.local(SOURCE)), 'pay')
export const isDeclared = step('21-3', (g) => g.done(1), 'declared')
