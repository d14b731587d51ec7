import { type Decision, picksFor } from '@fudaba/kernel'
import { explainIllegal } from '@fudaba/kernel/host'
import { type Book, Game, NONE, type Player, atom, commit } from '@fudaba/kernel/rules'
import { loadState, saveState } from '../../src/match/state.ts'
import { keyFromSeed } from '../../src/base/random.ts'
import { Search, answer, decision, run } from '@fudaba/kernel/search'
import type { Ability, Effect } from '@fudaba/kernel/text'
import { type Lantern, type LanternCard, lantern } from './lantern.ts'

type ZoneName = keyof Lantern['zones']

/** How tables behave for the time of a run; see cases.test.ts and ablation.test.ts. */
export const mode = {
  /** At every decision: answer, undo, save, load into a new game, answer again. */
  restless: false,
  /** Kinds of nodes that are switched off in every table made. */
  off: null as string | null,
  /** Tables made since this was emptied. */
  made: [] as Table[],
}

/** A table of the toy game. Cards are put where a test wants them, then texts are carried out and answered. */
export class Table {
  readonly l: Lantern
  g: Game
  private casts = 0

  constructor(l: Lantern = lantern(), seed = 1) {
    this.l = l
    const { nodes } = l.texts
    if (mode.off !== null) {
      // By number, not by place in the list: a kind of the game's own has no place before it is first met.
      const [family, ...kind] = mode.off.split('.')
      nodes.off[nodes.number(family as Parameters<typeof nodes.number>[0], kind.join('.'))] = 1
    }
    mode.made.push(this)
    this.g = new Game(l.book as unknown as Book, l.catalogue, {})
    this.g.setKey(keyFromSeed(seed))
    this.g.everyWindow = true
    this.g.call(l.main)
    run(this.g)
  }

  /** Prints a card and puts it into a zone, without any event. */
  put(card: Partial<LanternCard> = {}, zone: ZoneName = 'meadow', player: Player = 0): number {
    const printed: LanternCard = { name: `card ${this.l.catalogue.length + 1}`, type: 'spirit', ...card }
    const def = this.l.print(printed)
    const row = this.g.card(atom.addCard(this.g, def, player, this.g.zone(this.l.zones[zone], player)), 2)
    run(this.g)
    return row
  }

  fill(zone: ZoneName, count: number, player: Player = 0, card: Partial<LanternCard> = {}): number[] {
    return Array.from({ length: count }, () => this.put(card, zone, player))
  }

  /** One step of the rules from outside. */
  step(propose: (g: Game) => void): void {
    this.g.clause = 0
    propose(this.g)
    commit(this.g)
    run(this.g)
  }

  /** Carries an effect out for a player, as the instruction of a song that lies nowhere. */
  cast(effect: Effect, { by = 0, source = NONE }: { by?: Player; source?: number } = {}): void {
    const ability: Ability = { kind: 'instruction', effect }
    const id = this.l.texts.ability(this.g.book, `cast ${++this.casts}`, ability)
    this.step((g) => g.call(this.l.cast, this.l.texts.entry(g.book, id)!.program, source, by))
  }

  verb(
    name: 'move' | 'turn' | 'count' | 'relate' | 'glowUp' | 'duskFalls',
    ...args: readonly number[]
  ): void {
    this.step((g) => {
      const [a, b, c, d] = args
      g.propose(this.l.verbs[name], a, b, c, d)
      g.call(this.l.settle)
    })
  }

  move(row: number, zone: ZoneName): void {
    this.verb('move', row, this.g.zone(this.l.zones[zone], this.g.owner(row)), 1)
  }

  get decision(): Decision {
    return decision(this.g)!
  }
  get message(): string {
    return this.g.offer.message
  }
  /** Rows that can be chosen now. */
  get offered(): number[] {
    return [...this.g.offer.items]
  }

  answer(...ids: readonly string[]): this {
    const picks = picksFor(this.decision, ids)
    const wrong = explainIllegal(this.g.offer, picks)
    if (wrong !== null) throw new Error(wrong)
    if (mode.restless) this.forthAndBack(picks)
    answer(this.g, picks)
    return this
  }

  /** Answers and takes it back, then goes on in a game that was loaded from what this one saved. */
  forthAndBack(picks: readonly number[]): void {
    const before = this.g.store.digest()
    const search = new Search(this.g)
    search.mark()
    answer(this.g, picks)
    search.back()
    if (this.g.store.digest() !== before) throw new Error('undo did not restore the state')
    const offered = JSON.stringify(this.decision)
    const other = new Game(this.g.book, this.g.cards, {})
    other.everyWindow = true
    loadState(other, JSON.parse(JSON.stringify(saveState(this.g))))
    this.g = other
    if (other.store.digest() !== before) throw new Error('the loaded game is another one')
    if (JSON.stringify(this.decision) !== offered) throw new Error('the loaded game asks something else')
  }
  choose(...rows: readonly number[]): this {
    return this.answer(...rows.map((row) => `o${this.g.id(row)}`))
  }
  act(name: string, row: number): this {
    return this.answer(`${name}@o${this.g.id(row)}`)
  }
  pass(): this {
    return this.answer()
  }
  /** Whether the game waits for the player to act, with no effect under way. */
  get idle(): boolean {
    return this.message === 'window'
  }

  in(zone: ZoneName, player: Player = 0): number[] {
    return this.g.objects(this.l.zones[zone], player)
  }
  light(row: number): number {
    return this.g.value(this.l.values.light, row)
  }
  warmth(row: number): number {
    return this.g.value(this.l.values.warmth, row)
  }
  kin(row: number): string {
    const { kin } = this.l.words
    return kin
      .own(this.g.value(this.l.values.kin, row))
      .map((word) => kin.text(word))
      .join(' ')
  }
  oil(player: Player = 0): number {
    return this.g.counter(this.l.oil, player)
  }

  /** The same state, loaded from JSON into a game that never computed anything. */
  reloaded(): Table {
    const other = new Table(this.l)
    mode.made.pop()
    loadState(other.g, JSON.parse(JSON.stringify(saveState(this.g))))
    other.g.everyWindow = true
    return other
  }
}
