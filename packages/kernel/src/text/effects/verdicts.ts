import type { EffectRow, ObjectRow } from '../../state/rows.ts'
import type { VerdictPart } from '../../game/book.ts'
import { NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { allowed, forbidders, required } from '../../values/prohibitions.ts'
import type { Condition, Event } from '../../tree/tree.ts'
import { refreshListed } from '../../values/values.ts'
import { type Test, compileCondition } from '../query/conditions.ts'
import { type Context, acquireContext, releaseContext } from '../context/context.ts'
import { compiledIn } from '../language/compiled.ts'
import type { Language, Scope } from '../language/language.ts'
import { type EventMatch, compileEvent } from '../query/matching.ts'
import { Reading, acquireReading, releaseReading } from '../context/reading.ts'

/** "Can", "cannot", "must": effects that answer the verdict of an event word. */

/** The event being asked about while a verdict is asked by this file; null while the game itself asks one. */
let question: Reading | null = null

/** The event that a verdict asked by the game is about. */
function asked(match: EventMatch, g: Game, r: Reading, asker: ObjectRow, subject: ObjectRow): Reading {
  r.clear(NONE)
  if (match.word.asked !== undefined) match.word.asked(g, r, asker, subject)
  else r.about(g, asker).other = subject
  return r
}

function anyMatches(events: readonly EventMatch[], g: Game, c: Context, r: Reading): boolean {
  for (let i = 0; i < events.length; i++) if (events[i].matches(g, c, r)) return true
  return false
}

/** The part of an effect that forbids, requires or allows an event. */
export function verdictPart(
  scope: Scope,
  says: VerdictPart['says'],
  event: Event,
  holds: Test,
  except: readonly EventMatch[],
  unless?: Condition,
  during?: (g: Game, object: ObjectRow) => boolean,
): VerdictPart {
  const match = compileEvent(scope, event)
  const exception = unless === undefined ? null : compileCondition(scope, unless)
  return {
    kind: 'verdict',
    query: (says === 'allow' ? match.word.allowing : undefined) ?? scope.language.verdicts.get(event.verb)!,
    says,
    object(g, asker, subject) {
      if (question !== null) return question.row
      const { row } = asked(match, g, acquireReading(), asker, subject)
      releaseReading()
      return row
    },
    applies(g, effect, asker, subject) {
      const ours = question
      const r = ours ?? asked(match, g, acquireReading(), asker, subject)
      const c = acquireContext().ofEffect(g, effect)
      const yes =
        match.matches(g, c, r) &&
        holds(g, c) &&
        (during === undefined || (r.row !== NONE && during(g, r.row))) &&
        (exception === null || !exception(g, c)) &&
        !anyMatches(except, g, c, r)
      releaseContext()
      if (ours === null) releaseReading()
      return yes
    },
  }
}

/** An event that might happen, as far as the game knows its parts. */
export interface Question {
  readonly player?: number
  readonly row?: ObjectRow
  readonly other?: ObjectRow
  /** Zone rows. */
  readonly from?: number
  readonly to?: number
  readonly n?: number
}

/** Runs `answer` with the event set as the open question. */
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

/** Whether no effect forbids the event. */
export const mayHappen = ({ verdicts }: Language, g: Game, verb: string, about: Question): boolean =>
  ask(g, about, () => allowed(g, verdicts.get(verb)!, about.row ?? NONE, about.other ?? NONE))

/** Whether an effect requires the event and none forbids it. */
export const mustHappen = ({ verdicts }: Language, g: Game, verb: string, about: Question): boolean =>
  ask(g, about, () => required(g, verdicts.get(verb)!, about.row ?? NONE, about.other ?? NONE))

/** The effects that forbid the event, for "why not". */
export const whatForbids = ({ verdicts }: Language, g: Game, verb: string, about: Question): EffectRow[] =>
  ask(g, about, () => forbidders(g, verdicts.get(verb)!, about.row ?? NONE, about.other ?? NONE))

/** Whether an effect forbids the proposed change at this index of the batch: then it is dropped. */
export function vetoed(language: Language, g: Game, at: number): boolean {
  const { lexicon } = language
  const words = compiledIn(language, g.book).forbiddenByVerb[g.batch[at]]
  if (words === undefined) return false
  // The change is read only if some effect in force answers a verdict about it, which is rare.
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
