import type { Command } from 'commander'
import { RoomTable, readLink } from '@fudaba/protocol'
import { type AutoMode, autoModes } from '@fudaba/table'
import { readChoice } from '../options/choices.ts'
import { collect } from '../options/collect.ts'
import { readLanguage } from '../options/language.ts'
import { RoomSeat, rulesOf } from '../table/roomSeat.ts'
import { Session } from '../table/session.ts'
import { LineReader } from '../terminal/lineReader.ts'
import { paint, print } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { wrongUse } from '../words/usageError.ts'

interface Options {
  readonly deck?: string
  readonly cards?: readonly string[]
  readonly name?: string
  readonly password?: string
  readonly auto: string
  readonly lang?: string
}

export function addJoin(program: Command): void {
  program
    .command('join')
    .description('play in a room by its link')
    .argument('<link>', 'the link you were sent, or that of your seat')
    .option('--deck <name|file>', 'your deck; the usual one without it')
    .option(
      '--cards <file|folder>',
      'cards of your own, which the other player is shown; may be repeated',
      collect,
      [],
    )
    .option('--name <name>', 'what the other player sees')
    .option('--password <word>', 'the password of the room, where it has one')
    .option('--auto <mode>', 'when you are asked: auto, on or off', 'auto')
    .option('--lang <ja|en>', 'language')
    .action((link: string, options: Options) => atTable(link, options, false))
  program
    .command('watch')
    .description('watch a room by its link: what both players may see')
    .argument('<link>', 'the link you were sent')
    .option('--auto <mode>', 'as for join', 'auto')
    .option('--lang <ja|en>', 'language')
    .action((link: string, options: Options) => atTable(link, options, true))
}

async function atTable(text: string, options: Options, watches: boolean): Promise<void> {
  const link = readLink(text)
  if (link === null) throw wrongUse('badLink', { link: text })
  const lang = readLanguage(options.lang)
  const auto = readChoice<AutoMode>('--auto', options.auto, autoModes)
  const say = sayIn(lang)
  const reader = watches ? null : new LineReader()
  const seat = new RoomSeat(link)
  try {
    await seat.until(() => seat.client.about !== null)
    let rules = await rulesOf(link.server, seat.client)
    if (seat.client.you === 'guest' && !watches) {
      const key = await seat.sit(rules, options)
      print(paint('dim', say('roomSeat', { link: text.replace(/[0-9a-f]{64}$/, key) })))
    }
    print(paint('dim', say('roomWaits')))
    await seat.until(() => seat.client.state?.stage !== 'open')
    rules = await rulesOf(link.server, seat.client)
    const table = new RoomTable(seat.client, rules)
    seat.table = table
    await seat.until(() => seat.client.view !== null)
    const session = new Session(
      table,
      { rules, lang, level: 'standard', auto, seat: seat.client.player },
      reader,
    )
    await session.run()
  } finally {
    reader?.close()
    seat.close()
  }
}
