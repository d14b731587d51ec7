import type { RelationDef } from './book.ts'
import { E, NONE, PLAYERS, R, SC, SCOPE_COLUMNS } from './columns.ts'
import { playerName } from './decision.ts'
import type { Game } from './game.ts'
import type { EffectLiteral, Position, RelationLiteral } from './position.ts'
import type { Ages } from './positionAges.ts'
import { bad } from './positionPlan.ts'
import { wordOfRegister } from './positionRegisters.ts'
import { held, ownerOfEffect, registersOf } from './program/registers.ts'

/** What a written position says about ties between objects: relations and effects, and names for what they lead to. */
export class Links {
  private readonly g: Game
  private readonly refs = new Map<number, string>()
  /** Relations that are written in a list of their own. */
  private readonly listed = new Set<RelationDef>()

  constructor(g: Game) {
    this.g = g
  }

  /** The name of an object, if it needs one. */
  nameOf(row: number): string | undefined {
    return this.refs.get(row)
  }

  /** Gives names to all objects whose ids stand in these columns of others. */
  nameIds(columns: readonly number[]): void {
    const { g } = this
    for (const row of this.everything())
      for (const column of columns) {
        const other = g.find(g.object(row, column))
        if (other !== NONE) this.ref(other)
      }
  }

  /** Where its relations of this kind lead, unless they are listed apart. */
  endsOf(def: RelationDef, row: number): unknown[] {
    return this.listed.has(def) ? [] : this.related(def, row).map((r) => this.end(r))
  }

  /** A name for what is spoken of elsewhere; all of them are given before the objects are written. */
  ref(row: number): string {
    const known = this.refs.get(row)
    if (known !== undefined) return known
    const made = `r${this.refs.size + 1}`
    this.refs.set(row, made)
    return made
  }

  /** Relations that hold between things that are still there, in their order. */
  private related(def: RelationDef, from: number = NONE): number[] {
    const { g } = this
    return g.relations(def, from).filter((r) => {
      const to = g.relation(r, R.b)
      return (
        g.same(g.relation(r, R.a), g.relation(r, R.aId)) && (to === NONE || g.same(to, g.relation(r, R.bId)))
      )
    })
  }

  private end(r: number): unknown {
    const to = this.g.relation(r, R.b)
    const end = to === NONE ? true : this.ref(to)
    const value = this.g.relation(r, R.value)
    return value === 0 ? end : { to: end, value }
  }

  /** Written with the objects, unless they came about in another order than the objects are listed in. */
  relations(): Pick<Position, 'relations'> {
    const { g } = this
    const places = new Map<number, number>()
    for (const row of this.everything()) places.set(row, places.size)
    const place = (r: number): number => places.get(g.relation(r, R.a))!
    const out: RelationLiteral[] = []
    for (const def of g.book.relations) {
      const rows = this.related(def)
      for (const r of rows) if (g.relation(r, R.b) !== NONE) this.ref(g.relation(r, R.b))
      if (rows.every((r, i) => i === 0 || place(rows[i - 1]) <= place(r))) continue
      this.listed.add(def)
      for (const r of rows)
        out.push({ relation: def.name, from: this.ref(g.relation(r, R.a)), to: this.end(r) })
    }
    return out.length === 0 ? {} : { relations: out }
  }

  /** All objects in the order in which they are written. */
  private everything(): number[] {
    const { g } = this
    const own = PLAYERS.flatMap((p) => g.book.zones.filter((z) => !z.shared).flatMap((z) => g.objects(z, p)))
    return [...own, ...g.book.zones.filter((z) => z.shared).flatMap((z) => g.objects(z, 0))]
  }

  effects(ages: Ages): EffectLiteral[] {
    const { g } = this
    const rows = g.effects().sort((x, y) => g.effect(x, E.since) - g.effect(y, E.since))
    return rows.map((e) => {
      const end = (row: number, id: number): string | undefined =>
        g.same(row, id) ? this.ref(row) : undefined
      const on = end(g.effect(e, E.on), g.effect(e, E.onId))
      const from = end(g.effect(e, E.source), g.effect(e, E.sourceId))
      const values = [g.effect(e, E.a), g.effect(e, E.b), g.effect(e, E.c)]
      while (values.length > 0 && values[values.length - 1] === 0) values.pop()
      const { name, points } = g.book.effects[g.effect(e, E.def)]
      if (g.effect(e, E.awaits) !== 0) bad(`${name} waits for a coming scope, which no position can say`)
      const age = ages.ofEffect(e)
      const until = this.scopeName(g.effect(e, E.scope))
      const pointed = points === true ? end(values[0] ?? NONE, values[1] ?? 0) : undefined
      if (points === true) values.length = 0
      return {
        effect: name,
        by: playerName(g.effect(e, E.controller)),
        ...(on === undefined ? {} : { on }),
        ...(from === undefined ? {} : { from }),
        ...(values.length === 0 ? {} : { values }),
        ...(pointed === undefined ? {} : { points: pointed }),
        ...(age === undefined ? {} : { age }),
        ...this.holds(e),
        ...(until === undefined ? {} : { until }),
      }
    })
  }

  /** What an effect holds on to and is still there. */
  private holds(effect: number): Pick<EffectLiteral, 'holds'> {
    const { g } = this
    const owner = ownerOfEffect(effect)
    const lists = registersOf(g, owner)
      .map((register) => [wordOfRegister(register), held(g, owner, register)] as const)
      .filter(([, rows]) => rows.length > 0)
      .map(([word, rows]) => [word, rows.map((row) => this.ref(row))] as const)
    return lists.length === 0 ? {} : { holds: Object.fromEntries(lists) }
  }

  /** The open scope of this number; undefined for what ends with none. */
  scopeName(serial: number): string | undefined {
    if (serial === 0) return undefined
    const t = this.g.T.scopes
    for (let row = 0, n = this.g.store.length(t); row < n; row++)
      if (t.data[row * SCOPE_COLUMNS + SC.serial] === serial)
        return this.g.book.scopes[t.data[row * SCOPE_COLUMNS + SC.def] - 1].name
    return bad('something ends with a scope that is not open')
  }
}
