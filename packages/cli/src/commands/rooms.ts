import { join } from 'node:path'
import type { Command } from 'commander'
import type { ListedRoom, Log } from '@fudaba/server'
import { readNumber } from '../options/choices.ts'
import { readLanguage } from '../options/language.ts'
import { stateFolder } from '../table/saveFiles.ts'
import { print, printLines } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { wrongUse } from '../words/usageError.ts'

interface Options {
  readonly database?: string
  readonly data?: string
  readonly json?: true
  readonly olderThan?: string
  readonly lang?: string
}

/** What whoever runs a server can do about its rooms. The embedded database is free only while the server is stopped. */
export function addRooms(program: Command): void {
  const rooms = program.command('rooms').description('list, end or delete the rooms of a match server')
  const command = (name: string, about: string): Command =>
    rooms
      .command(name)
      .description(about)
      .option('--database <file|postgres://…>', 'as for serve')
      .option('--data <folder>', 'as for serve')
      .option('--lang <ja|en>', 'language')
  command('list', 'every room: game, players, since when, what happened last')
    .option('--json', 'as JSON')
    .action((options: Options) => withLog(options, (log) => list(log, options)))
  command('close', 'end the game of a room; it can still be looked at')
    .argument('<room>', 'its id')
    .action((room: string, options: Options) => withLog(options, (log) => close(log, room, options)))
  command('forget', 'delete all that is kept of rooms')
    .argument('[room...]', 'their ids')
    .option('--older-than <days>', 'and all in which nothing has happened for so many days')
    .action((ids: string[], options: Options) => withLog(options, (log) => forget(log, ids, options)))
}

async function withLog(options: Options, act: (log: Log) => Promise<void>): Promise<void> {
  const { openLog } = await import('@fudaba/server')
  const log = await openLog(options.database ?? join(options.data ?? stateFolder(), 'rooms.db'))
  try {
    await act(log)
  } finally {
    await log.close()
  }
}

async function list(log: Log, options: Options): Promise<void> {
  const { listRooms } = await import('@fudaba/server')
  const rooms = await listRooms(log)
  if (options.json) return print(JSON.stringify(rooms, null, 2))
  const say = sayIn(readLanguage(options.lang))
  if (rooms.length === 0) return print(say('noRooms'))
  const now = await log.now()
  printLines([say('roomsHead'), ...rooms.map((room) => lineOf(room, now))])
}

/** How long ago something was: in days, hours, or minutes. */
function ago(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  const text =
    minutes < 60
      ? `${minutes} min`
      : minutes < 2_880
        ? `${Math.floor(minutes / 60)} h`
        : `${Math.floor(minutes / 1_440)} d`
  return text.padStart(7)
}

const lineOf = ({ room, game, name, players, entries, opened, last }: ListedRoom, now: number): string =>
  [
    room,
    game.padEnd(14),
    ago(now - opened),
    ago(now - last),
    String(entries).padStart(5),
    players.map((each) => each ?? '–').join(' / '),
    name ?? '',
  ]
    .join('  ')
    .trimEnd()

async function close(log: Log, room: string, options: Options): Promise<void> {
  const { endRoom } = await import('@fudaba/server')
  if (!(await endRoom(log, room))) throw wrongUse('noSuchRoom', { room })
  print(sayIn(readLanguage(options.lang))('roomEnded', { room }))
}

async function forget(log: Log, ids: readonly string[], options: Options): Promise<void> {
  const days =
    options.olderThan === undefined ? null : readNumber('--older-than', options.olderThan, 0, 36_500)
  if (ids.length === 0 && days === null) throw wrongUse('nothingToForget')
  const rooms = await log.rooms()
  const unknown = ids.find((id) => !rooms.some(({ room }) => room === id))
  if (unknown !== undefined) throw wrongUse('noSuchRoom', { room: unknown })
  const before = days === null ? -1 : (await log.now()) - days * 86_400_000
  const found = rooms.filter(({ room, last }) => ids.includes(room) || last <= before)
  for (const { room } of found) await log.forget(room)
  print(sayIn(readLanguage(options.lang))('roomsForgotten', { n: found.length }))
}
