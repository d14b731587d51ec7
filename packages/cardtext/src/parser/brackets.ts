const PAIRS = ['「」', '『』', '《》', '〈〉', '【】', '[]', '()', '“”', '‘’', '{}', '<>']
const OPENING = new Map(PAIRS.map(([open, close]) => [open, close]))
const CLOSING = new Map(PAIRS.map(([open, close]) => [close, open]))

/** For each place: where the partner of the opening bracket there stands, or -1. */
export function partnersOf(text: string): Int32Array {
  const out = new Int32Array(text.length).fill(-1)
  const open = new Map<string, number[]>(PAIRS.map(([each]) => [each, []]))
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (OPENING.has(letter)) open.get(letter)!.push(at)
    else if (CLOSING.has(letter)) {
      const start = open.get(CLOSING.get(letter)!)!.pop()
      if (start !== undefined) out[start] = at
    }
  }
  return out
}
