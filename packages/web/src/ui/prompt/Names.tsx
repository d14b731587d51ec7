import { useState } from 'preact/hooks'
import type { Prompt } from '@fudaba/table'
import type { Session } from '../../play/session.ts'
import { choose } from '../../play/touch.ts'
import { say } from '../../settings/say.ts'

/** At most this many names are listed; the filter finds the others. */
const SHOWN = 24

/** One name out of many, filtered by typing a part of it. */
export function Names({ session, prompt }: { session: Session; prompt: Prompt }) {
  const [filter, setFilter] = useState('')
  const wanted = filter.normalize('NFKC').trim().toLowerCase()
  const found = prompt.choices
    .map((choice, i) => ({ ...choice, i }))
    .filter(({ label, words }) => [label.toLowerCase(), ...words].some((word) => word.includes(wanted)))
  return (
    <div class="answers">
      {prompt.choices.length > 9 ? (
        <input
          type="search"
          aria-label={say.value('filter')}
          placeholder={say.value('filter')}
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      {found.slice(0, SHOWN).map(({ id, label, i }) => (
        <button
          key={id}
          type="button"
          class="choice"
          data-answer={id}
          onClick={() => void choose(session, i, true)}
        >
          <kbd>{i < 9 ? i + 1 : ''}</kbd> {label}
        </button>
      ))}
      {found.length > SHOWN ? (
        <span class="quiet">{say.value('moreRules', { n: found.length - SHOWN })}</span>
      ) : null}
    </div>
  )
}
