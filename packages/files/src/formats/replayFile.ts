import { KernelError, type Replay } from '@fudaba/kernel'
import { asReplay } from '@fudaba/kernel/host'
import { z } from 'zod'
import { checked } from '../source/checked.ts'
import { readText, writeText } from '../source/disk.ts'
import { FileError } from '../source/fileError.ts'
import { parseText } from '../source/sourceDocument.ts'
import { positionSchema } from './positionFile.ts'

export const REPLAY_FORMAT = 'fudaba-replay/2'
const FIRST_FORMAT = 'fudaba-replay/1'

const player = z.enum(['P1', 'P2'])
const seed = z.union([z.string(), z.number()])

const input = z.union([
  z.strictObject({ player, answer: z.array(z.string()) }),
  z.strictObject({ player, cancel: z.literal(true) }),
  z.strictObject({ player, concede: z.literal(true) }),
])

const everyWindow = z.union([z.boolean(), z.literal('discreet')]).optional()
const cards = z.array(z.string())

const start = z.union([
  z.strictObject({ seed, decks: z.tuple([cards, cards]), everyWindow }),
  z.strictObject({ seed, position: positionSchema, everyWindow }),
])

const common = {
  game: z.string().min(1),
  rulesVersion: z.string(),
  config: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  correctionsDate: z.string().nullable(),
  start,
  inputs: z.array(input),
}

const triple = z.tuple([z.string(), z.string(), z.string()])

const told = z.looseObject({ time: z.int(), event: z.string(), clause: z.string() })

export const replaySchema = z
  .strictObject({
    format: z.literal(REPLAY_FORMAT),
    ...common,
    revision: z.int().describe('Of the rules it was played by'),
    cards: z.record(z.string(), z.unknown()).describe('Printed data of the cards in it, by id'),
    digests: z
      .array(z.tuple([z.int(), z.string()]))
      .describe('Of the state after so many inputs: of the start, the end and moments between'),
    events: z
      .array(z.array(z.union([told, z.strictObject({ P1: told, P2: told })])))
      .describe('What each seat was told, before the first input and after each one'),
    shuffle: z
      .strictObject({ shares: triple, commits: triple })
      .optional()
      .describe('Of a game between people: the shares its seed was made of, and their hashes, told before'),
  })
  .meta({ title: 'Replay' })

/** The replays of 0.1.0 and 0.2.0. */
const firstSchema = z.strictObject({
  format: z.literal(FIRST_FORMAT),
  ...common,
  cardsHash: z.string(),
  digests: z.array(z.string()),
})

/** The shape is checked here; whether it can be played, the kernel says. */
export function parseReplay(file: string, text: string): Replay {
  const source = parseText(file, text)
  const { format } = (source.value ?? {}) as { readonly format?: unknown }
  const read =
    format === FIRST_FORMAT
      ? checked(source, firstSchema, FIRST_FORMAT)
      : checked(source, replaySchema, REPLAY_FORMAT)
  try {
    return asReplay(read)
  } catch (error) {
    if (error instanceof KernelError) throw new FileError(file, error.message)
    throw error
  }
}

/** Reads a replay; throws a `FileError` with line and column where something is wrong. */
export const readReplay = (file: string): Replay => parseReplay(file, readText(file))

/** One input a line: replays are long, and a change of one should show as one line. */
export function replayText(replay: Replay): string {
  const { inputs, digests, events, ...head } = replay
  const rows = (list: readonly unknown[]): string =>
    list.map((each) => `  ${JSON.stringify(each)}`).join(',\n')
  const open = JSON.stringify(head, null, 1).replace(/\n}$/, '')
  return `${open},\n "inputs": [\n${rows(inputs)}\n ],\n "digests": [\n${rows(digests)}\n ],\n "events": [\n${rows(events)}\n ]\n}\n`
}

/** Writes a replay whole, or not at all. */
export const writeReplay = (file: string, replay: Replay): void => writeText(file, replayText(replay))
