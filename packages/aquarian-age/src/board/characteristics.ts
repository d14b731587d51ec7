import {
  CardCell,
  type Characteristic,
  type Game,
  NONE,
  type Player,
  allowed,
  hasAbility,
} from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'
import { permanentsOf } from './setOn.ts'
import { type AquarianCard, byNumber, printed, setsOf } from './cards.ts'
import { type NumericSkill, type PlainSkill, type UnknownSkill, unknownSkills } from './skills.ts'
import { type Faction, factionWords, factions, icons, names } from './words.ts'
import { controlled } from './zones.ts'

/** キャラクター (9): character and break cards, the newest on top; what is set on it stands beside it. */

/** A character has the information of its top card (base.1.5.9). */
const newest = rule(
  'base.1.5.9',
  (g: Game, first: number): number => {
    let card = first
    for (let next = card; next !== NONE; next = g.card(next, CardCell.next)) card = next
    return card
  },
  (_g: Game, first: number): number => first,
)
export const topCard = (g: Game, row: number): number => {
  const first = g.cardOf(row)
  return first === NONE || g.card(first, CardCell.next) === NONE ? first : newest(g, first)
}
export const face = (g: Game, row: number): AquarianCard => printed(g, topCard(g, row))

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
/** 能力値 as the rules take it. */
export const stat = (g: Game, of: Characteristic, row: number): number => {
  const value = g.value(of, row)
  return value < 0 ? atLeastZero(value) : value
}

const NOT_CREATED = 0
/** Of a character that an effect has created (7-3): its values plus one, in place of what is printed. */
export const created = {
  mind: book.column('made.mind'),
  attack: book.column('made.attack'),
  endurance: book.column('made.endurance'),
}
export const isCreated = (g: Game, row: number): boolean => g.object(row, created.endurance) !== NOT_CREATED

const sum =
  (of: (card: AquarianCard) => number | undefined, column: number) =>
  (g: Game, row: number): number => {
    if (g.cardOf(row) === NONE) return 0
    const own = isCreated(g, row) ? g.object(row, column) - 1 : (of(face(g, row)) ?? 0)
    // Most characters have no permanent: this is asked of all of them after every change.
    if (permanentsOf(g, row).length === 0) return own
    return withPermanents(g, row)
      .slice(1)
      .reduce((total, card) => total + (of(card) ?? 0), own)
  }

export const mind = book.characteristic(
  'mind',
  { ja: '精神力', en: 'Mind' },
  sum((card) => card.mind, created.mind),
  undefined,
  'noted',
)
export const attack = book.characteristic(
  'attack',
  { ja: '攻撃力', en: 'Attack' },
  sum((card) => card.attack, created.attack),
  undefined,
  'noted',
)
export const endurance = book.characteristic(
  'endurance',
  { ja: '耐久力', en: 'Endurance' },
  sum((card) => card.endurance, created.endurance),
  undefined,
  'noted',
)
for (const [of, number] of [
  [mind, 'mind'],
  [attack, 'attack'],
  [endurance, 'endurance'],
] as const)
  book.shares(of, (g, row) =>
    g.cardOf(row) === NONE || isCreated(g, row)
      ? []
      : withPermanents(g, row).map((card) => [card.id, card[number] ?? 0] as const),
  )
/** 攻撃力に+Xして判定する (15-1): no part of the attack itself. */
export const judgedBonus = book.characteristic(
  'judgedBonus',
  { ja: '判定の修正', en: 'Judgement' },
  () => 0,
  undefined,
  true,
)
/** What is printed in parentheses is added to attacks on the mind, and to no others (base.1.3.3). */
export const mentalBonus = book.characteristic(
  'mentalBonus',
  { ja: '精神攻撃の修正', en: 'Mental attack' },
  () => 0,
  undefined,
  true,
)
/** What is added to the damage it takes. */
export const receivedBonus = book.characteristic(
  'received',
  { ja: '受けるダメージの修正', en: 'Damage taken' },
  () => 0,
  undefined,
  true,
)
/** What X was when the card was used (20-5). */
export const chosenX = book.column('x')
export const xOf = book.characteristic(
  'x',
  { ja: 'X', en: 'X' },
  (g, row) => g.object(row, chosenX),
  undefined,
  'noted',
)
/** コスト as printed, or what X is. */
export const cost = book.characteristic(
  'cost',
  { ja: 'コスト', en: 'Cost' },
  (g, row) => {
    if (g.cardOf(row) === NONE) return 0
    const printedCost = face(g, row).cost ?? 0
    return printedCost === 'X' ? g.object(row, chosenX) : printedCost
  },
  undefined,
  'noted',
)
const factorOf = (faction: Faction): Characteristic => {
  const asks = byNumber(({ factor }) => factor?.[faction] ?? 0)
  return book.characteristic(
    `factor-${faction}`,
    { ja: '必要ファクター', en: 'Factor' },
    (g, row) => (g.cardOf(row) === NONE ? 0 : asks(g, topCard(g, row))),
    undefined,
    true,
  )
}
/** 必要ファクター: one for each faction; nothing asks for characters without one. */
export const factors: readonly Characteristic[] = factions.filter((each) => each !== 'none').map(factorOf)
export const factionsOf = book.characteristic(
  'factions',
  { ja: '勢力', en: 'Factions' },
  (g, row) => (g.cardOf(row) === NONE ? factionWords.nothing : setsOf(g.book, face(g, row)).factions),
  factionWords,
  true,
)
export const iconsOf = book.characteristic(
  'icons',
  { ja: '分類アイコン', en: 'Icons' },
  (g, row) => (g.cardOf(row) === NONE ? icons.in(g.book).nothing : setsOf(g.book, face(g, row)).icons),
  icons,
  true,
)
export const namesOf = book.characteristic(
  'names',
  { ja: 'ネーム', en: 'Name' },
  (g, row) => (g.cardOf(row) === NONE ? names.in(g.book).nothing : setsOf(g.book, face(g, row)).names),
  names,
  true,
)
/** Characteristics of characters, by name. */
export const characteristics = {
  mind,
  attack,
  endurance,
  factions: factionsOf,
  icons: iconsOf,
  names: namesOf,
  cost,
}

