import { type Game, NONE, type Player, foundOnceSince, tiedFrom, tiedTo } from '@fudaba/kernel'
import { book, fact, rule } from './book.ts'
import { printed, setsOf } from './cards.ts'
import { deleted, isBlank, isHeart, isUnit } from './cardStates.ts'
import { clans, names, races } from './words.ts'
import {
  boardWritten,
  circleOf,
  circles,
  field,
  guardianCircle,
  isRearGuardCircle,
  lastOnCircle,
  onCircle,
  onField,
  vanguardCircle,
} from './zones.ts'

export { deleted, heart, isBlank, isHeart, isUnit, locked } from './cardStates.ts'

/** ユニット (3.8 to 3.11) and their information (chapter 2). */

/** 双闘 (10.25.2): leader → mate, until either of them leaves. */
export const legion = book.relation('legion')
export const mateOf = (g: Game, leader: number): number =>
  leader === NONE ? NONE : tiedTo(g, legion, leader)
export const leaderOf = (g: Game, mate: number): number => tiedFrom(g, legion, mate)
export const isMate = (g: Game, row: number): boolean => leaderOf(g, row) !== NONE
export const inLegion = (g: Game, row: number): boolean => isMate(g, row) || mateOf(g, row) !== NONE
const isLeader = (g: Game, row: number): boolean => isUnit(g, row) && !isMate(g, row)
const leaders = foundOnceSince(boardWritten, (g) => [
  lastOnCircle(g, 0, vanguardCircle(), isLeader),
  lastOnCircle(g, 1, vanguardCircle(), isLeader),
])
/** ヴァンガード (3.9.1); of two in legion the leader. */
export const vanguardOf = rule(
  '3.9.1',
  (g: Game, player: Player): number => leaders(g)[player],
  () => NONE,
)
/** Both in legion are vanguards (10.25.3). */
const bothAre = rule('10.25.3', mateOf, () => NONE)
export const vanguardsOf = (g: Game, player: Player): number[] => {
  const leader = vanguardOf(g, player)
  return [leader, bothAre(g, leader)].filter((row) => row !== NONE)
}
/** ハーツカード of a fighter. */
export const heartsOf = (g: Game, player: Player): number[] =>
  onCircle(g, player, vanguardCircle()).filter((row) => isHeart(g, row))
/** Vanguard → its hearts (10.27.5), and the one of them that gives its name and power (10.27.5.1). */
export const hearts = book.relation('hearts')
export const giving = book.relation('giving')
const givesName = (g: Game, row: number): number => tiedTo(g, giving, row)
/** リアガード (3.10.1). */
const rearGuardsNow = foundOnceSince(boardWritten, (g) => [
  onField(g, 0, isRearGuard),
  onField(g, 1, isRearGuard),
])
export const rearGuards = rule(
  '3.10.1',
  (g: Game, player: Player): readonly number[] => rearGuardsNow(g)[player],
  (): readonly number[] => [],
)
/** ガーディアン (3.11.1.1). */
export const guardians = rule(
  '3.11.1.1',
  (g: Game, player: Player): number[] => onCircle(g, player, guardianCircle()),
  () => [],
)
export function isVanguard(g: Game, row: number): boolean {
  if (row === NONE) return false
  const leader = vanguardOf(g, g.controller(row))
  return row === leader || row === bothAre(g, leader)
}
export const isRearGuard = (g: Game, row: number): boolean =>
  isUnit(g, row) && isRearGuardCircle(circleOf(g, row))
export const isGuardian = (g: Game, row: number): boolean =>
  isUnit(g, row) && circleOf(g, row) === guardianCircle()
/** Whoever is on the field, hearts and locked cards apart. */
export const unitsOf = (g: Game, player: Player): number[] => onField(g, player, isUnit)

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
    const giver = g.inZone(row, field) ? givesName(g, row) : NONE
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
const without = fact('3.11.1.2', 0, 5000)
export const shield = book.characteristic(
  'shield',
  { ja: 'シールド', en: 'Shield' },
  number((card) => card.shield ?? without()),
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
  (g, row) => (isBlank(g, row) ? clans.of() : setsOf(printed(g, g.cardOf(row))).clans),
  clans,
)
export const racesOf = book.characteristic(
  'races',
  { ja: '種族', en: 'Races' },
  (g, row) => (isBlank(g, row) ? races.of() : setsOf(printed(g, g.cardOf(row))).races),
  races,
)
/** And its name (10.27.5.1). */
const nameFromHeart = rule(
  '10.27.5.1',
  (g: Game, row: number): number => (g.inZone(row, field) ? givesName(g, row) : NONE),
  () => NONE,
)
/** A card may have several names (12.8.2), one beside the other (12.8.2.1). */
const several = rule(
  '12.8.2',
  (own: number, other: number): number => names.union(own, other),
  (own: number, _other: number): number => own,
)
const sideBySide = rule(
  '12.8.2.1',
  (own: number, other: number): number => several(own, other),
  (_own: number, other: number): number => other,
)
export const namesOf = book.characteristic(
  'names',
  { ja: 'カード名', en: 'Names' },
  (g, row) => {
    if (isBlank(g, row)) return names.of()
    const own = setsOf(printed(g, g.cardOf(row))).names
    const giver = nameFromHeart(g, row)
    return giver === NONE ? own : sideBySide(own, setsOf(printed(g, g.cardOf(giver))).names)
  },
  names,
)
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
  clans.meets(g.value(clansOf, a), g.value(clansOf, b))

/** Numbers last (8.7.1.3), whatever is no number first (8.7.1.2). */
export const layers = {
  words: book.layer('8.7.1.2', 'no numbers'),
  numbers: book.layer('8.7.1.3', 'numbers'),
}
book.dependencies('8.7.2')
export { circles }
