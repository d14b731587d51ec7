import { expect, test } from 'vitest'
import { LocalHost, type HostReply, serveHost } from '../../src/index.ts'
import { rules } from '../game.ts'

const loadGame = async (name: string) => {
  if (name === 'blackpoker') return rules
  throw new Error(`nothing called ${name}`)
}
const serving = (): ((message: unknown) => Promise<HostReply>) => {
  const serve = serveHost(new LocalHost({ loadGame }))
  return (message) => serve(message as Parameters<typeof serve>[0])
}
const request = { game: 'blackpoker', seed: 7, seats: { P1: 'person', P2: 'person' } }
const open = { method: 'open', request }
const auto = { mode: 'auto', skip: null }
const follow = { first: null, viewers: ['P1'], since: 0, auto: { P1: auto, P2: auto } }

const codeOf = (reply: HostReply): string => ('error' in reply ? reply.error.code : 'no error')

test('a table is opened, asked, closed, and then is no more', async () => {
  const serve = serving()
  const { value: table } = (await serve(open)) as { value: number }
  expect(codeOf(await serve({ method: 'look', table, args: ['P1', 0] }))).toBe('no error')
  expect(codeOf(await serve({ method: 'follow', table, args: [follow] }))).toBe('no error')
  expect(codeOf(await serve({ method: 'close', table, args: [] }))).toBe('no error')
  expect(codeOf(await serve({ method: 'look', table, args: ['P1', 0] }))).toBe('no-table')
})

test('a closed table of this process refuses everything', async () => {
  const table = await new LocalHost({ loadGame }).open(request as Parameters<LocalHost['open']>[0])
  await table.close()
  await expect(table.look('P1', 0)).rejects.toMatchObject({ code: 'no-table' })
  await expect(table.send({ player: 'P1', answer: [] })).rejects.toMatchObject({ code: 'no-table' })
})

test('a host has a bounded number of tables, and room again when one is closed', async () => {
  const serve = serving()
  const numbers: number[] = []
  let reply = await serve(open)
  for (; 'value' in reply && numbers.length < 1000; reply = await serve(open))
    numbers.push(reply.value as number)
  expect(codeOf(reply)).toBe('too-many-tables')
  await serve({ method: 'close', table: numbers[0], args: [] })
  expect(codeOf(await serve(open))).toBe('no error')
})

const long = 'x'.repeat(201)
let deep: unknown = {}
for (let i = 0; i < 100_000; i++) deep = { deep }

test.each<readonly [string, unknown]>([
  ['nothing', null],
  ['a text', 'look'],
  ['no method', {}],
  ['a method of objects', { method: 'toString', table: 1, args: [] }],
  ['a table that is no number', { method: 'look', table: '1', args: ['P1', 0] }],
  ['an argument too many', { method: 'look', table: 1, args: ['P1', 0, 0] }],
  ['an argument too few', { method: 'look', table: 1, args: ['P1'] }],
  ['a viewer nobody knows', { method: 'look', table: 1, args: ['P3', 0] }],
  ['a time before the beginning', { method: 'look', table: 1, args: ['P1', -1] }],
  ['a field nobody knows', { method: 'look', table: 1, args: ['P1', 0], seat: 'P2' }],
  [
    'an input with two meanings',
    { method: 'send', table: 1, args: [{ player: 'P1', answer: [], cancel: true }] },
  ],
  ['a long id', { method: 'send', table: 1, args: [{ player: 'P1', answer: [long] }] }],
  ['steps without end', { method: 'follow', table: 1, args: [{ ...follow, first: { steps: 1e9 } }] }],
  ['many viewers', { method: 'follow', table: 1, args: [{ ...follow, viewers: Array(99).fill('P1') }] }],
  ['no seats', { method: 'open', request: { game: 'blackpoker' } }],
  ['decks without end', { method: 'open', request: { ...request, decks: [Array(1e5).fill('a'), []] } }],
  ['a deep position', { method: 'open', request: { ...request, position: deep } }],
  ['a large replay', { method: 'open', request: { ...request, replay: { inputs: Array(3e6).fill(0) } } }],
])('%s is refused as a bad request, and the table stands as it stood', async (_what, message) => {
  const serve = serving()
  await serve(open)
  const look = { method: 'look', table: 1, args: ['P1', 0] }
  const before = await serve(look)
  expect(codeOf(await serve(message))).toBe('bad-request')
  expect(await serve(look)).toEqual(before)
})

test('a fault of the kernel keeps its code, and what nobody foresaw has one', async () => {
  const serve = serving()
  await serve(open)
  const decks = [['no such card'], []]
  expect(codeOf(await serve({ ...open, request: { ...request, decks } }))).toBe('bad-deck')
  expect(codeOf(await serve({ ...open, request: { ...request, game: 'chess' } }))).toBe('internal')
  expect(codeOf(await serve({ method: 'whyNot', table: 1, args: ['P1', 'nothing'] }))).toBe('unknown-action')
  expect(codeOf(await serve({ method: 'whyNot', table: 1, args: ['P1', 'attack', 'o99999'] }))).toBe(
    'unknown-thing',
  )
})
