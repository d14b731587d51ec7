import { type Game, NONE } from '@fudaba/kernel/rules'
import { book, fact, rule, direct } from '../book.ts'
import { deleted, isBlank } from './cardStates.ts'
import { printed, setsOf } from './cards.ts'
import { giverOf, isMate, leaderOf } from './units.ts'
import { clans, names, races } from './words.ts'
import { field } from './zones.ts'

/** The information of cards (chapter 2): printed, changed through the layers of 8.7.1. */

/** What is printed is the base of every value (8.7.1.1). */
const asPrinted = fact('8.7.1.1', true, false)
/** Of two in legion each has its own information (10.25.4). */
const ownCard = rule(
  '10.25.4',
  (g: Game, row: number): number => g.cardOf(row),
  (g: Game, row: number): number => g.cardOf(isMate(g, row) ? leaderOf(g, row) : row),
)
const number =
  (of: (card: ReturnType<typeof printed>) => number) =>
  (g: Game, row: number): number =>
    isBlank(g, row) || !asPrinted() ? 0 : of(printed(g, ownCard(g, row)))
/** A card without information has no grade, not even that of zero. */
const NO_GRADE = -1

export const grade = book.characteristic('grade', { ja: 'グレード', en: 'Grade' }, (g, row) =>
  isBlank(g, row) ? NO_GRADE : printed(g, g.cardOf(row)).grade,
)
/** A G unit has the printed power of its heart on top (10.28.3.3). */
const fromHeart = rule(
  '10.28.3.3',
  (g: Game, row: number): number => {
    const giver = g.inZone(row, field) ? giverOf(g, row) : NONE
    return giver === NONE ? 0 : printed(g, g.cardOf(giver)).power
  },
  () => 0,
)
/** The printed power of a deleted unit is zero (10.26.3). */
const asInExample = rule(
  'ex.10.26.3',
  (g: Game, row: number): boolean => g.object(row, deleted) === 1,
  () => false,
)
const nothingLeft = rule('10.26.3', asInExample, () => false)
const printedPower = number((card) => card.power)
export const power = book.characteristic(
  'power',
  { ja: 'パワー', en: 'Power' },
  (g, row) => (nothingLeft(g, row) ? 0 : printedPower(g, row)) + fromHeart(g, row),
)
/** A deleted unit gains and loses power like any other (10.26.8). */
const changesAnyway = fact('10.26.8', true, false)
export const powerOf = (g: Game, row: number): number =>
  g.object(row, deleted) === 1 && !changesAnyway() ? 0 : g.value(power, row)
export const critical = book.characteristic(
  'critical',
  { ja: 'クリティカル', en: 'Critical' },
  number((card) => card.critical),
)
/** Without a shield it is zero (3.11.1.2). */
direct('3.11.1.2')
export const shield = book.characteristic(
  'shield',
  { ja: 'シールド', en: 'Shield' },
  number((card) => card.shield ?? 0),
)
/** ドライブ: one (2.16.2), two with twin (11.2.3.1), three with triple drive (11.2.4.1). */
const drivePlain = fact('2.16.2', 1, 0)
const twin = fact('11.2.3.1', 1, 0)
const triple = fact('11.2.4.1', 2, 0)
const twinIcon = fact('2.10.1.1', true, false)
const tripleIcon = fact('2.10.1.4', true, false)
/** What twin and triple drive add; what is had by its icon. */
export const driveBy = { twin, triple }
export const driveOfIcon = ({ skill }: { readonly skill?: string }): number =>
  skill === 'twin' && twinIcon() ? twin() : skill === 'triple' && tripleIcon() ? triple() : 0
export const drive = book.characteristic(
  'drive',
  { ja: 'ドライブ', en: 'Drive' },
  number((card) => drivePlain() + driveOfIcon(card)),
)
export const clansOf = book.characteristic(
  'clans',
  { ja: 'クラン', en: 'Clans' },
  (g, row) => (isBlank(g, row) ? clans.in(g.book).nothing : setsOf(g.book, printed(g, g.cardOf(row))).clans),
  clans,
)
export const racesOf = book.characteristic(
  'races',
  { ja: '種族', en: 'Races' },
  (g, row) => (isBlank(g, row) ? races.in(g.book).nothing : setsOf(g.book, printed(g, g.cardOf(row))).races),
  races,
)
/** And its name (10.27.5.1). */
const nameFromHeart = rule(
  '10.27.5.1',
  (g: Game, row: number): number => (g.inZone(row, field) ? giverOf(g, row) : NONE),
  () => NONE,
)
/** A card may have several names (12.8.2), one beside the other (12.8.2.1). */
const several = rule(
  '12.8.2',
  (g: Game, own: number, other: number): number => names.in(g.book).union(own, other),
  (_g: Game, own: number, _other: number): number => own,
)
const sideBySide = rule(
  '12.8.2.1',
  (g: Game, own: number, other: number): number => several(g, own, other),
  (_g: Game, _own: number, other: number): number => other,
)
export const namesOf = book.characteristic(
  'names',
  { ja: 'カード名', en: 'Names' },
  (g, row) => {
    if (isBlank(g, row)) return names.in(g.book).nothing
    const own = setsOf(g.book, printed(g, g.cardOf(row))).names
    const giver = nameFromHeart(g, row)
    return giver === NONE ? own : sideBySide(g, own, setsOf(g.book, printed(g, g.cardOf(giver))).names)
  },
  names,
)
/** Characteristics of units, by name. */
export const characteristics = {
  grade,
  power,
  critical,
  shield,
  drive,
  clans: clansOf,
  races: racesOf,
  names: namesOf,
}

export const shareClan = (g: Game, a: number, b: number): boolean =>
  clans.in(g.book).meets(g.value(clansOf, a), g.value(clansOf, b))

/** Numbers last (8.7.1.3), whatever is no number first (8.7.1.2). */
export const layers = {
  words: book.layer('8.7.1.2', 'no numbers'),
  numbers: book.layer('8.7.1.3', 'numbers'),
}
book.dependencies('8.7.2')
