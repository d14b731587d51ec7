import type { Words } from '@fudaba/table'
import type { Desk } from '../../decks/desk.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { JapaneseName } from '../card/JapaneseName.tsx'
import { printedFacts } from '../card/printed.ts'
import { partsOf } from './documents.ts'
import { dragged, dropped } from './dragCards.ts'
import { hovers } from './hovers.ts'
import { tileKeys } from './tileKeys.ts'

interface DeckProps {
  readonly desk: Desk
  readonly words: Words
  readonly onLook: (id: string) => void
}

/** The cards of the deck, part by part and by what they cost, each with its copies. */
export function DeckView({ desk, words, onLook }: DeckProps) {
  const { draft } = desk
  const { problems, unread } = desk.judged.value
  const marked = new Set(problems.flatMap(({ cards }) => cards))
  const ids = inOrder(words, [...draft.counts.keys()])
  const add = (id: string, more: number): void => desk.add(id, more)
  return (
    <div class="deck-list" {...dropped('pool', (id) => desk.add(id, 1))}>
      {ids.length === 0 ? <p class="quiet deck-empty">{say.value('emptyDeck')}</p> : null}
      {partsOf(desk.pool.shown, ids).map(({ title, ids: own }) => (
        <section key={title?.en ?? ''}>
          {title === null ? null : (
            <h2>
              {title[lang.value]}{' '}
              <small>
                {say.value('deckCards', { n: own.reduce((n, id) => n + draft.counts.get(id)!, 0) })}
              </small>
            </h2>
          )}
          <ul onKeyDown={(event) => tileKeys(event, add)}>
            {own.map((id) => {
              const n = draft.counts.get(id)!
              const card = words.card(id)
              return (
                <li
                  key={id}
                  class={`deck-row${marked.has(id) ? ' wrong' : ''}`}
                  data-row={id}
                  {...dragged(id, 'deck')}
                  onMouseEnter={() => hovers() && onLook(id)}
                >
                  <b class="deck-count">{n}</b>
                  <button
                    type="button"
                    class="deck-name"
                    data-tile={id}
                    aria-label={say.value('copiesOf', { card, n })}
                    onFocus={() => hovers() && onLook(id)}
                    onClick={() => onLook(id)}
                  >
                    {card}
                    {unread.has(id) ? <span title={say.value('unreadText')}> ⚠</span> : null}
                  </button>
                  <JapaneseName words={words} id={id} />
                  <span class="quiet deck-cost">{costOf(words, id)}</span>
                  <button
                    type="button"
                    tabIndex={-1}
                    data-take={id}
                    aria-label={say.value('removeCopy', { card })}
                    onClick={() => add(id, -1)}
                  >
                    −
                  </button>
                  <button
                    type="button"
                    tabIndex={-1}
                    data-add={id}
                    aria-label={say.value('addCopy', { card })}
                    onClick={() => add(id, 1)}
                  >
                    +
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      {draft.missing.length === 0 ? null : (
        <section>
          <h2>{say.value('missingCards')}</h2>
          <ul>
            {draft.missing.map((line) => (
              <li key={`${line.set}/${line.card}`} class="deck-row wrong">
                <b class="deck-count">{line.count}</b>
                <span class="deck-name">{line.name}</span>
                <button
                  type="button"
                  onClick={() =>
                    desk.change({ ...draft, missing: draft.missing.filter((each) => each !== line) })
                  }
                >
                  {say.value('takeOut')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** What the card costs, or what comes first on its face. */
function costOf(words: Words, id: string): string {
  const { cost = [] } = words.rules.table.layout.face ?? {}
  const facts = printedFacts(words, words.printed(id))
  return cost.flatMap((name) => facts.find((fact) => fact.name === name)?.value ?? [])[0] ?? ''
}

/** By kind, then by cost, then by name. */
function inOrder(words: Words, ids: readonly string[]): string[] {
  const { type = 'type' } = words.rules.table.layout.face ?? {}
  const kinds = [...new Set(words.rules.cards.map((card) => kindOf(card, type)))]
  const key = new Map(
    ids.map((id) => [
      id,
      {
        kind: kinds.indexOf(kindOf(words.printed(id), type)),
        cost: Number.parseInt(costOf(words, id), 10) || 0,
      },
    ]),
  )
  return ids.toSorted((a, b) => {
    const [x, y] = [key.get(a)!, key.get(b)!]
    return x.kind - y.kind || x.cost - y.cost || words.card(a).localeCompare(words.card(b), words.lang)
  })
}

function kindOf(card: unknown, field: string): string {
  const record = (card ?? {}) as Record<string, unknown>
  return JSON.stringify(record[field] ?? record[`${field}s`] ?? '')
}
