import type { ObjectFields } from '@fudaba/kernel/rules'
import { type Transcript, ref } from '@fudaba/kernel/testing'
import './effects.ts'

/** Cards defined in place. All UNITs are of one organisation unless they say otherwise. */
type Stats = Readonly<Record<string, unknown>>
const card =
  (type: string, defaults: Stats) =>
  (name: string, stats: Stats = {}, fields: ObjectFields = {}) =>
    ref(name, { name, types: [type], ...defaults, ...stats }, fields)

export const unit = card('UNIT', { cp: 2, str: 3, def: 3, organisations: ['協会'] })
export const item = card('ITEM', { cp: 1 })
export const event = card('EVENT', { ep: 1 })
export const base = card('BASE', { level: 1 })
/** A card in the homebase that lies face down, and one that is turned as well. */
export const down = { faceDown: true } as const
export const spent = { faceDown: true, turned: true } as const

/** What the action may be done with by whoever decides. */
export function sources(g: Transcript, action: string): string[] {
  const of = g.match.decision?.candidates.filter((c) => c.name === action) ?? []
  return of.map((c) => g.names.word(g.match.game.find(Number(c.source!.slice(1)))))
}

/** Everyone passes, and takes the first of what must be chosen, until this is asked or this step or phase begins. */
export function onward(g: Transcript, until: { asked?: string; step?: string; phase?: string }): void {
  for (let i = 0; i < 200 && g.match.decision !== null; i++) {
    const { message, player, pass } = g.match.decision
    const { step, phase } = g.view(null).facts
    if (until.asked === message.key || until.step === step || until.phase === phase) return
    if (pass) g[player].passes()
    else if (message.key === 'battle.counter') g[player].answers(g[player].mayChoose()[0])
    else g[player].answers()
  }
}