/** 精神攻撃 (base.1.3.3). */
export const isMental = rule(
  'base.1.3.3',
  (g: Game, row: number): boolean => face(g, row).mental === true,
  () => false,
)

/** Words whose meaning nobody found (base.1.7.16): a character has them, and texts ask for them. */
const unknownAbilities = Object.fromEntries(
  unknownSkills.map((skill) => [skill, book.ability('base.1.7.16', skill, {}).id]),
) as Readonly<Record<UnknownSkill, number>>
/** 攻撃力, with what is added to it in parentheses if it is an attack on the mind. */
export const attackNow = (g: Game, row: number): number => {
  const value = g.value(attack, row) + (isMental(g, row) ? g.value(mentalBonus, row) : 0)
  return value < 0 ? atLeastZero(value) : value
}

/** Skills that a character has or has not, as abilities, so that texts can give and take them. */
export const skillAbilities: Readonly<Record<PlainSkill | UnknownSkill, number>> = {
  ...unknownAbilities,
  aggressive: book.ability('base.1.7.3', 'aggressive', {}).id,
  initiative: book.ability('base.1.7.4', 'initiative', {}).id,
  shield: book.ability('base.1.7.8', 'shield', {}).id,
  penetrate: book.ability('base.1.7.9', 'penetrate', {}).id,
  stealth: book.ability('base.1.7.10', 'stealth', {}).id,
  intercept: book.ability('base.1.7.12', 'intercept', {}).id,
  synchro: book.ability('base.1.7.14', 'synchro', {}).id,
}
/** Whether the skills of a character do anything: what it has is negated or not (13-1). */
export const skillsWork = book.verdict('skills', () => true)
export const haveSkillsEffect = (g: Game, row: number): boolean => allowed(g, skillsWork, row, NONE)
export const hasSkill = (g: Game, row: number, skill: PlainSkill): boolean =>
  hasAbility(g, row, skillAbilities[skill]) && haveSkillsEffect(g, row)

/** Equal numeric skills add up (base.1.7.15). */
const combined = rule(
  'base.1.7.15',
  (values: readonly number[]): number => values.reduce((total, value) => total + value, 0),
  (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0),
)
const valuesIn = ({ skills }: AquarianCard, skill: NumericSkill): number[] =>
  skills.flatMap((each) => (each.skill === skill && 'value' in each ? [each.value ?? 0] : []))
/** Skills with a number are characteristics, so that texts can change them. */
const skillNumber = (skill: NumericSkill, ja: string, en: string): Characteristic => {
  const isPrinted = byNumber(({ skills }) => skills.some((each) => each.skill === skill))
  return book.characteristic(
    skill,
    { ja, en },
    (g: Game, row: number): number => {
      if (g.cardOf(row) === NONE) return 0
      if (permanentsOf(g, row).length === 0 && !isPrinted(g, topCard(g, row))) return 0
      return combined(withPermanents(g, row).flatMap((each) => valuesIn(each, skill)))
    },
    undefined,
    'noted',
  )
}
export const skillNumbers: Readonly<Record<NumericSkill, Characteristic>> = {
  draw: skillNumber('draw', 'ドロー', 'Draw'),
  charge: skillNumber('charge', 'チャージ', 'Charge'),
  permanent: skillNumber('permanent', 'パーマネント', 'Permanent'),
  capacity: skillNumber('capacity', 'キャパシティ', 'Capacity'),
  bind: skillNumber('bind', 'バインド', 'Bind'),
}
export const skillValue = (g: Game, row: number, skill: NumericSkill): number => {
  const value = g.value(skillNumbers[skill], row)
  return value !== 0 && haveSkillsEffect(g, row) ? value : 0
}
/** The skill of all controlled characters of a player, added. */
export const skillTotal = (g: Game, player: Player, skill: NumericSkill): number => {
  let total = 0
  for (let row = g.top(controlled, player); row !== NONE; row = g.next(row))
    total += skillValue(g, row, skill)
  return total
}

export const shareIcon = (g: Game, a: number, b: number): boolean =>
  icons.in(g.book).meets(g.value(iconsOf, a), g.value(iconsOf, b))

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
