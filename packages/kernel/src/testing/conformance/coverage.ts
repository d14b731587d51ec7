import type { DeclarationKind } from '../../base/clauses.ts'
import type { Input, Match } from '../../match/match.ts'
import type { GameRules } from '../../game/contract.ts'

/** Kinds of declarations that must happen in random play: what a game does, not its questions and values. */
const happenings: readonly DeclarationKind[] = [
  'verb',
  'trigger',
  'consequence',
  'replacement',
  'check',
  'effect',
  'ability',
]

/** What has happened in many games: actions by name, and declarations whose clause fired. */
export class Coverage {
  private readonly rules: GameRules
  private readonly done = new Set<string>()
  private readonly fired = new Set<number>()

  constructor(rules: GameRules) {
    this.rules = rules
  }

  /** Counts clauses that fire from now on. */
  begin(): void {
    this.rules.book.switches.fired.fill(0)
  }

  /** Stops counting. */
  end(): void {
    this.rules.book.switches.fired.forEach((count, clause) => {
      if (count > 0) this.fired.add(clause)
    })
  }

  /** Before an input is given. */
  chosen(match: Match, input: Input): void {
    const d = match.decision!
    if (d.shape !== 'act' || !('answer' in input)) return
    const candidate = d.candidates.find((c) => c.id === input.answer[0])
    if (candidate?.name !== undefined) this.done.add(candidate.name)
  }

  /** What random play never did: names of actions, and "kind name (clause)" of declarations. */
  missing(): { readonly title: string; readonly clause: string | null; readonly name: string }[] {
    const { book } = this.rules
    const { switches } = book
    const played = (clause: string): boolean => this.fired.has(switches.number(clause))
    const out: { title: string; clause: string | null; name: string }[] = []
    for (const action of book.actions) {
      const byRules = book.triggers.some((t) => t.data === action && this.fired.has(t.clause))
      if (!this.done.has(action.name) && !byRules)
        out.push({ title: `action ${action.name}`, clause: null, name: action.name })
    }
    for (const { kind, clause, name } of switches.declarations)
      if (happenings.includes(kind) && !played(clause))
        out.push({ title: `${kind} ${name} (${clause})`, clause, name })
    return out
  }
}
