import { EffectCell, type Game, atom, hasAbility, setColumn } from '@fudaba/kernel/rules'
import { ask, book, change, procedure, step } from '../../book.ts'
import { LOCAL, machine, newest, playerHere, recordHere, sourceHere } from '../../changes/playRecord.ts'
import { playingFromHomebase } from '../../changes/verdicts.ts'
import { enterHomebase } from '../../changes/verbs.ts'
import { hand, homebase } from '../../board/zones.ts'

/** 【派遣】 (1405): played from where it lies face down in the homebase; a card of the hand may take its place. */

const fromHomebase = book.effect('1405.1', 'dispatch', {
  parts: [
    {
      kind: 'verdict',
      query: playingFromHomebase,
      says: 'allow',
      applies: (g, effect, asker) => asker === g.effect(effect, EffectCell.source),
    },
  ],
})
export const dispatch = book.ability('1405.1', 'dispatch', { effects: [fromHomebase], zones: [homebase.id] })

/** A way to play it, noted while the card lies there, and had by what waits (1204.2i). */
const DISPATCHED = 1
const note = change('noteDispatch', (g, record) => setColumn(g, record, machine.mode, DISPATCHED))

export const noteDispatch = procedure('noteDispatch', 4, [
  step('1405.1', (g) => {
    const row = sourceHere(g)
    if (g.inZone(row, homebase) && hasAbility(g, row, dispatch.id)) g.propose(note, recordHere(g))
  }),
])

const wasDispatched = (g: Game): boolean => newest(g) >= 0 && g.object(newest(g), machine.mode) === DISPATCHED

/** As soon as it has been played, before anybody has priority. */
export const refill = procedure('refill', 4, [
  ask('1405.1', {
    offer(g, d) {
      if (wasDispatched(g)) d.choose(playerHere(g), 'dispatch.refill', g.objects(hand, playerHere(g)), 0, 1)
    },
    take(g, { values }) {
      for (const row of values)
        g.propose(enterHomebase, row, g.local(LOCAL.player), atom.FACE_DOWN_FLAG | atom.TURNED_FLAG)
    },
  }),
])
