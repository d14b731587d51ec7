import { book, rule, direct } from '../book.ts'
import { printed } from './cards.ts'
import { isBlank } from './cardStates.ts'
import { nationOfClan, nationWords, nations } from './words.ts'

/** 国家 (2.17). */

/** Without an icon of its own, the nation its clan belongs to (2.17.4); of any other clan none (2.17.4.1). */
const ofClan = rule(
  '2.17.4',
  (of: readonly string[]): string | undefined =>
    of.map((clan) => nationOfClan[clan]).find((nation) => nation !== undefined) ?? undefined,
  () => undefined,
)
direct('2.17.4.1')
/** Another icon is no nation (2.17.3.1). */
const isNation = rule(
  '2.17.3.1',
  (word: string): boolean => nationWords.includes(word),
  () => true,
)
export const nationsOf = book.characteristic(
  'nations',
  { ja: '国家', en: 'Nations' },
  (g, row) => {
    const words = nations.in(g.book)
    if (isBlank(g, row)) return words.nothing
    const { nation, clans: of } = printed(g, g.cardOf(row))
    const word = nation ?? ofClan(of)
    return word !== undefined && isNation(word) ? words.of(word) : words.nothing
  },
  nations,
)
