import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Words } from '@fudaba/table'
import { readers } from '../../cards/reader.ts'
import type { Desk } from '../../decks/desk.ts'
import type { DecksOnScreen } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { PrintedFace } from '../card/CatalogueCard.tsx'
import { poolFields, searchedCards, sorted } from './documents.ts'
import { dragged, dropped } from './dragCards.ts'
import { hovers } from './hovers.ts'
import { tileKeys } from './tileKeys.ts'

/** So many cards are drawn at once, and as many more on demand. */
const PAGE = 90

interface PoolProps {
  readonly desk: Desk
  readonly words: Words
  readonly formats: DecksOnScreen['formats']
  readonly onLook: (id: string) => void
}

/** The cards to build from: searched, filtered, sorted; a press puts one into the deck. */
export function PoolView({ desk, words, formats, onLook }: PoolProps) {
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({})
  const [order, setOrder] = useState('number')
  const [whose, setWhose] = useState('')
  const [shown, setShown] = useState(PAGE)
  const reader = readers.value[words.rules.name]
  const search = useMemo(
    () => new formats.CardSearch(searchedCards(desk.pool, reader)),
    [formats, desk.pool, reader],
  )
  const fields = useMemo(() => poolFields(words), [words.rules, words.lang])
  const found = useMemo(() => {
    const fits = (id: string): boolean =>
      Object.entries(wanted).every(
        ([name, value]) => value === '' || fields.valuesOf.get(id)?.[name]?.includes(value) === true,
      )
    const own = (id: string): string | undefined => desk.pool.ownCard(id)?.set.id
    const all = sorted(
      search.find(query).filter((id) => fits(id) && (whose === '' || own(id) === whose)),
      order,
      words,
      fields,
    )
    // Who made cards looks for them first.
    return order === 'number' ? [...all].sort((a, b) => Number(!own(a)) - Number(!own(b))) : all
  }, [search, query, wanted, whose, order, fields, words, desk.pool])
  useEffect(() => setShown(PAGE), [query, wanted, whose, order])
  return (
    <section class="pool" aria-label={say.value('poolTab')} {...dropped('deck', (id) => desk.add(id, -1))}>
      <div class="filters">
        <input
          type="search"
          class="search"
          data-search=""
          aria-label={say.value('searchPool')}
          placeholder={say.value('searchPool')}
          title={say.value('searchHelp')}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        {desk.pool.sets.length === 0 ? null : (
          <select
            data-whose=""
            aria-label={say.value('yourSets')}
            value={whose}
            onChange={(event) => setWhose(event.currentTarget.value)}
          >
            <option value="">{say.value('everything')}</option>
            {desk.pool.sets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        <details class="more-filters">
          <summary>
            {say.value('sortBy')} · {fields.filters.map(({ label }) => label).join(' · ')}
          </summary>
          <div class="filter-grid">
            <label class="inline">
              {say.value('sortBy')}{' '}
              <select data-sort="" value={order} onChange={(event) => setOrder(event.currentTarget.value)}>
                <option value="number">{say.value('sort.number')}</option>
                <option value="name">{say.value('sort.name')}</option>
                {fields.orders.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            {fields.filters.map(({ name, label, values }) => (
              <label key={name} class="inline">
                {label}{' '}
                <select
                  data-filter={name}
                  value={wanted[name] ?? ''}
                  onChange={(event) => setWanted({ ...wanted, [name]: event.currentTarget.value })}
                >
                  <option value="">{say.value('everything')}</option>
                  {values.map((value) => (
                    <option key={value}>{value}</option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </details>
        <span role="status" class="quiet">
          {say.value('cardCount', { n: found.length })}
        </span>
      </div>
      <p class="quiet search-help">{say.value('searchHelp')}</p>
      <Tiles desk={desk} words={words} ids={found.slice(0, shown)} onLook={onLook} />
      {found.length === 0 ? <p class="quiet">{say.value('noneFound')}</p> : null}
      {found.length > shown ? (
        <button type="button" data-more="" onClick={() => setShown(shown + PAGE)}>
          {say.value('showMore', { n: found.length - shown })}
        </button>
      ) : null}
    </section>
  )
}

interface TilesProps {
  readonly desk: Desk
  readonly words: Words
  readonly ids: readonly string[]
  readonly onLook: (id: string) => void
}

function Tiles({ desk, words, ids, onLook }: TilesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const { counts } = desk.draft
  const { problems, unread } = desk.judged.value
  const marked = new Set(problems.flatMap(({ cards }) => cards))
  // One stop of the tab key for the whole list: arrows move within.
  const entry = at !== null && ids.includes(at) ? at : ids[0]
  const add = (id: string, more: number): void => desk.add(id, more)
  return (
    <ul ref={list} class="catalogue pool-tiles" onKeyDown={(event) => tileKeys(event, add)}>
      {ids.map((id) => {
        const n = counts.get(id) ?? 0
        const card = words.card(id)
        return (
          <li
            key={id}
            class={`pool-tile${n > 0 ? ' in-deck' : ''}${marked.has(id) ? ' wrong' : ''}`}
            {...dragged(id, 'pool')}
          >
            <button
              type="button"
              class="card"
              data-tile={id}
              tabIndex={id === entry ? 0 : -1}
              title={card}
              onFocus={() => {
                setAt(id)
                if (hovers()) onLook(id)
              }}
              onMouseEnter={() => hovers() && onLook(id)}
              onClick={() => add(id, 1)}
            >
              <span class="hidden-text">
                {n === 0 ? say.value('addCopy', { card }) : say.value('copiesOf', { card, n })}
              </span>
              <PrintedFace words={words} id={id} />
            </button>
            <button
              type="button"
              class="tile-look"
              tabIndex={-1}
              data-look={id}
              aria-label={say.value('lookAt', { card })}
              onClick={() => onLook(id)}
            >
              i
            </button>
            {n === 0 ? null : (
              <span class="tile-count">
                <button
                  type="button"
                  tabIndex={-1}
                  data-take={id}
                  aria-label={say.value('removeCopy', { card })}
                  onClick={() => add(id, -1)}
                >
                  −
                </button>
                <b>{n}</b>
              </span>
            )}
            {unread.has(id) ? (
              <span class="unread-mark" title={say.value('unreadText')}>
                ⚠
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
