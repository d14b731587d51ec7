import type { Replay } from '@fudaba/kernel'
import { z } from 'zod'
import { checkedText } from './checked.ts'
import { readText, writeText } from './disk.ts'
import { positionSchema } from './positionFile.ts'

export const REPLAY_FORMAT = 'fudaba-replay/1'

const player = z.enum(['P1', 'P2'])
const seed = z.union([z.string(), z.number()])

const input = z.union([
  z.strictObject({ player, answer: z.array(z.string()) }),
  z.strictObject({ player, cancel: z.literal(true) }),
  z.strictObject({ player, concede: z.literal(true) }),
])

const cards = z.array(z.string())

const start = z.union([
  z.strictObject({ seed, decks: z.tuple([cards, cards]), everyWindow: z.boolean().optional() }),
  z.strictObject({ seed, position: positionSchema, everyWindow: z.boolean().optional() }),
])

export const replaySchema = z
  .strictObject({
    format: z.literal(REPLAY_FORMAT),
    game: z.string().min(1),
    rulesVersion: z.string(),
    config: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    cardsHash: z.string().describe('Over the whole catalogue'),
    correctionsDate: z.string().nullable(),
    start,
    inputs: z.array(input),
    digests: z.array(z.string()).describe('Of the state before the first input and after each one'),
  })
  .meta({ title: 'Replay' })

/** The shape is checked here; whether it can be played, the kernel says. */
export const parseReplay = (file: string, text: string): Replay =>
  checkedText(file, text, replaySchema, REPLAY_FORMAT) as Replay

export const readReplay = (file: string): Replay => parseReplay(file, readText(file))

/** One input a line: replays are long, and a change of one should show as one line. */
export function writeReplay(file: string, replay: Replay): void {
  const { inputs, digests, ...head } = replay
  const rows = (list: readonly unknown[]): string =>
    list.map((each) => `  ${JSON.stringify(each)}`).join(',\n')
  const open = JSON.stringify(head, null, 1).replace(/\n}$/, '')
  writeText(file, `${open},\n "inputs": [\n${rows(inputs)}\n ],\n "digests": [\n${rows(digests)}\n ]\n}\n`)
}
