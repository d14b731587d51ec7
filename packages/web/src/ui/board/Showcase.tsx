import type { Words } from '@fudaba/table'
import { heldMilliseconds, pace } from '../../settings/settings.ts'
import { PrintedFace } from '../card/CatalogueCard.tsx'
import { LogText } from '../card/LogText.tsx'
import type { Shown } from './useShown.ts'

/** What was just played or turned over, large in the middle. It takes no clicks, and the log says it to who cannot see. */
export function Showcase({ words, shown }: { words: Words; shown: readonly Shown[] }) {
  if (shown.length === 0) return null
  return (
    <div class="showcase" aria-hidden="true" style={{ '--held': `${heldMilliseconds[pace.value]}ms` }}>
      {shown.map(({ key, card, line, turned }) => (
        <figure key={key} class={turned ? 'turned-over' : 'held-up'}>
          <span class="card">
            <PrintedFace words={words} id={card} />
          </span>
          <figcaption>
            <LogText words={words} line={line} />
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
