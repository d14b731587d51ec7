import type { CardGame, ReadCard } from './cardGame.ts'
import { playerLines } from './playerText.ts'
import { type CardField, type PrintedValue, leavesOf, valueAt } from './fields.ts'
import { englishNames } from './names.ts'

type Lang = 'ja' | 'en'

/** Before what does nothing because it was not read. */
const UNREAD: Readonly<Record<Lang, string>> = { ja: '［未読］', en: '[unread]' }

/**
 * A card for people: what it is called, its numbers and words under their titles, its texts. Texts are printed from
 * their trees; what was not read stands as it was printed, marked.
 */
export function cardLines(game: CardGame, { printed, texts }: ReadCard, lang: Lang): string[] {
  const names: string[] = []
  const english = new Map(englishNames(game.fields, printed).map(({ field, en }) => [field, en]))
  const facts: string[] = []
  const lines: string[] = []
  for (const { path, field } of leavesOf(game.fields)) {
    const value = valueAt(printed, path)
    if (value === undefined) continue
    if (field.kind === 'text') {
      const text = texts.get(path.join('.'))
      if (text === undefined) continue
      const own = playerLines(game, new Map([['', text]])).flatMap(({ text: said, unread }) => {
        const [first, ...rest] = said[lang].split('\n')
        return [unread ? `${UNREAD[lang]} ${first}` : first, ...rest]
      })
      const title = path.length > 1 ? `${titleOf(game, path, lang)}: ` : ''
      lines.push(...own.map((line, i) => (i === 0 ? title + line : line)))
    } else if (field.kind === 'line') {
      if (field.englishOf === undefined)
        names.push((lang === 'en' ? english.get(path[0]) : undefined) ?? plain(value))
    } else facts.push(`${titleOf(game, path, lang)} ${said(game, path[0], field, value, lang)}`)
  }
  return [`${printed.id}  ${names.join(' / ')}`, ...(facts.length === 0 ? [] : [facts.join(' · ')]), ...lines]
}

function titleOf(game: CardGame, path: readonly string[], lang: Lang): string {
  const titles: string[] = []
  let fields = game.fields
  for (const name of path) {
    const field = fields[name]
    // A part says what its text is; the text itself needs no second title.
    if (field.kind !== 'text') titles.push(field.title[lang])
    if (field.kind === 'part') fields = field.fields
  }
  return titles.join(' ')
}

function said(
  { brings, grammar }: CardGame,
  name: string,
  field: CardField,
  value: PrintedValue,
  lang: Lang,
): string {
  if (field.kind !== 'words') return plain(value)
  const list = lang === 'en' && Object.hasOwn(brings, name) ? grammar.words(brings[name]) : undefined
  const words = value as readonly string[]
  return words.map((word) => (list?.has(word) ? list.english(word) : word)).join(lang === 'ja' ? '・' : ', ')
}

const plain = (value: PrintedValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
