import type { Deck, DeckProblem, RulesConfig } from '@fudaba/kernel'
import { fact } from '../book.ts'
import { type PlayingCard, cards } from '../board/cards.ts'

/** フレーム: which deck is played. */
const entry20 = '♠A ♠2 ♠3 ♠4 ♠5 ♡A ♡8 ♡9 ♡10 ♡J ◇A ◇3 ◇7 ◇10 ◇Q ♣A ♣5 ♣6 ♣10 ♣K'.split(' ')
const full54 = [...cards.map((card) => card.id), 'Joker']

/** Decks by the name of their frame: the cards with which both players play. */
export const frames = { entry20, full54 }

export const decks: readonly Deck[] = [
  { name: 'entry20', title: { ja: 'エントリー20', en: 'Entry 20' }, cards: entry20 },
  { name: 'full54', title: { ja: '54枚', en: '54 cards' }, cards: full54 },
]

const real = fact('base.3.2.3', true, false)
const noDuplicates = fact('base.3.2.4', true, false)
const jokerLimit = fact('base.3.2.5', 2, Infinity)
const fullSize = fact('base.3.2.6', 54, null as number | null)
const fixedList = fact('base.3.2.9', true, false)

const names = (list: readonly PlayingCard[]): string[] => list.map((card) => card.id)

/** Every reason why the deck may not be played in the frame. */
export function checkDeck(list: readonly PlayingCard[], config: RulesConfig): DeckProblem[] {
  const problems: DeckProblem[] = []
  const strange = real() ? list.filter((card) => card.rank > 13 || card.rank < 0) : []
  if (strange.length > 0)
    problems.push({
      clause: 'base.3.2.3',
      message: { ja: '存在しないカード', en: `no such playing card: ${names(strange).join(' ')}` },
      cards: names(strange),
    })
  const twice = list.filter(
    (card, i) => card.rank !== 0 && list.findIndex((other) => other.id === card.id) < i,
  )
  if (twice.length > 0 && noDuplicates())
    problems.push({
      clause: 'base.3.2.4',
      message: {
        ja: `同じカードが複数: ${names(twice).join(' ')}`,
        en: `the same card twice: ${names(twice).join(' ')}`,
      },
      cards: names(twice),
    })
  const jokers = list.filter((card) => card.rank === 0)
  if (jokers.length > jokerLimit())
    problems.push({
      clause: 'base.3.2.5',
      message: { ja: `Jokerは2枚まで: ${jokers.length}枚`, en: `at most two Jokers, not ${jokers.length}` },
      cards: names(jokers),
    })
  if (config['frame'] === 'full54') {
    const size = fullSize()
    if (size !== null && list.length !== size)
      problems.push({
        clause: 'base.3.2.6',
        message: {
          ja: `${size}枚ちょうど: ${list.length}枚`,
          en: `exactly ${size} cards, not ${list.length}`,
        },
        cards: [],
      })
  } else if (fixedList() && names(list).sort().join() !== [...entry20].sort().join()) {
    const wrong = names(list).filter((id) => !entry20.includes(id))
    problems.push({
      clause: 'base.3.2.9',
      message: {
        ja: `エントリー20の20枚ではない: ${wrong.join(' ')}`,
        en: `not the twenty cards of Entry 20: ${wrong.join(' ') || `${list.length} cards`}`,
      },
      cards: wrong,
    })
  }
  return problems
}
