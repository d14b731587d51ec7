import type { Event } from '../../tree/tree.ts'
import { AbilityError, type Scope } from '../language/language.ts'

/**
 * What a text says of an event that the game never asks about: it would be read and never do anything. Such an ability
 * is refused by name as it is compiled.
 */
export type EventFrame = 'trigger' | 'prohibit' | 'require' | 'permit' | 'replace'

const SAYS: Readonly<Record<EventFrame, string>> = {
  trigger: 'waits for',
  prohibit: 'forbids',
  require: 'requires',
  permit: 'permits',
  replace: 'takes the place of',
}

export function refuseInert(scope: Scope, frame: EventFrame, { verb, subject }: Event): void {
  const word = scope.language.lexicon.events[verb]
  if (word === undefined) return
  const isAsked = word.verdict !== undefined || word.asksMay === true
  const works: Readonly<Record<EventFrame, boolean>> = {
    trigger: word.on.length > 0,
    prohibit: isAsked || (word.on.length > 0 && word.told !== true),
    require: isAsked,
    permit: isAsked || word.allowing !== undefined,
    replace: word.on.length > 0 && word.told !== true && word.irreplaceable !== true,
  }
  if (!works[frame])
    throw new AbilityError(scope.name, `nothing ${SAYS[frame]} the event ${verb} in this game`)
  const isOfItself = subject?.kind === 'reference' && subject.to === 'self'
  if (word.silentBefore === true && isOfItself && (frame === 'prohibit' || frame === 'replace'))
    throw new AbilityError(scope.name, `the texts of a card are silent before the event ${verb} of it`)
}
