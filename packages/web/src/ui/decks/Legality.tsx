import type { Words } from '@fudaba/table'
import type { Desk } from '../../decks/desk.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** Whether the deck may be played: every reason against it with its clause, and what of it is not read. */
export function Legality({ desk, words }: { desk: Desk; words: Words }) {
  const { problems, unread } = desk.judged.value
  return (
    <div class="legality" data-legal={problems.length === 0 ? 'yes' : 'no'} role="status">
      <p class={problems.length === 0 ? 'possible' : 'unread-note'}>
        {problems.length === 0
          ? `✓ ${say.value('deckIsLegal')}`
          : `✗ ${say.value('deckProblems', { n: problems.length })}`}
      </p>
      {problems.length === 0 ? null : (
        <ul>
          {problems.map(({ clause, message, cards }) => (
            <li key={clause + message.en} data-clause={clause}>
              <code>{clause}</code> {message[lang.value]}
              {cards.length < 2 ? null : (
                <span class="quiet">
                  {' '}
                  {say.value('problemCards', { cards: cards.map((id) => words.card(id)).join('・') })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {unread.size === 0 ? null : <p class="unread-note">⚠ {say.value('deckUnread', { n: unread.size })}</p>}
    </div>
  )
}
