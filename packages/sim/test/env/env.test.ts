import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { blackpoker } from '@fudaba/blackpoker'
import { type Decision, type GameRules, Random } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import { Environment, serveEnv } from '../../src/index.ts'
import { FINISHED, PASS, Picking } from '../../src/env/picking.ts'
import { type EnvError, type Observation } from '../../src/env/protocol.ts'

const rules = blackpoker as unknown as GameRules

function session(): (request: object) => Observation {
  const env = new Environment(rules)
  return (request) => JSON.parse(env.line(JSON.stringify(request))) as Observation
}

/** Any of the legal actions until the game is over. */
function playOut(send: (request: object) => Observation, first: Observation): Observation {
  const dice = new Random('client')
  let seen = first
  while (!seen.done) seen = send({ type: 'step', action: seen.actions[dice.below(seen.actions.length)] })
  return seen
}

describe('a session with the environment', () => {
  test('with both seats ends with opposite rewards', () => {
    const send = session()
    const end = playOut(send, send({ type: 'reset', seed: 1 }))
    expect(end.reward.P1 + end.reward.P2).toBe(0)
    expect(Math.abs(end.reward.P1)).toBe(1)
    expect(end.actions).toEqual([])
  })

  test('with one seat asks only that seat', () => {
    const send = session()
    let seen = send({ type: 'reset', seed: 1, seat: 'P2', opponent: 'random' })
    const dice = new Random(2)
    while (!seen.done) {
      expect(seen.seat).toBe('P2')
      expect(seen.view.viewer).toBe('P2')
      expect(seen.view.deciding).toBe('P2')
      seen = send({ type: 'step', action: seen.actions[dice.below(seen.actions.length)] })
    }
    expect(seen.result).not.toBeNull()
  })

  test('is the same for the same seed and the same actions', () => {
    const play = (): Observation => {
      const send = session()
      return playOut(send, send({ type: 'reset', seed: 'x', seat: 'P1', opponent: 'random' }))
    }
    expect(play()).toEqual(play())
  })

  test('begins anew with a reset', () => {
    const send = session()
    const first = send({ type: 'reset', seed: 4 })
    playOut(send, first)
    expect(send({ type: 'reset', seed: 4 })).toEqual(first)
  })

  test('hands the id of a request back', () => {
    expect(session()({ type: 'reset', seed: 1, id: 'a7' }).id).toBe('a7')
  })

  test('takes a whole answer as well as single picks', () => {
    const send = session()
    const { view } = send({ type: 'reset', seed: 1 })
    const after = send({ type: 'step', answer: [] })
    expect(after.view.time).toBeGreaterThan(view.time)
  })

  test('gives the other player the game when a seat concedes', () => {
    const send = session()
    send({ type: 'reset', seed: 1, seat: 'P1' })
    expect(send({ type: 'concede', seat: 'P1' }).reward).toEqual({ P1: -1, P2: 1 })
  })

  test('shows a seat that is not asked the table and no actions', () => {
    const send = session()
    const asked = send({ type: 'reset', seed: 1 })
    const other = asked.seat === 'P1' ? 'P2' : 'P1'
    const seen = send({ type: 'observe', seat: other })
    expect(seen.view.viewer).toBe(other)
    expect(seen.actions).toEqual([])
  })
})

describe('an error of the environment', () => {
  const error = (lines: readonly unknown[]): EnvError => {
    const env = new Environment(rules)
    const replies = lines.map((line) => env.line(typeof line === 'string' ? line : JSON.stringify(line)))
    return JSON.parse(replies.at(-1)!) as EnvError
  }
  const reset = { type: 'reset', seed: 1 }

  for (const [code, lines] of [
    ['bad-json', ['{']],
    ['bad-request', ['[]']],
    ['bad-request', [{ type: 'jump' }]],
    ['bad-request', [{ type: 'reset' }]],
    ['bad-request', [{ ...reset, seat: 'P3' }]],
    ['bad-request', [{ ...reset, decks: ['entry20'] }]],
    ['bad-request', [reset, { type: 'step' }]],
    [
      'bad-request',
      [
        { ...reset, seat: 'P1' },
        { type: 'observe', seat: 'P2' },
      ],
    ],
    ['bad-request', [{ ...reset, sead: 'P1' }]],
    ['bad-request', [{ ...reset, opponent: 'greedy' }]],
    ['bad-request', [{ ...reset, config: { frame: null } }]],
    ['bad-request', [{ ...reset, config: { frame: { toString: 1 } } }]],
    ['bad-request', ['{"type":"reset","seed":1,"__proto__":{"seat":"P1"}}']],
    ['bad-request', [reset, { type: 'step', action: PASS, answer: [] }]],
    ['bad-request', [reset, { type: 'step', action: PASS, seat: 'P1' }]],
    ['bad-request', [reset, { type: 'step', action: 5, answer: [] }]],
    ['bad-config', [{ ...reset, config: { constructor: 'x' } }]],
    ['bad-config', ['{"type":"reset","seed":1,"config":{"__proto__":"x"}}']],
    ['bad-config', [{ ...reset, config: { toString: true } }]],
    ['bad-config', [{ ...reset, seat: 'P1', opponent: 'constructor' }]],
    ['bad-deck', [{ ...reset, decks: ['__proto__', 'toString'] }]],
    ['bad-deck', [{ ...reset, decks: [['constructor'], ['__proto__']] }]],
    ['unknown-action', [reset, { type: 'step', action: 'constructor' }]],
    ['unknown-candidate', [reset, { type: 'step', answer: ['__proto__'] }]],
    ['no-game', [{ type: 'step', action: PASS }]],
    ['unknown-action', [reset, { type: 'step', action: 'o99999' }]],
    ['unknown-candidate', [reset, { type: 'step', answer: ['o99999'] }]],
    ['bad-deck', [{ ...reset, decks: ['nothing', 'entry20'] }]],
    ['bad-config', [{ ...reset, config: { frame: 'none' } }]],
    ['bad-config', [{ ...reset, seat: 'P1', opponent: 'genius' }]],
    ['game-over', [reset, { type: 'concede', seat: 'P1' }, { type: 'step', action: PASS }]],
  ] as const)
    test(`${code} for ${JSON.stringify(lines.at(-1))}`, () => {
      const reply = error(lines)
      expect(reply.type).toBe('error')
      expect(reply.code).toBe(code)
      expect(reply.message).not.toBe('')
    })

  test('changes nothing', () => {
    const send = session()
    const before = send({ type: 'reset', seed: 1 })
    send({ type: 'step', action: 'nonsense' })
    expect(send({ type: 'observe', seat: before.seat })).toEqual(before)
  })
})

