import * as fc from 'fast-check'
import type { ErrorCode } from '../../base/errors.ts'
import { Match, type MatchOptions } from '../../match/match.ts'
import { Random } from '../../base/random.ts'
import { playReplay, toReplay } from '../../match/replay.ts'
import type { Replay } from '../../match/replayFormat.ts'
import type { GameRules } from '../../game/contract.ts'
import type { SavedState } from '../../match/state.ts'
import { fail } from './agreement.ts'
import { refusal, refuses } from './badInput.ts'
import { type Playing, begin, playOut, randomInput } from './randomPlay.ts'

function refusesToBegin(code: ErrorCode, what: string, options: MatchOptions): void {
  const found = refusal(() => new Match(options))
  if (found !== code) fail(`${what} gives ${found ?? 'no error'}`, () => code)
}

/** Invalid decks and unknown settings are refused. */
export function badDecksAndSettings(rules: GameRules): void {
  const [good] = rules.decks
  const deck = (what: string, decks: unknown): void =>
    refusesToBegin('bad-deck', what, { rules, seed: 1, decks: decks as MatchOptions['decks'] })
  deck('a deck nobody knows', ['no such deck', good.name])
  deck('a card nobody knows', [[...good.cards.slice(1), 'no such card'], good.name])
  deck('an empty deck', [good.name, []])
  deck('a deck of numbers', [good.name, [1, 2, 3]])
  deck('no deck', [good.name, null])
  deck('one deck for two', [good.name])
  deck('a word for two decks', 'decks')
  deck('a hundred copies of one card', [Array.from({ length: 100 }, () => good.cards[0]), good.name])
  const setting = (what: string, config: unknown): void =>
    refusesToBegin('bad-config', what, { rules, seed: 1, config: config as MatchOptions['config'] })
  setting('a setting nobody knows', { 'no such setting': 1 })
  for (const name of Object.keys(rules.settings)) {
    setting(`${name} without a value`, { [name]: null })
    setting(`${name} with a value it does not have`, { [name]: 'no such value' })
  }
}

/** Saved states with a part missing, of another kind or with another number in it are refused. */
export function badStates(playing: Playing, match: Match): void {
  const random = new Random(`spoil ${playing.seed}`)
  for (let i = 0; i < 40 && !match.game.over; i++) match.apply(randomInput(match, random))
  const saved = JSON.stringify(match.save())
  const load = (what: string, spoilt: unknown): void =>
    refuses(match, ['bad-state'], what, () => match.load(spoilt as SavedState))
  for (const none of [null, 3, 'state', [], {}]) load(`${JSON.stringify(none)} as a state`, none)
  const fresh = (): Record<string, unknown> => JSON.parse(saved) as Record<string, unknown>
  for (const key of Object.keys(fresh()))
    for (const value of [undefined, null, 'other', 7, {}, ['x']]) {
      const state = fresh()
      if (JSON.stringify(state[key]) === JSON.stringify(value)) continue
      state[key] = value
      load(`${key} = ${JSON.stringify(value) ?? 'nothing'}`, state)
    }
  const names = Object.keys((fresh() as unknown as SavedState).tables)
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(), fc.integer({ min: -50, max: 1000 }), (name, at, by) => {
      const state = fresh() as { tables: Record<string, number[]> }
      const table = state.tables[name]
      if (table.length === 0 || by === 0) return
      table[at % table.length] += by
      load(`table ${name} with another number at ${at % table.length}`, state)
    }),
    { numRuns: 60, seed: playing.seed },
  )
}

/** The beginning of a long game, ended by a concession. */
function shortGame(playing: Playing): Match {
  if ((playing.every ?? 1) === 1) return playOut(playing)
  const random = new Random(`beginning ${playing.seed}`)
  const match = begin(playing)
  for (let i = 0; i < 60 && !match.game.over; i++) match.apply(randomInput(match, random))
  if (!match.game.over) match.concede('P1')
  return match
}

/** Replays with a field missing or of another kind, an input lost, doubled or changed, another digest are refused. */
export function badReplays(playing: Playing): void {
  const { rules } = playing
  const text = JSON.stringify(toReplay(shortGame(playing)))
  const fresh = (): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>
  const refused = (what: string, replay: unknown): void => {
    const code = refusal(() => playReplay(rules, replay))
    if (code !== 'bad-replay') fail(`${what} gives ${code ?? 'no error'}`, () => 'bad-replay')
  }
  for (const none of [null, 3, 'replay', [], {}]) refused(`${JSON.stringify(none)} as a replay`, none)
  for (const key of Object.keys(fresh()))
    for (const value of [undefined, 'other', 7, ['x']]) {
      // What another release may have written.
      if (value === 'other' && (key === 'correctionsDate' || key === 'rulesVersion')) continue
      if (value === 7 && key === 'revision') continue
      refused(`${key} = ${JSON.stringify(value) ?? 'nothing'}`, { ...fresh(), [key]: value })
    }
  const changes = ['lose', 'double', 'other player', 'other answer', 'digest'] as const
  fc.assert(
    fc.property(fc.constantFrom(...changes), fc.nat(), (change, nth) => {
      const { inputs, digests, ...rest } = fresh() as unknown as {
        inputs: Replay['inputs'][number][]
        digests: [number, string][]
      }
      const at = nth % inputs.length
      const { player } = inputs[at]
      switch (change) {
        case 'lose':
          inputs.splice(at, 1)
          break
        case 'double':
          inputs.splice(at, 0, inputs[at])
          break
        case 'other player':
          inputs[at] = { ...inputs[at], player: player === 'P1' ? 'P2' : 'P1' }
          break
        case 'other answer':
          inputs[at] = { player, answer: ['no such candidate'] }
          break
        case 'digest':
          digests[at % digests.length][1] = 'm0123456789abcdef'
          break
      }
      refused(`${change} at ${at}`, { ...rest, inputs, digests })
    }),
    { numRuns: 30, seed: playing.seed },
  )
}
