import type { Words } from '@fudaba/table'

/** How the game is played: its messages `primer.1`, `primer.2` … */
export function Primer({ words }: { words: Words }) {
  return (
    <ol class="primer">
      {primerOf(words).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  )
}

function primerOf(words: Words): string[] {
  const lines: string[] = []
  for (;;) {
    const next = words.find(`primer.${lines.length + 1}`)
    if (next === undefined) return lines
    lines.push(next)
  }
}
