import { EV } from '../../state/events.ts'
import type { Match } from '../../match/match.ts'
import type { GameRules } from '../../game/contract.ts'

/** Collects clauses that the rulebook does not have and message keys without a sentence. */
export function citations(rules: GameRules, match: Match, wrong: Set<string>): void {
  const { game } = match
  const { names } = game.book.switches
  const { log } = game
  if (game.over)
    for (let ev = 0; ev < log.count; ev++) {
      const verb = game.book.verbs[log.get(ev, EV.kind)]
      if (names[log.get(ev, EV.clause)] === undefined) wrong.add(`an event ${verb.name} cites no clause`)
      for (const clause of game.chains.list(log.get(ev, EV.chain)))
        if (names[clause] === undefined) wrong.add(`the chain of an event ${verb.name} cites no clause`)
    }
  const d = match.decision
  if (d !== null) {
    if (d.clauses.length === 0) wrong.add(`decision ${d.message.key} cites no clause`)
    for (const clause of d.clauses)
      if (!names.includes(clause))
        wrong.add(`decision ${d.message.key} cites ${clause}, which does not exist`)
    if (rules.table.messages[d.message.key] === undefined) wrong.add(`no sentence ${d.message.key}`)
    if (d.shape === 'option')
      for (const { id } of d.candidates) if (!isSaid(rules, id)) wrong.add(`no sentence option.${id}`)
  }
  if (match.result !== null && rules.table.messages[`ending.${match.result.ending}`] === undefined)
    wrong.add(`no sentence ending.${match.result.ending}`)
}

/** An option has a sentence, is a number, or is an ability: of a word with a sentence, or of a card (its text). */
function isSaid(rules: GameRules, id: string): boolean {
  if (rules.table.messages[`option.${id}`] !== undefined || /^\d+$/.test(id)) return true
  // An ability inside a keyword is named after it.
  const ability = id.replace(/( \{.*\})?(@o\d+)?(#\d+)?$/, '')
  if (rules.table.messages[`ability.${ability}`] !== undefined) return true
  const card = ability.replace(/ \d+( › .*)?$/, '')
  return rules.cards.some((each) => rules.cardId(each) === card)
}