describe('single picks of a decision', () => {
  const base: Decision = {
    id: 1,
    player: 'P1',
    shape: 'choose',
    clauses: [],
    source: null,
    message: { key: 'x', parameters: {} },
    candidates: ['a', 'b', 'c'].map((id) => ({ id, kind: 'object' })),
    bins: [],
    min: 0,
    max: 2,
    ordered: false,
    total: 0,
    unit: 1,
    pass: false,
    constraint: null,
    cancellable: false,
    autoKey: 'x',
  }
  const picked = (decision: Decision, ...ids: readonly string[]): Picking => {
    const picking = new Picking(decision)
    for (const id of ids) expect(picking.pick(id)).toBe(true)
    return picking
  }

  test('of a choice go on until the largest number or until it is finished', () => {
    expect(picked(base).actions()).toEqual(['a', 'b', 'c', FINISHED])
    expect(picked(base, 'b').actions()).toEqual(['c', FINISHED])
    expect(picked(base, 'b').partial()).toEqual(['b'])
    expect(picked(base, 'b').answer()).toBeNull()
    expect(picked(base, 'b', FINISHED).answer()).toEqual(['b'])
    expect(picked(base, 'a', 'c').answer()).toEqual(['a', 'c'])
  })

  test('of a window pass by an id of its own', () => {
    const act: Decision = { ...base, shape: 'act', max: 1, pass: true }
    expect(picked(act).actions()).toEqual(['a', 'b', 'c', PASS])
    expect(picked(act, PASS).answer()).toEqual([])
  })

  test('put one candidate after the other into bins, then order what has an order', () => {
    const bins = [
      { id: 'x', min: 0, max: 3, ordered: true },
      { id: 'y', min: 0, max: 1, ordered: false },
    ]
    const arrange: Decision = { ...base, shape: 'arrange', max: 3, bins }
    expect(picked(arrange).actions()).toEqual(['a>x', 'a>y', 'a>#out'])
    const placed = ['a>x', 'b>#out', 'c>x']
    expect(picked(arrange, ...placed).actions()).toEqual(['x<a', 'x<c'])
    expect(picked(arrange, ...placed, 'x<c', 'x<a').answer()).toEqual(['c>x', 'a>x'])
    expect(picked(arrange, ...placed, 'x<c').partial()).toEqual([...placed, 'x<c'])
  })

  test('distribute amounts, one candidate after the other', () => {
    const share: Decision = { ...base, shape: 'distribute', total: 3, max: 3 }
    expect(picked(share).actions()).toEqual(['a=0', 'a=1', 'a=2', 'a=3'])
    expect(picked(share, 'a=1', 'b=0', 'c=2').answer()).toEqual(['a=1', 'b=0', 'c=2'])
  })

  test('narrow the range of a number', () => {
    const number: Decision = { ...base, shape: 'number', candidates: [], min: 1, max: 40 }
    expect(picked(number).actions()).toEqual(['1..16', '17..32', '33..40'])
    expect(picked(number, '33..40').actions()).toHaveLength(8)
    expect(picked(number, '33..40', '35').answer()).toEqual(['35'])
  })

  test('refuse what is not offered and stay where they are', () => {
    const picking = picked(base, 'b')
    expect(picking.pick('a')).toBe(false)
    expect(picking.partial()).toEqual(['b'])
  })
})

test('serveEnv answers line by line and skips empty lines', async () => {
  const input = new PassThrough()
  const output = new PassThrough()
  const served = serveEnv(rules, input, output)
  input.end('{"type":"reset","seed":1}\n\n{"type":"nothing"}\n')
  await served
  const replies = String(output.read()).trim().split('\n')
  expect(replies.map((line) => (JSON.parse(line) as Observation).type)).toEqual(['observation', 'error'])
})

test('the session in docs/env.md runs as it is printed', () => {
  const text = readFileSync(new URL('../../../../docs/env.md', import.meta.url), 'utf8')
  const transcript = /```jsonl\n(?<lines>.*?)```/su.exec(text)!.groups!['lines'].trim().split('\n')
  const env = new Environment(rules)
  let reply = ''
  for (const line of transcript)
    if (line.startsWith('> ')) reply = env.line(line.slice(2))
    else expect(JSON.parse(reply)).toMatchObject(JSON.parse(line.slice(2)) as object)
  expect(transcript.length).toBeGreaterThan(8)
})
