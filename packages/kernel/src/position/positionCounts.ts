import { Tally, NONE, PLAYERS, type Player, TALLY_COLUMNS } from '../state/columns.ts'
import { playerName, playerNumber } from '../answers/decision.ts'
import { openScope } from '../changes/durations.ts'
import type { Game } from '../game/game.ts'
import { HISTORY_KEY } from '../state/historyKey.ts'
import { GRANTED } from '../values/instances.ts'
import { LIMIT_KEY } from '../changes/limits.ts'
import { LOOP } from '../loops/accumulators.ts'
import { REFUSED } from '../running/playProcedure.ts'
import type { Find, PositionHooks } from '../game/contract.ts'
import type { CountLiteral } from '../game/boardLiteral.ts'
import type { Links } from './positionLinks.ts'
import { bad } from './positionWords.ts'
import { MAX_ABILITIES, isUsingUp } from '../text/query/limitWords.ts'
import { tally } from '../changes/relationWrites.ts'

/**
 * Tallies in the words of a position: what a player or an object did (`done`, in words of the game), how often an
 * ability was used, how often something happened that a text asks about, and which actions are refused.
 */

interface Row {
  readonly key: number
  readonly of: number
  readonly scope: number
  readonly times: number
}

function tallyRows({ store, tables: { tallies } }: Game): Row[] {
  const out: Row[] = []
  for (let row = 0, n = store.length(tallies); row < n; row++) {
    const [key, of, scope, times] = [Tally.key, Tally.of, Tally.scope, Tally.count].map(
      (column) => tallies.data[row * TALLY_COLUMNS + column],
    )
    if (key > 0) out.push({ key: key - 1, of, scope, times })
  }
  return out
}

/** What a player, or the object with this id, did: one word for each time. */
export function doneBy(g: Game, hooks: PositionHooks, of: number, each?: 'object'): string[] {
  return tallyRows(g)
    .filter((row) => row.key < REFUSED && row.of === of)
    .flatMap(({ key, times }) => {
      const word = hooks.tallies?.word(key) ?? bad('something is counted that has no word')
      return hooks.tallies?.read(word)?.each === each ? Array.from({ length: times }, () => word) : []
    })
}

/** Counts a word of `done`. */
export function setDone(g: Game, hooks: PositionHooks, of: number, word: string, each?: 'object'): void {
  const counted = hooks.tallies?.read(word)
  if (counted === undefined || counted.each !== each) bad(`nothing counts '${word}' as done`)
  tally(g, counted.key, of, counted.scope)
}

/** All tallies but those of `done`; tallies of objects that are gone are left out. */
export function countsOf(g: Game, links: Links): CountLiteral[] {
  return tallyRows(g)
    .filter(({ key }) => key >= REFUSED)
    .flatMap(({ key, of, scope, times }) => {
      const counted = tallyInWords(g, key, of)
      if (counted === null) return []
      const { count, by, id, slot } = counted
      const on = id === undefined ? NONE : g.find(id)
      // Ids are never reused, so such a tally has no effect any more.
      if (id !== undefined && on === NONE) return []
      const until = scope === REFUSED ? undefined : links.scopeName(scope)
      return {
        count,
        ...(by === undefined ? {} : { by: playerName(by) }),
        ...(on === NONE ? {} : { on: links.ref(on) }),
        ...(slot === undefined || slot === 0 ? {} : { slot }),
        ...(times === 1 ? {} : { times }),
        ...(until === undefined ? {} : { until }),
      }
    })
}

/** A tally in words. */
interface Counted {
  readonly count: string
  readonly by?: Player
  /** Id of the object it is about. */
  readonly id?: number
  readonly slot?: number
}

/** The words of a tally, by the range its key lies in; null for an ability instance that is gone. */
function tallyInWords(g: Game, key: number, of: number): Counted | null {
  const { limits, histories, actions } = g.book
  if (key >= LOOP) return bad('a loop was ended in this turn, and no position can say which')
  if (key >= HISTORY_KEY) {
    const count = histories[key - HISTORY_KEY]
    return of < 0 ? { count, by: (-1 - of) as Player } : { count, by: (of % 2) as Player, id: of >> 1 }
  }
  if (key < LIMIT_KEY) {
    const count = `${TAKEN_BACK}${actions[key - REFUSED].name}`
    return of === 0 ? { count } : { count, id: of }
  }
  const limit = limits[key - LIMIT_KEY]
  const count = limit.name
  if (limit.group || (of >= 0 && of < PLAYERS.length)) return { count, by: of as Player }
  if (isUsingUp(limit)) return { count, id: Math.floor(of / MAX_ABILITIES), slot: of % MAX_ABILITIES }
  if (of >= 0) return { count, id: Math.floor(of / GRANTED), slot: of % GRANTED }
  if (!g.computed.instances.some((instance) => instance.key === of)) return null
  return bad(`${count}: the ability was granted by an effect, and no position can say that it was used`)
}

const TAKEN_BACK = 'taken back: '

/** Reads a count of a position into the tallies. */
export function setCount(g: Game, literal: CountLiteral, find: Find): void {
  const { count, slot = 0, times = 1 } = literal
  const { scopes, limits, histories, actions } = g.book
  const by = literal.by === undefined ? NONE : playerNumber(literal.by)
  const id = literal.on === undefined ? 0 : g.id(find(literal.on))
  const scope = literal.until === undefined ? undefined : scopes.find((each) => each.name === literal.until)
  if (literal.until !== undefined && scope === undefined) bad(`there is no scope '${literal.until}'`)
  const serial = scope === undefined ? 0 : openScope(g, scope)
  if (scope !== undefined && serial === 0) bad(`${count}: no ${scope.name} is open that it could end with`)
  const add = (key: number, of: number, ends: number): void => {
    for (let n = 0; n < times; n++) tally(g, key, of, ends)
  }
  const history = histories.lastIndexOf(count)
  if (history >= 0) return add(HISTORY_KEY + history, id === 0 ? -1 - by : id * 2 + by, serial)
  const limit = limits.findLast((each) => each.name === count)
  if (limit !== undefined) {
    const of = id === 0 ? by : id * (isUsingUp(limit) ? MAX_ABILITIES : GRANTED) + slot
    return add(LIMIT_KEY + limit.id, of, serial)
  }
  const action = actions.find(({ name }) => `${TAKEN_BACK}${name}` === count)
  if (action === undefined) bad(`nothing counts '${count}'`)
  add(REFUSED + action.id, id, REFUSED)
}
