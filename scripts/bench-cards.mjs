// How fast card texts are read: 10,000 cards, made from a game's own by changing their numbers.
import { readTexts } from '../packages/cardtext/dist/index.js'

const SIZES = [1_250, 2_500, 5_000, 10_000]

/** Cards a second for growing numbers of cards; in practice the time grows with their number. */
export function benchCards({ rules, cardGame }) {
  const printed = rules.cards.filter((card) => card.text !== undefined)
  const cards = Array.from({ length: SIZES.at(-1) }, (_, i) => variant(printed[i % printed.length], i))
  for (const card of cards.slice(0, 500)) readTexts(cardGame, card)
  const sizes = SIZES.map((size) => {
    const start = process.cpuUsage()
    let sentences = 0
    for (const card of cards.slice(0, size))
      for (const text of readTexts(cardGame, card).values())
        for (const paragraph of text.paragraphs) sentences += paragraph.sentences.length
    // Time of this program, not of the clock: the machine may have other things to do.
    const { user, system } = process.cpuUsage(start)
    const seconds = (user + system) / 1e6
    return { cards: size, sentences, seconds, cardsPerSecond: size / seconds }
  })
  const letters = cards.reduce((n, card) => n + card.text.length + (card.arts?.text.length ?? 0), 0)
  return { game: rules.name, lettersPerCard: letters / cards.length, sizes }
}

/** Another card of the same shape: one digit of its text becomes another, so that no text is read twice in a row. */
function variant(card, i) {
  const digit = String(1 + (i % 9))
  return { ...card, id: `${card.id}/${i}`, text: card.text.replace(/\d/, digit) }
}
