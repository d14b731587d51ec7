import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Match, Random, toReplay } from '@fudaba/kernel'
import { kiseki } from '@fudaba/kiseki'
import { describe, expect, test } from 'vitest'
import { mutatedData, mutationsPerSubject } from '../../../../tests/mutations.ts'
import { HostError, type HostReply, LocalHost, serveHost } from '../../src/index.ts'

/** Messages to a host that were right and were made wrong: each is answered, and what is refused has changed nothing. */

const games: Readonly<Record<string, GameRules>> = {
  blackpoker: blackpoker as GameRules,
  kiseki: kiseki as GameRules,
}
const loadGame = (name: string): Promise<GameRules> =>
  Object.hasOwn(games, name)
    ? Promise.resolve(games[name])
    : Promise.reject(new HostError('unknown-game', `no game ${name}`))

/** Short messages: several of them for each file. */
const SENT = Math.min(4 * mutationsPerSubject, 6000)

const seats = { P1: 'person', P2: 'person' } as const
const auto = { mode: 'auto', skip: null }
const skip = { until: 'turn', turn: 1, phase: 'main', own: true, known: ['a'] }

/** A message of each method, and of each way to open a table. */
function messages(game: string): readonly object[] {
  const replay = toReplay(new Match({ rules: games[game], seed: 3 }))
  const position = { format: 'fudaba-position/1', game, turn: 2, P1: {}, P2: {} }
  const opening = { game, seats, seed: 7, config: {}, undo: 'fair' }
  const input = { player: 'P1', answer: ['attack'] }
  const on = (method: string, ...args: unknown[]): object => ({ method, table: 1, args })
  return [
    { method: 'open', request: opening },
    { method: 'open', request: { ...opening, decks: games[game].decks.slice(0, 2).map((d) => d.name) } },
    { method: 'open', request: { ...opening, position } },
    { method: 'open', request: { game, seats, replay, at: 0 } },
    on('look', 'P1', 0),
    on('send', input, true),
    on('follow', {
      first: { input },
      viewers: ['P1', null],
      since: 0,
      auto: { P1: { ...auto, skip }, P2: auto },
    }),
    on('undo', 'P1'),
    on('save'),
    on('why', 'P1', null),
    on('whyNot', 'P1', 'attack', 'o1'),
    on('whyNotWith', 'P1', 'o1'),
    on('sums', 'P2', 'o1'),
    on('changedBy', 'P2', 'o1'),
    on('forecast', 'P1', []),
    on('rule', '1.1'),
  ]
}

const through = (data: unknown): unknown => JSON.parse(JSON.stringify(data) ?? 'null')

describe.each(Object.keys(games))('a host of %s', (game) => {
  const all = messages(game)

  test('takes each of these messages as it is', async () => {
    const serve = serveHost(new LocalHost({ loadGame }))
    for (const message of all) {
      const reply = await serve(through(message) as never)
      const code = 'error' in reply ? reply.error.code : 'none'
      expect([message, code]).not.toEqual([message, 'bad-request'])
      expect([message, code]).not.toEqual([message, 'internal'])
    }
  })

  test('answers whatever is made of them, and keeps what was there', async () => {
    const dice = new Random(`mutations/host/${game}`)
    let serve = serveHost(new LocalHost({ loadGame }))
    const ask = (message: unknown): Promise<HostReply> => serve(message as never)
    const look = { method: 'look', table: 1, args: ['P1', 0] }
    await ask(all[0])
    let before = JSON.stringify(await ask(look))
    let refused = 0
    for (let i = 0; i < SENT; i++) {
      const wrong = through(mutatedData(all[dice.below(all.length)], dice))
      const reply = await ask(wrong)
      if ('error' in reply) {
        refused++
        const place = JSON.stringify(wrong).slice(0, 2000)
        expect([place, reply.error.code]).not.toEqual([place, 'internal'])
        expect([place, reply.error.message]).not.toEqual([place, ''])
        expect([place, JSON.stringify(await ask(look))]).toEqual([place, before])
      } else if (
        'method' in (wrong as object) &&
        !['look', 'why', 'rule'].includes((wrong as { method: string }).method)
      ) {
        // What was taken may have changed the table, or opened another; many of these and no more fit.
        if (i % 40 === 0) {
          serve = serveHost(new LocalHost({ loadGame }))
          await ask(all[0])
        }
        before = JSON.stringify(await ask(look))
      }
    }
    expect(refused).toBeGreaterThan(SENT / 4)
  })
})
