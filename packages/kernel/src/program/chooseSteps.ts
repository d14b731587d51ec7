import { NONE } from '../columns.ts'
import type { Effect } from '../tree.ts'
import type { Emitter } from './emitter.ts'
import { CHOSEN, IT, held, hold } from './registers.ts'
import { type Bind, emitChoice, leaveRest, selectionOf } from './taking.ts'
import { legalTargets, targetsChosen } from './targets.ts'

/** Steps that only choose; later ones speak of what was chosen. */

type Node<K extends Effect['kind']> = Extract<Effect, { kind: K }>

export function choose(e: Emitter, { what, target }: Node<'choose'>): void {
  const choosing = selectionOf(e, what, 'choose')
  const bind: Bind = (g, c, rows) => {
    leaveRest(g, c, choosing, rows)
    hold(g, c.owner, CHOSEN, rows)
    hold(g, c.owner, IT, rows)
  }
  if (target !== true) return emitChoice(e, choosing, 'choose', bind)
  const { scope } = e
  const slot = e.targets.push({ choosing, divides: null, within: e.within }) - 1
  // Without a play that chose them, targets are chosen now.
  const now = e.branch((g, c) => c.record !== NONE && targetsChosen(scope.language, g, c.record, slot))
  e.note((g, c) => {
    const rows = legalTargets(scope.language, g, c, choosing, slot)
    hold(g, c.owner, CHOSEN, rows)
    hold(g, c.owner, IT, rows)
  })
  const end = e.jump(NONE)
  now.to = e.here
  emitChoice(e, choosing, 'choose', bind)
  end.to = e.here
}

export function search(e: Emitter, { what }: Node<'search'>): void {
  const { lexicon, book } = e.scope.language
  const choosing = selectionOf(e, what, 'search')
  emitChoice(e, choosing, 'search', (g, c, rows) => {
    leaveRest(g, c, choosing, rows)
    hold(g, c.owner, CHOSEN, rows)
    hold(g, c.owner, IT, rows)
  })
  if (lexicon.search?.reveals !== true || !choosing.informed) return
  const show = book.kernelVerb('show')
  e.run(lexicon.search, 'search', (g, c) => {
    const viewers = 1 << (1 - c.actor)
    for (const row of held(g, c.owner, CHOSEN)) g.propose(show, row, viewers)
  })
}
