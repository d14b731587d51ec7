import type { LogLine } from '@fudaba/table'
import { say } from '../app.ts'
import type { Session } from '../play/session.ts'
import { sideOpen, sideSplit } from '../play/settings.ts'
import { Divider } from './Divider.tsx'
import { Inspector } from './Inspector.tsx'
import { LogPanel } from './LogPanel.tsx'
import type { TableModel } from './model.ts'

interface SideProps {
  readonly model: TableModel
  readonly lines: readonly LogLine[]
  readonly session: Session | null
}

/** The right column: the card, large, and the log. */
export function Side({ model, lines, session }: SideProps) {
  if (!sideOpen.value) return null
  return (
    <aside class="side" aria-label={say.value('showSide')} style={{ '--split': `${sideSplit.value}%` }}>
      <Inspector model={model} session={session} />
      <Divider />
      <LogPanel
        words={model.words}
        lines={lines}
        near={model.near}
        failures={session?.look.value?.failures}
      />
    </aside>
  )
}
