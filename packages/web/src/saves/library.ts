import type { Calendar } from '@fudaba/ai/clock'
import {
  type Body,
  type GameHead,
  type KeptGame,
  type UnreadSave,
  checkOf,
  headOf,
  isHead,
  isUnread,
  sealed,
  unsealed,
} from './keptGame.ts'
import type { Change, Place, Shelf } from './shelf.ts'

/** The revision that was written. `taken`: another page plays this game by now, or it was deleted; nothing was. */
export type Written = number | 'taken'

export interface OpenedSave {
  readonly kept: KeptGame
  readonly revision: number
  /** Its newest state could not be read, this is the one before. */
  readonly isOlder: boolean
}

/** A game could not be read. Copies of everything that was found lie among the unread. */
export class UnreadableSave extends Error {}

const SLOTS = [0, 1] as const

const headPlace = (id: string): Place => ({ drawer: 'heads', key: id })
/** Which page plays a game: it alone may write it. Only opening the game touches this record. */
const writerPlace = (id: string): Place => ({ drawer: 'writers', key: id })
const bodyPlace = (id: string, revision: number): Place => ({
  drawer: 'bodies',
  key: `${id}/${revision % 2}`,
})

/** The unfinished games and the copies of what could not be read. */
export class Library {
  private readonly shelf: Shelf
  private readonly calendar: Calendar

  constructor(shelf: Shelf, calendar: Calendar) {
    this.shelf = shelf
    this.calendar = calendar
  }

  /** Every unfinished game, the one played last first. */
  async games(): Promise<readonly GameHead[]> {
    const heads = new Map<string, GameHead>()
    for (const [key, record] of await this.shelf.all('heads')) if (isHead(record)) heads.set(key, record)
    // Where a head is lost or damaged, the body says the same.
    const keys = await this.shelf.keys('bodies')
    const orphans = new Set(keys.map((key) => key.slice(0, -2)).filter((id) => !heads.has(id)))
    for (const id of orphans) heads.set(id, await this.lostHead(id))
    return [...heads.values()].sort((a, b) => b.at - a.at)
  }

  private async lostHead(id: string): Promise<GameHead> {
    const { whole } = await this.bodies(id)
    if (whole !== null) return headOf(whole, whole.revision)
    // Nothing of it can be read: it is listed all the same, and set aside when it is opened.
    const nobody = { P1: 'person', P2: 'person' } as const
    return { id, game: '', seats: nobody, turn: null, at: 0, inputs: 0, revision: 0 }
  }

  /** The newest body that can be read, and what could not be. */
  private async bodies(
    id: string,
  ): Promise<{ whole: Body | null; torn: readonly { place: Place; text: string; reason: string }[] }> {
    const torn: { place: Place; text: string; reason: string }[] = []
    let whole: Body | null = null
    for (const slot of SLOTS) {
      const place = bodyPlace(id, slot)
      const record = await this.shelf.read(place)
      if (record === undefined) continue
      try {
        const body = unsealed(record)
        if (whole === null || body.revision > whole.revision) whole = body
      } catch (error) {
        const text = typeof record === 'string' ? record : JSON.stringify(record)
        torn.push({ place, text, reason: reasonOf(error) })
      }
    }
    return { whole, torn }
  }

  /** A game as it was kept last, for whoever only looks on. Null: there is none. */
  async look(id: string): Promise<KeptGame | null> {
    return (await this.bodies(id)).whole
  }

