import type { Decision, GameRules, View, WindowKind } from '@fudaba/kernel'

/**
 * 発動確認: AUTO asks where there is something to answer, ON at every window, OFF only in one's own time and for
 * what must be decided. Whoever has to choose something else than an action is always asked.
 */
export type AutoMode = 'auto' | 'on' | 'off'
export const autoModes: readonly AutoMode[] = ['auto', 'on', 'off']

/** Not to be asked again about what was already waiting when it was set. */
interface Skip {
  readonly until: 'stage' | 'turn'
  readonly turn: number
  /** What was on the table then: something new that can be answered ends the skip. */
  readonly known: readonly string[]
}

/** All of it, so that a host can pass for a table that is somewhere else. */
export interface AutoState {
  readonly mode: AutoMode
  readonly skip: Skip | null
}

/** Decides for one player which windows pass by themselves. Belongs to the table, not to the game. */
export class AutoPass {
  mode: AutoMode
  private skip: Skip | null = null

  constructor(mode: AutoMode = 'auto') {
    this.mode = mode
  }

  get state(): AutoState {
    return { mode: this.mode, skip: this.skip }
  }

  set state({ mode, skip }: AutoState) {
    this.mode = mode
    this.skip = skip
  }

  /** Whether to pass here without asking. A skip that stops is over. */
  passes(rules: GameRules, view: View): boolean {
    const { decision } = view
    if (decision === null || decision.shape !== 'act' || !decision.pass) {
      if (decision !== null) this.skip = null
      return false
    }
    const kind = windowKind(rules, view)
    if (this.skip !== null) {
      if (this.skipHolds(this.skip, view, kind)) return true
      this.skip = null
    }
    switch (this.mode) {
      case 'on':
        return false
      case 'auto':
        return kind === 'quiet'
      case 'off':
        return kind !== 'own'
    }
  }

  /** Passes this stage, or everything up to the next turn, unless attacked or something new can be answered. */
  startSkip(view: View, until: Skip['until']): void {
    this.skip = { until, turn: view.turn, known: waiting(view) }
  }

  get skipping(): boolean {
    return this.skip !== null
  }

  /** After an undo nothing is skipped: the player wants to decide anew. */
  stopSkip(): void {
    this.skip = null
  }

  private skipHolds(skip: Skip, view: View, kind: WindowKind): boolean {
    if (kind === 'attacked') return false
    const now = waiting(view)
    if (kind === 'answer' && now.some((id) => !skip.known.includes(id))) return false
    if (skip.until === 'stage') return now.length > 0
    return kind !== 'own'
  }
}

const windowKind = (rules: GameRules, view: View): WindowKind => rules.window?.(view) ?? 'own'

/** What lies in the shared zones: stage, stack, waiting zone. */
const waiting = (view: View): string[] =>
  view.zones.filter((zone) => zone.owner === null).flatMap((zone) => zone.objects.map((object) => object.id))

/** Whether a decision may be answered by a pass at all. */
export const mayPass = (decision: Decision): boolean => decision.shape === 'act' && decision.pass
