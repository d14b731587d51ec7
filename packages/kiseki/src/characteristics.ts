import { type Game, hasWord } from '@fudaba/kernel'
import { book } from './book.ts'
import { type KisekiCard, printed } from './cards.ts'
import { BASE, EVENT, ITEM, UNIT, names, organisations, subNames, types } from './words.ts'

/** The computed information of a card (200): printed, changed through the layers of 1215.1. */

const cardsOf = (g: Game, row: number): KisekiCard[] => g.cardsOf(row).map((card) => printed(g, card))

/** 戦術リンク中 (1336): a unit of two cards has the sum of their printed numbers. */
const sum =
  (of: (card: KisekiCard) => number | undefined) =>
  (g: Game, row: number): number =>
    cardsOf(g, row).reduce((total, card) => total + (of(card) ?? 0), 0)

export const str = book.characteristic(
  'str',
  { ja: 'STR', en: 'STR' },
  sum((card) => card.str),
)
export const def = book.characteristic(
  'def',
  { ja: 'DEF', en: 'DEF' },
  sum((card) => card.def),
)
export const cp = book.characteristic(
  'cp',
  { ja: 'CPコスト', en: 'CP cost' },
  sum((card) => card.cp),
)
export const ep = book.characteristic(
  'ep',
  { ja: 'EPコスト', en: 'EP cost' },
  sum((card) => card.ep),
)
export const artsEp = book.characteristic(
  'artsEp',
  { ja: 'アーツのEPコスト', en: 'EP cost of the art' },
  sum((card) => card.arts?.ep),
)
export const level = book.characteristic(
  'level',
  { ja: '創設レベル', en: 'Founding level' },
  sum((card) => card.level),
)
/** 光まとう翼 (212): 0 without the icon craft. */
export const wings = book.characteristic('wings', { ja: '光まとう翼', en: 'Wings of light' }, () => 0)

export const typesOf = book.characteristic(
  'types',
  { ja: '種類', en: 'Type' },
  (g, row) => types.of(...cardsOf(g, row).flatMap((card) => card.types)),
  types,
)
export const organisationsOf = book.characteristic(
  'organisations',
  { ja: '組織', en: 'Organisations' },
  (g, row) => organisations.of(...cardsOf(g, row).flatMap((card) => card.organisations ?? [])),
  organisations,
)
export const namesOf = book.characteristic(
  'names',
  { ja: 'カード名', en: 'Names' },
  (g, row) => names.of(...cardsOf(g, row).map((card) => card.name)),
  names,
)
export const subNamesOf = book.characteristic(
  'subNames',
  { ja: 'サブ名', en: 'Sub-names' },
  (g, row) => subNames.of(...cardsOf(g, row).flatMap((card) => (card.sub === undefined ? [] : [card.sub]))),
  subNames,
)

export const isUnit = (g: Game, row: number): boolean => hasWord(g, typesOf, row, UNIT)
export const isItem = (g: Game, row: number): boolean => hasWord(g, typesOf, row, ITEM)
export const isEvent = (g: Game, row: number): boolean => hasWord(g, typesOf, row, EVENT)
export const isBase = (g: Game, row: number): boolean => hasWord(g, typesOf, row, BASE)

/** Whether two cards have an organisation in common. */
export const shareOrganisation = (g: Game, a: number, b: number): boolean =>
  organisations.meets(g.value(organisationsOf, a), g.value(organisationsOf, b))

/** 持続効果の適用順 (1215.1). */
export const layers = {
  gainOrganisation: book.layer('1215.1b', 'organisations'),
  gainAbility: book.layer('1215.1c', 'abilities'),
  words: book.layer('1215.1d', 'other information'),
  newNumbers: book.layer('1215.1e', 'new numbers'),
  numbers: book.layer('1215.1f', 'numbers'),
}
book.dependencies('1215.3a')
