import type { Keeping } from '../../decks/draftKeeper.ts'
import { say } from '../../settings/say.ts'

/** How it stands with keeping what is on the desk. */
export function KeepingNote({ keeping, onKeep }: { keeping: Keeping; onKeep: () => void }) {
  switch (keeping.kind) {
    case 'new':
      return (
        <span data-keeping="new">
          {say.value('kept.new')}{' '}
          <button type="button" data-save-deck="" onClick={onKeep}>
            {say.value('saveDeck')}
          </button>
        </span>
      )
    case 'writing':
      return <span data-keeping="writing">{say.value('kept.writing')}</span>
    case 'kept':
      return (
        <span data-keeping="kept" role="status">
          {say.value(keeping.copied ? 'kept.copied' : 'kept.kept')}
        </span>
      )
    case 'failed':
      return (
        <span data-keeping="failed" class="unread-note" role="alert">
          {say.value(`kept.${keeping.fault}`)}{' '}
          <button type="button" onClick={onKeep}>
            {say.value('tryAgain')}
          </button>
        </span>
      )
  }
}
