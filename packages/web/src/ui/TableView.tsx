import { useState } from 'preact/hooks'
import type { Layout } from '@fudaba/kernel'
import { type LogLine, countText, factsOf, isShown } from '@fudaba/table'
import { say } from '../app.ts'
import { Arrows } from './Arrows.tsx'
import { Half } from './Board.tsx'
import { Lane } from './Lane.tsx'
import { LogText } from './LogPanel.tsx'
import type { TableModel } from './model.ts'

interface TableViewProps {
  readonly model: TableModel
  readonly lines: readonly LogLine[]
  /** From this time on, what was turned up is shown between the players. */
  readonly since?: number
}

/** More than these are in the log. */
const MOST_REVEALED = 4

/** Both halves with the strip between them. On a phone the far half is a line of numbers until it is opened. */
export function TableView({ model, lines, since = Infinity }: TableViewProps) {
  const [wide, setWide] = useState(false)
  const { near, words, view } = model
  const far = near === 'P1' ? 'P2' : 'P1'
  const { layout } = model.rules
  const last = lines.findLast((line) => isShown(line, 'standard'))
  return (
    <div class={`board${wide ? ' wide-open' : ''}`} style={boardSize(layout)}>
      <button
        type="button"
        class="plate"
        data-object={far}
        aria-expanded={wide}
        onClick={() => setWide(!wide)}
      >
        <span class="hidden-text">{say.value(wide ? 'collapse' : 'expand')}</span>
        <b>{words.player(far)}</b>
        {factsOf(words, view).roles[far].map(({ name, label }) => (
          <span key={name}>◆{label}</span>
        ))}
        {factsOf(words, view).of[far].map(({ name, label, value }) => (
          <span key={name}>
            {label} <b>{value}</b>
          </span>
        ))}
        {view.zones
          .filter((zone) => zone.owner === far && zone.count !== 0)
          .map((zone) => (
            <span key={zone.zone}>{countText(words, { ...zone, objects: [] }, false)}</span>
          ))}
        <span aria-hidden="true">{wide ? '▴' : '▾'}</span>
      </button>
      <Half model={model} player={far} far />
      <Lane
        model={model}
        revealed={lines.filter(({ reveals, time }) => reveals && time >= since).slice(-MOST_REVEALED)}
      />
      <Half model={model} player={near} far={false} />
      {last === undefined ? null : (
        <p class="last-line">
          <span>{say.value('lastLine')}</span> <LogText words={words} line={last} />
        </p>
      )}
      <Arrows model={model} />
    </div>
  )
}

/** Small cards take this much of a card's height. */
const SMALL = 0.66

/** How many cards lie one above the other on the whole table, and how many rows there are round them. */
function boardSize({ rows, slots }: Layout): Record<string, number> {
  const hand = Math.min(rows, ...slots.filter(({ shape }) => shape === 'fan').map(({ area }) => area[1]))
  const heights = Array.from({ length: hand }, (_, row) => {
    const there = slots.filter(
      ({ area, shape, centre }) => area[1] === row && shape !== 'column' && centre !== true,
    )
    return there.length > 0 && there.every(({ small }) => small === true) ? SMALL : 1
  })
  const side = heights.reduce((sum, height) => sum + height, 0)
  return { '--rows': 2 * side + rows - hand, '--bands': 2 * hand + rows - hand, '--small': SMALL }
}
