import { useState } from 'preact/hooks'
import type { GameRules } from '@fudaba/kernel'
import { Words } from '@fudaba/table'
import { say, toLobby } from '../app.ts'
import { lang } from '../play/settings.ts'
import { Signs } from './CardFace.tsx'
import { PrintedCard } from './PrintedCard.tsx'
import { RulesReader } from './RulesReader.tsx'
import { LanguageButton } from './StatusBar.tsx'
import { printedFacts } from './printed.ts'

/** A game's rules or its cards, outside any game. */
export function BrowseScreen({ rules, kind }: { rules: GameRules; kind: 'cards' | 'rules' }) {
  const words = new Words(rules, lang.value)
  const { name, version } = rules.book.rulebook
  return (
    <div class="browse">
      <header class="status">
        <button type="button" class="home" onClick={toLobby} title={say.value('lobby')}>
          {say.value('title')}
        </button>
        <h1>
          {words.pick(name)} <small>{version}</small> —{' '}
          {say.value(kind === 'cards' ? 'browseCards' : 'rulesReader')}
        </h1>
        <span class="grow" />
        <LanguageButton />
      </header>
      <main>{kind === 'rules' ? <RulesReader words={words} clause={null} /> : <Cards words={words} />}</main>
    </div>
  )
}

/** More different values than this are looked for by typing, not by a list. */
const FEW = 16

/** The whole catalogue, by a word or by what is printed. */
function Cards({ words }: { words: Words }) {
  const { rules } = words
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({})
  const [open, setOpen] = useState<string | null>(null)
  const rows = rules.cards.map((card) => ({
    id: rules.cardId(card),
    names: rules.cardName(card),
    facts: printedFacts(words, card),
  }))
  const fields = new Map<string, { label: string; values: Set<string> }>()
  for (const { facts } of rows)
    for (const { name, label, value, text } of facts) {
      if (text) continue
      const field = fields.get(name) ?? { label, values: new Set() }
      field.values.add(value)
      fields.set(name, field)
    }
  const text = query.normalize('NFKC').trim().toLowerCase()
  const found = rows.filter(
    ({ id, names, facts }) =>
      [id, names.ja, names.en, ...facts.map((fact) => fact.value)].some((each) =>
        each.toLowerCase().includes(text),
      ) &&
      Object.entries(wanted).every(
        ([name, value]) => value === '' || facts.some((f) => f.name === name && f.value === value),
      ),
  )
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
        {[...fields]
          .filter(([, { values }]) => values.size <= FEW)
          .map(([name, { label, values }]) => (
            <label key={name} class="inline">
              {label}{' '}
              <select onChange={(event) => setWanted({ ...wanted, [name]: event.currentTarget.value })}>
                <option value="">{say.value('everything')}</option>
                {[...values].map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
        <span role="status">{say.value('cardCount', { n: found.length })}</span>
      </div>
      <ul class="catalogue">
        {found.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              class={`card${open === id ? ' selected' : ''}`}
              onClick={() => setOpen(open === id ? null : id)}
            >
              <span class="face">
                <span class={`name${words.card(id).length <= 3 ? ' short' : ''}`}>
                  <Signs text={words.card(id)} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <aside class="inspector sheet">
          <PrintedCard words={words} id={open} />
        </aside>
      )}
    </>
  )
}
