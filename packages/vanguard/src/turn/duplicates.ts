import {
  type CheckRow,
  EV,
  type Game,
  NONE,
  PLAYERS,
  type Player,
  VERB,
  atom,
  memoByTables,
} from '@fudaba/kernel/rules'
import type { VanguardClause } from '../../rulebook/index.ts'
import { book, rule } from '../book.ts'
import { retireByRule, toSoul } from '../changes/moving.ts'
import { isHeart, isUnit } from '../board/cardStates.ts'
import { heartsOf, inLegion, isMate } from '../board/units.ts'
import {
  SEVERAL,
  boardWritten,
  circleOf,
  circles,
  field,
  guardianCircle,
  onCircle,
  rearGuardCircles,
  taken,
  vanguardCircle,
} from '../board/zones.ts'

/** ユニットの重複処理 (9.3). */

/** In which order cards came to their circle: one number for all that came with the same change. */
const cameAt = book.column('cameAt')
book.beforeTriggers.push((g, first) => {
  let came: number[] | null = null
  for (let ev = first; ev < g.log.count; ev++) {
    if (g.log.get(ev, EV.kind) !== VERB.move) continue
    const to = g.log.get(ev, EV.to)
    if (to !== g.zone(field, 0) && to !== g.zone(field, 1)) continue
    const row = g.log.get(ev, EV.row)
    if (came === null) came = [row]
    else if (!came.includes(row)) came.push(row)
  }
  if (came === null) return
  for (const row of came) {
    let last = 0
    for (const other of onCircle(g, g.controller(row), circleOf(g, row)))
      if (!came.includes(other)) last = Math.max(last, g.object(other, cameAt))
    atom.note(g, row, cameAt, 1 + last)
  }
})
/** Of these, those that came last: several that came together. */
function latest(g: Game, rows: readonly number[]): number[] {
  const last = rows.reduce((most, row) => Math.max(most, g.object(row, cameAt)), 0)
  return rows.filter((row) => g.object(row, cameAt) === last)
}
const earlier = (g: Game, rows: readonly number[]): number[] => {
  const last = latest(g, rows)
  return rows.filter((row) => !last.includes(row))
}

/** Of a circle with several cards; one alone is in nobody's way. */
const vanguards = (g: Game, player: Player): number[] =>
  (crowded(g)[player] & (1 << vanguardCircle())) === 0
    ? []
    : onCircle(g, player, vanguardCircle()).filter((row) => isUnit(g, row))
/** One vanguard, or two in legion (3.9.1.1). */
const notInLegion = rule(
  '3.9.1.1',
  (g: Game, player: Player): number[] => {
    const there = vanguards(g, player)
    return there.some((row) => inLegion(g, row)) ? [] : there
  },
  () => [],
)
const mates = (g: Game, player: Player): number[] => vanguards(g, player).filter((row) => isMate(g, row))
/** Whoever came after two in legion sends both into the soul (9.3.5). */
const legionAndLater = (g: Game, player: Player): number[] => {
  const there = vanguards(g, player)
  return there.some((row) => inLegion(g, row)) && there.some((row) => !inLegion(g, row))
    ? there.slice(0, -1)
    : []
}

