import { useState } from 'preact/hooks'
import { type LogLine, countText, isShown } from '@fudaba/table'
import { say } from '../app.ts'
import { Arrows } from './Arrows.tsx'
import { Half } from './Board.tsx'
import { Lane } from './Lane.tsx'
import { LogText } from './LogPanel.tsx'
import type { TableModel } from './model.ts'

/** Both halves with the strip between them. On a phone the far half is a line of numbers until it is opened. */
export function TableView({ model, lines }: { model: TableModel; lines: readonly LogLine[] }) {
  const [wide, setWide] = useState(false)
  const { near, words, view } = model
  const far = near === 'P1' ? 'P2' : 'P1'
  const { layout } = model.rules
  const hand = Math.min(
    layout.rows,
    ...layout.slots.filter(({ shape }) => shape === 'fan').map(({ area }) => area[1]),
  )
  const last = lines.findLast((line) => isShown(line, 'standard'))
  return (
    <div class={`board${wide ? ' wide-open' : ''}`} style={{ '--rows': layout.rows + hand }}>
      <button type="button" class="plate" aria-expanded={wide} onClick={() => setWide(!wide)}>
        <span class="hidden-text">{say.value(wide ? 'collapse' : 'expand')}</span>
        <b>{words.player(far)}</b>
        {view.zones
          .filter((zone) => zone.owner === far && zone.count !== 0)
          .map((zone) => (
            <span key={zone.zone}>{countText(words, { ...zone, objects: [] }, false)}</span>
          ))}
        <span aria-hidden="true">{wide ? '▴' : '▾'}</span>
      </button>
      <Half model={model} player={far} far />
      <Lane model={model} />
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
