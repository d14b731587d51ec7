import type { Coverage } from '@fudaba/cardtext'
import { type Lang, padEnd, speaker, width } from '@fudaba/table'
import type { CheckedCard, LocatedSentence, SetCheck } from './cardCheck.ts'

/** What `fudaba card` says to people. */
const say = speaker({
  read: { ja: '読めた', en: 'read' },
  declined: { ja: '未読', en: 'declined' },
  from: { ja: '「{text}」から読めません', en: 'not read from “{text}”' },
  nearest: { ja: '近い文型: {family}', en: 'nearest family: {family}' },
  expected: { ja: 'ここに来られるもの: {words}', en: 'what could stand there: {words}' },
  'reason.unread': { ja: '読める文型がありません', en: 'no family reads it' },
  'reason.ambiguous': { ja: '二通りに読めます', en: 'it can be read in two ways' },
  'reason.not-printed-back': {
    ja: '読めますが、同じ文に戻りません',
    en: 'it is read, but printed back in other words',
  },
  'reason.swallowed': {
    ja: '「{text}」の意味が木にありません',
    en: 'nothing in its tree stands for “{text}”',
  },
  'reason.out-of-bounds': { ja: 'カードの文としては長すぎます', en: 'longer or more tangled than any card' },
  unplayable: {
    ja: '読めましたが、実行できません: {why}',
    en: 'read, but the rules cannot carry it out: {why}',
  },
  noText: { ja: 'テキストなし', en: 'no text' },
  total: {
    ja: '{file}: カード{cards}枚、文{sentences}、読めた文{read}、未読{declined}',
    en: '{file}: {cards} cards, {sentences} sentences, {read} read, {declined} declined',
  },
  families: { ja: '文型（カードの枚数、文の数）', en: 'sentence families (cards, sentences)' },
  single: { ja: '1枚だけ', en: 'one card only' },
  unused: { ja: '使われていない', en: 'unused' },
  share: {
    ja: '1枚だけが使う文型: {of}のうち{n}（{percent}%、10%未満であること）',
    en: 'families that one card uses: {n} of {of} ({percent} %; has to stay under 10 %)',
  },
})

export function checkLines(file: string, check: SetCheck, lang: Lang, explain: boolean): string[] {
  const { cards, sentences, declined } = check
  return [
    ...cards.flatMap((card) => cardCheckLines(card, lang, explain)),
    '',
    say(lang)('total', {
      file,
      cards: cards.length,
      sentences,
      read: cards.reduce((n, card) => n + card.sentences.filter(({ read }) => read).length, 0),
      declined,
    }),
  ]
}

function cardCheckLines(
  { id, name, sentences, unplayable }: CheckedCard,
  lang: Lang,
  explain: boolean,
): string[] {
  const words = say(lang)
  return [
    `${id}  ${name}${sentences.length === 0 ? `  (${words('noText')})` : ''}`,
    ...sentences.flatMap((sentence) => sentenceLines(sentence, lang, explain)),
    ...(unplayable === undefined ? [] : [`  ${words('unplayable', { why: unplayable })}`]),
  ]
}

function sentenceLines(sentence: LocatedSentence, lang: Lang, explain: boolean): string[] {
  const words = say(lang)
  const { at, span, read, family, english, tree } = sentence
  const state = padEnd(words(read ? 'read' : 'declined'), 9)
  const head = `  ${state} ${at.line}:${at.column}  ${span.text}`
  if (read) return [head, `            ${family}: ${english}`, ...(explain ? indented(tree) : [])]
  return [head, ...declinedLines(sentence, lang)]
}

function declinedLines(
  { reason = '', unread, family, expected = [], readings = [] }: LocatedSentence,
  lang: Lang,
) {
  const words = say(lang)
  const text = unread?.text ?? ''
  const lines = [reasonText(reason, text, lang)]
  if (reason === 'unread') lines.push(words('from', { text }))
  if (family !== null) lines.push(words('nearest', { family }))
  if (expected.length > 0) lines.push(words('expected', { words: expected.slice(0, 8).join(' / ') }))
  return [
    ...lines.map((line) => `            ${line}`),
    ...readings.slice(0, 2).flatMap((each) => [`            ${each.family}:`, ...indented(each.tree)]),
  ]
}

function reasonText(reason: string, text: string, lang: Lang): string {
  const words = say(lang)
  switch (reason) {
    case 'unread':
    case 'ambiguous':
    case 'not-printed-back':
    case 'out-of-bounds':
      return words(`reason.${reason}`)
    case 'swallowed':
      return words('reason.swallowed', { text })
    default:
      return reason
  }
}

const indented = (tree: unknown): string[] =>
  JSON.stringify(tree, null, 2)
    .split('\n')
    .map((line) => `              ${line}`)

export function familyLines({ families, single, unused }: Coverage, lang: Lang): string[] {
  const words = say(lang)
  const names = Math.max(...families.map(({ family }) => width(family)))
  const used = families.length - unused.length
  const percent = used === 0 ? 0 : Math.round((single.length / used) * 100)
  return [
    words('families'),
    ...families.map(({ family, cards, sentences }) => {
      const flag = cards === 1 ? `  ${words('single')}` : cards === 0 ? `  ${words('unused')}` : ''
      return `  ${padEnd(family, names)}  ${String(cards).padStart(4)} ${String(sentences).padStart(4)}${flag}`
    }),
    words('share', { n: single.length, of: used, percent }),
  ]
}
