import { type LogLine, isShown } from '@fudaba/table'
import { viewport } from '../../settings/viewport.ts'
import { Arrows } from './Arrows.tsx'
import { Half } from './Half.tsx'
import { Lane } from './Lane.tsx'
import { PhoneHalf } from './PhoneHalf.tsx'
import { Showcase } from './Showcase.tsx'
import type { TableModel } from './model.ts'
import { boardSize } from './rowHeights.ts'
import { useLunges } from './useLunges.ts'
import { useShown } from './useShown.ts'

interface TableViewProps {
  readonly model: TableModel
  readonly lines: readonly LogLine[]
  /** Cards revealed from this logical time on are shown between the players. */
  readonly since?: number
}

/** At most this many revealing lines are shown; the log has all. */
const MOST_REVEALED = 4

/** Both halves and the lane between them, whole at once on a phone too. */
export function TableView({ model, lines, since = Infinity }: TableViewProps) {
  const { near } = model
  // Of a replay one turns the pages oneself: nothing is held up.
  const shown = useShown(model, lines, since !== Infinity)
  useLunges(model, since !== Infinity)
  const far = near === 'P1' ? 'P2' : 'P1'
  const { layout } = model.rules.table
  const Side = viewport.value === 'wide' ? Half : PhoneHalf
  return (
    <div
      class="board"
      data-weave={layout.mat?.weave}
      style={{ ...boardSize({ layout, view: model.view }), '--mat-hue': layout.mat?.hue }}
    >
      <Side model={model} player={far} far />
      <Lane
        model={model}
        revealed={lines.filter(({ reveals, time }) => reveals && time >= since).slice(-MOST_REVEALED)}
        last={viewport.value === 'wide' ? undefined : lines.findLast((line) => isShown(line, 'standard'))}
      />
      <Side model={model} player={near} far={false} />
      <Arrows model={model} traces={shown.flatMap(({ trace }) => (trace === null ? [] : [trace]))} />
      <Showcase words={model.words} shown={shown} />
    </div>
  )
}
