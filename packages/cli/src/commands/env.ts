import process from 'node:process'
import type { Command } from 'commander'
import { readLink } from '@fudaba/protocol'
import { rulesWithSets } from '../options/cardSets.ts'
import { collect } from '../options/collect.ts'
import { RoomSeat, rulesOf } from '../table/roomSeat.ts'
import { wrongUse } from '../words/usageError.ts'

interface Options {
  readonly cards: readonly string[]
  readonly deck?: string
  readonly name?: string
  readonly password?: string
}

export function addEnv(program: Command): void {
  program
    .command('env')
    .description('play by JSON lines on stdin and stdout, for programs in any language')
    .argument('<game|link>', 'name of a game, or its folder; or the link of a room, to sit down there')
    .option('--cards <file|folder>', 'cards of your own; may be repeated', collect, [])
    .option('--deck <name|file>', 'in a room: the deck; the usual one without it')
    .option('--name <name>', 'in a room: what the other player sees')
    .option('--password <word>', 'in a room: its password, where it has one')
    .action(serve)
}

async function serve(name: string, options: Options): Promise<void> {
  const { answerLines, serveEnv } = await import('@fudaba/sim')
  const link = readLink(name)
  if (link === null) {
    const rules = await rulesWithSets(name, options.cards)
    return serveEnv(rules, process.stdin, process.stdout)
  }
  const seat = new RoomSeat(link)
  try {
    await seat.until(() => seat.client.about !== null)
    const rules = await rulesOf(link.server, seat.client)
    if (seat.client.you === 'guest') await seat.sit(rules, options)
    const { player } = seat.client
    if (player === null) throw wrongUse('noSeat', { link: name })
    const { RoomEnv } = await import('../table/roomEnv.ts')
    const env = new RoomEnv(seat, player)
    await answerLines((line) => env.line(line), process.stdin, process.stdout)
  } finally {
    seat.close()
  }
}