/** One a circle (3.10.1.1, 4.6.8.2); guardians, as many as there are (3.11.1.4). */
const oneRearGuard = rule('3.10.1.1', rearGuardCircles, () => [])
const anyGuardians = rule(
  '3.11.1.4',
  (): number[] => [],
  (): number[] => [guardianCircle()],
  '3.10.1.1',
)
const forOne = rule(
  '4.6.8.2',
  (): number[] => [...oneRearGuard(), ...anyGuardians()],
  () => anyGuardians(),
)
/** A fighter and a circle as one number. */
const placeOf = (player: Player, circle: number): number => player * circles.length + circle
const there = (g: Game, place: number): number[] => {
  const player = Math.floor(place / circles.length) as Player
  const hearts = heartsOf(g, player)
  return onCircle(g, player, place % circles.length).filter((row) => !hearts.includes(row))
}
/** Where more than one card lies, a bit for each circle; hearts and guardians lie with others as they are. */
function crowdedOf(g: Game, player: Player): number {
  if (taken(g)[player] >> SEVERAL === 0) return 0
  const shared = anyGuardians().length === 0 ? guardianCircle() : NONE
  let once = 0
  let more = 0
  for (let row = g.top(field, player); row !== NONE; row = g.next(row)) {
    if (circleOf(g, row) === shared || isHeart(g, row)) continue
    const circle = 1 << circleOf(g, row)
    more |= once & circle
    once |= circle
  }
  return more
}
/** Of both fighters. Cached, because every row of the table asks. */
export const crowded = memoByTables(boardWritten, (g) => [crowdedOf(g, 0), crowdedOf(g, 1)] as const)
const NOTHING: readonly number[] = []
/** As long as every card has a circle to itself, nothing is to be done. */
const whereCrowded =
  (find: (g: Game) => readonly number[]) =>
  (g: Game): readonly number[] =>
    crowded(g)[0] === 0 && crowded(g)[1] === 0 ? NOTHING : find(g)
/** The same of vanguards. */
const whereVanguardsCrowd =
  (find: (g: Game) => readonly number[]) =>
  (g: Game): readonly number[] =>
    ((crowded(g)[0] | crowded(g)[1]) & (1 << vanguardCircle())) === 0 ? NOTHING : find(g)
const places = (g: Game): readonly number[] => {
  const out: number[] = []
  const all = forOne()
  for (const player of PLAYERS)
    for (const circle of all)
      if ((crowded(g)[player] & (1 << circle)) !== 0) out.push(placeOf(player, circle))
  return out
}

type Rows = (g: Game, player: Player) => number[]
/** Of the vanguards, the earlier ones go into the soul; of several that came together, one is chosen to stay. */
const inSoul = (
  clause: '9.3.1' | '9.3.2',
  together: '9.3.3' | '9.3.4',
  of: Rows,
): CheckRow<VanguardClause>[] => [
  {
    clause,
    find: whereVanguardsCrowd((g) => PLAYERS.flatMap((player) => earlier(g, of(g, player)))),
    apply: (g, row) => g.propose(toSoul, row),
  },
  {
    clause: together,
    find: whereVanguardsCrowd((g) => PLAYERS.filter((player) => latest(g, of(g, player)).length > 1)),
    choose: (g, d, player) =>
      void d.choose(player as Player, 'check.stays', latest(g, of(g, player as Player)), 1, 1),
    apply(g, player, chosen) {
      for (const row of latest(g, of(g, player as Player))) if (row !== chosen) g.propose(toSoul, row)
    },
  },
]

export const duplicates: readonly CheckRow<VanguardClause>[] = [
  ...inSoul('9.3.1', '9.3.3', notInLegion),
  ...inSoul('9.3.2', '9.3.4', mates),
  {
    clause: '9.3.5',
    find: whereVanguardsCrowd((g) => PLAYERS.flatMap((player) => legionAndLater(g, player))),
    apply: (g, row) => g.propose(toSoul, row),
  },
  {
    clause: '9.3.6',
    find: whereCrowded((g) => places(g).flatMap((place) => earlier(g, there(g, place)))),
    apply: retireByRule,
  },
  {
    clause: '9.3.7',
    find: whereCrowded((g) => places(g).filter((place) => latest(g, there(g, place)).length > 1)),
    choose: (g, d, place) =>
      void d.choose(
        Math.floor(place / circles.length) as Player,
        'check.stays',
        latest(g, there(g, place)),
        1,
        1,
      ),
    apply(g, place, chosen) {
      for (const row of latest(g, there(g, place))) if (row !== chosen) retireByRule(g, row)
    },
  },
]
