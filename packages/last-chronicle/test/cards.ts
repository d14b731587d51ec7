import type { ObjectFields } from '@fudaba/kernel/rules'
import { type Transcript, ref } from '@fudaba/kernel/testing'

/** Cards for test boards, by their stats alone; a card is called what its ref is called. */

export type Stats = Readonly<Record<string, unknown>>
export type Literal = ReturnType<typeof ref>

const card =
  (usual: Stats) =>
  (name: string, stats: Stats = {}, fields: ObjectFields = {}): Literal =>
    ref(name, { id: name, name: '名無し', ...usual, ...stats }, fields)

/** `unit('A', { power: 2000, atk: 1, level: 1, cost: '1白' }, { turned: true })`. */
export const unit = card({ type: 'unit', power: 1000, atk: 1, level: 1 })
export const history = card({ type: 'history' })
export const structure = card({ type: 'structure' })
export const spell = card({ type: 'spell' })
/** A soul stone of these powers: stone('S', '白黒'). */
export const stone = (name: string, powers = '', fields: ObjectFields = {}): Literal =>
  unit(name, { cost: powers === '' ? '1' : powers }, fields)
export const wiped = { turned: true } as const
export const fresh = { fresh: true } as const

export { begins, happens } from '@fudaba/kernel/testing'

/** What the action may be done with by whoever decides. */
export function sources(g: Transcript, action: string): string[] {
  const of = g.match.decision?.candidates.filter((c) => c.name === action) ?? []
  return of.map((c) => g.names.word(g.match.game.find(Number(c.source!.slice(1)))))
}

/** Everyone passes until somebody is asked this, or the phase is this one. */
export function passUntil(g: Transcript, where: { asked?: string; phase?: string }): void {
  for (let i = 0; i < 60 && g.match.decision !== null; i++) {
    const { message, player, pass } = g.match.decision
    const here =
      (where.asked === undefined || message.key === where.asked) &&
      (where.phase === undefined || g.view(null).facts['phase'] === where.phase)
    if (here) return
    if (pass) g[player].passes()
    else if (message.key === 'battle.again') g[player].answers(false)
    else g[player].answers()
  }
}
export const phaseOf = (g: Transcript): unknown => g.view(null).facts['phase']
export const happened = (g: Transcript, event: string): boolean =>
  g.log().some((line) => line.event === event)
