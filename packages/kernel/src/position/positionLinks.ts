import type { RelationDef } from '../game/book.ts'
import { EffectCell, NONE, PLAYERS, RelationCell, ScopeCell, SCOPE_COLUMNS } from '../state/columns.ts'
import { playerName } from '../answers/decision.ts'
import type { Game } from '../game/game.ts'
import type { EffectLiteral, Position, RelationLiteral } from '../game/boardLiteral.ts'
import type { Ages } from './positionAges.ts'
import { bad } from './positionWords.ts'
import { wordOfRegister } from './positionRegisters.ts'
import { liveRows, ownerOfEffect, registersOf } from '../text/context/registers.ts'
import type { EffectRow, ObjectRow, RelationRow } from '../state/rows.ts'

/** Writes relations and effects of a position, and gives refs to the objects they lead to. */
export class Links {
  private readonly g: Game
  private readonly refs = new Map<number, string>()
  /** Relations that are written in a list of their own. */
  private readonly listed = new Set<RelationDef>()

  constructor(g: Game) {
    this.g = g
  }

  /** All objects that have a ref, by it. */
  named(): ReadonlyMap<string, ObjectRow> {
    return new Map([...this.refs].map(([row, ref]) => [ref, row]))
  }

  /** The ref of an object, if it has one. */
  nameOf(row: ObjectRow): string | undefined {
    return this.refs.get(row)
  }

  /** Gives refs to all objects whose ids stand in these columns of others. */
  nameIds(columns: readonly number[]): void {
    const { g } = this
    for (const row of this.objectsInOrder())
      for (const column of columns) {
        const other = g.find(g.object(row, column))
        if (other !== NONE) this.ref(other)
      }
  }

  /** The other ends of its relations of this kind, unless these are in the list of their own. */
  endsOf(def: RelationDef, row: ObjectRow): unknown[] {
    return this.listed.has(def) ? [] : this.related(def, row).map((r) => this.end(r))
  }

  /** The ref of an object, made if it has none. All refs are made before the objects are written. */
  ref(row: ObjectRow): string {
    const known = this.refs.get(row)
    if (known !== undefined) return known
    const made = `r${this.refs.size + 1}`
    this.refs.set(row, made)
    return made
  }

  /** Relations whose ends still have the same ids, oldest first. */
  private related(def: RelationDef, from: number = NONE): number[] {
    const { g } = this
    return g.relations(def, from).filter((r) => {
      const to = g.relation(r, RelationCell.b)
      return (
        g.same(g.relation(r, RelationCell.a), g.relation(r, RelationCell.aId)) &&
        (to === NONE || g.same(to, g.relation(r, RelationCell.bId)))
      )
    })
  }

  private end(r: RelationRow): unknown {
    const to = this.g.relation(r, RelationCell.b)
    const end = to === NONE ? true : this.ref(to)
    const value = this.g.relation(r, RelationCell.value)
    return value === 0 ? end : { to: end, value }
  }

  /** The list of relations: those kinds whose order of time is not the order of the objects they are written with. */
  relations(): Pick<Position, 'relations'> {
    const { g } = this
    const places = new Map<number, number>()
    for (const row of this.objectsInOrder()) places.set(row, places.size)
    const place = (r: RelationRow): number => places.get(g.relation(r, RelationCell.a))!
    const out: RelationLiteral[] = []
    for (const def of g.book.relations) {
      const rows = this.related(def)
      for (const r of rows)
        if (g.relation(r, RelationCell.b) !== NONE) this.ref(g.relation(r, RelationCell.b))
      if (rows.every((r, i) => i === 0 || place(rows[i - 1]) <= place(r))) continue
      this.listed.add(def)
      for (const r of rows)
        out.push({ relation: def.name, from: this.ref(g.relation(r, RelationCell.a)), to: this.end(r) })
    }
    return out.length === 0 ? {} : { relations: out }
  }

  /** All objects, in the order in which they are written. */
  private objectsInOrder(): number[] {
    const { g } = this
    const own = PLAYERS.flatMap((p) => g.book.zones.filter((z) => !z.shared).flatMap((z) => g.objects(z, p)))
    return [...own, ...g.book.zones.filter((z) => z.shared).flatMap((z) => g.objects(z, 0))]
  }

  /** The effects in the table, oldest first. */
  effects(ages: Ages): EffectLiteral[] {
    const { g } = this
    const rows = g.effects().sort((x, y) => g.effect(x, EffectCell.since) - g.effect(y, EffectCell.since))
    return rows.map((e) => {
      const end = (row: ObjectRow, id: number): string | undefined =>
        g.same(row, id) ? this.ref(row) : undefined
      const on = end(g.effect(e, EffectCell.on), g.effect(e, EffectCell.onId))
      const from = end(g.effect(e, EffectCell.source), g.effect(e, EffectCell.sourceId))
      const values = [g.effect(e, EffectCell.a), g.effect(e, EffectCell.b), g.effect(e, EffectCell.c)]
      while (values.length > 0 && values[values.length - 1] === 0) values.pop()
      const { name, points } = g.book.effects[g.effect(e, EffectCell.def)]
      if (g.effect(e, EffectCell.awaits) !== 0)
        bad(`${name} waits for a coming scope, which no position can say`)
      const age = ages.ofEffect(e)
      const until = this.scopeName(g.effect(e, EffectCell.scope))
      const pointed = points === true ? end(values[0] ?? NONE, values[1] ?? 0) : undefined
      if (points === true) values.length = 0
      return {
        effect: name,
        by: playerName(g.effect(e, EffectCell.controller)),
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

  /** The objects in the registers of an effect that are still there. */
  private holds(effect: EffectRow): Pick<EffectLiteral, 'holds'> {
    const { g } = this
    const owner = ownerOfEffect(effect)
    const lists = registersOf(g, owner)
      .map((register) => [wordOfRegister(register), liveRows(g, owner, register)] as const)
      .filter(([, rows]) => rows.length > 0)
      .map(([word, rows]) => [word, rows.map((row) => this.ref(row))] as const)
    return lists.length === 0 ? {} : { holds: Object.fromEntries(lists) }
  }

  /** The name of the open scope with this serial; undefined for 0, no scope. */
  scopeName(serial: number): string | undefined {
    if (serial === 0) return undefined
    const t = this.g.tables.scopes
    for (let row = 0, n = this.g.store.length(t); row < n; row++)
      if (t.data[row * SCOPE_COLUMNS + ScopeCell.serial] === serial)
        return this.g.book.scopes[t.data[row * SCOPE_COLUMNS + ScopeCell.def] - 1].name
    return bad('something ends with a scope that is not open')
  }
}
