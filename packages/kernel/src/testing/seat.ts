import { type Decision, type PlayerName, playerName } from '../answers/decision.ts'
import type { Offer } from '../answers/offer.ts'
import { TranscriptError } from './naming.ts'
import type { Transcript } from './transcript.ts'

/** A word for a candidate, a number, yes or no; for an arrangement `{ place: words }`, for amounts `{ word: n }`. */
export type Said = string | number | boolean | Readonly<Record<string, string | number | readonly string[]>>

/** Answers to the questions that follow, under the last part of their message key: { discard: '♠K', key: '♡5' }. */
export type Answers = Readonly<Record<string, Said | readonly Said[]>>

/** One player of a transcript: what he does, and what he is offered. */
export class Seat {
  readonly name: PlayerName
  private readonly table: Transcript

  constructor(table: Transcript, name: PlayerName) {
    this.table = table
    this.name = name
  }

  // ── what he does ───────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Does an action in his open window and answers the questions that follow, as far as `answers` has them. `with`
   * names the object it is done with, where there is a choice. Stops at the first question without an answer.
   */
  acts(action: string, answers: Answers = {}): this {
    const d = this.decision()
    if (d.shape !== 'act') throw new TranscriptError(`${this.name} cannot act: ${this.table.situation()}`)
    const { with: tool, ...rest } = answers
    const source = typeof tool === 'string' ? tool : undefined
    const ids = d.candidates
      .filter((c) => c.name === action)
      .filter(
        (c) =>
          source === undefined || this.table.names.rows(source).some((r) => c.source === this.table.id(r)),
      )
      .map((c) => c.id)
    if (ids.length !== 1)
      throw new TranscriptError(
        `${this.name} cannot do '${action}'${ids.length > 1 ? ' without saying with what' : ''}: ${this.table.situation()}`,
      )
    const left = new Map(Object.entries(rest))
    const forced = new Map<string, boolean>()
    // The kernel gives a forced answer itself; if the test gives one too, it must be the same.
    const overhear = (offer: Offer): void => {
      const key = last(offer.message)
      const said = left.get(key)
      if (playerName(offer.player) === this.name && said !== undefined)
        forced.set(key, this.among(offer, said))
    }
    this.table.overhear(overhear, () => {
      this.table.send(this.name, ids)
      this.follow(left)
    })
    for (const [key] of left) {
      const agreed = forced.get(key)
      if (agreed === undefined)
        throw new TranscriptError(`${this.name} was not asked for '${key}': ${this.situation()}`)
      if (!agreed)
        throw new TranscriptError(
          `${this.name} had no choice of '${key}', and another answer: ${this.situation()}`,
        )
    }
    return this
  }

  /** Acts, and then everyone passes until it has resolved. For what resolves at once, `acts` is enough. */
  plays(action: string, answers: Answers = {}): this {
    this.acts(action, answers)
    this.table.everyonePasses()
    return this
  }

  passes(): this {
    const d = this.decision()
    if (!d.pass) throw new TranscriptError(`${this.name} cannot pass: ${this.table.situation()}`)
    this.table.send(this.name, [])
    return this
  }

  /** Answers the question he is asked: words of candidates, a number, true or false, nothing at all. */
  answers(...said: readonly Said[]): this {
    const d = this.decision()
    this.table.send(this.name, this.idsFor(d, said))
    return this
  }

  /** The same, for a question that is a choice among things. */
  chooses(...said: readonly Said[]): this {
    return this.answers(...said)
  }

  /** Takes the play under way back. */
  cancels(): this {
    this.table.attempt(() => this.table.match.cancel(this.name))
    return this
  }

  concedes(): this {
    this.table.attempt(() => this.table.match.concede(this.name))
    return this
  }

  // ── what he is offered ─────────────────────────────────────────────────────────────────────────────────────

  /** Whether he has to decide, and the question has this message key, or a key that ends so. */
  isAsked(key: string): boolean {
    return this.asked !== null && (this.asked === key || last(this.asked) === key)
  }

