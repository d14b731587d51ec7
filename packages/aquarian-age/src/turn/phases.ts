import { NONE } from '@fudaba/kernel/rules'
import { step } from '../book.ts'
import { chain } from './chain.ts'
import { declarePhase } from './phaseDeclarations.ts'
import { type Phase, phaseBegins, phases, setPhase, turnPlayer } from '../board/state.ts'
import { declared } from '../board/zones.ts'

/** What was declared is answered; one that nobody could answer is over already, and one that is forbidden never came. */
export const answered = (label: string, clause: '21-3a' | '17-8-a' | '3-9' = '21-3a') =>
  step(
    clause,
    (g) => {
      if (g.count(declared, 0) > 0) g.call(chain.procedure, turnPlayer(g), NONE, NONE)
    },
    label,
  )

/** フェイズの開始と終了 are declarations (21-3a). */
export const opens = (phase: Phase) => {
  const number = phases.indexOf(phase)
  return [
    step(
      '21-3a',
      (g) => {
        setPhase(g, number)
        g.propose(phaseBegins, turnPlayer(g), number)
      },
      'begin',
    ),
    step(
      '21-3a',
      (g) => {
        if (declarePhase(g)) g.skip()
      },
      'say so',
    ),
    answered('begun'),
  ]
}
/** The last steps of a phase. */
export const closes = [
  step(
    '21-3a',
    (g) => {
      if (declarePhase(g)) g.done()
    },
    'end',
  ),
  answered('ended'),
]
