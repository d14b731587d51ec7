import { E, EFFECT_COLUMNS, O } from './columns.ts'
import type { Game } from './game.ts'
import { setObject } from './lying.ts'
import { refreshInstances } from './values.ts'

/**
 * Which of the continuous effects on a board came first, where that may matter: the age of what bears one, and of an
 * effect that something younger bears an effect beside. The youngest has the age 0, and what comes later is younger.
 */
export class Ages {
  private readonly g: Game
  private readonly bearers: ReadonlySet<number>
  /** The moments at which they came, the latest first. */
  private readonly moments: readonly number[]

  constructor(g: Game) {
    refreshInstances(g)
    this.g = g
    const bearing = g.computed.instances.filter(
      ({ grant, ability }) => grant === null && ability.effects.length > 0,
    )
    this.bearers = new Set(bearing.map(({ holder }) => holder))
    const objects = [...this.bearers].map((row) => g.object(row, O.since))
    const latest = Math.max(...objects)
    const effects = g.effects().map((effect) => g.effect(effect, E.since))
    const all = new Set([...objects, ...effects.filter((since) => since < latest)])
    this.moments = [...all].sort((x, y) => y - x)
  }

  ofObject(row: number): number | undefined {
    return this.bearers.has(row) ? this.at(this.g.object(row, O.since)) : undefined
  }

  ofEffect(effect: number): number | undefined {
    return this.at(this.g.effect(effect, E.since))
  }

  /** Undefined where nothing depends on it. */
  private at(since: number): number | undefined {
    const age = this.moments.indexOf(since)
    return age < 0 || this.moments.length === 1 ? undefined : age
  }
}

/** All that is said to have an age was there before the clock of this game began. */
export const setAge = (g: Game, row: number, age: number): void => setObject(g, row, O.since, -age)
export const setAgeOfEffect = (g: Game, effect: number, age: number): void =>
  g.store.set(g.T.effects, effect * EFFECT_COLUMNS + E.since, -age)
