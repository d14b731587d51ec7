import { type FromSeat, type FromServer, PROTOCOL, type Role, fromSeat, hashOf } from '@fudaba/protocol'
import { LogError } from '../log/log.ts'
import type { Deed } from '../room/deeds.ts'
import { keptCards, withBrought } from '../room/cardSets.ts'
import { configOf, deckOf } from '../room/decks.ts'
import { checkPassword } from '../room/password.ts'
import { answerQuery, foldFor } from '../room/queries.ts'
import { Past } from '../room/past.ts'
import { Refusal } from '../room/refusal.ts'
import type { Room } from '../room/room.ts'
import { other } from '../room/roomClock.ts'
import type { Rooms } from '../room/rooms.ts'
import { roleOf } from '../room/sight.ts'
import type { RoomSetting } from '../room/setting.ts'
import type { Scene } from '../room/viewer.ts'
import { type Limits, Rate } from './limits.ts'
import { ViewerFeed } from './viewerFeed.ts'

type Request = Exclude<FromSeat, { say: 'hello' | 'beat' }>

/** Where what happens is counted. */
interface Noted {
  count(what: 'requests' | 'refusals'): void
  /** A request took so many milliseconds. */
  time(milliseconds: number): void
}

/** One connection: it says hello with a secret, and from then on what it says is done as who the secret belongs to. */
export class Session {
  private readonly rooms: Rooms
  private readonly setting: RoomSetting
  private readonly send: (message: FromServer) => void
  private readonly end: () => void
  private readonly noted: Noted
  private readonly rate: Rate
  private readonly dear: Rate
  private room: Room | null = null
  /** What its questions are answered from. */
  private scene: Scene | null = null
  private role: Role = 'guest'
  private feed: ViewerFeed | null = null
  private past: Past | null = null
  private turn: Promise<void> = Promise.resolve()

  /** `send` carries a message to the other end, `end` closes the connection. */
  constructor(
    rooms: Rooms,
    setting: RoomSetting,
    limits: Limits,
    send: (message: FromServer) => void,
    end: () => void,
    noted: Noted = { count: () => undefined, time: () => undefined },
  ) {
    this.rooms = rooms
    this.setting = setting
    this.send = send
    this.end = end
    this.noted = noted
    const now = setting.timer.now()
    this.rate = new Rate(limits.requests, now)
    this.dear = new Rate(limits.dear, now)
  }

  /** One message as it came. Messages are carried out one after the other. */
  heard(text: string): Promise<void> {
    const parsed = fromSeat.safeParse(jsonOf(text))
    const message = parsed.success ? parsed.data : null
    const act = async (): Promise<void> => {
      if (message === null) this.refuse(numberIn(text), 'bad-request', 'this is no message of the protocol')
      else await this.hear(message)
    }
    // Who waits for the database hears that we are here.
    if (message?.say === 'beat') return act()
    this.turn = this.turn.then(act).catch((error: unknown) => this.setting.onFault(error))
    return this.turn
  }

  /** Whether it has said hello, and was let in. */
  get isIn(): boolean {
    return this.room !== null
  }

  close(): void {
    this.feed?.close()
    this.feed = null
  }

  private async hear(message: FromSeat): Promise<void> {
    const n = message.say === 'hello' ? null : message.n
    if (!this.rate.take(this.setting.timer.now()))
      return this.refuse(n, 'too-many', 'too many requests; wait a moment')
    try {
      if (message.say === 'hello') return await this.hello(message)
      if (this.room === null) throw new Refusal('hello-first', 'say hello first')
      if (message.say === 'beat') return this.send({ say: 'done', n: message.n })
      const begun = this.setting.timer.now()
      const value = await this.carryOut(message, this.room)
      this.noted.count('requests')
      this.noted.time(this.setting.timer.now() - begun)
      this.send({ say: 'done', n: message.n, ...(value !== undefined && { value }) })
    } catch (error) {
      if (error instanceof Refusal) this.refuse(n, error.code, error.message)
      else if (error instanceof LogError) this.refuse(n, `log-${error.code}`, error.message)
      else {
        this.refuse(n, 'internal', 'a fault of the server; what you said was not done')
        throw error
      }
    }
  }

  private refuse(n: number | null, code: string, message: string): void {
    this.send({ say: 'refused', n, code, message })
    this.noted.count('refusals')
    // Who cannot even say hello gets no second try on this connection.
    if (this.room === null) this.end()
  }

  /** Whoever opened the room has taken this link back. */
  private remove(): void {
    this.send({ say: 'refused', n: null, code: 'no-room', message: 'this link was taken back' })
    this.close()
    this.end()
  }

