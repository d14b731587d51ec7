import { type Words, cardTextLines, findCards, findRulings } from '@fudaba/table'
import { say } from '../../settings/say.ts'

/** At most this many cards are listed. */
const SHOWN = 20

interface FoundProps {
  readonly words: Words
  readonly query: string
  readonly onOpen: (clause: string) => void
}

/** What a search finds beside clauses: our readings of open questions, with what hangs on each, and cards. */
export function FoundBeside({ words, query, onOpen }: FoundProps) {
  const { rules } = words
  const rulings = findRulings(rules, query)
  const cards = findCards(rules, query)
  return (
    <>
      {rulings.length === 0 ? null : (
        <details class="open-questions" open={query.trim() !== ''}>
          <summary>{say.value('openQuestions', { n: rulings.length })}</summary>
          {rulings.map(({ id, question, reading, clauses, confidence, setting }) => (
            <article key={id} data-ruling={id}>
              <h4>{words.pick(question)}</h4>
              <p>{words.pick(reading)}</p>
              <p class="where">
                {id} · {say.value('sure')}: {words.say(`confidence.${confidence}`)}
                {setting === undefined ? '' : ` · ${say.value('hangsOnSetting', { name: setting })}`}
              </p>
              <p>
                {say.value('hangsOn')}{' '}
                {clauses.map((clause) => (
                  <button key={clause} type="button" class="clause" onClick={() => onOpen(clause)}>
                    {clause}
                  </button>
                ))}
              </p>
            </article>
          ))}
        </details>
      )}
      {cards.length === 0 ? null : (
        <details class="found-cards" open>
          <summary>{say.value('foundCards', { n: cards.length })}</summary>
          <ul>
            {cards.slice(0, SHOWN).map((card) => (
              <li key={rules.cardId(card)} data-found-card={rules.cardId(card)}>
                <b>{words.pick(rules.cardName(card))}</b> <small>{rules.cardId(card)}</small>
                {cardTextLines(words, rules.cardId(card)).map((line, i) => (
                  <p key={i}>{line}</p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
