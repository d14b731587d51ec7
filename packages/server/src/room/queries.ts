import type { Query, Role, Shuffle } from '@fudaba/protocol'
import { HostError, SeatTable } from '@fudaba/table'
import type { Fold } from './fold.ts'
import { Refusal } from './refusal.ts'
import { seatOf } from './sight.ts'
import type { Scene } from './viewer.ts'

/** Answers a question of a role about the game, from what it may know. Nothing is changed. */
export function answerQuery(fold: Fold, role: Role, query: Query): unknown {
  const { match, end } = fold
  if (match === null) throw new Refusal('not-begun', 'the game has not begun')
  if (role === 'guest') throw new Refusal('no-seat', 'only who is at the table can ask')
  const table = new SeatTable(match, seatOf(role), () => end !== null)
  try {
    switch (query.method) {
      case 'why':
        return table.why(query.args[0])
      case 'whyNot':
        return table.whyNot(query.args[0], query.args[1])
      case 'whyNotWith':
        return table.whyNotWith(query.args[0])
      case 'sums':
        return table.sums(query.args[0])
      case 'changedBy':
        return table.changedBy(query.args[0])
      case 'forecast':
        return table.forecast(query.args[0])
      case 'past':
        throw new Refusal('bad-request', 'the past is asked of the room')
      case 'save':
        return table.save()
      case 'shuffle':
        return shuffleOf(fold)
    }
  } catch (error) {
    if (error instanceof HostError) throw new Refusal(error.code, error.message)
    throw error
  }
}

/** The room as a question needs it: for what happened long ago made anew, with what this node has dropped. */
export const foldFor = async (room: Scene, query: Query): Promise<Fold> =>
  query.method === 'why' && query.args[0] !== null && query.args[0] < room.fold.keptSince
    ? room.whole()
    : room.fold

function shuffleOf({ shuffle }: Fold): Shuffle {
  if (shuffle === null) throw new Refusal('not-over', 'how the decks were shuffled is told after the end')
  return shuffle
}
