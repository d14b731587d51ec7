import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import type { Duplex } from 'node:stream'
import fastifyStatic from '@fastify/static'
import {
  LONGEST_MESSAGE,
  LONGEST_SET,
  type OpenRoomRow,
  type RoomGlance,
  bringCards,
  glanceAt,
  hashOf,
  openRoom,
} from '@fudaba/protocol'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { LogError } from '../log/log.ts'
import { keepCards } from '../room/cardSets.ts'
import { glanceOf } from '../room/glance.ts'
import { openRooms } from '../room/openRooms.ts'
import { Refusal } from '../room/refusal.ts'
import type { Rooms } from '../room/rooms.ts'
import type { RoomSetting } from '../room/setting.ts'
import { roleOf } from '../room/sight.ts'
import { type Limits, Rates, usualLimits } from '../wire/limits.ts'
import { Session } from '../wire/session.ts'
import type { Metrics } from './metrics.ts'
import { addressOf, isOwnOrigin, safeHeaders } from './site.ts'

/** A deck list is a few kilobytes. */
const LONGEST_BODY = 65_536
/** A connection that says nothing back within this time is gone. */
const BEAT_MILLISECONDS = 10_000
/** So old the list of open rooms may be. */
const LIST_MILLISECONDS = 1_000
/** Bytes that wait for a connection which does not read them: then it is ended, and comes back for a view. */
const MOST_UNREAD = 8_000_000

/** Bytes from which on a message is packed. */
const PACKED_FROM = 3_000

/**
 * Many events in one message say much the same: those are sent packed. Each message by itself, since what is kept
 * between two would cost a connection more than its room.
 */
const packing = {
  // Shorter ones would take more time than they save on any network.
  threshold: PACKED_FROM,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 3 },
} as const

export interface HttpOptions {
  /** Folder of the built page; none: rooms only. */
  readonly site?: string
  readonly publicUrl?: string
  /** Behind a proxy that names the real address. */
  readonly trustProxy?: boolean
  /** See `usualLimits`. */
  readonly limits?: Limits
}

