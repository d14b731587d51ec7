import { NONE } from '../../state/columns.ts'
import type { Effect } from '../../tree/tree.ts'
import type { Emitter } from './emitter.ts'
import { CHOSEN, IT, liveRows, setRegister } from '../context/registers.ts'
import { type Bind, emitChoice, leaveRest, selectionOf } from '../choose/taking.ts'
import { legalTargets, targetsChosen } from '../choose/targets.ts'

/** Steps that only choose: they set registers that later steps read. */

type Node<K extends Effect['kind']> = Extract<Effect, { kind: K }>

/** Choosing. Targets were chosen on play and are only checked again, if there is a record that chose them. */
export function choose(e: Emitter, { what, target }: Node<'choose'>): void {
  const choosing = selectionOf(e, what, 'choose')
  const { adding } = e
  e.adding = false
  const set: Bind = (g, c, rows) => {
    setRegister(g, c.owner, CHOSEN, rows)
    setRegister(g, c.owner, IT, adding ? [...new Set([...liveRows(g, c.owner, IT), ...rows])] : rows)
  }
  const bind: Bind = (g, c, rows) => {
    leaveRest(g, c, choosing, rows)
    set(g, c, rows)
  }
  if (target !== true || e.others) return emitChoice(e, choosing, 'choose', bind)
  const { scope } = e
  const slot = e.targets.push({ selection: choosing, divides: null, within: e.within }) - 1
  // Without a record that chose them (a trigger resolved without one), targets are chosen now.
  const now = e.branch((g, c) => c.record !== NONE && targetsChosen(scope.language, g, c.record, slot))
  e.note((g, c) => {
    set(g, c, legalTargets(scope.language, g, c, choosing, slot))
  })
  const end = e.jump(NONE)
  now.to = e.here
  emitChoice(e, choosing, 'choose', bind)
  end.to = e.here
}

/** Searching a zone. */
export function search(e: Emitter, { what }: Node<'search'>): void {
  const { lexicon, book } = e.scope.language
  const choosing = selectionOf(e, what, 'search')
  emitChoice(e, choosing, 'search', (g, c, rows) => {
    leaveRest(g, c, choosing, rows)
    setRegister(g, c.owner, CHOSEN, rows)
    setRegister(g, c.owner, IT, rows)
  })
  if (lexicon.search?.reveals !== true || !choosing.informed) return
  const show = book.kernelVerb('show')
  e.run(lexicon.search, 'search', (g, c) => {
    const viewers = 1 << (1 - c.actor)
    for (const row of liveRows(g, c.owner, CHOSEN)) g.propose(show, row, viewers)
  })
}
