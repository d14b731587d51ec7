import type { Bilingual } from '@fudaba/kernel'
import { CardCell, type Characteristic, type Game, NONE, type BookWords, hasWord } from '@fudaba/kernel/rules'
import { book, fact, rule } from '../book.ts'
import { type CardSets, type KisekiCard, printed, setsAt, setsOf } from './cards.ts'
import { faces } from './pseudoCards.ts'
import { BASE, EVENT, ITEM, UNIT, names, organisations, subNames, types } from './words.ts'

/** The computed information of a card (200): printed, changed through the layers of 1215.1. */

/** 戦術リンク中 (1336): a unit of two cards has the sum of their printed numbers … */
const addsUp = fact('1336.1b', true, false)
/** … and has the names and organisations of both. */
const bothNames = fact('1336.1a', true, false)
const bothOrganisations = fact('1336.1d', true, false)
const both = (): boolean => true

const isLast = (g: Game, card: number, goesOn: () => boolean): boolean =>
  g.card(card, CardCell.next) === NONE || !goesOn()

/** An ITEM that is a UNIT without having the number counts as having zero (base.2.4.4). */
const missing = fact('base.2.4.4', 0, NONE)
const zero = (): number => 0

/** What is printed is what all effects start from (1215.1a). */
const asPrinted = rule(
  '1215.1a',
  (n: number): number => n,
  () => 0,
)

const sum =
  (of: (card: KisekiCard) => number | undefined, unprinted: () => number = zero) =>
  (g: Game, row: number): number => {
    let total = 0
    for (let card = g.cardOf(row); card !== NONE; card = g.card(card, CardCell.next)) {
      total += of(printed(g, card)) ?? unprinted()
      if (isLast(g, card, addsUp)) return asPrinted(total)
    }
    for (const copied of faces(g, row)) total += of(copied) ?? 0
    return asPrinted(total)
  }

/** The same for words: it has those of all its cards. */
const union =
  (of: (sets: CardSets) => number, vocabulary: BookWords, goesOn: () => boolean = both) =>
  (g: Game, row: number): number => {
    const words = vocabulary.in(g.book)
    let set = words.nothing
    for (let card = g.cardOf(row); card !== NONE; card = g.card(card, CardCell.next)) {
      const more = of(setsAt(g, card))
      set = set === words.nothing ? more : words.union(set, more)
      if (isLast(g, card, goesOn)) return set
    }
    for (const copied of faces(g, row)) set = words.union(set, of(setsOf(g.book, copied)))
    return set
  }

const number = (
  name: string,
  title: Bilingual,
  of: (card: KisekiCard) => number | undefined,
  unprinted?: () => number,
): Characteristic => {
  const made = book.characteristic(name, title, sum(of, unprinted), undefined, true)
  book.shares(made, (g, row) =>
    g.cardsOf(row).map((card) => [printed(g, card).id, of(printed(g, card)) ?? 0] as const),
  )
  return made
}

export const str = number('str', { ja: 'STR', en: 'STR' }, (card) => card.str, missing)
export const def = number('def', { ja: 'DEF', en: 'DEF' }, (card) => card.def, missing)
export const cp = number('cp', { ja: 'CPコスト', en: 'CP cost' }, (card) => card.cp)
export const ep = number('ep', { ja: 'EPコスト', en: 'EP cost' }, (card) => card.ep)
export const artsEp = number(
  'artsEp',
  { ja: 'アーツのEPコスト', en: 'EP cost of the art' },
  (card) => card.arts?.ep,
)
export const level = number('level', { ja: '創設レベル', en: 'Founding level' }, (card) => card.level)
/** 光まとう翼: what the icon craft says, 0 without it (212.2). */
export const wings = book.characteristic(
  'wings',
  { ja: '光まとう翼', en: 'Wings of light' },
  fact('212.2', 0, NONE),
)

export const typesOf = book.characteristic(
  'types',
  { ja: '種類', en: 'Type' },
  union((sets) => sets.types, types),
  types,
  true,
)
export const organisationsOf = book.characteristic(
  'organisations',
  { ja: '組織', en: 'Organisations' },
  union((sets) => sets.organisations, organisations, bothOrganisations),
  organisations,
  true,
)
export const namesOf = book.characteristic(
  'names',
  { ja: 'カード名', en: 'Names' },
  union((sets) => sets.names, names, bothNames),
  names,
  true,
)
export const subNamesOf = book.characteristic(
  'subNames',
  { ja: 'サブ名', en: 'Sub-names' },
  union((sets) => sets.subNames, subNames),
  subNames,
  true,
)

/** Characteristics of objects, by name. */
export const characteristics = {
  str,
  def,
  cp,
  ep,
  artsEp,
  level,
  wings,
  types: typesOf,
  organisations: organisationsOf,
  names: namesOf,
  subNames: subNamesOf,
}

/** A card of two types is both (203.2a); without that clause it is only what stands first on it. */
export const typesNow = rule(
  '203.2a',
  (g: Game, row: number): number => g.value(typesOf, row),
  (g: Game, row: number): number =>
    g.cardOf(row) === NONE ? types.nothing : types.of(printed(g, g.cardOf(row)).types[0]),
  '203.2',
)
const hasType = (g: Game, row: number, type: number): boolean => types.has(typesNow(g, row), type)
export const isUnit = (g: Game, row: number): boolean => hasType(g, row, UNIT)
export const isItem = (g: Game, row: number): boolean => hasType(g, row, ITEM)
export const isEvent = (g: Game, row: number): boolean => hasType(g, row, EVENT)
export const isBase = (g: Game, row: number): boolean => hasType(g, row, BASE)

/** Whether two cards have an organisation in common. */
export const shareOrganisation = (g: Game, a: number, b: number): boolean =>
  organisations.in(g.book).meets(g.value(organisationsOf, a), g.value(organisationsOf, b))

/** Whether there is an organisation that all of them have. */
export function haveCommonOrganisation(g: Game, rows: readonly number[]): boolean {
  const { size } = organisations.in(g.book)
  for (let word = 0; word < size; word++)
    if (rows.every((row) => hasWord(g, organisationsOf, row, word))) return true
  return false
}

/** 持続効果の適用順 (1215.1); what is printed is the base of all of them (1215.1a). */
export const layers = {
  gainOrganisation: book.layer('1215.1b', 'organisations'),
  gainAbility: book.layer('1215.1c', 'abilities'),
  words: book.layer('1215.1d', 'other information'),
  newNumbers: book.layer('1215.1e', 'new numbers'),
  numbers: book.layer('1215.1f', 'numbers'),
}
book.dependencies('1215.3a')
book.spans('1215.2')
