import type { CardField, FieldPath } from './fields.ts'
import { plainLabel } from './fieldWords.ts'

/** Where labels and values of a plain text begin and end. */

/** Lines that tell of a card what no rule asks about; dropped with what they say. */
export const IDLE = `
  フレーバー|フレーバーテキスト|FT|flavor|flavour|flavortext
  flavourtext|イラスト|イラストレーター|絵師|illust|illust.
  illustrator|illustration|artist|収録|収録弾|収録商品|収録パック
  収録セット|商品|商品名|パック|弾|シリーズ|set|sets|レギュレーション
  フォーマット|format|発売日|価格|作品|作品名|ブランド|備考|©|(c)
  読み|読み仮名|読みがな|よみ|よみがな|ふりがな|フリガナ|ルビ|かな|カナ
  カード名ふりがな|カード名読み|カード名(ふりがな)|カード名(読み)|カード名(かな)|カード名(カナ)
  カード名フリガナ|英名|英語名|英語|英語表記|kana|kanji|phonetic
  romaji|イマジナリーギフト|ギフト|gift|レアリティ|レア|レア度|rarity
  枚数制限|カードステータス|card status|マーク
`
  .split(/[|\n]/u)
  .map((label) => plainLabel(label))
  .filter((label) => label !== '')

/** A number as it is printed, with what stands around it. */
export const NUMBER = /^[〈(（<☆★+＋-]*[0-9０-９][0-9０-９,，]*[+＋〉)）>～〜]*|^[-－‐―ー](?=[\s/／|｜]|$)/u

/** Behind a word of a closed list: 「ヒールトリガー +5000」. */
export const afterWord = (text: string, at: number): number =>
  at + (/^(?:[!！]|\s*[+＋][0-9０-９]+)*/u.exec(text.slice(at))?.[0].length ?? 0)

/** Whether a value or a word may end here. */
export const isEnd = (text: string, at: number): boolean =>
  /^(?:$|[\s/／|｜、,!！)）】\]〉》+＋（(])/u.test(text.slice(at))

/** Without the brackets around it. */
export const closed = (text: string): string => {
  const bare = text.trim()
  return /^《[^《》]*》$|^〈[^〈〉]*〉$|^\([^()]*\)$|^（[^（）]*）$/u.test(bare)
    ? bare.slice(1, -1).trim()
    : bare
}

/** Where the label ends if it stands here, whatever its spaces and width. */
export function labelEnd(text: string, from: number, label: string): number | null {
  let read = ''
  for (let at = from; at < text.length && read.length < label.length; at++) {
    read += plainLabel(text[at])
    if (read === label) return at + 1
    if (!label.startsWith(read)) return null
  }
  return null
}

/** What may follow a label without a colon: nothing, a number for a number, anything else behind a space. */
export function standsBehind(
  content: string,
  gap: string,
  path: FieldPath | null,
  field: CardField | undefined,
): boolean {
  if (content === '') return path !== null
  if (field?.kind === 'text') return false
  if (field?.kind === 'number') {
    const number = NUMBER.exec(content)
    return number !== null && isEnd(content, number[0].length)
  }
  return gap !== '' && !/[。]/u.test(content)
}
