import { useEffect, useMemo, useState } from 'preact/hooks'
import type { SetCounts } from '../../decks/setCounts.ts'
import { countSet } from '../../decks/setCounts.ts'
import type { SetDesk } from '../../decks/setDesk.ts'
import { saveFile } from '../../files/saveFile.ts'
import { buildDeck } from '../../navigation/openDecks.ts'
import type { SetsOnScreen } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { KeepingNote } from '../decks/KeepingNote.tsx'
import { undoKeys } from '../decks/undoKeys.ts'
import { CardForm } from './CardForm.tsx'
import { PasteCards } from './PasteCards.tsx'
import { SetCards } from './SetCards.tsx'
import { setFileName } from './setFileName.ts'

interface EditorProps {
  readonly place: SetsOnScreen
  readonly desk: SetDesk
}

/** One set: its cards on one side, the card that is edited on the other. On a phone one at a time. */
export function SetEditor({ place, desk }: EditorProps) {
  const { reader } = place
  const { draft } = desk
  const [at, setAt] = useState<number | null>(draft.cards.length === 0 ? null : 0)
  const [side, setSide] = useState<'list' | 'card'>('list')
  const [counts, setCounts] = useState<SetCounts | null>(null)
  useEffect(() => undoKeys(desk), [desk])
  // What comes of an undo may have fewer cards.
  const here = at !== null && at < draft.cards.length ? at : null
  const set = useMemo(() => desk.set, [draft])
  useEffect(() => countSet(reader, set, setCounts), [reader, set])
  const edit = (next: number | null): void => {
    setAt(next)
    setSide(next === null ? 'list' : 'card')
  }
  const addEmpty = (): void => {
    desk.add({ words: {}, cards: [{ id: say.value('newCard') }] })
    edit(draft.cards.length)
  }
  return (
    <div class={`desk set-desk show-${side}`}>
      <div class="desk-tabs" role="group">
        {(['list', 'card'] as const).map((each) => (
          <button
            key={each}
            type="button"
            data-side={each}
            aria-pressed={side === each}
            class={side === each ? 'on' : ''}
            disabled={each === 'card' && here === null}
            onClick={() => setSide(each)}
          >
            {each === 'list' ? say.value('setTab', { n: draft.cards.length }) : say.value('cardTab')}
          </button>
        ))}
      </div>
      <section class="set-side" aria-label={say.value('setTab', { n: draft.cards.length })}>
        <SetHeadForm place={place} desk={desk} counts={counts} />
        <details class="options" open={draft.cards.length === 0}>
          <summary>{say.value('pasteCards')}</summary>
          <PasteCards
            place={place}
            onCards={(cards) => {
              desk.add(cards)
              setAt(draft.cards.length)
            }}
          />
        </details>
        <SetCards
          place={place}
          cards={draft.cards}
          states={counts?.states ?? null}
          at={here}
          onEdit={edit}
          onNew={addEmpty}
        />
      </section>
      <section class="set-card" aria-label={say.value('cardTab')}>
        {here === null ? (
          <p class="quiet">{say.value('chooseCard')}</p>
        ) : (
          <CardForm
            key={`${desk.id} ${here}`}
            place={place}
            desk={desk}
            set={set}
            at={here}
            onGone={() => edit(draft.cards.length > 1 ? Math.max(0, here - 1) : null)}
          />
        )}
      </section>
    </div>
  )
}

interface HeadProps extends EditorProps {
  readonly counts: SetCounts | null
}

/** Name, undo, how it stands with keeping and reading the set, and the way into a file. */
function SetHeadForm({ place, desk, counts }: HeadProps) {
  const { draft, history } = desk
  const save = (): void => {
    saveFile(setFileName(draft.name), place.formats.cardsFileText(desk.game, draft))
    void desk.noteExport().catch(() => undefined)
  }
  return (
    <div class="desk-head">
      <input
        type="text"
        name="setName"
        maxLength={100}
        aria-label={say.value('setName')}
        value={draft.name}
        onInput={(event) => desk.change({ ...draft, name: event.currentTarget.value }, 'name')}
      />
      <div class="buttons">
        <button type="button" data-undo="" disabled={!history.canUndo.value} onClick={() => desk.undo()}>
          {say.value('undoStep')}
        </button>
        <button type="button" data-redo="" disabled={!history.canRedo.value} onClick={() => desk.redo()}>
          {say.value('redoStep')}
        </button>
        <button type="button" data-export="" onClick={save}>
          {say.value('shareFile')}
        </button>
        <button
          type="button"
          class="primary"
          data-build-deck=""
          disabled={draft.cards.length === 0}
          onClick={() => void desk.keep().then(() => buildDeck(desk.game))}
        >
          {say.value('buildDeck')}
        </button>
      </div>
      <p class="quiet keeping">
        {say.value('cardKinds', { n: draft.cards.length })} ·{' '}
        <KeepingNote keeping={desk.keeping.value} onKeep={() => void desk.keep()} />
      </p>
      {counts === null || draft.cards.length === 0 ? null : (
        <p class="set-counts" data-counts={`${counts.read} ${counts.unread} ${counts.faulty} ${counts.left}`}>
          <span class="possible">✓ {say.value('countRead', { n: counts.read })}</span>{' '}
          <span class={counts.unread === 0 ? 'quiet' : 'unread-note'}>
            ⚠ {say.value('countUnread', { n: counts.unread })}
          </span>{' '}
          <span class={counts.faulty === 0 ? 'quiet' : 'unread-note'}>
            ✗ {say.value('countFaulty', { n: counts.faulty })}
          </span>
          {counts.left === 0 ? null : (
            <span class="quiet"> · {say.value('countLeft', { n: counts.left })}</span>
          )}
        </p>
      )}
      {desk.isExportDue ? (
        <p class="quiet" data-export-due="">
          {say.value(desk.exported.value === 0 ? 'neverExported' : 'exportDue')}
        </p>
      ) : null}
    </div>
  )
}
