import { z } from 'zod'
import { DECK_FORMAT, type DeckFile, type OwnCards } from '../formats/deckFile.ts'
import { folded, unfolded } from '../source/folded.ts'
import { counted } from './deckText.ts'

/** A deck as a short code: what people paste into a message, and what a link carries. */

/** Before every code, so that one is known among other texts; the number is that of the form. */
const MARK = 'fd1'
/** Where a code stands in a link. */
const IN_LINK = /#\/deck\/(fd1[\w-]+)/u
const BARE = /^\s*(fd1[\w-]{8,})\s*$/u

/** Longest link, in characters: what mail and messengers carry whole. */
export const LONGEST_LINK = 8_192

/** `damaged`: cut or changed on its way, or never a code. `strange`: whole, but no deck. */
export class DeckCodeError extends Error {
  readonly fault: 'damaged' | 'strange'

  constructor(fault: 'damaged' | 'strange') {
    super(fault === 'damaged' ? 'the deck code is damaged' : 'the code holds no deck')
    this.name = 'DeckCodeError'
    this.fault = fault
  }
}

/** Cards by id, a line each: a repeated beginning is left out. */
const packed = z.strictObject({
  g: z.string().min(1).max(80),
  n: z.string().min(1).max(200).optional(),
  c: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  d: z.string().max(200_000),
  o: z.array(z.looseObject({ id: z.string().min(1) })).optional(),
  w: z.record(z.string(), z.record(z.string(), z.string())).optional(),
})

/** The code of a deck. Own cards are in it. */
export async function deckCode({
  game,
  name,
  config,
  cards,
  own,
}: Omit<DeckFile, 'format'>): Promise<string> {
  const lines = [...counted(cards)].map(([id, n]) => `${n} ${id}`)
  const data: z.infer<typeof packed> = {
    g: game,
    ...(name !== undefined && { n: name }),
    ...(config !== undefined && Object.keys(config).length > 0 && { c: { ...config } }),
    d: lines.join('\n'),
    ...(own !== undefined && own.cards.length > 0 && { o: own.cards.map((card) => ({ ...card })) }),
    ...(own?.words !== undefined && Object.keys(own.words).length > 0 && { w: own.words }),
  }
  return MARK + (await folded(data))
}

/** The code in a text: a link, a bare code, or none. */
export const codeIn = (text: string): string | null => IN_LINK.exec(text)?.[1] ?? BARE.exec(text)?.[1] ?? null

/** The deck of a code; throws a `DeckCodeError`. */
export async function readDeckCode(code: string): Promise<DeckFile> {
  const data = packed.safeParse(await dataOf(code))
  if (!data.success) throw new DeckCodeError('strange')
  const { g: game, n: name, c: config, d, o, w } = data.data
  const cards: string[] = []
  for (const line of d === '' ? [] : d.split('\n')) {
    const [, n, id] = /^(\d{1,3}) (.+)$/u.exec(line) ?? []
    if (id === undefined) throw new DeckCodeError('strange')
    cards.push(...Array.from({ length: Number(n) }, () => id))
  }
  const own: OwnCards | undefined = o && { cards: o as OwnCards['cards'], ...(w && { words: w }) }
  return {
    format: DECK_FORMAT,
    game,
    ...(name !== undefined && { name }),
    ...(config !== undefined && { config }),
    cards,
    ...(own && { own }),
  }
}

async function dataOf(code: string): Promise<unknown> {
  try {
    return await unfolded(code.trim().slice(MARK.length))
  } catch {
    throw new DeckCodeError('damaged')
  }
}
