import { type Game, NONE } from '@fudaba/kernel'
import { step } from './book.ts'
import { chain } from './chain.ts'
import { declare, kinds } from './declarations.ts'
import { type Phase, phaseBegins, phaseIs, phases, turnPlayer } from './state.ts'

/** フェイズの開始と終了 are declarations (21-3a). */
export const say = (g: Game, kind: number): void => g.propose(declare, kind, turnPlayer(g), NONE, NONE)
export const opens = (phase: Phase) =>
  step(
    '21-3a',
    (g) => {
      g.variable(phaseIs, phases.indexOf(phase) + 1)
      g.propose(phaseBegins, turnPlayer(g), phases.indexOf(phase))
      say(g, kinds.phase)
    },
    'begin',
  )
export const answered = (label: string) =>
  step('21-3a', (g) => g.call(chain.procedure, turnPlayer(g), NONE, NONE), label)
export const closes = step('21-3a', (g) => say(g, kinds.phase), 'end')
