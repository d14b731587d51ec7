import { type Action, NONE, type Player } from '@fudaba/kernel/rules'
import { book, procedure, requirement, step } from '../book.ts'
import { isNamed } from '../board/circleNames.ts'
import { moveTo } from '../changes/moving.ts'
import { inPhase, turnFighter } from '../board/state.ts'
import { rearGuards } from '../board/units.ts'
import { behind, circleOf, onCircle } from '../board/zones.ts'

/** 前後の交換 (6.6.1.2.3): front and back of a column, both rear-guard circles. */

const PLAYER = 0
const SOURCE = 1
const partner = (circle: number): number => (behind(circle) === NONE ? circle - 3 : behind(circle))

const perform = procedure('exchange', 3, [
  step('6.6.1.2.3', (g) => {
    const row = g.local(SOURCE)
    const here = circleOf(g, row)
    const there = partner(here)
    for (const other of onCircle(g, g.local(PLAYER) as Player, there)) g.propose(moveTo, other, here, 1)
    g.propose(moveTo, row, there, 1)
  }),
])
const isMain = requirement('6.6.1.2.3', (g, player) => turnFighter(g) === player && inPhase(g, 'main'))
const columnIsFree = requirement('6.6.1.2.3', (g, player, source) => {
  const here = circleOf(g, source)
  return isNamed(g, player, here, 'rear-guard') && isNamed(g, player, partner(here), 'rear-guard')
})
export const exchange: Action = book.action({
  name: 'exchange',
  title: { ja: '前後の交換', en: 'Change places' },
  requirements: [isMain, columnIsFree],
  of: [requirement('6.6.1.2.3', (g, player, row) => rearGuards(g, player).includes(row))],
  sources: (g, player) => [...rearGuards(g, player)],
  perform,
})
