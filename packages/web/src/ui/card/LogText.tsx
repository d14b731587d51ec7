import type { LogLine, Words } from '@fudaba/table'
import { inspected } from '../../navigation/inspected.ts'
import { Signs } from './Signs.tsx'

/** A line of the log; the names of its cards show the card in the inspector, also after it has left the table. */
export function LogText({ words, line }: { words: Words; line: LogLine }) {
  const names = new Map(line.cards.map((id) => [words.card(id), id]))
  const pattern = [...names.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const parts = pattern.length === 0 ? [line.text] : line.text.split(new RegExp(`(${pattern.join('|')})`))
  return (
    <span class="log-text">
      {parts.map((part, i) => {
        const card = i % 2 === 1 ? names.get(part) : undefined
        if (card === undefined) return <Signs key={i} text={part} />
        const show = (): void => void (inspected.value = { kind: 'card', id: card })
        return (
          <span key={i} class="card-name" data-card={card} onPointerEnter={show} onClick={show}>
            <Signs text={part} />
          </span>
        )
      })}
    </span>
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
