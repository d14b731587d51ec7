/** Names of cards in a plain text, and what stands around them. */

const NUMBER =
  '[A-Z][A-Z0-9]{0,7}(?:[-‐][A-Z0-9]{1,8}){0,3}[/／-][A-Za-z]{0,4}[0-9]{1,4}[A-Za-z]{0,2}(?:-[A-Z])?'
const RARITY =
  '(?:[CURN]|[A-Z]{0,3}[RPNC]|TD|SP|SCR|GR|SR|PR|UR|LR|HR|SSR|RRR?|VR|SVR|ORR|XVR|IMR|WSP|MR|Re|CR|UC|GLR|SIR|プロモ)'
const ONLY_NUMBER = new RegExp(`^[[【(（]?(${NUMBER})[\\]】)）]?(?:\\s+${RARITY})?$`, 'u')
const NUMBER_FIRST = new RegExp(`^[[【(（]?(${NUMBER})[\\]】)）]?\\s*(?:${RARITY}\\s+)?(?=\\S)`, 'u')
const NUMBER_LAST = new RegExp(`\\s*[[【(（]?(${NUMBER})[\\]】)）]?(?:\\s+${RARITY})?$`, 'u')
const RARITY_LAST = new RegExp(`\\s*[【[(（]${RARITY}[】\\])）]$`, 'u')
const ONLY_RARITY = new RegExp(`^[【[(（]?${RARITY}[】\\])）]?$`, 'u')

/** The number of a card, where the line has nothing else. */
export const numberOnly = (text: string): string | null => ONLY_NUMBER.exec(text)?.[1] ?? null
/** A line that is a rarity: no rule asks about it. */
export const isRarity = (text: string): boolean => ONLY_RARITY.test(text)

/** A line that names a card: its name, and its number if that stands beside it. */
export function cardHead(line: string): { readonly name: string; readonly id: string | null } {
  const text = line.replace(/\s*†\s*$/u, '').replace(/^(?:[#■◆●◇□○▼]+\s*|[0-9]+[.．]\s+)/u, '')
  const first = NUMBER_FIRST.exec(text)
  const last = first === null ? NUMBER_LAST.exec(text) : null
  const id = first?.[1] ?? last?.[1] ?? null
  const rest = (first === null ? text : text.slice(first[0].length))
    .replace(NUMBER_LAST, '')
    .replace(RARITY_LAST, '')
  const bare = /^《([^《》]*)》$|^「([^「」]*)」$|^『([^『』]*)』$/u.exec(rest.trim())
  const name = (bare?.slice(1).find((each) => each !== undefined) ?? rest).trim()
  return name === '' ? { name: line.trim(), id: null } : { name, id }
}

const hiragana = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u30A1-\u30F6]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
const kanaOf = (text: string): string => hiragana(text).replaceAll(/[^\u3041-\u3096]/gu, '')

/** A line that says in kana how the name is read: it has all kana of the name in their order, and more. */
export function isReading(text: string, name: unknown): boolean {
  if (
    typeof name !== 'string' ||
    !/^[\p{Script=Hiragana}\p{Script=Katakana}ー・＝=\s!！?？,，"”“’'()（）]+$/u.test(text)
  )
    return false
  const said = kanaOf(text)
  const wanted = kanaOf(name)
  if (wanted.length < 2 || said.length < wanted.length) return false
  let at = 0
  for (const letter of wanted) {
    at = said.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

/** Something that a card can be, and no sentence: 「ロイヤルパラディン」. */
export const isNoun = (text: string): boolean =>
  text.length <= 24 &&
  !/[。、:：「」『』【】[\]≪≫→⇒+＋]|[をがはにへ]$|を|する|\p{Script=Han}[ぁ-ん]*[いくすつむるうた]$/u.test(
    text,
  ) &&
  /^[\p{L}\p{N}ー・＝=\-‐.'’!！&＆△♀♂☆★♪♡\s()（）《》〈〉<>/／]+$/u.test(text) &&
  /\p{L}/u.test(text)
