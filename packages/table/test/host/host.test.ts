import { describe, expect, test } from 'vitest'
import { type Replay, choiceOf, idsFor, playReplay, toReplay } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { type Host, LocalHost, type Table, remoteHost, serveHost } from '../../src/index.ts'
import type { LocalHostOptions } from '../../src/host/localHost.ts'
import { tableMethods } from '../../src/host/table.ts'
import { rules } from '../game.ts'

const options: LocalHostOptions = {
  loadGame: async () => rules,
  decide: (_name, match, random) => {
    const decision = match.decision!
    return idsFor(
      decision,
      randomAnswer(choiceOf(decision), (n) => random.below(n)),
    )
  },
}

/** A remote host whose channel carries JSON text only. */
function overTheWire(host: Host): Host {
  const serve = serveHost(host)
  return remoteHost(async (request) =>
    JSON.parse(JSON.stringify(await serve(JSON.parse(JSON.stringify(request))))),
  )
}

const against = { game: 'blackpoker', seed: 7, seats: { P1: 'person', P2: { agent: 'random' } } } as const

/** Lets the agent play until the person has to decide. */
async function toPerson(table: Table): Promise<void> {
  while ((await table.look('P1', 0)).next === 'agent') await table.step()
}

async function answerFirst(table: Table): Promise<void> {
  const { view } = await table.look('P1', 0)
  const decision = view.decision!
  await table.send({
    player: 'P1',
    answer: idsFor(
      decision,
      randomAnswer(choiceOf(decision), () => 0),
    ),
  })
}

describe.each([
  ['in this process', new LocalHost(options)],
  ['at the other end of a channel', overTheWire(new LocalHost(options))],
])('a host %s', (_where, host) => {
  test('a table asks the person only his own questions', async () => {
    const table = await host.open(against)
    await toPerson(table)
    const look = await table.look('P1', 0)
    expect(look.next).toBe('viewer')
    expect((await table.look('P2', 0)).view.decision).toBeNull()
  })

  test('a table refuses a wrong answer and changes nothing', async () => {
    const table = await host.open(against)
    await toPerson(table)
    const before = await table.look('P1', 0)
    await expect(table.send({ player: 'P1', answer: ['nonsense'] })).rejects.toMatchObject({
      code: 'unknown-candidate',
    })
    expect(await table.look('P1', 0)).toEqual(before)
  })

  test('a table takes no answer for a seat that is not a person’s', async () => {
    const table = await host.open(against)
    await expect(table.send({ player: 'P2', answer: [] })).rejects.toMatchObject({ code: 'not-your-seat' })
  })

  test('undo goes back to the person’s own decision, over what the agent did', async () => {
    const table = await host.open(against)
    await toPerson(table)
    const before = await table.look('P1', 0)
    expect(before.undo).toBe('none')
    await answerFirst(table)
    await toPerson(table)
    expect((await table.look('P1', 0)).undo).toBe('free')
    await table.undo('P1')
    expect(await table.look('P1', 0)).toEqual(before)
  })

  test('an agent decides alike after an undo', async () => {
    const table = await host.open(against)
    await toPerson(table)
    await answerFirst(table)
    await toPerson(table)
    const once = await table.look('P1', 0)
    await table.undo('P1')
    await answerFirst(table)
    await toPerson(table)
    expect(await table.look('P1', 0)).toEqual(once)
  })

  test('undo goes back over automatic passes', async () => {
    const table = await host.open({ ...against, seats: { P1: 'person', P2: 'person' } })
    const { view } = await table.look('P1', 0)
    const first = view.deciding!
    await table.send({ player: first, answer: [] }, true)
    await expect(table.undo(first)).rejects.toMatchObject({ code: 'nothing-to-undo' })
  })

  test('a saved game goes on at another table, from its end or from the middle', async () => {
    const table = await host.open({ ...against, seats: { P1: { agent: 'random' }, P2: { agent: 'random' } } })
    for (let i = 0; i < 20; i++) await table.step()
    const replay = await table.save()
    const whole = await host.open({ ...against, replay })
    expect((await whole.look(null, 0)).view).toEqual((await table.look(null, 0)).view)
    const middle = await host.open({ ...against, replay, at: 5 })
    expect((await middle.look(null, 0)).inputs).toBe(5)
  })

  test('a table knows why one is asked, why something happened and why something is refused', async () => {
    const table = await host.open(against)
    await toPerson(table)
    expect((await table.why('P1', null)).at(-1)).toBe('base.3.5.38')
    expect(await table.why('P1', 0)).not.toEqual([])
    expect(await table.whyNot('P1', 'charge')).toMatchObject({ allowed: false })
    expect(await table.rule('attack.effect')).toMatchObject({ id: 'attack.effect', confidence: 'rulebook' })
    expect(await table.rule('toString')).toBeNull()
  })
})

