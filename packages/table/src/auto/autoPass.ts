import type { GameRules, View } from '@fudaba/kernel'
import type { WindowKind } from '@fudaba/kernel/rules'

/**
 * 発動確認, when a player is asked in an open window: AUTO where he could respond, ON always, OFF only in his own time.
 * Questions that are no open window are always asked.
 */
export type AutoMode = 'auto' | 'on' | 'off'
/** The modes, in the order in which a key cycles through them. */
export const autoModes: readonly AutoMode[] = ['auto', 'on', 'off']

/** Until what waits now has resolved; until the phase ends (or the turn, without phases); until the player's own time. */
export type SkipUntil = 'stage' | 'phase' | 'turn'

/** A running skip, with the state in which it was started. */
interface Skip {
  readonly until: SkipUntil
  readonly turn: number
  readonly phase: string
  /** It was started in the player's own time, the rest of which is then passed too. */
  readonly own: boolean
  /** Ids of what was waiting then: a window for something new ends the skip. */
  readonly known: readonly string[]
}

/** The whole state, so that a remote host can pass for the table. */
export interface AutoState {
  readonly mode: AutoMode
  readonly skip: Skip | null
}

/** Decides for one player which windows are passed automatically. */
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

  /** Whether to pass here without asking. Ends a skip that no longer holds. */
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

  /** Passes until then, unless the player is attacked or can respond to something new. */
  startSkip(rules: GameRules, view: View, until: SkipUntil): void {
    const own = windowKind(rules, view) === 'own'
    this.skip = { until, turn: view.turn, phase: phaseOf(view), own, known: waiting(view) }
  }

  get skipping(): boolean {
    return this.skip !== null
  }

  /** Also called after an undo, because the player wants to decide again. */
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
      // Until all that was waiting has resolved; new things without a response do not matter.
      return now.some((id) => skip.known.includes(id))
    case 'phase':
      if (view.turn !== skip.turn || phaseOf(view) !== skip.phase) return false
      // Where a pass does not end the own time, the same window would come back for ever.
      return kind !== 'own' || (skip.own && (rules.table.usual?.(view) ?? null) === null)
    case 'turn':
      return kind !== 'own'
  }
}

const windowKind = (rules: GameRules, view: View): WindowKind => rules.table.window?.(view) ?? 'own'

const phaseOf = ({ facts }: View): string => String(facts['phase'] ?? '')

/** Ids of the objects in shared zones (stage, stack, waiting zone). */
const waiting = (view: View): string[] =>
  view.zones.filter((zone) => zone.owner === null).flatMap((zone) => zone.objects.map((object) => object.id))
