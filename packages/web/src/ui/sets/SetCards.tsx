import { useEffect, useMemo, useState } from 'preact/hooks'
import type { DatedCard } from '@fudaba/cardtext'
import type { CardState } from '../../decks/setCounts.ts'
import type { SetsOnScreen } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'

/** So many cards are listed at once, and as many more on demand. */
const PAGE = 80

/** Marks of how a card stands; the words beside them are read aloud. */
const MARKS = { read: '✓', unread: '⚠', faulty: '✗' } as const

interface CardsProps {
  readonly place: SetsOnScreen
  readonly cards: readonly DatedCard[]
  readonly states: ReadonlyMap<DatedCard, CardState> | null
  /** The card that is edited. */
  readonly at: number | null
  readonly onEdit: (at: number) => void
  readonly onNew: () => void
}

/** The cards of a set, searched by anything that stands on them, and by how they stand. */
export function SetCards({ place, cards, states, at, onEdit, onNew }: CardsProps) {
  const [query, setQuery] = useState('')
  const [state, setState] = useState<CardState | ''>('')
  const [shown, setShown] = useState(PAGE)
  const { searchable } = place.formats
  const texts = useMemo(() => cards.map((card) => searchable(JSON.stringify(card))), [cards])
  useEffect(() => setShown(PAGE), [query, state])
  const wanted = query
    .split(/\s+/u)
    .map(searchable)
    .filter((word) => word !== '')
  const found = cards.flatMap((card, i) =>
    wanted.every((word) => texts[i].includes(word)) && (state === '' || states?.get(card) === state)
      ? [i]
      : [],
  )
  return (
    <>
      <div class="filters">
        <input
          type="search"
          class="search"
          data-search=""
          aria-label={say.value('searchPool')}
          placeholder={say.value('searchPool')}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <select
          data-state=""
          aria-label={say.value('cardState')}
          value={state}
          onChange={(event) => setState(event.currentTarget.value as CardState | '')}
        >
          <option value="">{say.value('everything')}</option>
          {(['read', 'unread', 'faulty'] as const).map((each) => (
            <option key={each} value={each}>
              {MARKS[each]} {say.value(`state.${each}`)}
            </option>
          ))}
        </select>
        <button type="button" data-new-card="" onClick={onNew}>
          {say.value('newCard')}
        </button>
      </div>
      <ul class="set-cards">
        {found.slice(0, shown).map((i) => {
          const card = cards[i]
          const name = typeof card['name'] === 'string' ? card['name'] : card.id
          const stands = states?.get(card)
          return (
            <li key={i}>
              <button
                type="button"
                data-card={card.id}
                aria-current={i === at}
                class={`set-row${i === at ? ' on' : ''}`}
                onClick={() => onEdit(i)}
              >
                <span class={`card-state ${stands ?? ''}`} data-stands={stands ?? ''}>
                  <span aria-hidden="true">{stands === undefined ? '…' : MARKS[stands]}</span>
                  <span class="hidden-text">{stands === undefined ? '' : say.value(`state.${stands}`)}</span>
                </span>
                <span class="set-row-name">{name}</span>
                {name === card.id ? null : <small class="quiet">{card.id}</small>}
              </button>
            </li>
          )
        })}
      </ul>
      {found.length === 0 && cards.length > 0 ? <p class="quiet">{say.value('noneFound')}</p> : null}
      {found.length > shown ? (
        <button type="button" data-more="" onClick={() => setShown(shown + PAGE)}>
          {say.value('showMore', { n: found.length - shown })}
        </button>
      ) : null}
    </>
  )
}
