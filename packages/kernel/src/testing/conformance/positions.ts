import { Clock } from '../../state/columns.ts'
import type { AnswerIds, Decision, PlayerName } from '../../answers/decision.ts'
import type { Match } from '../../match/match.ts'
import { beginFromPosition } from '../../match/fromPosition.ts'
import type { Position } from '../../game/boardLiteral.ts'
import { publicEvents } from '../../looking/publicLog.ts'
import { toPosition } from '../../position/positionWrite.ts'
import { Random, keyFromSeed } from '../../base/random.ts'
import { agree, fail } from './agreement.ts'
import { type Playing, begin, place, randomInput } from './randomPlay.ts'

/** For how many inputs the two games are compared. */
const AHEAD = 12

/**
 * A game written as a position and read goes on in the same way: the same views and questions, also after every answer.
 * Any decision can be written. Returns whether something was under way.
 */
export function beginsAgain(playing: Playing, match: Match): boolean {
  const written = JSON.parse(JSON.stringify(toPosition(match))) as Position
  let n = 0
  const moment = written.at ?? 'what is under way'
  const where = (): string => `${place(playing, match)}, at ${moment}, ${n} answers later`
  const again = beginFromPosition(playing.rules, written)
  agree('written again', where, JSON.stringify(toPosition(again)), JSON.stringify(written))
  const copy = begin(playing)
  copy.load(match.save())
  // A position starts the random stream anew.
  copy.game.setKey(keyFromSeed(match.seed))
  copy.game.store.set(copy.game.tables.clock, Clock.position, 0)
  for (const viewer of VIEWERS) agree(`view of ${viewer}`, where, seenBy(again, viewer), seenBy(copy, viewer))
  // What is under way is written whole: nothing is forgotten.
  if (written.underWay !== undefined) agree('digest', where, again.digest(), copy.digest())
  const random = new Random(`position ${match.inputs.length}`)
  for (; n < AHEAD; n++) {
    // A position does not keep all that a player could conclude from what he has seen: later views may differ.
    agree('board and question', where, truth(again), truth(copy))
    if (copy.game.over) break
    const input = randomInput(copy, random)
    const same = 'answer' in input ? { ...input, answer: translated(copy, again, input.answer) } : input
    again.apply(same)
    copy.apply(input)
    const told = eventsOf(again)
    again.undo()
    again.apply(same)
    agree('what was told, after an undo', where, eventsOf(again), told)
  }
  return written.underWay !== undefined
}

const VIEWERS: readonly (PlayerName | null)[] = ['P1', 'P2', null]

const eventsOf = ({ rules, game }: Match): string => JSON.stringify(publicEvents(rules, game, null))

const IDS = /\bo\d+\b/g

/** A name for each object that is the same in both games: its place. */
function places({ game }: Match): Map<string, string> {
  const out = new Map<string, string>()
  for (let zone = 0, n = game.store.length(game.tables.zones); zone < n; zone++)
    game.rowsIn(zone).forEach((row, at) => out.set(`o${game.id(row)}`, `zone ${zone} no ${at}`))
  return out
}

/** As text, without what differs between two games on the same board: ids and the order of lists. */
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

/** All objects, whoever may see them, and the decision. */
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
