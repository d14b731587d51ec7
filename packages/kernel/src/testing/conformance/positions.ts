import { S } from '../../columns.ts'
import type { AnswerIds, Decision, PlayerName } from '../../decision.ts'
import { KernelError } from '../../errors.ts'
import type { Match } from '../../match.ts'
import { type Position, beginFromPosition } from '../../position.ts'
import { toPosition } from '../../positionWrite.ts'
import { Random, keyFromSeed } from '../../random.ts'
import { agree, fail } from './agreement.ts'
import { type Playing, begin, place, randomInput } from './randomPlay.ts'

/** How far both games are played on. */
const AHEAD = 12

/**
 * Written as a position and read, the game goes on as it would have: the same views, the same questions, the same
 * after every answer. What cannot be written is refused by name. Returns whether it was written.
 */
export function beginsAgain(playing: Playing, match: Match): boolean {
  const written = writtenOf(match)
  if (written === null) return false
  let n = 0
  const where = (): string => `${place(playing, match)}, at ${written.at}, ${n} answers later`
  const again = beginFromPosition(playing.rules, written)
  agree('written again', where, JSON.stringify(toPosition(again)), JSON.stringify(written))
  const copy = begin(playing)
  copy.load(match.save())
  // Chance begins anew in a position.
  copy.game.setKey(keyFromSeed(match.seed))
  copy.game.store.set(copy.game.T.clock, S.position, 0)
  for (const viewer of VIEWERS) agree(`view of ${viewer}`, where, seenBy(again, viewer), seenBy(copy, viewer))
  const random = new Random(`position ${match.inputs.length}`)
  for (; n < AHEAD; n++) {
    // What a player could work out from all he has seen is more than a position tells him: later views may differ.
    agree('board and question', where, truth(again), truth(copy))
    if (copy.game.over) break
    const input = randomInput(copy, random)
    again.apply('answer' in input ? { ...input, answer: translated(copy, again, input.answer) } : input)
    copy.apply(input)
  }
  return true
}

const VIEWERS: readonly (PlayerName | null)[] = ['P1', 'P2', null]

function writtenOf(match: Match): Position | null {
  try {
    return JSON.parse(JSON.stringify(toPosition(match))) as Position
  } catch (error) {
    if (error instanceof KernelError && error.code === 'bad-position') return null
    throw error
  }
}

const IDS = /\bo\d+\b/g

/** What each object is called in both games: by where it lies. */
function places({ game }: Match): Map<string, string> {
  const out = new Map<string, string>()
  for (let zone = 0, n = game.store.length(game.T.zones); zone < n; zone++)
    game.rowsIn(zone).forEach((row, at) => out.set(`o${game.id(row)}`, `zone ${zone} no ${at}`))
  return out
}

/** As text, without what differs between two games on the same board: numbers of things, the order of lists. */
function comparable(match: Match, value: object, lists: readonly unknown[][], d: Decision | null): string {
  const named = places(match)
  const text = (part: unknown): string =>
    JSON.stringify(part).replaceAll(IDS, (id) => named.get(id) ?? 'what is gone')
  const { candidates = [], ...question } =
    d === null ? {} : { ...d, id: 0, constraint: d.constraint !== null }
  return text([value, question, ...[...lists, [...candidates]].map((list) => list.map(text).sort())])
}

function seenBy(match: Match, viewer: PlayerName | null): string {
  const { time: _time, decision, relations, ...seen } = match.view(viewer)
  return comparable(match, seen, [[...relations]], decision)
}

/** Everything that lies on the table, whoever may see it, and what is asked. */
function truth(match: Match): string {
  const { game, rules, decision, result } = match
  const lying = [...places(match)].map(([id, at]) => {
    const row = game.find(Number(id.slice(1)))
    const states = [
      game.kind(row),
      game.owner(row),
      game.controller(row),
      game.turned(row),
      game.faceDown(row),
    ]
    const cards = game.cardsOf(row).map((card) => rules.cardId(game.printed(card)))
    return [at, states, cards, rules.describe(game, row)]
  })
  return comparable(match, [lying, rules.facts(game), result], [], decision)
}

function translated(from: Match, to: Match, answer: AnswerIds): AnswerIds {
  const named = places(from)
  const there = new Map([...places(to)].map(([id, at]) => [at, id]))
  const other = (id: string): string =>
    there.get(named.get(id) ?? '') ?? fail('no such thing in the other game', () => id)
  return JSON.parse(JSON.stringify(answer).replaceAll(IDS, other)) as AnswerIds
}
