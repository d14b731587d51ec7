import { L, NONE, PLAYERS, type Player, TALLY_COLUMNS } from './columns.ts'
import { playerName, playerNumber } from './decision.ts'
import { openScope } from './durations.ts'
import type { Game } from './game.ts'
import { HISTORY_KEY } from './historyKey.ts'
import { GRANTED } from './instances.ts'
import { LIMIT_KEY } from './limits.ts'
import { LOOP } from './loopState.ts'
import { REFUSED } from './plays.ts'
import type { CountLiteral, Find, PositionHooks } from './position.ts'
import type { Links } from './positionLinks.ts'
import { bad } from './positionPlan.ts'
import { ABILITIES, isUsingUp } from './program/limitWords.ts'
import { tally } from './ties.ts'

/**
 * What is counted, in words: what a player or an object did (`done`, which the game has words for), how often an
 * ability was used, how often something happened that a text asks about, and which plays were taken back.
 */

interface Row {
  readonly key: number
  readonly of: number
  readonly scope: number
  readonly times: number
}

function rows({ store, T: { tallies } }: Game): Row[] {
  const out: Row[] = []
  for (let row = 0, n = store.length(tallies); row < n; row++) {
    const [key, of, scope, times] = [L.key, L.of, L.scope, L.count].map(
      (column) => tallies.data[row * TALLY_COLUMNS + column],
    )
    if (key > 0) out.push({ key: key - 1, of, scope, times })
  }
  return out
}

/** What a player did, or the object with this id: one word for each time. */
export function doneBy(g: Game, hooks: PositionHooks, of: number, each?: 'object'): string[] {
  return rows(g)
    .filter((row) => row.key < REFUSED && row.of === of)
    .flatMap(({ key, times }) => {
      const word = hooks.tallies?.word(key) ?? bad('something is counted that has no word')
      return hooks.tallies?.read(word)?.each === each ? Array.from({ length: times }, () => word) : []
    })
}

export function setDone(g: Game, hooks: PositionHooks, of: number, word: string, each?: 'object'): void {
  const counted = hooks.tallies?.read(word)
  if (counted === undefined || counted.each !== each) bad(`nothing counts '${word}' as done`)
  tally(g, counted.key, of, counted.scope)
}

/** All that is counted of things that are still there, but `done`. */
export function countsOf(g: Game, links: Links): CountLiteral[] {
  return rows(g)
    .filter(({ key }) => key >= REFUSED)
    .flatMap(({ key, of, scope, times }) => {
      const counted = wordsFor(g, key, of)
      if (counted === null) return []
      const { count, by, id, slot } = counted
      const on = id === undefined ? NONE : g.find(id)
      // What is gone never comes back under the same number.
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

interface Counted {
  readonly count: string
  readonly by?: Player
  /** Of the object it is about. */
  readonly id?: number
  readonly slot?: number
}

function wordsFor(g: Game, key: number, of: number): Counted | null {
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
  if (isUsingUp(limit)) return { count, id: Math.floor(of / ABILITIES), slot: of % ABILITIES }
  if (of >= 0) return { count, id: Math.floor(of / GRANTED), slot: of % GRANTED }
  if (!g.computed.instances.some((instance) => instance.key === of)) return null
  return bad(`${count}: the ability was granted by an effect, and no position can say that it was used`)
}

const TAKEN_BACK = 'taken back: '

export function setCount(g: Game, literal: CountLiteral, find: Find): void {
  const { count, slot = 0, times = 1 } = literal
  const { scopes, limits, histories, actions } = g.book
  const by = literal.by === undefined ? NONE : playerNumber(literal.by)
  const id = literal.on === undefined ? 0 : g.id(find(literal.on))
  const scope = literal.until === undefined ? undefined : scopes.find((each) => each.name === literal.until)
  if (literal.until !== undefined && scope === undefined) bad(`there is no scope '${literal.until}'`)
  const serial = scope === undefined ? 0 : openScope(g, scope)
  if (scope !== undefined && serial === 0) bad(`${count}: no ${scope.name} is open that it could end with`)
  if (!Number.isInteger(times) || times < 1) bad(`${count}: ${JSON.stringify(times)} is no number of times`)
  const add = (key: number, of: number, ends: number): void => {
    for (let n = 0; n < times; n++) tally(g, key, of, ends)
  }
  const history = histories.lastIndexOf(count)
  if (history >= 0) return add(HISTORY_KEY + history, id === 0 ? -1 - by : id * 2 + by, serial)
  const limit = limits.findLast((each) => each.name === count)
  if (limit !== undefined) {
    const of = id === 0 ? by : id * (isUsingUp(limit) ? ABILITIES : GRANTED) + slot
    return add(LIMIT_KEY + limit.id, of, serial)
  }
  const action = actions.find(({ name }) => `${TAKEN_BACK}${name}` === count)
  if (action === undefined) bad(`nothing counts '${count}'`)
  add(REFUSED + action.id, id, REFUSED)
}
