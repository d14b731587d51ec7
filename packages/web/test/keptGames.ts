import { agents, chooseFor } from '@fudaba/ai'
import {
  type Decision,
  type GameRules,
  Match,
  type Position,
  Random,
  type Replay,
  replayWith,
} from '@fudaba/kernel'
import { kiseki, testBoard } from '@fudaba/kiseki'

const rules = kiseki as GameRules

/** A card of no set, with a text of its own. */
type Card = Readonly<Record<string, unknown>>

/** Plays by chance until a question is met; null if it is not met in so many decisions. */
function playUntil(
  match: Match,
  seed: string,
  most: number,
  met: (decision: Decision) => boolean,
): Replay | null {
  const random = new Random(seed)
  const digests = [match.digest()]
  for (let i = 0; i < most && match.decision !== null; i++) {
    if (met(match.decision)) return replayWith(match, digests)
    match.answer(match.decision.player, chooseFor(match, agents['random'], random))
    digests.push(match.digest())
  }
  return null
}

/** A game of 軌跡TCG that has come to such a question: of ready decks, or with a card to try. */
export function gameAt(shape: Decision['shape'], card?: Card): Replay {
  const names = kiseki.decks.map(({ name }) => name)
  for (let n = 1; n < 40; n++) {
    const seed = String(n)
    const match =
      card === undefined
        ? new Match({ rules, seed, decks: [names[n % names.length], names[(n * 3 + 1) % names.length]] })
        : new Match({ rules, seed, position: testBoard(card) })
    const found = playUntil(match, seed, 250, (decision) => decision.shape === shape && isReal(decision))
    if (found !== null) return found
  }
  throw new Error(`no question of the shape ${shape} was met`)
}

/** More than one answer. */
const isReal = ({ shape, candidates, min, max }: Decision): boolean =>
  shape === 'number' ? min < max : candidates.length > 1

/** A game of so many decisions. */
export function gameOf(decisions: number): Replay {
  const match = new Match({ rules, seed: '15' })
  let left = decisions
  const replay = playUntil(match, '15', decisions + 1, () => left-- === 0)
  if (replay === null) throw new Error('the game was over sooner')
  return replay
}

/** A board, before the first question is answered. */
export function boardOf(position: Omit<Position, 'format' | 'game'>): Replay {
  const match = new Match({
    rules,
    seed: '1',
    position: { ...position, format: 'fudaba-position/1', game: 'kiseki' } as Position,
  })
  return replayWith(match, [match.digest()])
}

export const cardOf = (id: string): Card => {
  const card = kiseki.cards.find((each) => kiseki.cardId(each) === id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card as unknown as Card
}

/** As the page keeps it, with one person for both seats. */
export const kept = (replay: Replay): string =>
  JSON.stringify({ seats: { P1: 'person', P2: 'person' }, replay })
