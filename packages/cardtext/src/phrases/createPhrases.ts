import type { Effect } from '../base/tree.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { choice, lazy } from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import { amounts, comparisons, foundAmounts, quantities } from './numbers.ts'
import { being, conditions } from './conditions.ts'
import { eventOf, triggerOf } from './events.ts'
import { objects, selections } from './objects.ts'
import { features, heads, nominals, selectors } from './selectors.ts'
import { eithers, placeOf, players, references } from './references.ts'
import { bodies } from './sentences.ts'
import type { GamePhrases, Phrases, Wording } from './phrases.ts'

/** The phrases of a game, from its words, its wordings and what it adds. */
export function createPhrases(lexicon: Lexicon, wording: Wording, game: GamePhrases): Phrases {
  const p: Phrases = {
    lexicon,
    wording,
    amount: lazy(() => amounts(p)),
    foundAmount: lazy(() => foundAmounts(p, game.amounts?.(p) ?? [])),
    quantity: lazy(() => quantities(p, game.quantities?.(p) ?? [])),
    comparison: lazy(() => comparisons(p)),
    player: lazy(() => players(p)),
    reference: lazy(() => references(p, game.references?.(p) ?? [])),
    feature: lazy(() => features(p, game.features?.(p) ?? [])),
    head: lazy(() => heads(p, game.heads?.(p) ?? [])),
    nominal: lazy(() => nominals(p, game.nominals?.(p) ?? [])),
    selector: lazy(() => selectors(p)),
    what: lazy(() => eithers(p)),
    place: lazy(() => placeOf(p)),
    selection: lazy(() => selections(p)),
    object: lazy(() => objects(p)),
    event: lazy(() => choice(eventOf(p), ...(game.events?.(p) ?? []))),
    trigger: lazy(() => choice(triggerOf(p), ...(game.triggers?.(p) ?? []))),
    being: lazy(() => being(p)),
    condition: lazy(() => conditions(p, game.conditions?.(p) ?? [], game.joinedConditions?.(p))),
    clause: lazy(() => clausesOf(p, game)),
    body: lazy(() => bodies(p, game.scopes?.(p) ?? [])),
    cost: lazy(() => game.costs(p)),
    ability: lazy(() => game.ability()),
  }
  return p
}

const clausesOf = (p: Phrases, game: GamePhrases): Syntax<Effect> => ({ kind: 'choice', of: game.clauses(p) })
