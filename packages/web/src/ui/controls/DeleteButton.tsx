import { useState } from 'preact/hooks'
import { say } from '../../settings/say.ts'

/** Deletes after a second press, so that a slip deletes nothing. */
export function DeleteButton({ label, onDelete }: { label: string; onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" data-delete="" aria-label={label} onClick={() => setAsking(true)}>
        {say.value('delete')}
      </button>
    )
  return (
    <span class="sure" role="group" aria-label={label}>
      <span role="alert">{say.value('deleteSure')}</span>
      <button type="button" data-delete-sure="" onClick={onDelete}>
        {say.value('yes')}
      </button>
      {/* The answer that loses nothing has the focus. */}
      <button type="button" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
        {say.value('no')}
      </button>
    </span>
  )
}
