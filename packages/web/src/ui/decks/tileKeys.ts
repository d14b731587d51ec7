/** Keys in a list of cards: arrows move, Enter and + put one in, - and Delete take one out. */
export function tileKeys(event: KeyboardEvent, add: (id: string, more: number) => void): void {
  const list = event.currentTarget as HTMLElement
  const tiles = [...list.querySelectorAll<HTMLElement>('[data-tile]')]
  const here = tiles.findIndex((tile) => tile === document.activeElement)
  if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const id = tiles[here].dataset['tile']!
  const to = target(event.key, tiles, here)
  if (to !== null) tiles[to]?.focus()
  else if (event.key === '+' || event.key === ';') add(id, 1)
  else if (event.key === '-' || event.key === 'Delete' || event.key === 'Backspace') add(id, -1)
  else return
  event.preventDefault()
}

/** The place that a key leads to; null: the key leads nowhere. */
function target(key: string, tiles: readonly HTMLElement[], here: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return here + 1
    case 'ArrowLeft':
      return here - 1
    case 'ArrowDown':
      return inLine(tiles, here, 1)
    case 'ArrowUp':
      return inLine(tiles, here, -1)
    case 'Home':
      return 0
    case 'End':
      return tiles.length - 1
    default:
      return null
  }
}

/** The tile of the next line that lies nearest. */
function inLine(tiles: readonly HTMLElement[], here: number, way: 1 | -1): number {
  const { left, top } = tiles[here].getBoundingClientRect()
  let best = here
  let line: number | null = null
  let least = Infinity
  for (let i = here + way; i >= 0 && i < tiles.length; i += way) {
    const box = tiles[i].getBoundingClientRect()
    if (Math.abs(box.top - top) < 4) continue
    line ??= box.top
    if (Math.abs(box.top - line) >= 4) break
    const far = Math.abs(box.left - left)
    if (far < least) {
      least = far
      best = i
    }
  }
  return best
}
