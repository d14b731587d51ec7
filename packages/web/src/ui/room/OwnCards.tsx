import type { GameRules } from '@fudaba/kernel'
import type { RoomSeat } from '../../online/roomSeat.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

interface OwnCardsProps {
  readonly rules: GameRules
  readonly seat: RoomSeat
  /** Whether they are seen without opening anything. */
  readonly open?: boolean
}

/** The cards that were brought into the room: seen before anybody plays against them. */
export function OwnCards({ rules, seat, open = false }: OwnCardsProps) {
  const { ownCards: own } = seat
  if (own.length === 0) return null
  return (
    <details class="options" data-own-cards="" open={open}>
      <summary>{say.value('roomCardsUsed', { n: own.length })}</summary>
      <ul class="own-cards">
        {own.map((card) => (
          <li key={rules.cardId(card)}>
            <b>{rules.cardName(card)[lang.value]}</b>{' '}
            {rules.cardText?.(card, rules.book).map(({ text, unread }, i) => (
              <span key={i} class={unread === true ? 'unread' : ''}>
                {text[lang.value]}{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
