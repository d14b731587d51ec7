/** Plain data as a short text in the letters that a link may have. */

/** A text unfolds to no more than this: rubbish must not fill the memory. */
const LARGEST = 4_000_000

export async function folded(data: unknown): Promise<string> {
  return toText(
    await through(new TextEncoder().encode(JSON.stringify(data)), new CompressionStream('deflate')),
  )
}

/** The data of such a text; throws where it was cut or changed on its way. */
export async function unfolded(text: string): Promise<unknown> {
  const bytes = await through(fromText(text), new DecompressionStream('deflate'))
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/** All that comes out of a stream; an error where it is too much. */
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
      throw new Error('unfolds to too much')
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
