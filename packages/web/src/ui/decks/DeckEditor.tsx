import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Words } from '@fudaba/table'
import { type Desk, deckSettings } from '../../decks/desk.ts'
import { copiesIn } from '../../decks/draft.ts'
import { playWith } from '../../navigation/openDecks.ts'
import type { DecksOnScreen } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { PrintedCard } from '../card/PrintedCard.tsx'
import { DeckCharts } from './DeckCharts.tsx'
import { DeckView } from './DeckView.tsx'
import { KeepingNote } from './KeepingNote.tsx'
import { Legality } from './Legality.tsx'
import { PoolView } from './PoolView.tsx'
import { SampleHand } from './SampleHand.tsx'
import { ShareDeck } from './ShareDeck.tsx'
import { StrayLines } from './StrayLines.tsx'
import { undoKeys } from './undoKeys.ts'

interface EditorProps {
  readonly place: DecksOnScreen
  readonly desk: Desk
  readonly words: Words
}

/** One deck: the pool on one side, the deck and what the rules say of it on the other. On a phone one at a time. */
export function DeckEditor({ place, desk, words }: EditorProps) {
  const [side, setSide] = useState<'pool' | 'deck'>('pool')
  const [look, setLook] = useState<string | null>(null)
  useEffect(() => undoKeys(desk), [desk])
  const n = copiesIn(desk.draft).length
  return (
    <div class={`desk show-${side}`}>
      <div class="desk-tabs" role="group">
        {(['pool', 'deck'] as const).map((each) => (
          <button
            key={each}
            type="button"
            data-side={each}
            aria-pressed={side === each}
            class={side === each ? 'on' : ''}
            onClick={() => setSide(each)}
          >
            {each === 'pool' ? say.value('poolTab') : say.value('deckTab', { n })}
          </button>
        ))}
      </div>
      <PoolView desk={desk} words={words} formats={place.formats} onLook={setLook} />
      <aside class="desk-side" aria-label={say.value('deckTab', { n })}>
        <DeckHead desk={desk} n={n} />
        <StrayLines desk={desk} />
        <Legality desk={desk} words={words} />
        <DeckView desk={desk} words={words} onLook={setLook} />
        <DeckCharts desk={desk} words={words} look={look} />
        <SampleHand desk={desk} words={words} />
        <ShareDeck desk={desk} formats={place.formats} />
      </aside>
      <section class="desk-look inspector" aria-label={look === null ? '' : words.card(look)}>
        {look === null ? (
          <p class="quiet">{say.value('poolKeys')}</p>
        ) : (
          <>
            <PrintedCard words={words} id={look} />
            <button type="button" class="close-look" onClick={() => setLook(null)}>
              {say.value('close')}
            </button>
          </>
        )}
      </section>
    </div>
  )
}

/** Name, settings, undo, and how it stands with keeping it. */
function DeckHead({ desk, n }: { desk: Desk; n: number }) {
  const { draft, history, pool } = desk
  const { rules } = pool
  const names = useMemo(() => deckSettings(rules, []), [rules])
  return (
    <div class="desk-head">
      <input
        type="text"
        name="deckName"
        maxLength={100}
        aria-label={say.value('deckName')}
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
        <button
          type="button"
          class="primary"
          data-play=""
          onClick={() => void desk.keep().then(() => playWith(rules.name, desk.id))}
        >
          {say.value('playDeck')}
        </button>
      </div>
      {names.map((name) => {
        const setting = rules.settings[name]
        const now = draft.config[name] ?? setting.default
        return (
          <label key={name} class="inline">
            {setting.title[lang.value]}{' '}
            <select
              data-setting={name}
              value={String(now)}
              onChange={(event) => {
                const value = setting.values.find((each) => String(each) === event.currentTarget.value)
                const { [name]: _, ...rest } = draft.config
                const config =
                  value === undefined || value === setting.default ? rest : { ...rest, [name]: value }
                desk.change({ ...draft, config })
              }}
            >
              {setting.values.map((value) => (
                <option key={String(value)} value={String(value)}>
                  {rules.table.messages[`setting.${name}.${value}`]?.[lang.value] ?? String(value)}
                </option>
              ))}
            </select>
          </label>
        )
      })}
      <p class="quiet keeping">
        {say.value('deckCards', { n })} ·{' '}
        <KeepingNote keeping={desk.keeping.value} onKeep={() => void desk.keep()} />
      </p>
    </div>
  )
}
