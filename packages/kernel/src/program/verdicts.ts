import type { VerdictPart } from '../book.ts'
import { NONE } from '../columns.ts'
import type { Game } from '../game.ts'
import { allowed, forbidders, required } from '../prohibitions.ts'
import type { Condition, Event } from '../tree.ts'
import { refreshListed } from '../values.ts'
import { type Test, compileCondition } from './conditions.ts'
import { type Context, enter, leave } from './context.ts'
import type { Language, Scope } from './language.ts'
import { type EventMatch, compileEvent } from './matching.ts'
import { Reading, reading, readingDone } from './reading.ts'

/** "Can", "cannot", "must": what may happen, by the word for it. */

/** What is being asked about, for as long as the question is open. */
let question: Reading | null = null

/** What a question of the game's own is about. */
function asked(match: EventMatch, g: Game, r: Reading, asker: number, subject: number): Reading {
  r.clear(NONE)
  if (match.word.asked !== undefined) match.word.asked(g, r, asker, subject)
  else r.about(g, asker).other = subject
  return r
}

function anyMatches(events: readonly EventMatch[], g: Game, c: Context, r: Reading): boolean {
  for (let i = 0; i < events.length; i++) if (events[i].matches(g, c, r)) return true
  return false
}

export function verdictPart(
  scope: Scope,
  says: VerdictPart['says'],
  event: Event,
  holds: Test,
  except: readonly EventMatch[],
  unless?: Condition,
  during?: (g: Game, object: number) => boolean,
): VerdictPart {
  const match = compileEvent(scope, event)
  const exception = unless === undefined ? null : compileCondition(scope, unless)
  return {
    kind: 'verdict',
    query: (says === 'allow' ? match.word.allowing : undefined) ?? scope.language.verdicts.get(event.verb)!,
    says,
    applies(g, effect, asker, subject) {
      const ours = question
      const r = ours ?? asked(match, g, reading(), asker, subject)
      const c = enter().ofEffect(g, effect)
      const yes =
        match.matches(g, c, r) &&
        holds(g, c) &&
        (during === undefined || (r.row !== NONE && during(g, r.row))) &&
        (exception === null || !exception(g, c)) &&
        !anyMatches(except, g, c, r)
      leave()
      if (ours === null) readingDone()
      return yes
    },
  }
}

/** What somebody would do, as far as the game says. */
export interface Question {
  readonly player?: number
  readonly row?: number
  readonly other?: number
  /** Zone rows. */
  readonly from?: number
  readonly to?: number
  readonly n?: number
}

function ask<T>(g: Game, about: Question, answer: () => T): T {
  const outer = question
  const r = new Reading().clear(NONE)
  if (about.row !== undefined) r.about(g, about.row)
  r.other = about.other ?? NONE
  r.player = about.player ?? (about.row === undefined || about.row === NONE ? NONE : g.controller(about.row))
  r.from = about.from ?? (about.row === undefined || about.row === NONE ? NONE : g.zoneOf(about.row))
  r.to = about.to ?? NONE
  r.n = about.n ?? 0
  question = r
  try {
    return answer()
  } finally {
    question = outer
  }
}

/** Whether cards and rules let it happen. */
export const mayHappen = ({ verdicts }: Language, g: Game, verb: string, about: Question): boolean =>
  ask(g, about, () => allowed(g, verdicts.get(verb)!, about.row ?? NONE, about.other ?? NONE))

/** Whether a card demands it and none forbids it. */
export const mustHappen = ({ verdicts }: Language, g: Game, verb: string, about: Question): boolean =>
  ask(g, about, () => required(g, verdicts.get(verb)!, about.row ?? NONE, about.other ?? NONE))

/** The effects that forbid it, for "why not". */
export const whatForbids = ({ verdicts }: Language, g: Game, verb: string, about: Question): number[] =>
  ask(g, about, () => forbidders(g, verdicts.get(verb)!, about.row ?? NONE, about.other ?? NONE))

/** Whether a proposed change is one that a card says cannot happen. */
export function vetoed(language: Language, g: Game, at: number): boolean {
  const { lexicon, forbidden } = language
  const words = forbidden[g.batch[at]]
  if (words === undefined) return false
  // Hardly ever does any card say so, and then there is nothing to read.
  refreshListed(g)
  let r: Reading | null = null
  for (let i = 0; i < words.length; i++) {
    const { verdict } = words[i]
    if (g.computed.verdicts[verdict.id].length === 0) continue
    r ??= new Reading().ofChange(g, lexicon, g.batch, at)
    const word = lexicon.events[words[i].word]
    if (word.when !== undefined && !word.when(g, r)) continue
    question = r
    const can = allowed(g, verdict, r.row, r.other)
    question = null
    if (!can) return true
  }
  return false
}
