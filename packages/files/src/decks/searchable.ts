import { folded } from '@fudaba/kernel/text'

/** Brackets, quotes, stops and slashes: nobody types them to find something. */
const MARKS = /[[\](){}「」『』【】〈〉《》“”"'’‘、。,.!?!?:;/|＿_~ー]/gu
const KATAKANA = /[ァ-ヶ]/gu
const TO_HIRAGANA = 0x60

/**
 * A text as it is searched and as names are compared: width, kana, case, spaces, marks and long vowels make no
 * difference. Beside what is another spelling of a name to the rules, katakana is hiragana here.
 */
export const searchable = (text: string): string =>
  folded(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(MARKS, '')