  /** Message key of the question he is asked, or null. */
  get asked(): string | null {
    return this.pending()?.message.key ?? null
  }

  /** Names of the actions in his open window, each once; none if he has no open window. */
  offered(): string[] {
    const d = this.pending()
    if (d?.shape !== 'act') return []
    return [...new Set(d.candidates.map((c) => c.name!))]
  }

  get mayPass(): boolean {
    return this.pending()?.pass ?? false
  }

  /** Words of what he may choose: candidates of the question he is asked, or actions, each once. */
  mayChoose(): string[] {
    return [...new Set(this.pending()?.candidates.map((c) => this.table.names.candidate(c)))]
  }

  /** Whether the word is one of them. */
  canChoose(word: string): boolean {
    const d = this.pending()
    return d !== null && this.table.names.candidates(d, word).length > 0
  }

  /** Whether these words are all that he may choose. */
  choices(words: readonly string[]): boolean {
    const d = this.pending()
    if (d === null) return false
    const ids = new Set(words.flatMap((word) => this.table.names.candidates(d, word)))
    return words.every((word) => this.canChoose(word)) && d.candidates.every((c) => ids.has(c.id))
  }

  situation(): string {
    return this.table.situation()
  }

  /** The decision, if it is his. */
  pending(): Decision | null {
    const d = this.table.match.decision
    return d !== null && d.player === this.name ? d : null
  }

  // ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  private decision(): Decision {
    const d = this.pending()
    if (d === null) throw new TranscriptError(`${this.name} has nothing to decide: ${this.table.situation()}`)
    return d
  }

  private follow(left: Map<string, Said | readonly Said[]>): void {
    while (left.size > 0) {
      const d = this.pending()
      const key = d === null ? '' : last(d.message.key)
      const said = left.get(key)
      if (d === null || said === undefined) return
      left.delete(key)
      this.table.send(this.name, this.idsFor(d, isList(said) ? said : [said]))
    }
  }

  private among(offer: Offer, said: Said | readonly Said[]): boolean {
    return (isList(said) ? said : [said]).every((each) => {
      const word =
        typeof each === 'boolean' ? (each ? 'yes' : 'no') : typeof each === 'object' ? '' : String(each)
      switch (offer.of) {
        case 'object':
          return this.table.names.rows(word).some((row) => offer.items.includes(row))
        case 'player':
          return offer.items.some((player) => playerName(player) === word)
        case 'option':
        case 'name':
          return offer.keys.includes(word)
        case 'action':
        case 'number':
        case 'card':
          return offer.items.map(String).includes(word)
      }
    })
  }

  private idsFor(d: Decision, said: readonly Said[]): string[] {
    return said.flatMap((each) => {
      if (typeof each === 'boolean') return [this.table.names.pick(d, each ? 'yes' : 'no')]
      if (typeof each === 'number') return [String(each)]
      if (typeof each === 'string') return [this.table.names.pick(d, each)]
      return Object.entries(each).flatMap(([word, value]) => this.placed(d, word, value))
    })
  }

  private placed(d: Decision, word: string, value: string | number | readonly string[]): string[] {
    if (typeof value === 'number') return [`${this.table.names.pick(d, word)}=${value}`]
    const rows = this.table.names.rows(word).map((row) => this.table.id(row))
    const bin = d.bins.find((b) => b.id === word || rows.includes(b.id))
    if (bin === undefined)
      throw new TranscriptError(`'${word}' is no place of '${d.message.key}': ${this.table.situation()}`)
    const words = typeof value === 'string' ? [value] : value
    return words.map((each) => `${this.table.names.pick(d, each)}>${bin.id}`)
  }
}

const last = (key: string): string => key.slice(key.lastIndexOf('.') + 1)
const isList = (said: Said | readonly Said[]): said is readonly Said[] => Array.isArray(said)
