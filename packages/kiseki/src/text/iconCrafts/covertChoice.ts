import { EV, type Game, NONE, RelationCell } from '@fudaba/kernel/rules'
import { ask, book, consequence, procedure } from '../../book.ts'
import { layers } from '../../board/characteristics.ts'
import { enterField } from '../../changes/verbs.ts'
import { field } from '../../board/zones.ts'
import { covert } from './covert.ts'

/** 【暗躍:選択式】 (1415): chosen just before it is put into the field, and had until it leaves. */
export const covertChoice = book.ability('1415.1', 'covertChoice', { zones: [field.id] })

const hasChoice = (g: Game, row: number): boolean =>
  g.book.printed!(g, row).includes(covertChoice.id) && !g.inZone(row, field)

/** From the card as it is now; where it arrives it is another thing. */
const chosen = book.relation('covertChosen', true)

const ROW = 0
const choose = procedure('chooseCovert', 1, [
  ask('1415.1', {
    offer(g, d) {
      const row = g.local(ROW)
      d.yesNo(g.controller(row), 'covert.choice')
      d.about(row)
    },
    take(g, answer) {
      if (answer.yes) g.propose(book.kernelVerb('relate'), chosen.id, g.local(ROW), -1, 0)
    },
  }),
])

book.before('1415.1', 'covert or not', {
  on: [enterField],
  when: (g, change) => hasChoice(g, change.a),
  run: (g, change) => g.call(choose, change.a),
})

const isCovertNow = book.effect('1415.1', 'covertByChoice', {
  parts: [{ kind: 'grant', layer: layers.gainAbility, abilities: () => [covert.id] }],
})

/** The relation that notes the choice for the card of this event, or NONE. Hot path, run at every move. */
function choiceOf(g: Game, ev: number): number {
  const { relations } = g.tables
  const { data, stride } = relations
  for (let r = 0, n = g.store.length(relations); r < n; r++) {
    if (data[r * stride + RelationCell.kind] !== chosen.id + 1) continue
    if (
      g.relation(r, RelationCell.a) === g.event(ev, EV.row) &&
      g.relation(r, RelationCell.aId) === g.event(ev, EV.id)
    )
      return r
  }
  return NONE
}

/** It arrives as it was chosen. */
consequence('1415.1', 'arrives covert', {
  on: [book.kernelVerb('move')],
  when: (g, ev) => choiceOf(g, ev) !== NONE,
  run(g, ev) {
    const row = g.event(ev, EV.row)
    g.propose(book.kernelVerb('unrelate'), choiceOf(g, ev))
    if (g.inZone(row, field))
      g.propose(book.kernelVerb('beginEffect'), isCovertNow.id, row, row, 0, g.controller(row))
  },
})
