import { EV, FACE_DOWN, FACE_UP, type Game, NONE, atom, ties } from '@fudaba/kernel'
import { consequence, fact, rule, verb } from './book.ts'
import { rest, stand } from './moving.ts'
import { deleted, isUnit, leaderOf, legion, locked, mateOf } from './units.ts'
import { becomeAnother } from './zones.ts'

/** States of cards on the field: 呪縛 (10.22, 10.24), デリート (10.26), 双闘 (10.25). */

// ── 呪縛, 解呪 ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** A locked card is not the card it was (10.22.2), and neither stands nor rests (10.22.4). */
const anotherWhenLocked = fact('10.22.2', true, false)
const noOrientation = fact('10.22.4', 0, atom.TURNED_FLAG)
/** 呪縛する (10.22.1): (unit). */
export const lock = verb('10.22.1', 'lock', (g, row) => {
  if (!isUnit(g, row)) return
  g.emit(g.verbNow, row, g.controller(row))
  const turned = g.turned(row) ? noOrientation() : 0
  if (anotherWhenLocked()) becomeAnother(g, row, atom.FACE_DOWN_FLAG | turned)
  else atom.flip(g, row, FACE_DOWN)
  atom.mark(g, row, locked, 1)
})
/** Face up it is another card once more (10.24.2), and stands (10.24.3). */
const anotherWhenFree = fact('10.24.2', true, false)
const freeStands = fact('10.24.3', 0, atom.TURNED_FLAG)
const turnsUp = fact('10.22.5', FACE_UP, FACE_DOWN)
/** 解呪する (10.24.1): (card). */
export const unlock = verb('10.24.1', 'unlock', (g, row) => {
  if (g.object(row, locked) !== 1) return
  const face = turnsUp() === FACE_UP ? 0 : atom.FACE_DOWN_FLAG
  if (anotherWhenFree()) becomeAnother(g, row, freeStands() | face)
  else if (face === 0) atom.flip(g, row, FACE_UP)
  atom.mark(g, row, locked, 0)
  g.emit(g.verbNow, row, g.controller(row))
})

// ── デリート ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** It lies face down as it stood, and is still the same unit (10.26.2). */
const facesDown = fact('10.26.2', FACE_DOWN, FACE_UP)
/** デリートする (10.26.1): (unit). */
export const deleteUnit = verb('10.26.1', 'delete', (g, row) => {
  if (!isUnit(g, row) || g.object(row, deleted) === 1) return
  g.emit(g.verbNow, row, g.controller(row))
  if (facesDown() === FACE_DOWN) atom.flip(g, row, FACE_DOWN)
  atom.mark(g, row, deleted, 1)
})
/** No longer deleted, it lies face up (10.26.5). */
const restores = fact('10.26.5', true, false)
export const restore = verb('6.8.1.1.2', 'restore', (g, row) => {
  if (g.object(row, deleted) !== 1) return
  atom.mark(g, row, deleted, 0)
  if (restores()) atom.flip(g, row, FACE_UP)
})

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

export const relateLegion = (g: Game, leader: number, mate: number): void =>
  ties.relate(g, legion.id, leader, mate, 0)
export const isLockedHere = rule(
  '4.6.7',
  (g: Game, row: number): boolean => g.object(row, locked) === 1,
  () => false,
)
