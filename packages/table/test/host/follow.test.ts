import { describe, expect, test } from 'vitest'
import { type AnswerIds, choiceOf, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { type Follow, LocalHost, type Table } from '../../src/index.ts'
import { rules } from '../game.ts'

const silent: Follow['auto'] = { P1: { mode: 'on', skip: null }, P2: { mode: 'on', skip: null } }
const quiet: Follow['auto'] = { P1: { mode: 'off', skip: null }, P2: { mode: 'off', skip: null } }

/** An agent that answers when it is told to. */
class Slow {
  readonly asked: (() => void)[] = []
  readonly host = new LocalHost({
    loadGame: async () => rules,
    decide: (_name, match, _random, thinking) =>
      new Promise<AnswerIds>((resolve) => {
        this.asked.push(() =>
          resolve(
            idsFor(
              match.decision!,
              randomAnswer(choiceOf(match.decision!), () => 0),
            ),
          ),
        )
        thinking.whenEnded(() => resolve([]))
      }),
  })

  open(P1: 'person' | 'agent'): Promise<Table> {
    const agent = { agent: 'slow' }
    return this.host.open({
      game: 'blackpoker',
      seed: 7,
      seats: P1 === 'person' ? { P1: 'person', P2: 'person' } : { P1: agent, P2: agent },
    })
  }
}

describe('following a game (Table.follow)', () => {
  test('follow sends an input, passes automatically and looks in one message', async () => {
    const asked = await new Slow().open('person')
    const passed = await new Slow().open('person')
    const first = (await asked.look(null, 0)).view.deciding!
    const wish = { first: { input: { player: first, answer: [] } }, viewers: ['P1', 'P2'], since: 0 } as const
    const on = await asked.follow({ ...wish, auto: silent })
    const off = await passed.follow({ ...wish, auto: quiet })
    expect(on.looks.map((look) => look.inputs)).toEqual([1, 1])
    // The other player does not want to be asked: his pass is not one he may take back.
    expect(off.looks[0].inputs).toBeGreaterThan(1)
    expect(off.looks[0].events).toEqual((await passed.look('P1', 0)).events)
    await passed.undo(first)
    expect((await passed.look(first, 0)).inputs).toBe(0)
  })

  test('an agent that is stopped decides nothing', async () => {
    const slow = new Slow()
    const table = await slow.open('agent')
    const following = table.follow({ first: { steps: 5 }, viewers: [null], since: 0, auto: silent })
    await Promise.resolve()
    await table.stop()
    const { looks } = await following
    expect(looks[0]).toMatchObject({ inputs: 0, next: 'agent' })
    expect(slow.asked.length).toBe(1)
  })

  test('an agent decides nothing if the game is undone while it thinks', async () => {
    const slow = new Slow()
    const table = await slow.host.open({
      game: 'blackpoker',
      seed: 7,
      seats: { P1: 'person', P2: { agent: 'slow' } },
    })
    while ((await table.look('P1', 0)).next === 'agent') {
      const step = table.step()
      slow.asked.pop()?.()
      await step
    }
    const { inputs, view } = await table.look('P1', 0)
    await table.send({ player: 'P1', answer: view.decision!.pass ? [] : [view.decision!.candidates[0].id] })
    const thinking = (await table.look('P1', 0)).next === 'agent' ? table.step() : Promise.resolve()
    await table.undo('P1')
    await thinking
    expect((await table.look('P1', 0)).inputs).toBe(inputs)
  })

  test('a hurried agent answers at once with what it has, and a failed one is named', async () => {
    const failure = { agent: 'slow', decision: 1, message: 'no idea' }
    const host = new LocalHost({
      loadGame: async () => rules,
      decide: (_name, match, _random, thinking) => {
        thinking.progress = 0.4
        thinking.failure = failure
        const first = idsFor(
          match.decision!,
          randomAnswer(choiceOf(match.decision!), () => 0),
        )
        return new Promise<AnswerIds>((resolve) => thinking.whenEnded(() => resolve(first)))
      },
    })
    const agent = { agent: 'slow' }
    const table = await host.open({ game: 'blackpoker', seed: 7, seats: { P1: agent, P2: agent } })
    expect(await table.thinking()).toBeNull()
    const step = table.step()
    expect(await table.thinking()).toBe(0.4)
    await table.hurry()
    await step
    expect(await table.look(null, 0)).toMatchObject({ inputs: 1, failures: [failure] })
    expect(await table.thinking()).toBeNull()
  })
})

test('whyNotWith tells for every action of a thing whether it is allowed, and why not', async () => {
  const table = await new Slow().open('person')
  const { view } = await table.look('P1', 0)
  expect(await table.whyNotWith('P1', 'o99999')).toEqual([])
  const own = view.zones.find(({ zone, owner }) => zone === 'hand' && owner === 'P1')!.objects[0]
  const all = await table.whyNotWith('P1', own.id)
  for (const refusal of all) expect(refusal).toEqual(await table.whyNot('P1', refusal.action, own.id))
})
