import { allAnswers, countAnswers } from '../../answers.ts'
import { idsFor, picksFor } from '../../decision.ts'
import { explainIllegal } from '../../legal.ts'
import type { Match } from '../../match.ts'
import { isFinished, nextPicks, partialToPicks } from '../../picks.ts'
import type { Random } from '../../random.ts'
import { answer } from '../../run.ts'
import { Search } from '../../search.ts'
import { agree, fail, outside } from './agreement.ts'

/** More than this many answers to one decision are not all tried. */
const LIMIT = 60

/** Every answer that is offered applies, and undone leaves the game as it was. */
export function eachAnswerApplies(match: Match, where: () => string): void {
  const d = match.decision!
  const before = match.digest()
  const seen = outside(match)
  const search = new Search(match.game)
  // All at once: the offer they come from changes with every answer.
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

/** The same answer as single picks, each of which can always be completed. */
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
