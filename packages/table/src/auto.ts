import type { Decision, GameRules, View, WindowKind } from '@fudaba/kernel'

/**
 * 発動確認: AUTO asks where there is something to answer, ON at every window, OFF only in one's own time and for
 * what must be decided. Whoever has to choose something else than an action is always asked.
 */
export type AutoMode = 'auto' | 'on' | 'off'
export const autoModes: readonly AutoMode[] = ['auto', 'on', 'off']

/** What waits now; the phase, or the turn where a game has none; the player's own time. */
export type SkipUntil = 'stage' | 'phase' | 'turn'

/** Not to be asked again about what was already waiting when it was set. */
interface Skip {
  readonly until: SkipUntil
  readonly turn: number
  readonly phase: string
  /** It began in the player's own time: then the rest of that is passed too. */
  readonly own: boolean
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
      if (skipHolds(this.skip, view, kind, rules)) return true
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

  /** Passes until then, unless attacked or something new can be answered. */
  startSkip(rules: GameRules, view: View, until: SkipUntil): void {
    const own = windowKind(rules, view) === 'own'
    this.skip = { until, turn: view.turn, phase: phaseOf(view), own, known: waiting(view) }
  }

  get skipping(): boolean {
    return this.skip !== null
  }

  /** After an undo nothing is skipped: the player wants to decide anew. */
  stopSkip(): void {
    this.skip = null
  }
}

function skipHolds(skip: Skip, view: View, kind: WindowKind, rules: GameRules): boolean {
  if (kind === 'attacked') return false
  const now = waiting(view)
  if (kind === 'answer' && now.some((id) => !skip.known.includes(id))) return false
  switch (skip.until) {
    case 'stage':
      // Until all of it is done; what came meanwhile and is nothing to answer does not end it.
      return now.some((id) => skip.known.includes(id))
    case 'phase':
      if (view.turn !== skip.turn || phaseOf(view) !== skip.phase) return false
      // Where a pass is not what ends the own time, passing would come back for ever.
      return kind !== 'own' || (skip.own && (rules.usual?.(view) ?? null) === null)
    case 'turn':
      return kind !== 'own'
  }
}

const windowKind = (rules: GameRules, view: View): WindowKind => rules.window?.(view) ?? 'own'

const phaseOf = ({ facts }: View): string => String(facts['phase'] ?? '')

/** What lies in the shared zones: stage, stack, waiting zone. */
const waiting = (view: View): string[] =>
  view.zones.filter((zone) => zone.owner === null).flatMap((zone) => zone.objects.map((object) => object.id))

/** Whether a decision may be answered by a pass at all. */
export const mayPass = (decision: Decision): boolean => decision.shape === 'act' && decision.pass
