import type { Book } from '../game/book.ts'
import { OBJECT_COLUMNS, RECORD_COLUMNS } from '../state/columns.ts'
import { unpackDuration } from '../changes/durations.ts'
import type { Game } from '../game/game.ts'
import type { Meaning, Named } from '../game/meaning.ts'
import { hashOf, mixed } from '../base/nameHash.ts'
import type { Column } from '../state/rows.ts'

/** Numbers of declarations as names, and as hashes of the names: what a digest compares, whatever the numbering. */
export class DeclarationNames {
  private readonly g: Game
  private readonly book: Book
  private readonly cardId: (printed: unknown) => string

  constructor(g: Game, cardId: (printed: unknown) => string) {
    this.g = g
    this.book = g.book
    this.cardId = cardId
  }

  /** The hash of the name that the number stands for; a number without a name is returned as it is. */
  hashed(value: number, meaning: Meaning): number {
    if (meaning === 'number' || meaning === 'derived') return value
    if (meaning === 'duration') return this.hashedDuration(value)
    const name = this.word(value, meaning)
    return name === undefined ? value : hashOf(name)
  }

  /** The name itself, if the number has one. */
  word(value: number, meaning: Exclude<Meaning, 'number' | 'derived' | 'duration'>): string | undefined {
    if (typeof meaning === 'function') return value === 0 ? undefined : meaning(value, this.g)
    const plus = meaning.endsWith('+1')
    const n = plus ? value - 1 : value
    return n < 0 ? undefined : this.nameOf((plus ? meaning.slice(0, -2) : meaning) as Named, n)
  }

  /** A packed duration (durations.ts) with the hash of its scope instead of the scope's number. */
  private hashedDuration(packed: number): number {
    const { scope, rest } = unpackDuration(packed)
    return scope === 0 ? packed : mixed(this.hashed(scope, 'scope+1'), rest)
  }

  /** The name of a declaration by its number. */
  nameOf(of: Named, n: number): string | undefined {
    const { book, g } = this
    switch (of) {
      case 'zone':
        return n < g.store.length(g.tables.zones) ? `${g.zoneDef(n).name} ${g.zoneOwner(n)}` : undefined
      case 'card':
        return n < g.cards.length ? this.cardId(g.cards[n]) : undefined
      case 'kind':
        return book.kinds[n]
      case 'clause':
        return book.switches.names[n]
      case 'ending':
        return book.endings[n]
      case 'counter':
        return book.counters[n]
      case 'column':
        return columnName(book, n)
      case 'procedure':
        return book.procedures[n]?.name
      case 'verb':
        return book.verbs[n]?.name
      case 'action':
        return book.actions[n]?.name
      case 'relation':
        return book.relations[n]?.name
      case 'effect':
        return book.effects[n]?.name
      case 'ability':
        return book.abilities[n]?.name
      case 'program':
        return book.programs[n]?.name
      case 'trigger':
        return book.triggers[n]?.name
      case 'replacement':
        return book.replacements[n]?.name
      case 'scope':
        return book.scopes[n]?.name
      case 'limit':
        return book.limits[n]?.name
    }
  }

  /** A pool by the name of its zone. Pools with numbers behind those of the zones are of distinguishable places. */
  hashedPool(pool: number): number {
    if (pool < 0) return pool
    const zone = pool >> 1
    return zone < this.g.store.length(this.g.tables.zones)
      ? mixed(this.hashed(zone, 'zone'), pool & 1)
      : (pool & 1) + 1
  }

  /** Column `awaits` of an effect: the kind of scope by its name, and the bit beside it. */
  hashedAwait(awaits: number): number {
    return mixed(this.hashed(awaits >> 1, 'scope+1'), awaits & 1)
  }
}

function columnName(book: Book, column: Column): string | undefined {
  if (column >= RECORD_COLUMNS) return book.recordColumns[column - RECORD_COLUMNS]
  return column >= OBJECT_COLUMNS ? book.columns[column - OBJECT_COLUMNS] : `${column}`
}
