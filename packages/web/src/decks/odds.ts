/** The chance of at least `wanted` of the `copies` of a card among the first `seen` cards of a deck of `size`. */
export function chanceOf(size: number, copies: number, seen: number, wanted: number): number {
  // By copies seen so far: the cards of the deck are gone through one by one.
  let chances = [1]
  for (let gone = 0; gone < Math.min(seen, size); gone++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0)
    for (const [had, chance] of chances.entries()) {
      const hit = Math.max(0, copies - had) / (size - gone)
      next[had] += chance * (1 - hit)
      next[had + 1] += chance * hit
    }
    chances = next
  }
  return Math.min(
    1,
    chances.slice(Math.max(0, wanted)).reduce((sum, chance) => sum + chance, 0),
  )
}