  private async hello({ protocol, room: id, key }: Extract<FromSeat, { say: 'hello' }>): Promise<void> {
    if (this.room !== null) throw new Refusal('bad-request', 'hello is said once')
    if (protocol !== PROTOCOL)
      throw new Refusal(
        'other-protocol',
        `this server speaks protocol ${PROTOCOL}; load the page anew, or update`,
      )
    const room = await this.rooms.find(id)
    // Whether there is such a room is told only to who has one of its secrets.
    const role = room === null ? null : roleOf(room.fold, hashOf(key))
    if (room === null || role === null) throw new Refusal('no-room', 'no room opens with this link')
    // Whoever sees both hands is told of before he sees them.
    if (role === 'judge' && !room.isHere('judge')) await room.do({ kind: 'judge' })
    const removed = (): void => this.remove()
    const entered = { role, keyHash: hashOf(key), removed }
    const scene = await room.sceneFor(role, entered.keyHash)
    this.feed = new ViewerFeed(scene, entered, this.setting.timer, this.setting.pace, this.send)
    await this.feed.enter()
    this.room = room
    this.scene = scene
    this.role = role
  }

  private async carryOut(message: Request, room: Room): Promise<unknown> {
    const { role } = this
    if (message.say === 'query') {
      if (!this.dear.take(this.setting.timer.now()))
        throw new Refusal('too-many', 'too many questions; wait a moment')
      const { query } = message
      const scene = this.scene ?? room
      if (query.method === 'past') return this.pastAt(scene, query.args[0])
      return answerQuery(await foldFor(scene, query), role, query)
    }
    // A password is not found by trying.
    if ((message.say === 'chat' || message.say === 'sit') && !this.dear.take(this.setting.timer.now()))
      throw new Refusal('too-many', 'too much at once; wait a moment')
    // Said again after its reply was lost: it may have made of a guest who sits here.
    if (room.fold.knows(message.nonce)) return undefined
    await room.do(await this.deedOf(message, room), message.nonce)
    return undefined
  }

  /** Nothing that is not shown yet: what is asked for ends where the feed does. */
  private async pastAt(room: Scene, time: number): Promise<unknown> {
    const { role, feed } = this
    if (room.fold.match === null) throw new Refusal('not-begun', 'the game has not begun')
    if (role === 'guest' || feed === null || time >= feed.shownUntil)
      throw new Refusal('not-shown', 'that has not happened yet')
    if (this.past === null || this.past.undone !== room.fold.undone || time >= this.past.until)
      this.past = new Past(await room.whole())
    return this.past.view(role, time)
  }

  private async deedOf(message: Exclude<Request, { say: 'query' }>, room: Room): Promise<Deed> {
    const { role } = this
    if (message.say === 'sit') {
      if (role !== 'guest') throw new Refusal('no-invitation', 'only an invitation takes a seat')
      const { rules, seats, opening } = room.fold
      checkPassword(opening, message.password)
      const seat = seats.P1 === null ? 'P1' : 'P2'
      const brought =
        message.cards === undefined ? null : await withBrought(this.setting, opening, message.cards)
      const set =
        brought?.set ?? (opening.cards === undefined ? null : await keptCards(this.setting, opening.cards))
      const deck = deckOf(
        rules,
        configOf(rules, opening.options.config),
        message.deck,
        set,
        opening.options.decks,
      )
      return {
        kind: 'sit',
        seat,
        keyHash: hashOf(message.key),
        bot: null,
        name: message.name ?? null,
        ...deck,
        ...(brought && { cards: brought.hash }),
      }
    }
    if (message.say === 'chat' && role === 'judge') return { kind: 'chat', seat: 'judge', text: message.text }
    if (message.say === 'addTime') {
      if (role !== 'judge') throw new Refusal('no-judge', 'only a judge gives time')
      return { kind: 'addTime', seat: message.seat, seconds: message.seconds }
    }
    if (role !== 'P1' && role !== 'P2') throw new Refusal('no-seat', 'only who sits there can do this')
    const seat = role
    switch (message.say) {
      case 'commit':
        return { kind: 'commit', seat, hash: message.hash }
      case 'reveal':
        return { kind: 'reveal', seat, share: message.share }
      case 'answer': {
        const { decision, answer, automatic, auto } = message
        return {
          kind: 'answer',
          seat,
          decision,
          answer,
          ...(automatic === true && { automatic }),
          ...(auto && { auto }),
        }
      }
      case 'cancel':
        return { kind: 'cancel', seat, decision: message.decision }
      case 'auto':
        return { kind: 'auto', seat, auto: message.auto }
      case 'ask':
        return { kind: 'ask', seat, wish: message.wish }
      case 'agree': {
        const { wish, yes } = message
        const isNext =
          wish === 'rematch' && yes && room.fold.asked?.by === other(seat) && room.fold.next === null
        return { kind: 'agree', seat, wish, yes, ...(isNext && { next: await this.rooms.openNext(room) }) }
      }
      case 'relink':
        return { kind: 'relink', seat, link: message.link, hash: hashOf(message.key) }
      case 'close':
      case 'concede':
      case 'undo':
      case 'resume':
        return { kind: message.say, seat }
      case 'chat':
        return { kind: 'chat', seat, text: message.text }
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The number of a request that is wrong otherwise, so that its refusal finds back to it. */
function numberIn(text: string): number | null {
  const value = jsonOf(text)
  const n = typeof value === 'object' && value !== null && 'n' in value ? value.n : null
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : null
}
