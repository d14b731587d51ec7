import {
  categoryKeywords,
  costKeywords,
  counterKeywords,
  counterKinds,
  eitherKeywords,
  markedKeywords,
  nameKeywords,
  numberKeywords,
  plainKeywords,
} from './times.ts'

/** How keywords stand on cards that print them without brackets: a line of nothing else. */

type Names = { readonly ids: readonly string[]; get(id: string): { readonly ja: string } }
const namesIn = (...lists: readonly Names[]): string =>
  lists.flatMap((list) => list.ids.map((id) => list.get(id).ja)).join('|')

const plain = namesIn(plainKeywords)
const withMore = namesIn(
  numberKeywords,
  markedKeywords,
  categoryKeywords,
  nameKeywords,
  costKeywords,
  eitherKeywords,
  counterKeywords,
)

/** The name; of those that have something inside, a number, a counter or parentheses with whatever that is. */
const KEYWORD = `(?:(?:${plain})|(?:${namesIn(counterKeywords)})\\s+(?:${namesIn(counterKinds)})\\s*[0-9０-９]+|(?:${withMore})[^\\s『』(（)）、。]{0,6}\\s*(?:[(（][^()（）。]{1,20}[)）])?|準備\\s*[0-9０-９]+\\s*条件\\s*[(（][^()（）。]{1,20}[)）])`
const REMINDER = '(?:[(（][^()（）]*[)）])?(?:※.*)?'
const BARE = new RegExp(
  `^(\\s*[\\[［][FTAＦＴＡ][\\]］])?\\s*(${KEYWORD}(?:[、\\s]+${KEYWORD})*)\\s*${REMINDER}$`,
)

/** The text with such lines in their brackets, and with the cost of a soul burst in parentheses. */
export const bracketed = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const found = BARE.exec(line)
      if (found === null)
        return line.replace(/ソウルバースト\s*([\dX]*[白橙紫黒青]*)\s*⇒/, 'ソウルバースト($1)⇒')
      const words = found[2].match(new RegExp(KEYWORD, 'g')) ?? []
      return (found[1] ?? '') + words.map((word) => `『${word.replace(/\s/g, '')}』`).join('')
    })
    .join('\n')
