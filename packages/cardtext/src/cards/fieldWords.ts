import { type CardField, type CardFields, type FieldPath, type WordsField, leavesOf } from './fields.ts'

/** Fields and words as they are printed, and as sites and people write them. */

/** What every game's cards are called by. */
const ID = [
  'id',
  'カード番号',
  'カードナンバー',
  'カードNo.',
  'カードNo',
  'No.',
  'No',
  '番号',
  '型番',
  'Card No.',
]
const COMMON: Readonly<Record<string, readonly string[]>> = {
  name: ['カード名', '名前', '名称', 'カード', 'Card Name'],
  text: [
    'テキスト',
    'カードテキスト',
    'ルールテキスト',
    '能力',
    '効果',
    '効果テキスト',
    '特殊能力',
    '本文',
    'Ability',
    'Abilities',
    'Effect',
    'Effects',
    'Card Effect',
    'Card Effects',
    'Card Effect(s)',
    'Card Text',
  ],
  rarity: ['レアリティ', 'レア', 'レア度', 'Rarity'],
}

/** One spelling for what is compared: width, spaces and capitals do not count. */
export const plainLabel = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '').toLowerCase()

const known = new WeakMap<CardFields, ReadonlyMap<string, FieldPath>>()

/** Every label by which a field is known, in the spelling of `plainLabel`. */
export function labelsOf(fields: CardFields): ReadonlyMap<string, FieldPath> {
  const found = known.get(fields)
  if (found !== undefined) return found
  const labels = new Map<string, FieldPath>(ID.map((label) => [plainLabel(label), ['id']]))
  const add = (label: string, path: FieldPath): void => {
    const plain = plainLabel(label)
    if (plain !== '' && !labels.has(plain)) labels.set(plain, path)
  }
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'part' && !Object.hasOwn(field.fields, 'text')) add(field.title.ja, [name])
  for (const { path, field } of leavesOf(fields)) {
    const [part] = path
    const inPart = path.length > 1
    const above = inPart ? fields[part].title : { ja: '', en: '' }
    for (const label of [path.join('.'), above.ja + field.title.ja, above.en + field.title.en])
      add(label, path)
    for (const label of field.also ?? []) add(above.ja + label, path)
    if (inPart && field.kind === 'text') [part, above.ja, above.en].forEach((label) => add(label, path))
    if (!inPart) (COMMON[part] ?? []).forEach((label) => add(label, path))
  }
  known.set(fields, labels)
  return labels
}

export function fieldAt(fields: CardFields, [name, below]: FieldPath): CardField | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return below === undefined ? field : field?.kind === 'part' ? field.fields[below] : undefined
}

/** The word of a closed list that is printed so; what is none of them stays, and the check of the card names it. */
export function wordSaid({ of = [], said = {} }: Pick<WordsField, 'of' | 'said'>, text: string): string {
  const bare = text.trim().replace(/^[《〈【[(（]|[》〉】\])）]$/gu, '')
  for (const each of [bare, bare.replace(/[\s+＋0-9０-９!！]+$/u, '')]) {
    const plain = plainWord(each)
    const word = of.find((own) => plainWord(own) === plain)
    const spelled = Object.keys(said).find((own) => plainWord(own) === plain)
    if (word !== undefined || spelled !== undefined) return word ?? said[spelled ?? '']
  }
  return text
}
/** As a label, and without the marks that stand behind: 「ツインドライブ!!」. */
const plainWord = (text: string): string => plainLabel(text).replace(/!+$/u, '')

/** Between the words of a field that holds several; a single space is part of a name in Latin letters. */
const BETWEEN = /\s*[・、,，/／|｜\t\u3000]\s*|\s{2,}|(?<![A-Za-z])\s+|\s+(?![A-Za-z])/u

