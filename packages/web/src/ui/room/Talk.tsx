import type { ChatLine } from '@fudaba/protocol'
import { useState } from 'preact/hooks'
import type { RoomSeat } from '../../online/roomSeat.ts'
import { say } from '../../settings/say.ts'

/** Sent as they are named, so that each reads them in his own language. */
const phrases = ['phrase.hello', 'phrase.moment', 'phrase.sorry', 'phrase.nice', 'phrase.thanks'] as const
const isPhrase = (text: string): text is (typeof phrases)[number] => phrases.some((each) => each === text)

/** What was said and what a judge did, and a line to say something. */
export function Talk({ seat }: { seat: RoomSeat }) {
  const [text, setText] = useState('')
  const muted = seat.muted.value
  const { player, you } = seat.client
  const tell = (line: string): void => void seat.doing(() => seat.client.talk(line))
  const lines = seat.heardLines.value
  return (
    <div class="room-talk">
      {you === 'judge' ? <GiveTime seat={seat} /> : null}
      <ul aria-live="polite">
        {lines.map((line, i) => (
          <li key={i} class={line.by === 'judge' ? 'judge' : ''}>
            <b>{nameOf(seat, line.by)}</b>: {lineText(seat, line)}
          </li>
        ))}
      </ul>
      {player === null && you !== 'judge' ? null : (
        <>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (text.trim() !== '') tell(text.trim())
              setText('')
            }}
          >
            <input
              type="text"
              aria-label={say.value('roomTalk')}
              placeholder={say.value('roomTalk')}
              value={text}
              maxLength={300}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <button type="submit">{say.value('roomSay')}</button>
          </form>
          <div class="buttons">
            {phrases.map((each) => (
              <button key={each} type="button" onClick={() => tell(each)}>
                {say.value(each)}
              </button>
            ))}
            <label>
              <input type="checkbox" checked={muted} onChange={() => void (seat.muted.value = !muted)} />{' '}
              {say.value('roomMute')}
            </label>
          </div>
        </>
      )}
    </div>
  )
}

/** The last line of somebody else that was not read yet, for the header. */
export function LastWord({ seat }: { seat: RoomSeat }) {
  const line = seat.unread.value.at(-1)
  if (line === undefined) return null
  return (
    <span class="room-word" role="status">
      <b>{nameOf(seat, line.by)}</b>: {lineText(seat, line)}
    </span>
  )
}

const nameOf = (seat: RoomSeat, by: ChatLine['by']): string =>
  by === 'judge' ? say.value('roomJudge') : (seat.state.value?.seats[by]?.name ?? by)

function lineText(seat: RoomSeat, { text, did }: ChatLine): string {
  if (did === 'enter') return say.value('judgeEntered')
  if (did !== undefined) return say.value('judgeGaveTime', { name: nameOf(seat, did.seat), n: did.seconds })
  return isPhrase(text) ? say.value(text) : text
}

/** So much time a judge gives at once. */
const GIVEN_SECONDS = 60

function GiveTime({ seat }: { seat: RoomSeat }) {
  const state = seat.state.value
  if (state === null || state.clock === null || state.stage !== 'play') return null
  return (
    <div class="buttons">
      {(['P1', 'P2'] as const).map((each) => (
        <button
          key={each}
          type="button"
          data-give-time={each}
          onClick={() => void seat.doing(() => seat.client.addTime(each, GIVEN_SECONDS))}
        >
          {say.value('giveTime', { name: nameOf(seat, each), n: GIVEN_SECONDS })}
        </button>
      ))}
    </div>
  )
}
