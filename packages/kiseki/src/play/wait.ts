import { CardCell, type Game, NONE, RelationCell, atom, setColumn, ties } from '@fudaba/kernel/rules'
import { change } from '../book.ts'
import { waiting } from '../board/zones.ts'
import { copies, pseudoCard, source } from '../board/pseudoCards.ts'
import { helper, machine, objectPlayed } from '../changes/playRecord.ts'
import { texts } from './texts.ts'

/** What was played goes into the waiting zone (1204.2i, 1204.2j). */

/** What only the play itself needs, and what a pseudo-card is made with. */
const OF_THE_PLAY = [machine.values['card'], machine.values['cardId'], copies]

/** Whatever was decided about the play belongs to what waits; its text is that of `from`, NONE if of the same as before. */
function handOver(g: Game, record: number, to: number, from: number): void {
  texts.handOver(g, record, to, from, OF_THE_PLAY)
  atom.remove(g, record)
  forgetResolved(g)
}

/** From what waits to its card. */
const comesFrom = (g: Game, row: number, card: number): void => ties.relate(g, source.id, row, card, 0)

/** What no longer waits has neither source nor helper: their relations would stay, for they are kept. */
function forgetResolved(g: Game): void {
  const { relations } = g.tables
  const { data, stride } = relations
  for (let row = 0, n = g.store.length(relations); row < n; row++) {
    const kind = data[row * stride + RelationCell.kind] - 1
    if (kind !== source.id && kind !== helper.id) continue
    if (!g.same(data[row * stride + RelationCell.a], data[row * stride + RelationCell.aId]))
      ties.unrelate(g, row)
  }
}

/** The card itself waits (1204.2i). */
export const waitAsCard = change('waitAsCard', (g, record) => {
  const row = objectPlayed(g, record)
  atom.move(g, row, g.zone(waiting, 0), atom.TOP, 0)
  handOver(g, record, row, row)
})

const create = (g: Game, record: number, stands: number): number =>
  atom.create(g, pseudoCard, g.zone(waiting, 0), stands, g.controller(record), 0)

/** Something that stands for the card waits, and the card stays in the homebase (1204.2i). */
export const waitAsCopy = change('waitAsCopy', (g, record, stands) => {
  const card = objectPlayed(g, record)
  const row = create(g, record, stands)
  setColumn(g, row, copies, g.card(g.cardOf(card), CardCell.def) + 1)
  ties.copyEffects(g, card, row)
  comesFrom(g, row, card)
  handOver(g, record, row, row)
})

/** An ability waits (1204.2j); `from`: the card it comes from, or NONE. */
export const waitAsAbility = change('waitAsAbility', (g, record, stands, from) => {
  const row = create(g, record, stands)
  if (from !== NONE) comesFrom(g, row, from)
  // An art goes with its card, wherever the cost has put that; a craft stays that of the object it was used from.
  handOver(g, record, row, g.object(record, machine.values['card']) > 0 ? from : NONE)
})