test('between two people, undo after a revelation needs agreement', async () => {
  const table = await new LocalHost(options).open({
    ...against,
    undo: 'fair',
    seats: { P1: 'person', P2: 'person' },
  })
  const seat = (await table.look(null, 0)).view.deciding!
  const state = async (): Promise<string> => (await table.look(seat, 0)).undo
  await table.send({ player: seat, answer: [] })
  expect(await state()).toBe('free')
  const other = (await table.look(null, 0)).view.deciding!
  await table.send({ player: other, answer: [] })
  expect(other).not.toBe(seat)
  expect(await state()).toBe('ask')
  await expect(table.undo(seat)).rejects.toMatchObject({ code: 'ask-first' })
})

test('the autosave is written after each decision and cleared at the end', async () => {
  const kept: (Replay | null)[] = []
  const autosave = { write: (replay: Replay) => void kept.push(replay), clear: () => void kept.push(null) }
  const table = await new LocalHost({ ...options, autosave }).open(against)
  await toPerson(table)
  await answerFirst(table)
  expect(kept.at(-1)?.inputs.at(-1)?.player).toBe('P1')
  await table.send({ player: 'P1', concede: true })
  expect(kept.at(-1)).toBeNull()
})

test('a game whose replay plays otherwise here goes on from the last input that agrees, and says so', async () => {
  const table = await new LocalHost(options).open(against)
  for (let i = 0; i < 6; i++) {
    await toPerson(table)
    await answerFirst(table)
  }
  const replay = await table.save()
  expect((await table.look('P1', 0)).difference).toBeNull()
  const again = await new LocalHost(options).open({
    ...against,
    replay: { ...replay, revision: 0, events: replay.events.with(5, []) },
  })
  const look = await again.look('P1', 0)
  expect(look.inputs).toBe(4)
  expect(look.difference).toMatchObject({ input: 4, by: 'events', revisions: [0, 1] })
  await toPerson(again)
  await answerFirst(again)
  const saved = await again.save()
  expect(toReplay(playReplay(rules, saved))).toEqual(saved)
})

test('a save taken while playing equals a replay of all inputs, after an undo too', async () => {
  const table = await new LocalHost(options).open(against)
  for (let i = 0; i < 6; i++) {
    await toPerson(table)
    await answerFirst(table)
  }
  await toPerson(table)
  await table.undo('P1')
  await answerFirst(table)
  const replay = await table.save()
  expect(replay.events).toHaveLength(replay.inputs.length + 1)
  expect(toReplay(playReplay(rules, replay))).toEqual(replay)
})

test('a remote table has every method of a table, and the host refuses any other', async () => {
  const serve = serveHost(new LocalHost(options))
  const table = await remoteHost(serve).open(against)
  expect(Object.keys(table)).toEqual(Object.keys(tableMethods))
  expect(await serve({ method: 'constructor' as 'look', table: 1, args: [] })).toMatchObject({
    error: { code: 'bad-request' },
  })
})

test('why one is asked is told to who decides only', async () => {
  const table = await new LocalHost(options).open({ ...against, seats: { P1: 'person', P2: 'person' } })
  const decider = (await table.look(null, 0)).view.deciding!
  expect(await table.why(decider, null)).not.toEqual([])
  expect(await table.why(decider === 'P1' ? 'P2' : 'P1', null)).toEqual([])
  expect(await table.why(null, null)).toEqual([])
})
