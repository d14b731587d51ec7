import { counted, deckListText } from '@fudaba/files'
import type { DeckProblem, RulesConfig } from '@fudaba/kernel'
import type { Lang } from '@fudaba/table'
import type { GivenDeck } from '../options/givenDeck.ts'
import { sayIn } from '../words/sentences.ts'

const cardsOf = ({ rules, ids }: GivenDeck): unknown[] => {
  const byId = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  return ids.map((id) => byId.get(id))
}

/** Every reason why the deck may not be played. */
export const problemsOf = (given: GivenDeck, config: RulesConfig): DeckProblem[] =>
  given.rules.checkDeck(cardsOf(given), config)

/** Ids of the cards with a paragraph that was not understood. */
export function unreadIn(given: GivenDeck): string[] {
  const { rules } = given
  return [...new Set(cardsOf(given))]
    .filter((card) => rules.cardText?.(card, rules.book).some(({ unread }) => unread) === true)
    .map((card) => rules.cardId(card))
}

/** Whether it may be played: why not, what fits no card, what is unread. */
export function checkLines(
  source: string,
  given: GivenDeck,
  problems: readonly DeckProblem[],
  lang: Lang,
): string[] {
  const say = sayIn(lang)
  const { ids, strays } = given
  const verdict =
    problems.length > 0
      ? [
          say('deckIllegal', { file: source, n: problems.length }),
          ...problems.map(({ clause, message }) => `  ${clause}  ${message[lang]}`),
        ]
      : strays.length > 0
        ? []
        : [say('deckLegal', { file: source, n: ids.length })]
  const stray = strays.map(({ line, text, nearest }) => {
    const names = nearest
      .map(({ names: [ja, en = ja] }) => (lang === 'ja' || en === ja ? ja : `${en} (${ja})`))
      .join(' / ')
    return `  ${names === '' ? say('deckStray', { line, text }) : say('deckStrayMeant', { line, text, names })}`
  })
  const unread = unreadIn(given).length
  return [
    ...verdict,
    ...(stray.length === 0 ? [] : [say('deckStrays', { n: strays.length }), ...stray]),
    ...(unread === 0 ? [] : [say('deckUnread', { n: unread })]),
  ]
}

/** The deck as a list, part by part; `problems`: with a verdict below it, null: the list alone. */
export function showLines(
  source: string,
  given: GivenDeck,
  problems: readonly DeckProblem[] | null,
  lang: Lang,
): string[] {
  const { rules, ids, deck } = given
  const byId = new Map(rules.cards.map((card) => [rules.cardId(card), card]))
  const nameOf = (id: string): string => {
    const name = rules.cardName(byId.get(id))[lang]
    const same = rules.cards.filter((card) => rules.cardName(card)[lang] === name)
    return same.length === 1 ? name : id
  }
  const parts = (rules.deckParts ?? []).map(({ title, holds }) => ({
    title: title[lang],
    cards: ids.filter((id) => holds(byId.get(id))),
  }))
  const name = (lang === 'en' ? deck.nameEn : undefined) ?? deck.name ?? null
  const list = deckListText(name, parts.length === 0 ? [{ title: null, cards: ids }] : parts, nameOf)
  if (problems === null) return list.trimEnd().split('\n')
  const say = sayIn(lang)
  const marked = new Set(problems.flatMap(({ cards }) => cards))
  const shown = [...counted(ids)].filter(([id]) => marked.has(id)).map(([id, n]) => `  ✗ ${n} ${nameOf(id)}`)
  return [
    say('deckHead', { name: name ?? source, game: rules.book.rulebook.name[lang], n: ids.length }),
    ...list
      .trimEnd()
      .split('\n')
      .slice(name === null ? 0 : 2),
    '',
    ...checkLines(source, given, problems, lang),
    ...shown,
  ]
}
