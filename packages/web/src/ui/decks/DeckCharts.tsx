import { useState } from 'preact/hooks'
import type { Words } from '@fudaba/table'
import type { Desk } from '../../decks/desk.ts'
import { chanceOf } from '../../decks/odds.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { type Bar, chartsOf } from './chartsOf.ts'
import { partsOf } from './documents.ts'

interface ChartsProps {
  readonly desk: Desk
  readonly words: Words
  /** The card that is looked at. */
  readonly look: string | null
}

/** What the deck is made of, by cost and type, and how likely a card of it is drawn. */
export function DeckCharts({ desk, words, look }: ChartsProps) {
  const { counts } = desk.draft
  const parts = partsOf(desk.pool.shown, [...counts.keys()]).filter(({ ids }) => ids.length > 0)
  if (parts.length === 0) return null
  return (
    <details class="options deck-charts">
      <summary>{say.value('deckCharts')}</summary>
      {parts.map(({ title, ids }) => {
        const { costs, types } = chartsOf(words, counts, ids)
        return (
          <section key={title?.en ?? ''}>
            {title === null ? null : <h2>{title[lang.value]}</h2>}
            <Chart title={say.value('chart.cost')} bars={costs} />
            <Chart title={say.value('chart.type')} bars={types} />
          </section>
        )
      })}
      <Odds desk={desk} words={words} look={look} ids={parts[0].ids} />
    </details>
  )
}

function Chart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  if (bars.length === 0) return null
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map(({ label, count }) => (
          <li key={label} data-bar={label}>
            <span class="bar-label">{label}</span>
            <span class="bar" style={{ '--share': count / most }} aria-hidden="true" />
            <span class="bar-count">{say.value('deckCards', { n: count })}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** As many cards as most games begin with. */
const FIRST_HAND = 5

/** Of the part that is drawn from, the first. */
function Odds({ desk, words, look, ids }: ChartsProps & { readonly ids: readonly string[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [seen, setSeen] = useState(FIRST_HAND)
  const { counts } = desk.draft
  const size = ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  const card = [chosen, look].find((id) => id !== null && ids.includes(id)) ?? ids[0]
  const copies = counts.get(card) ?? 0
  const chances = Array.from({ length: Math.min(copies, 4) }, (_, i) => chanceOf(size, copies, seen, i + 1))
  return (
    <section class="odds">
      <h2>{say.value('odds')}</h2>
      <label class="inline">
        {say.value('oddsCard')}{' '}
        <select data-odds="card" value={card} onChange={(event) => setChosen(event.currentTarget.value)}>
          {ids.map((id) => (
            <option key={id} value={id}>
              {words.card(id)}
            </option>
          ))}
        </select>
      </label>
      <label class="inline">
        {say.value('oddsSeen')}{' '}
        <input
          type="number"
          data-odds="seen"
          min={1}
          max={size}
          value={seen}
          onInput={(event) => setSeen(Math.max(1, Math.min(size, event.currentTarget.valueAsNumber || 1)))}
        />
      </label>
      <div role="status">
        <dl class="values">
          {chances.map((chance, i) => (
            <div key={i} data-chance={i + 1}>
              <dt>{say.value('oddsAtLeast', { n: i + 1 })}</dt>
              <dd>{percent(chance)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`
