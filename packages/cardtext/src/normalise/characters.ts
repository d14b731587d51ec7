/** Tables of characters that games put together for `NormalRules.characters`. */

type Table = Readonly<Record<string, string>>

const range = (from: number, to: number, normal: (code: number) => string): Table =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, i) => [String.fromCharCode(from + i), normal(from + i)]),
  )

const FULL_WIDTH = 0xfee0

/** Ｘ９＋（ to X9+(. */
export const halfWidth: Table = range(0xff01, 0xff5e, (code) => String.fromCharCode(code - FULL_WIDTH))

/** ｶ to カ, and ｶﾞ, which is two characters, to ガ. */
export const fullWidthKatakana: Table = (() => {
  const single = range(0xff61, 0xff9f, (code) => String.fromCharCode(code).normalize('NFKC'))
  const marked: Record<string, string> = {}
  for (const kana of Object.keys(single))
    for (const mark of ['\uff9e', '\uff9f']) {
      const whole = (kana + mark).normalize('NFKC')
      if (whole.length === 1) marked[kana + mark] = whole
    }
  // A mark that stands alone becomes the spacing one: a combining one would join what is before it.
  return { ...single, '\uff9e': '\u309b', '\uff9f': '\u309c', ...marked }
})()

/** Minus signs to -, long dashes to ―. The katakana ー is a letter. */
export const dashes: Table = {
  '\u2212': '-',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\uff0d': '-',
  '\u2014': '―',
  '\u2500': '―',
}

/** ① to (1): the numbers in circles of costs. */
export const circledNumbers: Table = range(0x2460, 0x2473, (code) => `(${code - 0x245f})`)

/** Spaces have no meaning between Japanese words. */
export const noSpaces: Table = { ' ': '', '\u3000': '', '\u00a0': '', '\t': '' }

/** Bracket and mark variants that fonts and keyboards mix up. */
export const brackets: Table = {
  '\u301d': '“',
  '\u301f': '”',
  '\uff02': '"',
  '〔': '[',
  '〕': ']',
  '｢': '「',
  '｣': '」',
  '≪': '《',
  '≫': '》',
  '＜': '〈',
  '＞': '〉',
  '\uff5e': '~',
  '〜': '~',
  '･': '・',
}

/** What most games begin with. */
export const usualCharacters: Table = {
  ...halfWidth,
  ...fullWidthKatakana,
  ...dashes,
  ...noSpaces,
  ...brackets,
  '\r\n': '\n',
  '\r': '\n',
}
