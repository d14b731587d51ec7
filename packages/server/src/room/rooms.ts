import { type OpenRoom, type OpenedRoom, hashOf, listedKeyOf, newKey, openRoom } from '@fudaba/protocol'
import { LogError } from '../log/log.ts'
import type { Opening, Sitting } from './deeds.ts'
import { keepCards } from './cardSets.ts'
import { checkAgain, configOf, deckOf, usualDeck } from './decks.ts'
import type { Fold } from './fold.ts'
import { passwordHash } from './password.ts'
import { Refusal } from './refusal.ts'
import { Room } from './room.ts'
import { other } from './roomClock.ts'
import type { RoomSetting } from './setting.ts'

/** A room that nobody looks at is dropped after this long; its entries stay. */
const QUIET_MILLISECONDS = 60_000
/** Every open room is looked at this often: a change whose notice was lost is seen that much later. */
const POLL_MILLISECONDS = 1_000

/** The rooms that this node has in memory. */
export class Rooms {
  private readonly setting: RoomSetting
  private readonly loaded = new Map<string, Promise<Room | null>>()
  private stopPoll: () => void = () => undefined

  constructor(setting: RoomSetting) {
    this.setting = setting
  }

  /** From now on hears what other nodes write. */
  async listen(): Promise<void> {
    await this.setting.log.listen((rooms) => {
      for (const id of rooms)
        void this.loaded
          .get(id)
          ?.then((room) => room?.catchUp())
          .catch(this.setting.onFault)
    })
    this.poll()
  }

  private poll(): void {
    this.stopPoll = this.setting.timer.after(POLL_MILLISECONDS, () => {
      void this.lookForMissed()
        .catch((error: unknown) => {
          if (!(error instanceof LogError)) this.setting.onFault(error)
        })
        .finally(() => this.poll())
    })
  }

  /** Forgets rooms in which nothing has happened for so long; returns how many. Who looks at one keeps it. */
  async forgetQuiet(milliseconds: number): Promise<number> {
    const { log } = this.setting
    const before = (await log.now()) - milliseconds
    const quiet = (await log.rooms()).filter(({ last }) => last < before)
    let forgotten = 0
    for (const { room: id } of quiet) {
      const room = await this.loaded.get(id)
      if (room !== undefined && room !== null && room.isWatched) continue
      room?.close()
      this.loaded.delete(id)
      await log.forget(id)
      forgotten++
    }
    return forgotten
  }

  private async lookForMissed(): Promise<void> {
    const watched = (await Promise.all(this.loaded.values())).filter((room) => room?.isWatched === true)
    if (watched.length === 0) return
    const heads = await this.setting.log.heads(watched.map((room) => room!.id))
    for (const room of watched)
      if (room!.isStale || (heads.get(room!.id) ?? -1) > room!.fold.seq) await room!.catchUp()
  }

  /** The room of an id; null where there is none. */
  async find(id: string): Promise<Room | null> {
    const known = this.loaded.get(id)
    if (known !== undefined) return known
    const loading = Room.load(id, this.setting)
    this.loaded.set(id, loading)
    const room = await loading.catch((error: unknown) => {
      this.loaded.delete(id)
      throw error
    })
    if (room === null) this.loaded.delete(id)
    else this.dropWhenQuiet(room)
    return room
  }

  private dropWhenQuiet(room: Room): void {
    this.setting.timer.after(QUIET_MILLISECONDS, () => {
      if (room.isWatched) return this.dropWhenQuiet(room)
      room.close()
      this.loaded.delete(room.id)
    })
  }

  get count(): number {
    return this.loaded.size
  }

  /** The text of a card set that a room has; null where none has this hash. */
  cards(hash: string): Promise<string | null> {
    return this.setting.log.kept(hash)
  }

  /** Opens a room; the secrets of its links are told once, here. */
  async open(wish: OpenRoom): Promise<OpenedRoom> {
    const { options, key, name, deck, password, cards } = openRoom.parse(wish)
    const rules = await this.setting.loadGame(options.game).catch(() => {
      throw new Refusal('unknown-game', `no game ${options.game} here`)
    })
    const config = configOf(rules, options.config, options.decks)
    const set = cards ?? null
    const hash = set && (await keepCards(this.setting, options.game, set))
    const { seat } = options
    const own: Sitting = {
      keyHash: hashOf(key),
      bot: null,
      name: name ?? null,
      ...deckOf(rules, config, deck, set, options.decks),
    }
    const theirs = other(seat)
    const bot: Sitting | null =
      options.bot === undefined
        ? null
        : {
            keyHash: null,
            bot: options.bot,
            name: null,
            ...deckOf(
              rules,
              config,
              usualDeck(rules, config, theirs === 'P1' ? 0 : 1, options.decks),
              null,
              options.decks,
            ),
          }
    const id = newRoomId()
    const share = newKey()
    const [invitation, watch, judge] = [
      options.listed ? listedKeyOf(id) : newKey(),
      options.watch === 'none' ? null : newKey(),
      options.judge ? newKey() : null,
    ]
    const room = await this.write(id, {
      kind: 'open',
      options: { ...options, config },
      seats: seat === 'P1' ? { P1: own, P2: bot } : { P1: bot, P2: own },
      invitation: hashOf(invitation),
      watch: watch && hashOf(watch),
      judge: judge && hashOf(judge),
      share,
      ...(password !== undefined && { password: passwordHash(share, password) }),
      ...(hash !== null && { cards: hash }),
    })
    this.setting.count?.('opened')
    return { room, seat, invitation, watch, judge }
  }

  /** The room of the next game: who was P1 is P2, with the same secrets, decks and options. */
  async openNext(room: Room): Promise<string> {
    const { opening, seats } = room.fold
    const rules = await this.setting.loadGame(opening.options.game)
    const again = (seat: 'P1' | 'P2'): Sitting | null => {
      const seated = seats[seat]
      if (seated === null) return null
      const { keyHash, bot, name, deck, printed } = seated
      checkAgain(rules, configOf(rules, opening.options.config), seated)
      return { keyHash, bot, name, deck, ...(printed && { printed }) }
    }
    const { seat, ...options } = opening.options
    return this.write(newRoomId(), {
      ...opening,
      ...winsFor(room.fold),
      // What a guest brought belongs to the room by now, and was seen.
      ...(room.fold.cards !== null && { cards: room.fold.cards }),
      options: { ...options, seat: other(seat) },
      seats: { P1: again('P2'), P2: again('P1') },
      share: newKey(),
    })
  }

  private async write(room: string, deed: Opening): Promise<string> {
    const { kind, ...body } = deed
    try {
      await this.setting.log.append({ room, seq: 0, kind, seat: null, body, nonce: null })
    } catch (error) {
      if (error instanceof LogError) throw new Refusal(`log-${error.code}`, error.message)
      throw error
    }
    return room
  }

  async close(): Promise<void> {
    this.stopPoll()
    for (const loading of this.loaded.values()) (await loading.catch(() => null))?.close()
  }
}

/** What the next game of a series begins with: seats are changed. Decided, another one begins. */
function winsFor({ series }: Fold): Pick<Opening, 'wins'> {
  if (series === null) return {}
  const { best, P1, P2 } = series
  return { wins: Math.max(P1, P2) * 2 > best ? { P1: 0, P2: 0 } : { P1: P2, P2: P1 } }
}

/** 60 random bits, so that nobody finds a room by trying; what opens it is a secret of 256. */
const newRoomId = (): string =>
  BigInt(`0x${newKey().slice(0, 15)}`)
    .toString(36)
    .padStart(12, '0')
    .slice(-12)
