import type { PlayerName, View } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'
import { sayIn } from '../words/sentences.ts'

/** The result, from the point of view of the seat. */
export function resultText(words: Words, seat: PlayerName | 'both' | null, { result, turn }: View): string {
  const say = sayIn(words.lang)
  if (result === null) return say('unfinished')
  const ending = words.find(`ending.${result.ending}`) ?? result.ending
  if (result.winner === null) return say('drawn', { ending, turn })
  if (seat === result.winner) return say('youWon', { ending, turn })
  if (seat === 'P1' || seat === 'P2') return say('youLost', { ending, turn })
  return say('won', { winner: words.player(result.winner), ending, turn })
}
