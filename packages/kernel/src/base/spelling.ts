/**
 * One name has many spellings: sites, wikis and people print it with or without spaces and 中黒, in full or half width,
 * with a dash for the long vowel mark, with furigana in it (which are no part of a name: ヴァンガード 2.1.1.1). What is
 * compared is what is left when all of that is taken away, on the card's side and on the text's side alike.
 */

/** Furigana: marked up, after a bar, or kana in parentheses behind a kanji. */
const MARKED_UP = /<r[tp]>.*?<\/r[tp]>|<\/?ruby>|<\/?rb>/gu
const BARRED = /[|｜]([^《|｜]*)《[^《》]*》/gu
const IN_PARENTHESES = /(?<=[\p{sc=Han}々])[(（][\p{sc=Hiragana}\p{sc=Katakana}ー・･ ]+[)）]/gu
/** Spaces, dots between words, and marks that only tell fonts which glyph to take. */
const DROPPED = /[\s\p{Cf}\p{Mn}・･·•‧∙⋅]/gu
/** Whatever is typed for the long vowel mark. */
const DASHES = /[-‐‑‒–—―−─━]/gu
const WAVES = /[〜∼]/gu
const PLAIN = /^[\p{sc=Hiragana}\p{sc=Han}ァ-ヺーA-Za-z0-9]*$/u

/** The text as it is compared with other spellings of it; the text itself if nothing would be left. */
export function folded(text: string): string {
  if (PLAIN.test(text) && !/[豈-﫿]/u.test(text)) return text
  const bare = text
    .replace(MARKED_UP, '')
    .replace(BARRED, '$1')
    .replace(IN_PARENTHESES, '')
    .normalize('NFKC')
    .replace(DROPPED, '')
    .replace(DASHES, 'ー')
    .replace(WAVES, '~')
  return bare === '' ? text : bare
}

/** Whether two texts are spellings of one name. */
export const sameSpelling = (a: string, b: string): boolean => a === b || folded(a) === folded(b)
