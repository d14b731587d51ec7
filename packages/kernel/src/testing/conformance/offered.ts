import { allAnswers, countAnswers } from '../../answers/answers.ts'
import { idsFor, picksFor } from '../../answers/decision.ts'
import { explainIllegal } from '../../answers/legal.ts'
import type { Match } from '../../match/match.ts'
import { isFinished, nextPicks, partialToPicks } from '../../answers/picks.ts'
import type { Random } from '../../base/random.ts'
import { answer } from '../../running/loop.ts'
import { Search } from '../../looking/search.ts'
import { agree, fail, outside } from './agreement.ts'

/** At most so many answers to one decision are tried. */
const LIMIT = 60

/** Every answer that is offered can be given, and undoing it restores the state. */
export function eachAnswerApplies(match: Match, where: () => string): void {
  const d = match.decision!
  const before = match.digest()
  const seen = outside(match)
  const search = new Search(match.game)
  // Listed before the first is given: an answer changes the offer they are read from.
  const answers = Array.from(allAnswers(match.game.offer, LIMIT))
  for (const picks of answers) {
    const ids = idsFor(d, picks)
    const at = (): string => `${where()}, ${d.message.key}, answer ${JSON.stringify(ids)}`
    agree('ids name their positions', at, picksFor(d, ids).join(), picks.join())
    try {
      match.answer(d.player, ids)
    } catch (problem) {
      throw new Error(`an offered answer does not apply: ${at()}`, { cause: problem })
    }
    match.undo()
    agree('digest after an answer was undone', at, match.digest(), before)
    search.mark()
    answer(match.game, picks)
    search.back()
    agree('digest after an answer was searched', at, match.digest(), before)
  }
  agree('decision after answers were tried', where, outside(match), seen)
  if (answers.length === 0) fail(`no legal answer to ${d.message.key}`, where)
  const counted = countAnswers(match.game.offer, LIMIT)
  if (counted !== answers.length) fail(`${counted} answers counted, ${answers.length} given`, where)
}

/** The answer given pick by pick: after each pick it can still be completed. */
export function picksLeadToAnAnswer(match: Match, random: Random, where: () => string): void {
  const { offer } = match.game
  const path: number[] = []
  while (!isFinished(offer, path)) {
    const next = nextPicks(offer, path)
    if (next.length === 0) fail(`single picks ${path.join(' ')} lead nowhere`, where)
    path.push(next[random.below(next.length)])
  }
  const wrong = explainIllegal(offer, partialToPicks(offer, path))
  if (wrong !== null) fail(`single picks ${path.join(' ')} make an illegal answer (${wrong})`, where)
}
