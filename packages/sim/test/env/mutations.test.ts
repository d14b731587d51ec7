import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, Random } from '@fudaba/kernel'
import { kiseki } from '@fudaba/kiseki'
import { expect, test } from 'vitest'
import { mutatedData, mutatedText, mutationsPerSubject } from '../../../../tests/mutations.ts'
import { Environment } from '../../src/index.ts'
import type { EnvError, Observation } from '../../src/env/protocol.ts'

const games = [
  ['blackpoker', blackpoker, { frame: 'lite' }, ['entry20', 'entry20']],
  ['kiseki', kiseki, {}, undefined],
] as const

/** Every line is answered with one of the two replies, and after an error the game is what it was. */
test.each(games)('the environment of %s answers whatever it is sent', (name, rules, config, decks) => {
  const env = new Environment(rules as unknown as GameRules)
  const dice = new Random(`mutations/${name}`)
  const send = (line: string): Observation | EnvError => JSON.parse(env.line(line)) as Observation | EnvError
  const begin = { type: 'reset', seed: 1, config, decks, seat: 'P1', opponent: 'random', id: 1 }
  let seen = send(JSON.stringify({ type: 'reset', seed: 1 })) as Observation
  expect(seen.type).toBe('observation')
  for (let i = 0; i < mutationsPerSubject; i++) {
    if (seen.done) seen = send(JSON.stringify({ type: 'reset', seed: i })) as Observation
    const valid = [
      begin,
      { type: 'step', action: seen.actions[dice.below(seen.actions.length)] },
      { type: 'step', answer: [seen.actions[0]] },
      { type: 'observe', seat: seen.seat },
      { type: 'concede', seat: seen.seat, id: 'x' },
    ][dice.below(5)]
    const line =
      dice.below(4) === 0
        ? mutatedText(JSON.stringify(valid), dice)
        : (JSON.stringify(mutatedData(valid, dice)) ?? '')
    const reply = send(line)
    expect(['observation', 'error']).toContain(reply.type)
    if (reply.type === 'error') {
      expect([line, reply.code, reply.message]).not.toContain('')
      const now = send(JSON.stringify({ type: 'observe', seat: seen.seat }))
      expect([line, now]).toEqual([line, { ...seen, id: undefined }])
    } else seen = { ...reply, id: undefined }
  }
})
