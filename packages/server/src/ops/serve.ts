import type { RulesModule } from '@fudaba/ai/node'
import type { GameRules } from '@fudaba/kernel'
import { SetReader } from '../cards/setReader.ts'
import { Metrics } from '../http/metrics.ts'
import { HttpServer } from '../http/server.ts'
import { type Log, LogError } from '../log/log.ts'
import { openLog } from '../log/openLog.ts'
import { PACE_MILLISECONDS } from '../room/pacing.ts'
import { Rooms } from '../room/rooms.ts'
import type { RoomSetting } from '../room/setting.ts'
import type { Limits } from '../wire/limits.ts'
import { type Timer, systemTimer } from '../room/timer.ts'

const DAY = 86_400_000
/** So often it is looked for rooms to forget. */
const FORGET_EVERY = 3_600_000

/** How a match server is run. */
export interface ServeOptions {
  readonly loadGame: (name: string) => Promise<GameRules>
  /** Where a thread loads the rules of a game from, which reads own cards; without it rooms take none. */
  readonly rulesModule?: (game: string) => RulesModule
  readonly decide: RoomSetting['decide']
  /** A file for the embedded database, or `postgres://…`. */
  readonly database: string
  readonly port: number
  /** The address listened on: this machine only, unless told otherwise. */
  readonly host?: string
  /** Folder of the built page. */
  readonly site?: string
  readonly publicUrl?: string
  readonly trustProxy?: boolean
  /** What one connection and one address may do; more than people need. */
  readonly limits?: Limits
  /** Rooms in which nothing has happened for so many days are forgotten; for ever without it. */
  readonly keepDays?: number
  /** Called with faults of ours; they hold no seeds and no secrets. */
  readonly onFault?: (error: unknown) => void
  /** A log that is open already. */
  readonly log?: Log
  /** For tests: a timer that is moved, no pauses. */
  readonly timer?: Timer
  readonly pace?: number
}

/** A running match server. */
export interface MatchServer {
  readonly port: number
  readonly log: Log
  close(): Promise<void>
}

/** Starts a match server: one process, the page, rooms, and its database. */
export async function serve(options: ServeOptions): Promise<MatchServer> {
  const log = options.log ?? (await openLog(options.database))
  const { rulesModule } = options
  const timer = options.timer ?? systemTimer
  const setReader = new SetReader((milliseconds, run) => timer.after(milliseconds, run))
  const metrics = new Metrics()
  const setting: RoomSetting = {
    log,
    timer,
    loadGame: options.loadGame,
    ...(rulesModule && {
      faultsOfSet: (game, set) => {
        // What else a host knows of its games cannot be sent to a thread.
        const { module, export: name } = rulesModule(game)
        return setReader.faults({ rules: { module, export: name }, set })
      },
    }),
    decide: options.decide,
    pace: options.pace ?? PACE_MILLISECONDS,
    count: (what) => metrics.count(what),
    onFault: options.onFault ?? (() => undefined),
  }
  const rooms = new Rooms(setting)
  const http = new HttpServer(rooms, setting, options, metrics)
  try {
    await rooms.listen()
    let stopForgetting = (): void => undefined
    const forget = (): void => {
      if (options.keepDays === undefined) return
      rooms.forgetQuiet(options.keepDays * DAY).catch((error: unknown) => {
        // A database that is away is asked again with the next turn.
        if (!(error instanceof LogError)) setting.onFault(error)
      })
      stopForgetting = timer.after(FORGET_EVERY, forget)
    }
    forget()
    const port = await http.listen(options.port, options.host ?? '127.0.0.1')
    return {
      port,
      log,
      async close() {
        stopForgetting()
        await http.close()
        await rooms.close()
        await setReader.close()
        await log.close()
      },
    }
  } catch (error) {
    await rooms.close()
    // Whoever opened the log may try again with it.
    if (options.log === undefined) await log.close()
    throw error
  }
}
