import { type Match, type PlayerName, type PublicEvent, type View, publicEvents } from '@fudaba/kernel'
import { playerNumber } from '@fudaba/kernel/rules'
import { type Role, type RoomState, hashOf, replayKeyOf } from '@fudaba/protocol'
import { type Sight, mergedSight } from '@fudaba/table'
import type { Fold } from './fold.ts'

/** The seat a role belongs to, or null. */
export const seatOf = (role: Role): PlayerName | null => (role === 'P1' || role === 'P2' ? role : null)

/** As whom a secret lets in; null: not at all. An invitation lets in as long as a seat is free. */
export function roleOf(fold: Fold, keyHash: string): Role | null {
  for (const seat of ['P1', 'P2'] as const) if (fold.seats[seat]?.keyHash === keyHash) return seat
  if (fold.links.watch === keyHash) return 'watch'
  if (fold.opening.judge === keyHash) return 'judge'
  // The game is over: whoever was told how it was shuffled may show it to others.
  if (fold.shuffle !== null && hashOf(replayKeyOf(fold.shuffle)) === keyHash) return 'watch'
  return fold.links.invitation === keyHash && fold.stage === 'open' ? 'guest' : null
}

/** Whether the link by which somebody came got a new secret since. */
export function isRelinked({ links, shuffle }: Fold, role: Role, keyHash: string): boolean {
  if (role === 'guest') return links.invitation !== keyHash
  return role === 'watch' && links.watch !== keyHash && shuffle === null
}

/** What a role sees of the game; null before it begins, and for who was only invited. */
export function viewFor(
  fold: Pick<Fold, 'match' | 'end' | 'paused' | 'opening' | 'viewOf'>,
  role: Role,
): View | null {
  const { match, end, paused, opening } = fold
  if (match === null || role === 'guest') return null
  const view = seesHands(opening, role)
    ? mergedSight(bothSights(match, () => [])).view
    : fold.viewOf(seatOf(role))
  if (end !== null && view.result === null)
    return { ...view, decision: null, deciding: null, result: { winner: end.winner, ending: end.why } }
  return paused || role === 'watch' ? { ...view, decision: null } : view
}

/** What happened from a logical time on, as a role may know it. */
export function eventsFor({ rules, match, opening }: Fold, role: Role, since: number): PublicEvent[] {
  const seat = seatOf(role)
  if (match === null || role === 'guest') return []
  const seen = (viewer: PlayerName | null): PublicEvent[] =>
    publicEvents(rules, match.game, viewer === null ? null : playerNumber(viewer), since)
  return seesHands(opening, role) ? [...mergedSight(bothSights(match, seen)).events] : seen(seat)
}

/** Who sees both hands: a judge, and who watches where both agreed to that by sitting down. */
const seesHands = ({ options }: Fold['opening'], role: Role): boolean =>
  role === 'judge' || (role === 'watch' && options.watch === 'hands')

/** Both hands. */
const bothSights = (match: Match, seen: (viewer: PlayerName) => PublicEvent[]): readonly Sight[] =>
  (['P1', 'P2'] as const).map((viewer) => ({ view: match.view(viewer), events: seen(viewer) }))

/** What a room knows beside its entries. `now`: the database's time. */
export interface Surroundings {
  readonly now: number
  readonly fault: RoomState['fault']
  isHere(role: Role): boolean
}

/** What everybody may know beside the game. */
export function stateFor(fold: Fold, role: Role, around: Surroundings): RoomState {
  const seat = seatOf(role)
  const seatState = (each: PlayerName): RoomState['seats']['P1'] => {
    const seated = fold.seats[each]
    if (seated === null) return null
    const { name, bot, commit, share } = seated
    const told = share !== null ? 'told' : commit === '' ? 'none' : 'hashed'
    const here = bot !== null || around.isHere(each)
    return { name, bot, here, brings: seated.cards !== undefined, share: told }
  }
  return {
    stage: fold.stage,
    seats: { P1: seatState('P1'), P2: seatState('P2') },
    clock: fold.clock.state(around.now),
    asked: fold.asked,
    paused: fold.paused,
    fault: around.fault,
    end: fold.end,
    next: fold.next,
    series: fold.series,
    commits: fold.commits,
    judge: (fold.opening.judge ?? null) === null ? null : around.isHere('judge'),
    cards: fold.cards,
    undo: seat === null ? 'none' : fold.undoLook(seat),
  }
}
