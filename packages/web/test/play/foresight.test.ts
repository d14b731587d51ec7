import type { Decision, PlayerName, View } from '@fudaba/kernel'
import type { AnswerOutcome } from '@fudaba/table'
import { expect, test } from 'vitest'
import { Foresight } from '../../src/play/foresight.ts'
import { primaryOf } from '../../src/play/primary.ts'
import { parade } from '../parade.ts'

const asked = (shape: 'act' | 'option', ids: readonly string[]): Decision =>
  ({
    id: 1,
    player: 'P1',
    shape,
    clauses: [],
    source: null,
    message: { key: 'ask', parameters: {} },
    candidates: ids.map((id) => ({ id, kind: shape === 'act' ? 'action' : 'option' })),
    bins: [],
    min: 0,
    max: 1,
    ordered: false,
    total: 0,
    unit: 1,
    pass: shape === 'act',
    constraint: null,
    cancellable: false,
    autoKey: 'x',
  }) as Decision

const ends = (winner: PlayerName | null): AnswerOutcome => ({
  view: { result: { winner, ending: 'done' } } as View,
  events: [],
  asks: [],
})
const goesOn: AnswerOutcome = { view: { result: null } as View, events: [], asks: [] }

/** Foresight of a question, at a table that foretells this for each answer. */
async function foreseen(
  decision: Decision,
  outcomes: Readonly<Record<string, readonly AnswerOutcome[]>>,
): Promise<{ primary: ReturnType<typeof primaryOf>; loses: Foresight['loses'] }> {
  const tried = new Set<string>()
  const foresight = new Foresight({
    forecast: async (_, answer) => {
      tried.add(answer.join())
      return outcomes[answer.join()] ?? [goesOn]
    },
  })
  const view = { decision, zones: [] } as unknown as View
  foresight.rest(view)
  await expect.poll(() => Object.keys(outcomes).every((answer) => tried.has(answer))).toBe(true)
  await expect
    .poll(() => foresight.loses([]) || decision.candidates.some((_, i) => foresight.loses([i])))
    .toBe(true)
  return { primary: primaryOf(parade, view, decision, [], foresight.loses), loses: foresight.loses }
}

test('a pass that loses the game in every world is not marked', async () => {
  const { primary } = await foreseen(asked('act', ['a']), { '': [ends('P2'), ends('P2')], a: [goesOn] })
  expect(primary).toEqual({ kind: 'doom', picks: [] })
})

test('where the first option loses, one that does not is marked', async () => {
  const { primary, loses } = await foreseen(asked('option', ['yes', 'no']), {
    yes: [ends('P2')],
    no: [goesOn],
  })
  expect(primary).toEqual({ kind: 'answer', picks: [1] })
  expect(loses([1])).toBe(false)
})

test('what wins, draws or loses in some worlds only stays marked', async () => {
  const { primary } = await foreseen(asked('option', ['a', 'b', 'c']), {
    a: [ends('P2'), goesOn],
    b: [ends('P1')],
    c: [ends('P2')],
  })
  expect(primary).toEqual({ kind: 'answer', picks: [0] })
})
