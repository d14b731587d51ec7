import {
  CardCell,
  type Game,
  Obj,
  PLAYERS,
  type Player,
  RelationCell,
  Var,
  opponent,
  playerName,
} from '@fudaba/kernel/rules'
import { attacking, blocking } from '../battle/attack.ts'
import { ACE, JACK, JOKER, printed } from '../board/cards.ts'
import {
  aceKind,
  barrierKind,
  entered,
  equippedKind,
  heroKind,
  soldierKind,
} from '../board/characteristics.ts'
import { flow, idle, requestName } from '../turn/flow.ts'
import { actionOf, frameOf } from '../play/frame.ts'
import { start } from '../turn/setup.ts'
import { aimed } from '../play/targets.ts'
import { turnPlayer } from '../board/state.ts'
import { announced, deck, field, life, stage } from '../board/zones.ts'

/** The kind of a character that is no barrier. */
export function kindByCards(g: Game, row: number): number {
  const list = g.cardsOf(row)
  if (list.length > 1) return equippedKind
  const { rank } = printed(g, list[0])
  return rank === ACE ? aceKind : rank >= JACK ? heroKind : soldierKind
}

/** What cannot be on a table of BlackPoker, as sentences. */
export function contradictions(g: Game): string[] {
  const inSetup = g.book.procedures[g.tables.frames.data[g.frame]] === start
  return [
    ...PLAYERS.flatMap((player) => [...copies(g, player), ...characterProblems(g, player)]),
    ...(inSetup ? setupProblems(g) : [...battleProblems(g), ...stageProblems(g), ...chanceProblems(g)]),
  ]
}

const words = (g: Game, row: number): string =>
  g
    .cardsOf(row)
    .map((card) => printed(g, card).id)
    .join('+')

function copies(g: Game, player: Player): string[] {
  const places = new Map<string, string[]>()
  for (let card = 0, n = g.store.length(g.tables.cards); card < n; card++) {
    if (g.card(card, CardCell.owner) !== player) continue
    const { id } = printed(g, card)
    places.set(id, [...(places.get(id) ?? []), g.zoneDef(g.zoneOf(g.card(card, CardCell.object))).name])
  }
  return [...places]
    .filter(([id, where]) => where.length > (id === 'Joker' ? 2 : 1))
    .map(([id, where]) => `${playerName(player)} has ${id} more than once: ${where.join(' and ')}`)
}

function characterProblems(g: Game, player: Player): string[] {
  const out: string[] = []
  for (const row of g.objects(field, player)) {
    const name = `${words(g, row)} on the field of ${playerName(player)}`
    const list = g.cardsOf(row).map((card) => printed(g, card))
    const barrier = g.kind(row) === barrierKind
    if (barrier && list.length > 1) out.push(`${name}: a barrier is one card`)
    if (!barrier && g.kind(row) !== kindByCards(g, row))
      out.push(`${name} is ${g.book.kinds[kindByCards(g, row)]}, not ${g.book.kinds[g.kind(row)]}`)
    if (!barrier && list.some((card) => card.rank === JOKER)) out.push(`${name}: no soldier is a Joker`)
    if (!barrier && g.faceDown(row)) out.push(`${name}: a soldier lies face up`)
    if (!barrier && new Set(list.map((card) => card.suit)).size > 1)
      out.push(`${name}: an equipped soldier has cards of one suit`)
    if (g.object(row, entered) > g.get(Var.turn))
      out.push(`${name} entered in turn ${g.object(row, entered)}, but it is turn ${g.get(Var.turn)}`)
  }
  return out
}

function battleProblems(g: Game): string[] {
  const out: string[] = []
  const attackers = g.relations(attacking).map((r) => g.relation(r, RelationCell.a))
  for (const row of attackers)
    if (g.controller(row) !== turnPlayer(g) || g.kind(row) === barrierKind || !g.inZone(row, field))
      out.push(`${words(g, row)} attacks, but is no soldier of the turn player`)
  for (const r of g.relations(blocking)) {
    const blocker = g.relation(r, RelationCell.a)
    if (!attackers.includes(g.relation(r, RelationCell.b)))
      out.push(
        `${words(g, blocker)} blocks ${words(g, g.relation(r, RelationCell.b))}, which does not attack`,
      )
    if (g.controller(blocker) !== opponent(turnPlayer(g)) || !g.inZone(blocker, field))
      out.push(`${words(g, blocker)} blocks, but is no character of the defending player`)
  }
  return out
}

function stageProblems(g: Game): string[] {
  const out: string[] = []
  const rows = g.objects(stage, 0)
  for (const row of rows) {
    if (g.object(row, Obj.stands) === 0) {
      out.push(`${words(g, row)} lies on the stage and is no request`)
      continue
    }
    const { keys, targets } = frameOf(actionOf(g, row))
    const name = `${requestName(g, row)} on the stage`
    const list = g.cardsOf(row).map((card) => printed(g, card))
    if (list.length !== keys.length) out.push(`${name} has ${list.length} key cards, not ${keys.length}`)
    else if (!list.every((card) => keys.some((test) => test(card))) || !keys.every((test) => list.some(test)))
      out.push(`${name} cannot have ${words(g, row)} as its key`)
    if (targets !== undefined && g.object(row, aimed) === 0) out.push(`${name} has no target`)
  }
  const battle = rows.filter((row) => ['attack', 'block', 'damage'].includes(requestName(g, row)))
  if (battle.length > 1) out.push('there is one battle at a time, not several on the stage')
  return out
}

function chanceProblems(g: Game): string[] {
  const out: string[] = []
  if (flow.passed(g, flow.holder(g)))
    out.push(`${playerName(flow.holder(g))} has the chance and cannot have passed`)
  if (g.get(idle) === 1 && g.count(stage, 0) > 0) out.push('nobody is idle over a request on the stage')
  for (const player of PLAYERS) {
    const name = playerName(player)
    // The last life may have paid for what still waits; the result is checked when something has resolved.
    if (g.count(life, player) === 0 && g.count(stage, 0) === 0)
      out.push(`${name} has no life, so the game would be over`)
    if (g.count(deck, player) > 0) out.push(`${name} has a deck, which exists only at setup`)
  }
  if (g.count(announced, 0) > 0) out.push('a request is announced, which is no moment of its own')
  return out
}

/** Preset, hand and one card to turn up. */
const LEAST = 10

function setupProblems(g: Game): string[] {
  return PLAYERS.flatMap((player) => {
    const name = playerName(player)
    const n = g.count(deck, player)
    const others = g.book.zones.filter((zone) => zone !== deck && g.count(zone, player) > 0)
    return [
      ...(n < LEAST ? [`${name} has a deck of ${n}; set-up takes ${LEAST}`] : []),
      ...others.map((zone) => `${name} has cards in ${zone.name} before the game began`),
    ]
  })
}
