import { useMemo, useState } from 'preact/hooks'
import type { Words } from '@fudaba/table'
import { readers } from '../../cards/reader.ts'
import { say } from '../../settings/say.ts'
import { CatalogueCard } from '../card/CatalogueCard.tsx'
import { PrintedCard } from '../card/PrintedCard.tsx'
import { printedFacts } from '../card/printed.ts'

/** A field with more values than this gets no filter list. */
const FEW = 24

interface Row {
  readonly id: string
  /** Filter values by field. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** The searchable text, in lower case. */
  readonly text: string
  readonly unread: boolean
}

/** All cards of a game, searched by words and filtered by printed fields. */
export function Catalogue({ words }: { words: Words }) {
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({})
  const [open, setOpen] = useState<string | null>(null)
  const reader = readers.value[words.rules.name]
  const rows = useMemo(() => rowsOf(words), [words.rules, words.lang, reader])
  const fields = useMemo(() => fieldsOf(words, rows), [rows])
  const asked = query.normalize('NFKC').trim().toLowerCase().split(/\s+/)
  const found = rows.filter(
    ({ text, values, unread }) =>
      asked.every((word) => text.includes(word)) &&
      Object.entries(wanted).every(([name, value]) =>
        name === UNREAD ? value === '' || unread : value === '' || values[name]?.includes(value) === true,
      ),
  )
  const filter = (name: string, value: string): void => setWanted({ ...wanted, [name]: value })
  return (
    <>
      <div class="filters">
        <input
          type="search"
          class="search"
          aria-label={say.value('searchCards')}
          placeholder={say.value('searchCards')}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        {fields.map(({ name, label, values }) => (
          <label key={name} class="inline">
            {label}{' '}
            <select data-filter={name} onChange={(event) => filter(name, event.currentTarget.value)}>
              <option value="">{say.value('everything')}</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
        {rows.some(({ unread }) => unread) ? (
          <label class="inline">
            <input
              type="checkbox"
              onChange={(event) => filter(UNREAD, event.currentTarget.checked ? 'yes' : '')}
            />
            {say.value('onlyUnread')}
          </label>
        ) : null}
        <span role="status">{say.value('cardCount', { n: found.length })}</span>
      </div>
      <div class={`shelf${open === null ? '' : ' with-sheet'}`}>
        <ul class="catalogue">
          {found.map(({ id, unread }) => (
            <li key={id}>
              <CatalogueCard words={words} id={id} open={open === id} onOpen={setOpen} />
              {unread ? (
                <span class="unread-mark" title={say.value('unreadText')}>
                  ⚠
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        {open === null ? null : (
          <aside class="inspector sheet">
            <PrintedCard words={words} id={open} />
          </aside>
        )}
      </div>
    </>
  )
}

const UNREAD = ' unread'

function rowsOf(words: Words): Row[] {
  const { rules } = words
  const reader = readers.value[rules.name]
  return rules.cards.map((card) => {
    const id = rules.cardId(card)
    const names = rules.cardName(card)
    const facts = printedFacts(words, card)
    const texts = facts.flatMap((fact) => (fact.text === undefined ? [] : [fact.text]))
    const read = reader === undefined ? [] : texts.map((text) => reader.read(text))
    const values = Object.fromEntries(facts.map((fact) => [fact.name, fact.words]))
    const text = [id, names.ja, names.en, ...facts.map((fact) => fact.value), ...texts]
    return {
      id,
      values,
      text: [...text, ...read.flatMap(({ english }) => english)].join('\n').normalize('NFKC').toLowerCase(),
      unread: read.some(({ problems }) => problems.length > 0),
    }
  })
}

interface Field {
  readonly name: string
  readonly label: string
  readonly values: readonly string[]
}

/** The fields worth a filter: those with a few values, shared by several cards. */
function fieldsOf(words: Words, rows: readonly Row[]): Field[] {
  const names = new Set(rows.flatMap(({ values }) => Object.keys(values)))
  return [...names].flatMap((name) => {
    const all = rows.flatMap(({ values }) => values[name] ?? [])
    const values = [...new Set(all)].sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1))
    const label = words.find(`card.${name}`) ?? name
    return values.length > 1 && values.length <= FEW && values.length < all.length
      ? [{ name, label, values }]
      : []
  })
}
