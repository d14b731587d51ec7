import type { ObjectFields } from '@fudaba/kernel/rules'
import { type Transcript, ref } from '@fudaba/kernel/testing'

/** Cards for test boards, by their stats alone; a card is called what its ref is called. */

export type Stats = Readonly<Record<string, unknown>>
type Literal = ReturnType<typeof ref>

const card =
  (types: readonly string[], usual: Stats) =>
  (name: string, stats: Stats = {}, fields: ObjectFields = {}): Literal =>
    ref(name, { id: name, name: '名無し', types, ...usual, ...stats }, fields)

/** `unit('A', { str: 5, def: 9, cp: 1, organisations: ['東'] }, { turned: true })`. */
export const unit = card(['UNIT'], { str: 1, def: 1, cp: 1 })
export const item = card(['ITEM'], { cp: 1 })
export const event = card(['EVENT'], { ep: 1 })
export const base = card(['BASE'], { level: 1 })
/** An ITEM that is a UNIT too. */
export const itemUnit = card(['ITEM', 'UNIT'], { str: 1, def: 1, cp: 1 })

export const stunned = (name: string, stats: Stats = {}): Literal => unit(name, stats, { stunned: 1 })
export const faceDown = { faceDown: true } as const
export const turned = { turned: true } as const

export { begins, happens } from '@fudaba/kernel/testing'

/** Everyone passes until somebody is asked this, or the window of this step opens. */
export function passUntil(g: Transcript, where: { asked?: string; step?: string; phase?: string }): void {
  for (let i = 0; i < 100 && g.match.decision !== null; i++) {
    const { message, player, pass } = g.match.decision
    const { step, phase } = g.view(null).facts
    const here =
      (where.asked === undefined || message.key === where.asked) &&
      (where.step === undefined || step === where.step) &&
      (where.phase === undefined || phase === where.phase)
    if (here && Object.keys(where).length > 0) return
    if (pass) g[player].passes()
    // In which order triggers are played is all the same where nobody looks.
    else if (message.key === 'timing.trigger') g.send(player, [g.match.decision.candidates[0].id])
    else g[player].answers()
  }
}
