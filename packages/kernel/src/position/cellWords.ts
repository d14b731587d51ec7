import { unpackDuration } from '../changes/durations.ts'
import { LIMIT_KEY } from '../changes/limits.ts'
import type { Game } from '../game/game.ts'
import type { GameRules } from '../game/contract.ts'
import type { Meaning } from '../game/meaning.ts'
import { DeclarationNames } from '../looking/declarationNames.ts'
import { REFUSED } from '../running/playProcedure.ts'
import { HISTORY_KEY } from '../state/historyKey.ts'
import type { CellMeaning } from './cellMeanings.ts'
import { bad } from './positionWords.ts'

/** What a cell is written as: a number, or the name of the declaration that its number stands for. */
export type CellWord = number | string

type Spoken = Exclude<Meaning, 'number' | 'derived' | 'duration'>

/** Declarations have numbers below this. */
const MOST = 1 << 20
/** What the kind of scope in a packed duration is multiplied by. */
const LOWER_BITS = unpackDuration(-1).rest + 1
/** So many numbers in a row without a name are behind the last one. */
const GAP = 64

/** Cells as words, and back: the numbers of declarations are those of this process, their names outlast it. */
export class CellWords {
  private readonly g: Game
  private readonly names: DeclarationNames
  /** For each meaning the names of all its numbers, and the numbers by name; a name met before has a number behind it. */
  private readonly lists = new Map<Spoken, { words: Map<number, string>; numbers: Map<string, number> }>()

  /** The number of what an object stands for, in the words of the game. */
  private readonly standing: (word: string) => number | undefined

  constructor(g: Game, rules: GameRules) {
    this.g = g
    this.names = new DeclarationNames(g, (card) => rules.cardId(card))
    this.standing = (word) => rules.position?.stands?.number(word, g.book)
  }

  /** What the number is written as. */
  word(value: number, meaning: CellMeaning): CellWord {
    if (meaning === 'number' || meaning === 'derived') return value
    if (meaning === 'duration') return this.durationWord(value)
    if (meaning === 'pool') return this.poolWord(value)
    if (meaning === 'awaits') return value === 0 ? 0 : `${this.word(value >> 1, 'scope+1')}:${value & 1}`
    if (meaning === 'tally') return this.tallyWord(value)
    return this.list(meaning).words.get(value) ?? this.apart(value, meaning) ?? value
  }

  /** The number that was written so; an error names a word that nothing here is called by. */
  number(word: unknown, meaning: CellMeaning, where: string): number {
    if (typeof word === 'number' && Number.isInteger(word)) return word | 0
    if (typeof word !== 'string')
      return bad(`${where}: ${JSON.stringify(word)} is neither a number nor a name`)
    if (meaning === 'number' || meaning === 'derived') return bad(`${where} is a number, not '${word}'`)
    if (meaning === 'duration') {
      const [scope, rest] = cut(word)
      return this.number(scope, 'scope+1', where) * LOWER_BITS + Number(rest)
    }
    if (meaning === 'pool') return this.poolNumber(word, where)
    if (meaning === 'awaits') {
      const [scope, bit] = cut(word)
      return this.number(scope, 'scope+1', where) * 2 + Number(bit)
    }
    if (meaning === 'tally') return this.tallyNumber(word, where)
    return (
      this.list(meaning).numbers.get(word) ??
      (typeof meaning === 'function' ? this.standing(word) : undefined) ??
      bad(`${where}: nothing here is called '${word}'`)
    )
  }

  /** A game may number what its objects stand for in several ranges; then its own words lead back. */
  private apart(value: number, meaning: Spoken): string | undefined {
    const name = typeof meaning === 'function' ? this.named(value, meaning) : undefined
    return name !== undefined && this.standing(name) === value ? name : undefined
  }

  private list(meaning: Spoken): { words: Map<number, string>; numbers: Map<string, number> } {
    const known = this.lists.get(meaning)
    if (known !== undefined) return known
    const words = new Map<number, string>()
    const numbers = new Map<string, number>()
    const times = new Map<string, number>()
    for (let n = 0, last = 0; n < MOST && n - last <= GAP; n++) {
      const name = this.named(n, meaning)
      if (name === undefined) continue
      last = n
      const nth = (times.get(name) ?? 0) + 1
      times.set(name, nth)
      const word = nth === 1 ? name : `${name} (${nth})`
      words.set(n, word)
      if (!numbers.has(word)) numbers.set(word, n)
    }
    const made = { words, numbers }
    this.lists.set(meaning, made)
    return made
  }

  /** A word of the game's own is asked for numbers that it may not have. */
  private named(n: number, meaning: Spoken): string | undefined {
    try {
      return this.names.word(n, meaning)
    } catch {
      return undefined
    }
  }

  private durationWord(packed: number): CellWord {
    const { scope, rest } = unpackDuration(packed)
    return scope === 0 ? packed : `${this.word(scope, 'scope+1')}:${rest}`
  }

  /** A pool is a zone's, with a bit; those behind all zones are numbered on their own. */
  private poolWord(pool: number): CellWord {
    const zones = this.g.store.length(this.g.tables.zones) * 2
    if (pool < 0) return pool
    return pool < zones ? `${this.word(pool >> 1, 'zone')}:${pool & 1}` : `places:${pool - zones}`
  }
  private poolNumber(word: string, where: string): number {
    const [name, rest] = cut(word)
    if (name === 'places') return this.g.store.length(this.g.tables.zones) * 2 + Number(rest)
    return this.number(name, 'zone', where) * 2 + Number(rest)
  }

  /** The key of a tally: a word of the game's, an action refused, a use that is limited, or what texts count. */
  private tallyWord(cell: number): CellWord {
    const key = cell - 1
    if (key < 0) return cell
    if (key >= HISTORY_KEY) {
      const of = this.g.book.histories[key - HISTORY_KEY]
      return of === undefined ? cell : `counted:${key - HISTORY_KEY}:${of}`
    }
    if (key >= LIMIT_KEY) return `limit:${this.word(key - LIMIT_KEY, 'limit')}`
    if (key >= REFUSED) return `refused:${this.word(key - REFUSED, 'action')}`
    const own = this.word(key, this.g.book.meanings.tallies)
    return typeof own === 'number' ? cell : `done:${own}`
  }
  private tallyNumber(word: string, where: string): number {
    const [kind, name] = cutFirst(word)
    switch (kind) {
      case 'counted': {
        const [at, count] = cutFirst(name)
        const { histories } = this.g.book
        const n = histories[Number(at)] === count ? Number(at) : histories.lastIndexOf(count)
        return n < 0 ? bad(`${where}: nothing here counts '${count}'`) : HISTORY_KEY + n + 1
      }
      case 'limit':
        return LIMIT_KEY + this.number(name, 'limit', where) + 1
      case 'refused':
        return REFUSED + this.number(name, 'action', where) + 1
      case 'done':
        return this.number(name, this.g.book.meanings.tallies, where) + 1
      default:
        return bad(`${where}: nothing here is counted as '${word}'`)
    }
  }
}

/** The parts before and behind the last colon. */
function cut(word: string): readonly [string, string] {
  const at = word.lastIndexOf(':')
  return [word.slice(0, at), word.slice(at + 1)]
}
function cutFirst(word: string): readonly [string, string] {
  const at = word.indexOf(':')
  return [word.slice(0, at), word.slice(at + 1)]
}
