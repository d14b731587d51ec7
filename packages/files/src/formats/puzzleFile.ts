import { z } from 'zod'
import { checkedText } from '../source/checked.ts'
import { readText } from '../source/disk.ts'
import { positionSchema } from './positionFile.ts'

export const PUZZLE_FORMAT = 'fudaba-puzzle/1'

const said = z.strictObject({ ja: z.string().min(1), en: z.string().min(1) })

/** A position with something to find; `fudaba puzzle check` says whether it is sound. */
export const puzzleSchema = z
  .strictObject({
    format: z.literal(PUZZLE_FORMAT),
    id: z.string().min(1).max(60),
    game: z.string().min(1),
    title: said,
    side: z.enum(['P1', 'P2']),
    kind: z.enum(['win', 'survive', 'order']),
    grade: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    position: positionSchema,
    stated: z
      .array(said)
      .max(20)
      .default([])
      .describe('What is open or does not happen, in one sentence each'),
    hints: z.array(said).max(20).default([]).describe('From a nudge to nearly the solution'),
    tempting: z
      .array(z.strictObject({ answer: z.string().min(1), said }))
      .max(50)
      .default([])
      .describe('Wrong first answers that look right, by their words in Japanese'),
    foundIn: z.string().optional().describe('Seed of the simulated game it was found in'),
  })
  .meta({ title: 'Puzzle' })

/** A puzzle as it stands in a file. */
export type PuzzleFile = z.infer<typeof puzzleSchema>

export const parsePuzzle = (file: string, text: string): PuzzleFile =>
  checkedText(file, text, puzzleSchema, PUZZLE_FORMAT)

/** Reads a puzzle; throws a `FileError` with line and column where something is wrong. */
export const readPuzzle = (file: string): PuzzleFile => parsePuzzle(file, readText(file))