  /**
   * Opens a game for the page `writer`, which alone may write it from now on. Null: there is none. What could not be
   * read is set aside.
   */
  async open(id: string, writer: string): Promise<OpenedSave | null> {
    const place = writerPlace(id)
    await this.shelf.change(place, () => ({ changes: [{ ...place, record: writer }], value: null }))
    const found = await this.shelf.read(headPlace(id))
    const before = isHead(found) ? found : null
    const { whole, torn } = await this.bodies(id)
    for (const { place, text, reason } of torn)
      await this.putAside({ id, game: before?.game, text, reason }, [place])
    if (whole === null) {
      await this.shelf.change(place, () => ({ changes: everythingOf(id), value: null }))
      if (torn.length === 0) return null
      throw new UnreadableSave(torn[0].reason)
    }
    // A head that was lost is written again, and one that is ahead of what can be read goes back.
    if (before?.revision !== whole.revision) {
      const head = headOf(whole, whole.revision)
      await this.shelf.change(place, (now) => ({
        changes: now === writer ? [{ ...headPlace(id), record: head }] : [],
        value: null,
      }))
    }
    return {
      kept: whole,
      revision: whole.revision,
      isOlder: before !== null && whole.revision < before.revision,
    }
  }

  /** Keeps a game for the page `writer`, which wrote `known` last. `isNew`: there is none before this. */
  async write(game: Omit<KeptGame, 'at'>, writer: string, known: number, isNew: boolean): Promise<Written> {
    const kept: KeptGame = { ...game, at: this.calendar.now() }
    const place = writerPlace(game.id)
    return this.shelf.change<Written>(place, (found) => {
      if (found === undefined ? !isNew : found !== writer) return { changes: [], value: 'taken' }
      const revision = known + 1
      return {
        changes: [
          { ...bodyPlace(game.id, revision), record: sealed(kept, revision) },
          { ...headPlace(game.id), record: headOf(kept, revision) },
          ...(found === undefined ? [{ ...place, record: writer }] : []),
        ],
        value: revision,
      }
    })
  }

  /** Takes a game away: it is over, or the person deletes it. `writer`: only if this page plays it. */
  async remove(id: string, writer?: string): Promise<void> {
    await this.shelf.change(writerPlace(id), (found) => {
      const isOurs = writer === undefined || found === undefined || found === writer
      return { changes: isOurs ? everythingOf(id) : [], value: null }
    })
  }

  /** A game that can be read but not played: it leaves the list, and a copy of it stays among the unread. */
  async setAside(id: string, reason: string): Promise<void> {
    const { whole } = await this.bodies(id)
    if (whole !== null)
      await this.putAside({ id, game: whole.game, text: JSON.stringify(whole), reason }, everythingOf(id))
  }

  /** Puts a copy among the unread and takes away what it is a copy of: in this order, in one change. */
  async putAside(
    { id, game, text, reason }: { id: string; game?: string | undefined; text: string; reason: string },
    instead: readonly Place[],
  ): Promise<void> {
    const key = `${id}/${checkOf(text)}`
    const place: Place = { drawer: 'unread', key }
    const copy: UnreadSave = { key, game: game ?? null, at: this.calendar.now(), reason, text }
    await this.shelf.change(place, () => ({
      changes: [{ ...place, record: copy }, ...instead.map(({ drawer, key: of }) => ({ drawer, key: of }))],
      value: null,
    }))
  }

  /** Keeps a game of an earlier version, unless it is kept already. */
  async adopt(game: KeptGame): Promise<void> {
    await this.shelf.change(headPlace(game.id), (found) => ({
      changes:
        found !== undefined
          ? []
          : [
              { ...bodyPlace(game.id, 1), record: sealed(game, 1) },
              { ...headPlace(game.id), record: headOf(game, 1) },
            ],
      value: null,
    }))
  }

  async unread(): Promise<readonly UnreadSave[]> {
    const found = (await this.shelf.all('unread')).map(([, record]) => record)
    return found.filter(isUnread).sort((a, b) => b.at - a.at)
  }

  async removeUnread(key: string): Promise<void> {
    const place: Place = { drawer: 'unread', key }
    await this.shelf.change(place, () => ({ changes: [place], value: null }))
  }
}

const everythingOf = (id: string): readonly Change[] => [
  headPlace(id),
  ...SLOTS.map((slot) => bodyPlace(id, slot)),
  writerPlace(id),
]

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
