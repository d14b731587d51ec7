import { existsSync } from 'node:fs'

/** A file name that does not exist yet, so that saving overwrites nothing. */
export function freeName(game: string, seed: string | number): string {
  const base = `fudaba-${game}-${String(seed).replace(/\W+/g, '-')}`
  for (let n = 1; ; n++) {
    const name = n === 1 ? `${base}.json` : `${base}-${n}.json`
    if (!existsSync(name)) return name
  }
}
