import type { Position } from '@fudaba/kernel'
import { z } from 'zod'
import { checkedText } from '../source/checked.ts'
import { readText } from '../source/disk.ts'

export const POSITION_FORMAT = 'fudaba-position/1'

/** What every position has; the zones and fields are the game's, and the kernel reads them. */
export const positionSchema = z
  .looseObject({
    format: z.literal(POSITION_FORMAT),
    game: z.string().min(1),
    config: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    seed: z.union([z.string(), z.number()]).optional(),
    turn: z.int().min(0).optional(),
    turnPlayer: z.enum(['P1', 'P2']).optional(),
    at: z.string().optional().describe('The moment: one of the game\u2019s entry points'),
    P1: z.record(z.string(), z.unknown()).optional().describe('Zones, cells and counters by name'),
    P2: z.record(z.string(), z.unknown()).optional().describe('Zones, cells and counters by name'),
    variables: z.record(z.string(), z.number()).optional(),
    effects: z.array(z.record(z.string(), z.unknown())).optional(),
  })
  .meta({ title: 'Position' })

export const parsePosition = (file: string, text: string): Position =>
  checkedText(file, text, positionSchema, POSITION_FORMAT) as unknown as Position

/** Reads a position; throws a `FileError` with line and column where something is wrong. */
export const readPosition = (file: string): Position => parsePosition(file, readText(file))
