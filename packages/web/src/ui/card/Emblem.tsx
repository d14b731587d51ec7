import { type Emblem, emblemOf } from './emblem.ts'

const known = new Map<string, Emblem>()

/** The emblem of a card, drawn once for all its copies. */
export function emblemFor(name: string, rank: number): Emblem {
  const key = `${name} ${rank}`
  let found = known.get(key)
  if (found === undefined) known.set(key, (found = emblemOf(name, rank)))
  return found
}

export function EmblemArt({ emblem }: { emblem: Emblem }) {
  return (
    <svg class="art" viewBox="-50 -50 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {emblem.paths.map(({ tone, d }) => (
        <path key={tone} class={tone} d={d} />
      ))}
    </svg>
  )
}
