import { z } from 'zod'
import { DECK_FORMAT, type DeckFile, type OwnCards } from '../formats/deckFile.ts'
import { counted } from './deckText.ts'

/** A deck as a short code: what people paste into a message, and what a link carries. */

/** Before every code, so that one is known among other texts; the number is that of the form. */
const MARK = 'fd1'
/** Where a code stands in a link. */
const IN_LINK = /#\/deck\/(fd1[\w-]+)/u
const BARE = /^\s*(fd1[\w-]{8,})\s*$/u

/** Longest link, in characters: what mail and messengers carry whole. */
export const LONGEST_LINK = 8_192
/** A code unfolds to no more than this: rubbish must not fill the memory. */
const LARGEST = 4_000_000

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
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(data)),
    new CompressionStream('deflate'),
  )
  return MARK + toText(bytes)
}

/** The code in a text: a link, a bare code, or none. */
export const codeIn = (text: string): string | null => IN_LINK.exec(text)?.[1] ?? BARE.exec(text)?.[1] ?? null

/** The deck of a code; throws a `DeckCodeError`. */
export async function readDeckCode(code: string): Promise<DeckFile> {
  const data = packed.safeParse(await unfolded(code.trim().slice(MARK.length)))
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

async function unfolded(text: string): Promise<unknown> {
  try {
    const bytes = await through(fromText(text), new DecompressionStream('deflate'))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new DeckCodeError('damaged')
  }
}

/** All that comes out of a stream; an error where it is more than any deck. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter()
  // What is wrong with the bytes is heard where they are read.
  void writer.write(bytes).catch(() => undefined)
  void writer.close().catch(() => undefined)
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.readable.getReader()
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array }
    if (done || value === undefined) break
    size += value.length
    if (size > LARGEST) {
      await reader.cancel()
      throw new DeckCodeError('damaged')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Base64 in the letters that a link may have. */
const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/u, '')

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
