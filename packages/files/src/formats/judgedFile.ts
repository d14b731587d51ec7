import type { Input, Position, RulesConfig } from '@fudaba/kernel'
import { z } from 'zod'
import { checkedText } from '../source/checked.ts'
import { folded, unfolded } from '../source/folded.ts'
import { positionSchema } from './positionFile.ts'

export const JUDGED_FORMAT = 'fudaba-judged/1'

/** A line of answers from the position, under settings of its own. */
export interface JudgedBranch {
  readonly name: string
  readonly inputs: readonly Input[]
  readonly config?: RulesConfig
}

/** A position on the judge's desk: the board and the lines of play that were tried from it. */
export interface JudgedFile {
  readonly format: typeof JUDGED_FORMAT
  readonly position: Position
  readonly branches: readonly JudgedBranch[]
  /** Texts that are not read were accepted: they do nothing. */
  readonly unread?: boolean
  /** Every open window is asked. */
  readonly windows?: boolean
}

const player = z.enum(['P1', 'P2'])
const input = z.union([
  z.strictObject({ player, answer: z.array(z.string()) }),
  z.strictObject({ player, cancel: z.literal(true) }),
  z.strictObject({ player, concede: z.literal(true) }),
])
const config = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
export const judgedSchema = z
  .strictObject({
    format: z.literal(JUDGED_FORMAT),
    position: positionSchema,
    branches: z.array(
      z.strictObject({ name: z.string().max(80), inputs: z.array(input), config: config.optional() }),
    ),
    unread: z.boolean().optional(),
    windows: z.boolean().optional(),
  })
  .meta({ title: 'Judged position' })

/** Reads a judged position, or a bare position, from text. */
export function parseJudged(file: string, text: string): JudgedFile {
  if (text.includes(JUDGED_FORMAT))
    return checkedText(file, text, judgedSchema, JUDGED_FORMAT) as unknown as JudgedFile
  const position = checkedText(file, text, positionSchema, 'fudaba-position/1') as unknown as Position
  return { format: JUDGED_FORMAT, position, branches: [] }
}

/** Before every code; the number is that of the form. */
const MARK = 'fj1'

/** What a link carries. */
export const judgedCode = async (judged: JudgedFile): Promise<string> => MARK + (await folded(judged))

/** The judged position of a code; null where it was cut, changed, or never was one. */
export async function readJudgedCode(code: string): Promise<JudgedFile | null> {
  if (!code.startsWith(MARK)) return null
  const data: unknown = await unfolded(code.slice(MARK.length)).catch(() => null)
  const read = judgedSchema.safeParse(data)
  return read.success ? (read.data as unknown as JudgedFile) : null
}
