import { book, procedure, step } from '../book.ts'
import { triggerTiming } from './timings.ts'
import { discard, falling } from './moving.ts'
import { onField } from '../board/zones.ts'

/** 捨て札される時 (17-1): what waits for that is resolved just before, the own discard included. */

const aboutToFall = procedure('aboutToFall', 1, [
  step('17-1', (g) => g.propose(falling, g.local(0)), 'it falls'),
  step('17-1', (g) => triggerTiming.value.call(g), 'what waits for that'),
])

book.before('17-1', 'about to fall', {
  on: [discard],
  when: (g, { a: row }) => book.abilityTriggersOn[falling.id].length > 0 && onField(g, row),
  run: (g, { a: row }) => g.call(aboutToFall, row),
})