/** The HTTP side: the page, opening rooms, health; and the sockets of who is in a room. */
export class HttpServer {
  readonly app: FastifyInstance
  private readonly rooms: Rooms
  private readonly setting: RoomSetting
  private readonly options: HttpOptions
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: packing,
  })
  private readonly limits: Limits
  private readonly opening: Rates
  private readonly connecting: Rates
  /** Connections of each address that are open. */
  private readonly open = new Map<string, number>()
  private ready = true
  /** The list of open rooms is made for all who ask within a moment. */
  private listed: { readonly until: number; readonly rooms: Promise<readonly OpenRoomRow[]> } | null = null

  private readonly metrics: Metrics

  constructor(rooms: Rooms, setting: RoomSetting, options: HttpOptions, metrics: Metrics) {
    this.rooms = rooms
    this.metrics = metrics
    this.setting = setting
    this.options = options
    this.limits = options.limits ?? usualLimits
    this.opening = new Rates(this.limits.rooms)
    this.connecting = new Rates(this.limits.connections)
    this.app = fastify({ bodyLimit: LONGEST_BODY, logger: false })
    this.app.addHook('onRequest', async ({ headers }, reply) => void reply.headers(safeHeaders(headers.host)))
    this.app.setErrorHandler((error, _, reply) => this.fail(error, reply))
    const withCards = { bodyLimit: LONGEST_SET + LONGEST_BODY }
    this.app.post('/api/rooms', withCards, (request, reply) => this.openRoom(request, reply))
    this.app.post('/api/rooms/cards', withCards, (request, reply) => this.bringCards(request, reply))
    this.app.get('/api/rooms', (request, reply) => this.listRooms(request, reply))
    this.app.post('/api/rooms/glance', (request, reply) => this.glance(request, reply))
    this.app.get<{ Params: { hash: string } }>('/api/cards/:hash', (request, reply) =>
      this.sendCards(request.params.hash, reply),
    )
    this.app.get('/api/server', async () => ({ fudaba: true, rooms: true }))
    this.app.get('/health', async () => ({ alive: true }))
    this.app.get('/metrics', (request, reply) => this.sendMetrics(request, reply))
    this.app.get('/ready', (_, reply) => this.sayReady(reply))
    this.app.server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head))
  }

  async listen(port: number, host: string): Promise<number> {
    const { site } = this.options
    if (site !== undefined) await this.serveSite(site)
    await this.app.listen({ port, host })
    const address = this.app.server.address()
    return typeof address === 'object' && address !== null ? address.port : port
  }

  /** The page says that rooms are kept where it came from: a folder of static files is the same page without that. */
  private async serveSite(site: string): Promise<void> {
    const page = (await readFile(join(site, 'index.html'), 'utf8')).replace(
      '<head>',
      '<head><meta name="fudaba-rooms" content="1">',
    )
    const sendPage = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
    this.app.get('/', sendPage)
    this.app.get('/index.html', sendPage)
    await this.app.register(fastifyStatic, { root: site, setHeaders: nameScripts, index: false })
  }

  get connections(): number {
    return this.sockets.clients.size
  }

  /** Takes nobody new, sends everybody elsewhere, and ends. */
  async close(): Promise<void> {
    this.ready = false
    for (const socket of this.sockets.clients) {
      socket.send(JSON.stringify({ say: 'away', again: 1_000 }))
      socket.close(1012)
    }
    await this.app.close()
    for (const socket of this.sockets.clients) socket.terminate()
  }

  /** Own cards of a guest, before he sits down. */
  private async bringCards(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const refusal = this.mayWrite(request, reply)
    if (refusal !== null) return refusal
    const wish = bringCards.safeParse(request.body)
    if (!wish.success) return reply.code(400).send({ code: 'bad-request', message: 'no cards for a room' })
    const { room: id, key, cards } = wish.data
    const room = await this.rooms.find(id)
    if (room === null || roleOf(room.fold, hashOf(key)) !== 'guest')
      throw new Refusal('no-room', 'no room opens with this invitation')
    const { options } = room.fold.opening
    if (options.decks !== 'any') throw new Refusal('other-decks', 'in this room no own cards are played')
    return { cards: await keepCards(this.setting, options.game, cards) }
  }

  /** Null where this client may open a room or bring cards. */
  private mayWrite(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const { origin, host } = request.headers
    if (!isOwnOrigin(origin, host, this.options.publicUrl ?? null))
      return reply.code(403).send({ code: 'foreign', message: 'another site may not open rooms here' })
    if (!this.opening.take(this.addressOf(request.raw), this.setting.timer.now()))
      return reply.code(429).send({ code: 'too-many', message: 'too many rooms; wait a minute' })
    return null
  }

  private async openRoom(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const refusal = this.mayWrite(request, reply)
    if (refusal !== null) return refusal
    const wish = openRoom.safeParse(request.body)
    if (!wish.success)
      return reply
        .code(400)
        .send({ code: 'bad-request', message: wish.error.issues[0]?.message ?? 'no room' })
    return this.rooms.open(wish.data)
  }

  /** The rooms that wait for anybody. */
  private async listRooms(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!this.connecting.take(this.addressOf(request.raw), this.setting.timer.now()))
      return reply.code(429).send({ code: 'too-many', message: 'too many questions; wait a minute' })
    const now = this.setting.timer.now()
    if (this.listed === null || this.listed.until < now)
      this.listed = { until: now + LIST_MILLISECONDS, rooms: openRooms(this.rooms, this.setting.log) }
    const { rooms } = this.listed
    return {
      rooms: await rooms.catch((error: unknown) => {
        this.listed = null
        throw error
      }),
    }
  }

  /** How the rooms stand that somebody has secrets of. */
  private async glance(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!this.connecting.take(this.addressOf(request.raw), this.setting.timer.now()))
      return reply.code(429).send({ code: 'too-many', message: 'too many questions; wait a minute' })
    const wish = glanceAt.safeParse(request.body)
    if (!wish.success) return reply.code(400).send({ code: 'bad-request', message: 'no list of rooms' })
    const found: (RoomGlance | null)[] = []
    // One after the other: a list is no reason to hold up who plays.
    for (const { room, key } of wish.data.rooms) found.push(await glanceOf(await this.rooms.find(room), key))
    return { rooms: found }
  }

  /** Cards of a room, for whoever has their hash: it names what is in them, so it can be kept for good. */
  private async sendCards(hash: string, reply: FastifyReply): Promise<unknown> {
    const text = /^[0-9a-f]{64}$/.test(hash) ? await this.rooms.cards(hash) : null
    if (text === null) return reply.code(404).send({ code: 'no-cards', message: 'no such cards here' })
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(text)
  }

  private async sayReady(reply: FastifyReply): Promise<unknown> {
    if (this.ready) await this.setting.log.now()
    return reply.code(this.ready ? 200 : 503).send({ ready: this.ready })
  }

  /** Only to this machine, and to nobody by way of a proxy. */
  private sendMetrics({ raw }: FastifyRequest, reply: FastifyReply): unknown {
    const isHere = /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '')
    if (!isHere || raw.headers['x-forwarded-for'] !== undefined)
      return reply.code(404).send({ code: 'not-found', message: 'no such page' })
    const { heapUsed, rss } = process.memoryUsage()
    const text = this.metrics.text({
      connections: ['Open connections', this.connections],
      rooms: ['Rooms in memory', this.rooms.count],
      ready: ['1 unless it ends', this.ready ? 1 : 0],
      heap_bytes: ['Memory in use', heapUsed],
      resident_bytes: ['Memory of the process', rss],
    })
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text)
  }

  private fail(error: unknown, reply: FastifyReply): unknown {
    if (error instanceof Refusal) return reply.code(400).send({ code: error.code, message: error.message })
    if (error instanceof LogError)
      return reply.code(503).send({ code: `log-${error.code}`, message: error.message })
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status < 500)
      return reply.code(status).send({ code: 'bad-request', message: String((error as Error).message) })
    this.setting.onFault(error)
    return reply.code(500).send({ code: 'internal', message: 'a fault of the server' })
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin, host } = request.headers
    const refuse = (status: string): void =>
      void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    if (request.url?.split('?')[0] !== '/api/socket') return refuse('404 Not Found')
    if (!isOwnOrigin(origin, host, this.options.publicUrl ?? null)) return refuse('403 Forbidden')
    if (!this.ready) return refuse('503 Service Unavailable')
    const address = this.addressOf(request)
    const count = this.open.get(address) ?? 0
    if (count >= this.limits.sockets || !this.connecting.take(address, this.setting.timer.now()))
      return refuse('429 Too Many Requests')
    this.sockets.handleUpgrade(request, socket, head, (client) => {
      this.open.set(address, (this.open.get(address) ?? 0) + 1)
      client.on('close', () => this.closed(address))
      this.connected(client)
    })
  }

  private addressOf(request: IncomingMessage): string {
    return addressOf(request, this.options.trustProxy ?? false)
  }

  private closed(address: string): void {
    const left = (this.open.get(address) ?? 0) - 1
    if (left > 0) this.open.set(address, left)
    else this.open.delete(address)
  }

  private connected(client: WebSocket): void {
    const session = new Session(
      this.rooms,
      this.setting,
      this.limits,
      (message) => {
        client.send(JSON.stringify(message))
        if (client.bufferedAmount > MOST_UNREAD) client.terminate()
      },
      () => client.close(1008),
      this.metrics,
    )
    const { timer } = this.setting
    let isAlive = true
    const beat = (): void => {
      // Ended, too, if nobody has said hello by the first beat.
      if (!isAlive || !session.isIn) return client.terminate()
      isAlive = false
      client.ping()
      stop = timer.after(BEAT_MILLISECONDS, beat)
    }
    let stop = timer.after(BEAT_MILLISECONDS, beat)
    client.on('pong', () => void (isAlive = true))
    client.on('message', (data, isBinary) => {
      isAlive = true
      if (isBinary) return client.close(1003)
      void session.heard(textOf(data))
    })
    client.on('error', () => client.terminate())
    client.on('close', () => {
      stop()
      session.close()
    })
  }
}

/** As the HTML standard calls them. */
function nameScripts(reply: FastifyReply, path: string): void {
  if (path.endsWith('.js')) reply.header('content-type', 'text/javascript; charset=utf-8')
}

function textOf(data: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8')
  return Buffer.from(data as Buffer).toString('utf8')
}
