import { EffectCell, EV, FACE_DOWN, FACE_UP, type Game, NONE, atom, ties } from '@fudaba/kernel/rules'
import { consequence, fact, rule, verb, direct } from '../book.ts'
import { locksCircle } from '../board/circleNames.ts'
import { rest, stand } from './moving.ts'
import { deleted, isUnit, locked } from '../board/cardStates.ts'
import { leaderOf, legion, mateOf } from '../board/units.ts'
import { becomeAnother } from '../board/zones.ts'

/** States of cards on the field: 呪縛 (10.22, 10.24), デリート (10.26), 双闘 (10.25). */

// ── 呪縛, 解呪 ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The circle is a locked one as long as a locked card is there (10.22.6), then what it was (10.22.7). */
const circleIsLocked = fact('10.22.6', 1, 0)
const circleIsItself = fact('10.22.7', 0, 1, '10.22.6')
/** A locked card is not the card it was (10.22.2), and neither stands nor rests (10.22.4). */
const anotherWhenLocked = fact('10.22.2', true, false)
direct('10.22.4')
/** 呪縛する (10.22.1): (unit). */
export const lock = verb('10.22.1', 'lock', (g, row) => {
  if (!isUnit(g, row)) return
  g.emit(g.verbNow, row, g.controller(row))
  if (anotherWhenLocked()) becomeAnother(g, row, atom.FACE_DOWN_FLAG)
  else atom.flip(g, row, FACE_DOWN)
  atom.mark(g, row, locked, 1)
  atom.mark(g, row, locksCircle, circleIsLocked())
})
/** Face up it is another card once more (10.24.2), and stands (10.24.3). */
const anotherWhenFree = fact('10.24.2', true, false)
direct('10.24.3')
direct('10.22.5')
/** 解呪する (10.24.1): (card). */
export const unlock = verb('10.24.1', 'unlock', (g, row) => {
  if (g.object(row, locked) !== 1) return
  if (anotherWhenFree()) becomeAnother(g, row, 0)
  else atom.flip(g, row, FACE_UP)
  atom.mark(g, row, locked, 0)
  atom.mark(g, row, locksCircle, circleIsItself())
  g.emit(g.verbNow, row, g.controller(row))
})

// ── デリート ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** It lies face down as it stood, and is still the same unit (10.26.2). */
direct('10.26.2')
/** What is so already does not become so (1.3.2.1). */
const isSoAlready = rule(
  '1.3.2.1',
  (g: Game, row: number, column: number): boolean => g.object(row, column) === 1,
  () => false,
)
/** デリートする (10.26.1): (unit). */
export const deleteUnit = verb('10.26.1', 'delete', (g, row) => {
  if (!isUnit(g, row) || isSoAlready(g, row, deleted)) return
  g.emit(g.verbNow, row, g.controller(row))
  atom.flip(g, row, FACE_DOWN)
  atom.mark(g, row, deleted, 1)
  if (!legionStays()) for (const r of legionTies(g, row)) ties.unrelate(g, r)
})
/** In legion it stays so (10.26.10). */
const legionStays = fact('10.26.10', true, false)
const legionTies = (g: Game, row: number): number[] => [
  ...g.relations(legion, row),
  ...g.relations(legion, NONE, row),
]
/** No longer deleted, it lies face up (10.26.5). */
const restores = fact('10.26.5', true, false)
export const restore = verb('6.8.1.1.2', 'restore', (g, row) => {
  if (g.object(row, deleted) !== 1) return
  atom.mark(g, row, deleted, 0)
  if (restores()) atom.flip(g, row, FACE_UP)
  for (const effect of given(g, row)) ties.endEffect(g, effect)
})
/** What changed it meanwhile changes it further (10.26.9). */
const given = rule(
  '10.26.9',
  (_g: Game, _row: number): number[] => [],
  (g: Game, row: number): number[] => g.effects().filter((effect) => g.effect(effect, EffectCell.on) === row),
  '10.22.2',
)

// ── 双闘 ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whoever of the two stands or rests, the other does (10.25.10). */
const partner = (g: Game, row: number): number => {
  const mate = mateOf(g, row)
  return mate === NONE ? leaderOf(g, row) : mate
}
for (const [verbOfBoth, turned] of [
  [stand, false],
  [rest, true],
] as const)
  consequence('10.25.10', `${verbOfBoth.name} together`, {
    on: [verbOfBoth],
    when: (g, ev) => {
      const other = partner(g, g.event(ev, EV.row))
      return other !== NONE && g.turned(other) !== turned
    },
    run: (g, ev) => g.propose(verbOfBoth, partner(g, g.event(ev, EV.row))),
  })

/** What keeps one of them from standing or resting keeps the other (10.25.11). */
const together = rule(
  '10.25.11',
  (g: Game, row: number): number => partner(g, row),
  () => NONE,
)
export const isHeldBack = (g: Game, row: number, may: (g: Game, row: number) => boolean): boolean => {
  const other = together(g, row)
  return other !== NONE && !may(g, other)
}

export const relateLegion = (g: Game, leader: number, mate: number): void =>
  ties.relate(g, legion.id, leader, mate, 0)
