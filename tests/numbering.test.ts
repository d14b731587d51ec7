import { join } from 'node:path'
import type * as Kernel from '@fudaba/kernel'
import type * as Searching from '@fudaba/kernel/search'
import type * as Testing from '@fudaba/kernel/testing'
import type { GameRules, Match, Position } from '@fudaba/kernel'
import type { Book } from '@fudaba/kernel/rules'
import { expect, test, vi } from 'vitest'
import { projectGames } from './games.ts'

/**
 * Declarations are numbered as they are loaded. Nothing that leaves the process may depend on it: here every game is
 * loaded twice, the second time with something declared before everything else, so that all numbers are other ones.
 */
const GAMES = process.env['FUDABA_FULL'] === undefined ? 3 : 30
const DECISIONS = process.env['FUDABA_FULL'] === undefined ? 200 : 2000

for (const game of projectGames())
  test(
    `digests, events and positions of ${game.name} do not depend on the numbers of declarations`,
    { timeout: 600_000 },
    async () => {
      const plain = await load(game.folder, null)
      const padded = await load(game.folder, pad)
      const moved = (['procedures', 'verbs', 'zones', 'relations', 'effects'] as const).filter(
        (list) => padded.rules.book[list].length !== plain.rules.book[list].length,
      )
      expect(moved).toHaveLength(5)
      // In another order: what was interned on the way does not matter either.
      const first = Array.from({ length: GAMES }, (_, n) => digests(plain, n))
      for (let n = 0; n < GAMES; n++) expect(told(padded, n), `events of game ${n}`).toEqual(told(plain, n))
      const second = Array.from({ length: GAMES }, (_, i) => digests(padded, GAMES - 1 - i)).reverse()
      for (let n = 0; n < GAMES; n++) {
        const at = first[n].findIndex((digest, i) => digest !== second[n][i])
        if (at >= 0)
          expect(cellsAt(padded, n, at), `game ${n}, decision ${at}`).toEqual(cellsAt(plain, n, at))
        expect(second[n]).toEqual(first[n])
      }
      for (const [digest, position] of written(plain, 0))
        expect(padded.kernel.beginFromPosition(padded.rules, position).digest()).toBe(digest)
    },
  )

interface Loaded {
  readonly kernel: typeof Kernel
  readonly randomAnswer: typeof Searching.randomAnswer
  readonly readState: typeof Testing.readState
  readonly rules: GameRules
}

async function load(folder: string, created: ((book: Book) => void) | null): Promise<Loaded> {
  vi.resetModules()
  const kernel = await import('@fudaba/kernel')
  const { Book: LoadedBook } = await import('@fudaba/kernel/rules')
  const { randomAnswer } = await import('@fudaba/kernel/search')
  const { readState } = await import('@fudaba/kernel/testing')
  LoadedBook.created = created
  const module = (await import(join(folder, 'src', 'index.ts'))) as Record<string, unknown>
  const rules = Object.values(module).find(
    (value): value is GameRules => typeof value === 'object' && value !== null && 'decisionBound' in value,
  )!
  return { kernel, rules, randomAnswer, readState }
}

/** One of each before those of the game. */
function pad(book: Book): void {
  const clause = book.switches.names[0]
  const title = { ja: '', en: '' }
  for (let i = 0; i < 3; i++) {
    const name = `before ${i}`
    const scope = book.scope(name)
    const procedure = book.procedure(name, 0, [])
    book.change(name, () => undefined)
    book.action({ name, title, requirements: [], perform: procedure, sources: () => [] })
    book.zone(name, title, { shared: false, ordered: false, sight: () => 'all' })
    book.kind(name)
    book.variable(name)
    book.counter(name)
    book.column(name)
    book.recordColumn(name)
    book.relation(name)
    book.ending(name)
    book.effect(clause, name, { parts: [] })
    book.ability(clause, name, {})
    book.trigger(clause, name, { on: [], when: () => false, player: () => 0 })
    book.limit(clause, name, scope)
  }
}

function begin({ kernel, rules }: Loaded, n: number): Match {
  const seed = `numbering/${n}`
  const deck = rules.decks[n % rules.decks.length].name
  try {
    return new kernel.Match({ rules, seed, decks: [deck, deck] })
  } catch {
    // A deck of another format: the usual ones.
    return new kernel.Match({ rules, seed })
  }
}

function play(loaded: Loaded, n: number, look: (match: Match) => boolean): void {
  const { kernel, randomAnswer } = loaded
  const match = begin(loaded, n)
  const dice = new kernel.Random(`numbering/${n}/dice`)
  for (let i = 0; i < DECISIONS && match.decision !== null; i++) {
    if (!look(match)) return
    const { decision } = match
    const picks = randomAnswer(kernel.choiceOf(decision), (k) => dice.below(k))
    match.answer(decision.player, kernel.idsFor(decision, picks))
  }
}

/** Now and then in a game: what it is written as, with the digest of a game that begins so. */
function written(loaded: Loaded, n: number): (readonly [digest: string, position: Position])[] {
  const out: (readonly [digest: string, position: Position])[] = []
  const { kernel, rules } = loaded
  play(loaded, n, (match) => {
    if (match.inputs.length % 9 > 0 || rules.position === undefined) return true
    const position = JSON.parse(JSON.stringify(kernel.toPosition(match))) as Position
    if (position.underWay === undefined) return true
    out.push([kernel.beginFromPosition(rules, position).digest(), position])
    return true
  })
  return out
}

/** What a player is told of the whole game. */
function told(loaded: Loaded, n: number): string[] {
  let match: Match | null = null
  play(loaded, n, (now) => ((match = now), true))
  const { game } = match!
  return loaded.kernel.publicEvents(loaded.rules, game, 0).map((event) => JSON.stringify(event))
}

function digests(loaded: Loaded, n: number): string[] {
  const out: string[] = []
  play(loaded, n, (match) => out.push(match.digest()) > 0)
  return out
}

function cellsAt(loaded: Loaded, n: number, at: number): string[] {
  const out: string[] = []
  let left = at
  play(loaded, n, (match) => {
    if (left-- > 0) return true
    loaded.readState(match.game, (card) => loaded.rules.cardId(card), {
      cell: (table, row, column, value) => void out.push(`${table} ${row} ${column}: ${value}`),
    })
    return false
  })
  return out.sort()
}
