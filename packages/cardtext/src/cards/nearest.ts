/** The word of a list that is nearest to one that is none of them, or null: at most a third of its letters differ. */
export function nearestOf(text: string, of: readonly string[]): string | null {
  let best: string | null = null
  let least = Infinity
  for (const each of of) {
    const far = editDistance(text.toLowerCase(), each.toLowerCase())
    const longer = Math.max(text.length, each.length)
    if (far < least && longer > 2 && far <= Math.max(1, Math.floor(longer / 3))) {
      least = far
      best = each
    }
  }
  return best
}

/** How many letters have to be put, taken or changed. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 20) return Infinity
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]
}
