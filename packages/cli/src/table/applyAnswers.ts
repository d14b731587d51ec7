import type { WrittenAnswer } from '@fudaba/files'
import type { Match, PlayerName, PublicEvent } from '@fudaba/kernel'
import { LogBook, type LogLine, type Words, normalise, promptOf, readAnswer } from '@fudaba/table'
import { wrongUse } from '../words/usageError.ts'
import { openEvents } from './openEvents.ts'

/** A written answer and what it led to. */
export interface AppliedAnswer {
  readonly player: PlayerName
  readonly text: string
  readonly answer: readonly string[]
  readonly events: readonly PublicEvent[]
  readonly lines: readonly LogLine[]
}

/** Applies written answers; throws at the first impossible one, with its line. */
export function applyAnswers(
  words: Words,
  match: Match,
  file: string,
  answers: readonly WrittenAnswer[],
): AppliedAnswer[] {
  const log = new LogBook(words)
  return answers.map(({ text, line }) => {
    const { decision } = match
    if (decision === null) throw wrongUse('answersLeft', { file, line, text })
    const { player } = decision
    const view = match.view(player)
    const since = view.time
    const answer = apply(words, match, file, text, line)
    const events = openEvents(match, since)
    return { player, text, answer, events, lines: log.add(match.view(player), events) }
  })
}

function apply(words: Words, match: Match, file: string, text: string, line: number): readonly string[] {
  const decision = match.decision!
  const { player } = decision
  switch (normalise(text)) {
    case 'concede':
    case '投了':
      match.concede(player)
      return []
    case 'cancel':
    case '取消':
      match.cancel(player)
      return []
    default: {
      const typed = readAnswer(words, promptOf(words, match.view(player), decision), text)
      if (typed.kind === 'answer') {
        match.answer(player, typed.ids)
        return typed.ids
      }
      const reason =
        typed.kind === 'partial'
          ? words.say('chooseAtLeast', { n: decision.min, now: typed.picks.length })
          : typed.message
      throw wrongUse('answerRefused', { file, line, text, reason })
    }
  }
}
