import type { LogLine } from '@fudaba/table'
import type { Session } from '../../play/session.ts'
import { say } from '../../settings/say.ts'
import { sideOpen, sideSplit } from '../../settings/settings.ts'
import type { TableModel } from '../board/model.ts'
import { Inspector } from '../inspector/Inspector.tsx'
import { LogPanel } from '../panels/LogPanel.tsx'
import { Divider } from './Divider.tsx'

interface SideProps {
  readonly model: TableModel
  readonly lines: readonly LogLine[]
  readonly session: Session | null
}

/** The right column: inspector and log. */
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
