import { lanternPier } from '@fudaba/example-tiny-game'
import { type GameRules, Random, type Replay, idsFor } from '@fudaba/kernel'
import { LocalHost, type Table } from '@fudaba/table'
import { completed, freshPicks, isLegal } from '../../src/play/picks.ts'
import { Keeper } from '../../src/saves/keeper.ts'
import { Library, UnreadableSave } from '../../src/saves/library.ts'
import { type TextStore, moveOver } from '../../src/saves/moveOver.ts'
import type { Shelf } from '../../src/saves/shelf.ts'
import { FaultyBrowser, settle } from './faultyShelf.ts'

/** What a history is played with; a planted fault replaces one of them. */
export interface Parts {
  library(shelf: Shelf): Library
  keeper(...given: ConstructorParameters<typeof Keeper>): Keeper
  moveOver: typeof moveOver
  /** Between the library and the storage. */
  shelf(shelf: Shelf): Shelf
}

export const goodParts: Parts = {
  library: (shelf) => new Library(shelf, { now: () => 1 }),
  keeper: (...given) => new Keeper(...given),
  moveOver,
  shelf: (shelf) => shelf,
}

const rules = lanternPier as GameRules
const seats = { P1: 'person', P2: 'person' } as const
const host = new LocalHost({ loadGame: () => Promise.resolve(rules) })

/** A game that the person began, as he knows it. */
interface Begun {
  /** Every state that was handed to a keeper, by its number. */
  readonly handed: Map<number, string>
  /** The person was told that this state, or a later one, is kept. */
  acknowledged: number | null
  /** Being over or deleted was asked for, or told to be done. */
  ending: 'none' | 'asked' | 'done'
  /** The page that opened it last, and may write it. */
  owner: Page | null
}

class Page {
  readonly id: string
  readonly library: Library
  readonly parts: Parts
  keeper: Keeper | null = null
  table: Table | null = null
  isAlive = true

  constructor(id: string, browser: FaultyBrowser, parts: Parts) {
    this.id = id
    this.parts = parts
    this.library = parts.library(parts.shelf(browser.shelfOf(this)))
  }
}

/** One person's session in a browser that fails: some pages, some games, some accidents. Throws what was lost. */
export class History {
  readonly browser: FaultyBrowser
  private readonly dice: Random
  private readonly parts: Parts
  private readonly games = new Map<string, Begun>()
  private readonly oldTexts: Map<string, string>
  private pages: Page[] = []
  private count = 0

  constructor(seed: string, parts: Parts) {
    this.dice = new Random(seed)
    this.parts = parts
    this.browser = new FaultyBrowser(this.dice)
    this.oldTexts = new Map([
      ['fudaba.broken.lantern-pier', '{"torn'],
      ['fudaba.lang', 'ja'],
    ])
    this.pages = [this.newPage(), this.newPage()]
  }

  async play(steps: number): Promise<void> {
    await this.addOldGame()
    for (let i = 0; i < steps; i++) {
      this.browser.faults = this.dice.below(3) === 0 ? 30 : 0
      await this.step(this.pages[this.dice.below(2)])
      await this.browser.pump(this.dice.below(4))
    }
    // At the end the storage works, and everything that was promised has to be there.
    this.browser.faults = 0
    await this.browser.pump()
    for (const page of this.pages) this.reload(page)
    await this.check()
  }

  private newPage(): Page {
    return new Page(`page${++this.count}`, this.browser, this.parts)
  }

  private async addOldGame(): Promise<void> {
    const table = await host.open({ game: rules.name, seats, seed: 7 })
    const text = JSON.stringify({ seats, replay: await table.save() })
    this.oldTexts.set(`fudaba.game.${rules.name}`, text)
  }