/** Words and the signs at their ends: 「スカラー♀」 is two. */
function wordsApart<T>({ marks = [] }: Pick<WordsField, 'marks'>, words: readonly T[]): (T | string)[] {
  const apart = words.flatMap((word): (T | string)[] => {
    const mark =
      typeof word === 'string' ? marks.find((each) => word.endsWith(each) && word !== each) : undefined
    return mark === undefined || typeof word !== 'string'
      ? [word]
      : [word.slice(0, -mark.length).trim(), mark]
  })
  return marks.length === 0 ? [...words] : apart.filter((each, i) => apart.indexOf(each) === i)
}

/** What a field holds that is written as `text`: a number, words; undefined where nothing is meant (-, なし). */
export function valueSaid(field: CardField, text: string): string | number | readonly string[] | undefined {
  const plain = text.normalize('NFKC').trim()
  if (/^(?:[-‐―ーｰ]|なし|無し|none)?$/iu.test(plain)) return undefined
  switch (field.kind) {
    case 'number': {
      const digits = /^(?:G|Lv\.?|レベル|グレード|[☆★+〈<])*([0-9][0-9,]{0,9})[+~〜〉>]*$/iu.exec(plain)
      return digits === null ? text : Number(digits[1].replaceAll(',', ''))
    }
    case 'word':
      return wordSaid(field, text.trim())
    case 'words': {
      const whole = wordSaid(field, text.trim())
      if (field.of?.includes(whole) === true) return [whole]
      const words = text.split(BETWEEN).filter((each) => each !== '')
      return wordsApart(
        field,
        words.map((each) =>
          field.of === undefined ? each.replace(/^[《〈【]|[》〉】]$/gu, '') : wordSaid(field, each),
        ),
      )
    }
    case 'line':
    case 'text':
    case 'part':
      return text.trim()
  }
}

/**
 * A card whose fields and words are written as they are printed, with the names that the game gives them; what was
 * written where is kept, so that an error is found in its file.
 */
export function inOwnWords(
  fields: CardFields,
  card: Readonly<Record<string, unknown>>,
): { readonly card: Record<string, unknown>; readonly written: ReadonlyMap<string, string> } {
  const out: Record<string, unknown> = {}
  const written = new Map<string, string>()
  const later: (() => unknown)[] = []
  for (const [key, value] of Object.entries(card)) {
    if (key === 'corrections' && Array.isArray(value)) {
      out[key] = value.map((each: unknown) => (isMap(each) ? inOwnWords(fields, each).card : each))
      continue
    }
    const isOwn = key === 'id' || key === 'since' || Object.hasOwn(fields, key)
    const [name = key, ...below] = isOwn ? [key] : (labelsOf(fields).get(plainLabel(key)) ?? [key])
    const own = below.length > 0 || (name !== key && Object.hasOwn(card, name)) ? key : name
    if (own !== key) written.set(own, key)
    const field = Object.hasOwn(fields, own) ? fields[own] : undefined
    const other = field === undefined ? null : printedOtherwise(field, value)
    if (other !== null) {
      if (other.number !== undefined) out[own] = other.number
      later.push(() => (out[other.field] ??= other.word(out)))
      continue
    }
    out[own] = field === undefined ? value : asOwnValue(field, value)
  }
  for (const set of later) set()
  return { card: out, written }
}

/** 「(3)」, 「X」: what is printed in place of a number says something of another field. */
function printedOtherwise(field: CardField, value: unknown) {
  if (field.kind !== 'number' || typeof value !== 'string') return null
  for (const { pattern, field: other, word } of field.printed ?? []) {
    const found = pattern.exec(value.normalize('NFKC').trim())
    if (found !== null)
      return { field: other, word, number: found[1] === undefined ? undefined : Number(found[1]) }
  }
  return null
}

function asOwnValue(field: CardField, value: unknown): unknown {
  if (field.kind === 'part') return isMap(value) ? inOwnWords(field.fields, value).card : value
  if (field.kind === 'words' && Array.isArray(value))
    return wordsApart(
      field,
      value.map((each: unknown) => (typeof each === 'string' ? wordSaid(field, each) : each)),
    )
  if (typeof value !== 'string' || field.kind === 'line' || field.kind === 'text') return value
  const said = valueSaid(field, value)
  return said === undefined ? value : said
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
