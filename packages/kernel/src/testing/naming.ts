import { CardCell, NONE, Obj } from '../state/columns.ts'
import { type Candidate, type Decision, playerName } from '../answers/decision.ts'
import type { Game } from '../game/game.ts'
import type { Match } from '../match/match.ts'
import { cardByWord } from '../position/positionWords.ts'
import type { CardRow, ObjectId, ObjectRow } from '../state/rows.ts'

/** A transcript can't be carried out: a mistake in the test, no failed assertion about the game. */
export class TranscriptError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TranscriptError'
  }
}

/**
 * What the words of a test mean: a ref of the board, a card ('♠5', of one owner 'P1:♠5', joined '♠5+♠7'), or what an
 * object stands for ('up'). A ref follows its first card wherever it goes.
 */
export class Naming {
  private readonly match: Match
  private readonly refs = new Map<string, { readonly card: CardRow; readonly id: ObjectId }>()

  constructor(match: Match) {
    this.match = match
    const { game } = match
    for (const [ref, row] of match.refs) this.refs.set(ref, { card: game.cardOf(row), id: game.id(row) })
  }

  private get game(): Game {
    return this.match.game
  }

  /** The objects on the table that the word can mean. */
  rows(word: string): ObjectRow[] {
    const ref = this.refs.get(word)
    if (ref !== undefined) {
      const row = ref.card === NONE ? this.game.find(ref.id) : this.game.card(ref.card, CardCell.object)
      return row === NONE ? [] : [row]
    }
    const [, owner, rest] = /^(?:(P1|P2):)?(.*)$/s.exec(word)!
    return this.live().filter(
      (row) => this.called(row, rest) && (owner === undefined || playerName(this.game.owner(row)) === owner),
    )
  }

  /** The one object; anything else is a mistake in the test. */
  row(word: string): ObjectRow {
    const rows = this.rows(word)
    if (rows.length === 1) return rows[0]
    if (rows.length === 0) throw new TranscriptError(`there is no '${word}' on the table`)
    throw new TranscriptError(`'${word}' could be ${rows.length} things; say P1:${word} or give it a ref`)
  }

  /** Its ref, its cards, or what it stands for. */
  word(row: ObjectRow): string {
    for (const [ref] of this.refs) if (this.rows(ref)[0] === row) return ref
    return this.plain(row)
  }

  /** Its cards, or what it stands for. */
  plain(row: ObjectRow): string {
    const { rules } = this.match
    const stands = this.game.object(row, Obj.stands)
    if (stands > 0) return rules.position?.stands?.word(stands, this.game.book) ?? String(stands)
    return this.cards(row).join('+')
  }

  cards(row: ObjectRow): string[] {
    return this.game.cardsOf(row).map((card) => this.match.rules.cardId(this.game.printed(card)))
  }

  /** What a test calls this candidate. */
  candidate(c: Candidate): string {
    switch (c.kind) {
      case 'object':
        return this.word(this.game.find(Number(c.id.slice(1))))
      case 'action':
      case 'option':
      case 'name':
        return c.name ?? c.id
      case 'player':
      case 'number':
      case 'card':
        return c.id
    }
  }

  /** Ids of the candidates that the word can mean. */
  candidates(d: Decision, word: string): string[] {
    const rows = new Set(this.rows(word))
    return d.candidates
      .filter((c) =>
        c.kind === 'object'
          ? rows.has(this.game.find(Number(c.id.slice(1))))
          : c.id === word || c.name === word,
      )
      .map((c) => c.id)
  }

  /** The one candidate of that word; anything else is a mistake in the test, or the rules offer something else. */
  pick(d: Decision, word: string): string {
    const ids = this.candidates(d, word)
    if (ids.length === 1) return ids[0]
    const offered = d.candidates.map((c) => this.candidate(c)).join(', ')
    throw new TranscriptError(
      ids.length === 0
        ? `${d.player} cannot choose '${word}' when asked '${d.message.key}'; offered: ${offered || 'nothing'}`
        : `'${word}' could be ${ids.length} of the candidates of '${d.message.key}'; say P1:${word} or give it a ref`,
    )
  }

  private called(row: ObjectRow, word: string): boolean {
    const cards = this.game.cardsOf(row).map((card) => this.game.card(card, CardCell.def))
    const def = cardByWord(this.match.rules, word)
    if (def !== NONE) return cards.includes(def)
    if (word.includes('+'))
      return word.split('+').every((w) => cards.includes(cardByWord(this.match.rules, w)))
    const stands = this.match.rules.position?.stands?.number(word, this.game.book)
    return stands !== undefined && this.game.object(row, Obj.stands) === stands
  }

  private live(): number[] {
    const { game } = this
    const out: number[] = []
    for (let zone = 0, n = game.store.length(game.tables.zones); zone < n; zone++)
      out.push(...game.rowsIn(zone))
    return out
  }
}