  private async step(page: Page): Promise<void> {
    switch (this.dice.below(12)) {
      case 0:
        return this.begin(page)
      case 1:
      case 2:
        return this.resume(page)
      case 3:
        return this.reload(page)
      case 4:
        return this.delete(page)
      case 5:
        return this.undo(page)
      case 6:
        return this.ask(page)
      case 7:
        return this.done(page.parts.moveOver(this.texts, page.library, { now: () => 1 }))
      default:
        return this.answer(page)
    }
  }

  /** Runs until it is finished or the storage makes it wait; what fails is what the page shows. */
  private async done(work: Promise<unknown>): Promise<void> {
    work.catch(() => undefined)
    await this.browser.pump(1 + this.dice.below(12))
  }

  private get texts(): TextStore {
    return {
      keys: () => [...this.oldTexts.keys()],
      read: (key) => this.oldTexts.get(key) ?? null,
      remove: (key) => void this.oldTexts.delete(key),
    }
  }

  private async begin(page: Page): Promise<void> {
    // Each begins as the ones before it.
    const id = `g${'g'.repeat(this.games.size)}`
    this.games.set(id, { handed: new Map(), acknowledged: null, ending: 'none', owner: page })
    page.table = await host.open({ game: rules.name, seats, seed: this.dice.below(1000) })
    page.keeper = this.parts.keeper(page.library, id, page.id, 0)
    await this.save(page)
  }

  private async resume(page: Page): Promise<void> {
    const listed = page.library.games().then(
      (all) => all.filter((head) => this.games.has(head.id)),
      () => [],
    )
    await this.browser.pump()
    const found = await listed
    if (found.length === 0) return
    const { id } = found[this.dice.below(found.length)]
    const game = this.games.get(id)!
    const opening = page.library.open(id, page.id).then(
      (opened) => opened,
      () => null,
    )
    // From here on the page before may no longer write; but where opening fails, it may still have the game.
    const before = game.owner === page ? null : game.owner
    game.owner = null
    page.keeper = null
    page.table = null
    await this.browser.pump()
    const opened = await opening
    if (opened === null) {
      game.owner = before
      return
    }
    game.owner = page
    page.table = await host.open({ game: rules.name, seats, replay: opened.kept.replay })
    page.keeper = this.parts.keeper(page.library, id, page.id, opened.revision)
  }

  /** The page is gone, and another stands in its place. */
  private reload(page: Page): void {
    page.isAlive = false
    this.browser.crash(page)
    for (const game of this.games.values()) if (game.owner === page) game.owner = null
    this.pages = this.pages.map((each) => (each === page ? this.newPage() : each))
  }

  private async delete(page: Page): Promise<void> {
    const ids = [...this.games.keys()]
    if (ids.length < 3) return
    const id = ids[this.dice.below(ids.length)]
    const game = this.games.get(id)!
    game.ending = 'asked'
    const gone = page.library.remove(id).then(() => {
      // A page that plays it may have begun it anew by an undo; only what nobody plays has to stay away.
      if (page.isAlive && game.owner === null) game.ending = 'done'
    })
    await this.done(gone)
  }

  private async answer(page: Page): Promise<void> {
    const { table } = page
    if (table === null) return
    const { view } = await table.look('P1', 0)
    const asked = view.deciding === null ? null : (await table.look(view.deciding, 0)).view.decision
    if (asked === null || view.deciding === null) return
    const one = [this.dice.below(Math.max(1, asked.candidates.length))]
    const picks = [one, completed(asked, one), completed(asked, freshPicks(asked)), []]
    const legal = picks.find((each) => isLegal(asked, each))
    if (legal === undefined) return
    await table.send({ player: view.deciding, answer: idsFor(asked, legal) })
    await this.save(page)
  }

  private async undo(page: Page): Promise<void> {
    if (page.table === null || (await page.table.look('P1', 0)).undo !== 'free') return
    await page.table.undo('P1')
    await this.save(page)
  }

