import { EffectCell, EFFECT_COLUMNS, Obj } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { setObject } from '../game/zoneList.ts'
import { refreshInstances } from '../values/values.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'

/**
 * The order in which the continuous effects of a board began, where it may matter: ages of the objects whose abilities
 * have such effects, and of effects in the table that are older than the youngest of these objects. An age is a rank:
 * the youngest has 0.
 */
export class Ages {
  private readonly g: Game
  private readonly bearers: ReadonlySet<number>
  /** The times at which they began, the latest first. */
  private readonly moments: readonly number[]

  constructor(g: Game) {
    refreshInstances(g)
    this.g = g
    const bearing = g.computed.instances.filter(
      ({ grant, ability }) => grant === null && ability.effects.length > 0,
    )
    this.bearers = new Set(bearing.map(({ holder }) => holder))
    const objects = [...this.bearers].map((row) => g.object(row, Obj.since))
    const latest = Math.max(...objects)
    const effects = g.effects().map((effect) => g.effect(effect, EffectCell.since))
    const all = new Set([...objects, ...effects.filter((since) => since < latest)])
    this.moments = [...all].sort((x, y) => y - x)
  }

  /** The age of an object; undefined where nothing depends on it. */
  ofObject(row: ObjectRow): number | undefined {
    return this.bearers.has(row) ? this.ageAt(this.g.object(row, Obj.since)) : undefined
  }

  /** The age of an effect; undefined where nothing depends on it. */
  ofEffect(effect: EffectRow): number | undefined {
    return this.ageAt(this.g.effect(effect, EffectCell.since))
  }

  private ageAt(since: number): number | undefined {
    const age = this.moments.indexOf(since)
    return age < 0 || this.moments.length === 1 ? undefined : age
  }
}

/** Ages are written as negative times: before the clock of the game that begins from the position. */
export const setAge = (g: Game, row: ObjectRow, age: number): void => setObject(g, row, Obj.since, -age)
/** As `setAge`, of an effect. */
export const setAgeOfEffect = (g: Game, effect: EffectRow, age: number): void =>
  g.store.set(g.tables.effects, effect * EFFECT_COLUMNS + EffectCell.since, -age)
