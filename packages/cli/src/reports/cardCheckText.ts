import { type Coverage, declinedReason } from '@fudaba/cardtext'
import { type Lang, padEnd, speaker, width } from '@fudaba/table'
import type { CheckedCard, LocatedSentence, SetCheck } from './cardCheck.ts'

/** Sentences of `fudaba card`. */
const say = speaker({
  read: { ja: '読めた', en: 'read' },
  declined: { ja: '未読', en: 'declined' },
  nearest: { ja: '近い文型: {family}', en: 'nearest family: {family}' },
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
  return [head, ...declinedLines(sentence, lang, explain)]
}

function declinedLines(
  { reason = '', unread, family, advice, readings = [] }: LocatedSentence,
  lang: Lang,
  explain: boolean,
) {
  const words = say(lang)
  const text = unread?.text ?? ''
  const lines = declinedReason(reason, text).map((each) => each[lang])
  if (family !== null && explain) lines.push(words('nearest', { family }))
  lines.push(...advice.map((each) => each[lang]))
  return [
    ...lines.map((line) => `            ${line}`),
    ...readings.slice(0, 2).flatMap((each) => [`            ${each.family}:`, ...indented(each.tree)]),
  ]
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