  private async ask({ table }: Page): Promise<void> {
    if (table === null) return
    const before = JSON.stringify(await table.save())
    await table.look('P2', 0)
    await table.why('P1', null)
    if (JSON.stringify(await table.save()) !== before) throw new Error('asking changed the game')
  }

  private async save(page: Page): Promise<void> {
    const { keeper, table } = page
    if (keeper === null || table === null) return
    const game = this.games.get(keeper.id)!
    const replay = await table.save()
    if ((await table.look('P1', 0)).next === 'nobody') {
      if (game.owner === page) game.ending = 'asked'
      void keeper.keep('over')
      return this.done(Promise.resolve())
    }
    const turn = ++this.count
    if (game.owner === page) game.handed.set(turn, JSON.stringify(replay))
    const kept = keeper.keep({ game: rules.name, seats, turn, replay }).then(() => {
      const told = page.isAlive && game.owner === page && keeper.keeping.peek().kind === 'kept'
      if (told) game.acknowledged = turn
    })
    // A person does not wait for it: the next answer may come first.
    if (this.dice.below(2) === 0) await this.done(kept)
  }

  /** What was acknowledged is there; what is there opens, or a copy of it is. */
  private async check(): Promise<void> {
    const page = this.newPage()
    const { library } = page
    await this.eventually(page.parts.moveOver(this.texts, library, { now: () => 1 }))
    const listed = await this.eventually(library.games())
    const bodies = this.browser.texts('bodies')
    const opened = new Set<string>()
    for (const { id } of listed) if (await this.checkOpens(id, library)) opened.add(id)
    for (const [id, { acknowledged, ending, handed }] of this.games) {
      if (ending === 'done' && opened.has(id)) throw new Error(`${id} came back after it was deleted`)
      if (acknowledged !== null && ending === 'none' && !opened.has(id))
        throw new Error(`${id} was kept up to ${acknowledged} of ${handed.size} states and is lost`)
    }
    const isMoved = [...opened].some((id) => id.startsWith('moved-'))
    if (!isMoved) throw new Error('the game of an earlier version is lost')
    await this.checkCopies(bodies)
    if (!this.browser.texts('unread').some((text) => text.includes('{\\"torn')))
      throw new Error('the copy that an earlier version kept is lost')
    if (this.oldTexts.get('fudaba.lang') !== 'ja') throw new Error('a setting is lost')
  }

  /** Every body that was on the disk is in a game that opened, or a copy of it is among the unread. */
  private async checkCopies(before: readonly string[]): Promise<void> {
    const after = this.browser.texts('bodies')
    const copies = this.browser.texts('unread')
    for (const text of before)
      if (!after.includes(text) && !copies.some((copy) => copy.includes(JSON.stringify(text).slice(1, -1))))
        throw new Error(`what could not be read is lost: ${text.slice(0, 40)}`)
  }

  private async checkOpens(id: string, library: Library): Promise<boolean> {
    const game = this.games.get(id)
    let found
    try {
      found = await this.eventually(library.open(id, 'checker'))
    } catch (error) {
      if (error instanceof UnreadableSave) return false
      throw error
    }
    if (found === null) throw new Error(`${id} is listed and not there`)
    const { turn, replay } = found.kept
    await host.open({ game: rules.name, seats, replay })
    if (game !== undefined) checkIsHis(id, game, turn, replay)
    return true
  }

  private async eventually<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined)
    await this.browser.pump()
    await settle()
    return work
  }
}

function checkIsHis(id: string, game: Begun, turn: number | null, replay: Replay): void {
  // An end can be taken back, by whichever page still shows the game: it is then a game anew.
  if (game.ending !== 'none') return
  if (turn === null || game.handed.get(turn) !== JSON.stringify(replay))
    throw new Error(`${id} opens at a state that the page that played it did not hand over`)
  if (game.acknowledged !== null && turn < game.acknowledged)
    throw new Error(`${id} was kept up to ${game.acknowledged} and opens at ${turn}`)
}
