import { C, type Game, NONE, type Player, R } from '@fudaba/kernel'
import { book, rule } from './book.ts'
import { type AquarianCard, printed, setsOf } from './cards.ts'
import type { NumericSkill, PlainSkill } from './skills.ts'
import { factionWords, factions, icons, names } from './words.ts'
import { controlled, permanents } from './zones.ts'

/** キャラクター (9): character and break cards, the newest on top; what is set on it stands beside it. */

/** From a permanent or a power card to the character it is set on. */
export const setOn = book.relation('set on')

/** A character has the information of its top card (base.1.5.9). */
export const topCard = rule(
  'base.1.5.9',
  (g: Game, row: number): number => {
    let card = g.cardOf(row)
    for (let next = card; next !== NONE; next = g.card(next, C.next)) card = next
    return card
  },
  (g: Game, row: number): number => g.cardOf(row),
)
export const face = (g: Game, row: number): AquarianCard => printed(g, topCard(g, row))

const setOnto = (g: Game, row: number): number[] =>
  g.relations(setOn, NONE, row).map((r) => g.relation(r, R.a))
export const permanentsOf = (g: Game, row: number): number[] =>
  setOnto(g, row).filter((each) => g.inZone(each, permanents))

/** The character has what its permanents say (11-5). */
const withPermanents = rule(
  '11-5',
  (g: Game, row: number): AquarianCard[] => [
    face(g, row),
    ...permanentsOf(g, row).map((each) => face(g, each)),
  ],
  (g: Game, row: number): AquarianCard[] => [face(g, row)],
)

/** A value below zero counts as zero, but what was added and taken stays (15-2). */
const atLeastZero = rule(
  '15-2',
  (value: number): number => Math.max(0, value),
  (value: number): number => value,
)
const sum =
  (of: (card: AquarianCard) => number | undefined) =>
  (g: Game, row: number): number =>
    atLeastZero(withPermanents(g, row).reduce((total, card) => total + (of(card) ?? 0), 0))

export const mind = book.characteristic(
  'mind',
  { ja: '精神力', en: 'Mind' },
  sum((card) => card.mind),
)
export const attack = book.characteristic(
  'attack',
  { ja: '攻撃力', en: 'Attack' },
  sum((card) => card.attack),
)
export const endurance = book.characteristic(
  'endurance',
  { ja: '耐久力', en: 'Endurance' },
  sum((card) => card.endurance),
)
export const factionsOf = book.characteristic(
  'factions',
  { ja: '勢力', en: 'Factions' },
  (g, row) => setsOf(face(g, row)).factions,
  factionWords,
)
export const iconsOf = book.characteristic(
  'icons',
  { ja: '分類アイコン', en: 'Icons' },
  (g, row) => setsOf(face(g, row)).icons,
  icons,
)
export const namesOf = book.characteristic(
  'names',
  { ja: 'ネーム', en: 'Name' },
  (g, row) => setsOf(face(g, row)).names,
  names,
)
export const characteristics = {
  mind,
  attack,
  endurance,
  factions: factionsOf,
  icons: iconsOf,
  names: namesOf,
}

/** 精神攻撃 (base.1.3.3). */
export const isMental = rule(
  'base.1.3.3',
  (g: Game, row: number): boolean => face(g, row).mental === true,
  () => false,
)

export const hasSkill = (g: Game, row: number, skill: PlainSkill): boolean =>
  withPermanents(g, row).some((card) => card.skills.some((each) => each.skill === skill))

/** Equal numeric skills add up (base.1.7.15). */
const combined = rule(
  'base.1.7.15',
  (values: readonly number[]): number => values.reduce((total, value) => total + value, 0),
  (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0),
)
export const skillValue = (g: Game, row: number, skill: NumericSkill): number =>
  combined(
    withPermanents(g, row).flatMap((card) =>
      card.skills.flatMap((each) => (each.skill === skill && 'value' in each ? [each.value ?? 0] : [])),
    ),
  )
/** The skill of all controlled characters of a player, added. */
export const skillTotal = (g: Game, player: Player, skill: NumericSkill): number =>
  g.objects(controlled, player).reduce((total, row) => total + skillValue(g, row, skill), 0)

export const shareIcon = (g: Game, a: number, b: number): boolean =>
  icons.meets(g.value(iconsOf, a), g.value(iconsOf, b))

/** The place of a card's party: of its first faction, or that of none (18-2). */
export const partyOf = rule(
  '18-2',
  (card: AquarianCard): number => {
    const first = factions.findIndex((faction) => card.factions.includes(faction))
    return first < 0 ? factions.length - 1 : first
  },
  (card: AquarianCard): number =>
    Math.max(
      0,
      factions.findIndex((faction) => card.factions.includes(faction)),
    ),
)
