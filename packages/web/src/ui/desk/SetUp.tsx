import { useSignal } from '@preact/signals'
import type { PlayerName } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'
import { objectsAt, placesOf, playerNames, titleOf, withKey, withSeat } from '../../desk/draft.ts'
import type { JudgeDesk } from '../../desk/judgeDesk.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { AddCard } from './AddCard.tsx'
import { ObjectForm } from './ObjectForm.tsx'
import { type Chosen, placeKey, placeText, valueOf } from './places.ts'

/** The board by hand: moment, turn, counters, and what lies where. */
export function SetUp({ desk, words }: { desk: JudgeDesk; words: Words }) {
  const chosen = useSignal<Chosen | null>(null)
  const position = desk.position.value
  const places = placesOf(desk.rules.book)
  const now = chosen.value
  return (
    <div class="judge-set-up">
      {position.underWay === undefined ? null : <p class="quiet">{say.value('judge.underWay')}</p>}
      <WhenAndWhose desk={desk} words={words} />
      <AddCard desk={desk} words={words} places={places} />
      {now === null || objectsAt(desk.rules, position, now.place)[now.at] === undefined ? null : (
        <ObjectForm
          desk={desk}
          words={words}
          places={places}
          chosen={now}
          choose={(next) => void (chosen.value = next)}
        />
      )}
      <dl class="judge-places">
        {places.map((place) => {
          const objects = objectsAt(desk.rules, position, place)
          if (objects.length === 0) return null
          return (
            <div key={placeKey(place)}>
              <dt>{placeText(words, place)}</dt>
              <dd>
                {objects.map((object, at) => (
                  <button
                    key={at}
                    type="button"
                    class="judge-chip"
                    data-laid={`${placeKey(place)}.${at}`}
                    aria-pressed={now?.at === at && placeKey(now.place) === placeKey(place)}
                    onClick={() => void (chosen.value = { place, at })}
                  >
                    {titleOf(words.rules, object, lang.value)}
                    {object.turned === true ? ' ↷' : ''}
                    {object.faceDown === true ? ' ▨' : ''}
                  </button>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

/** The moment, the turn, the options of the game, each player's counters and what he did. */
function WhenAndWhose({ desk, words }: { desk: JudgeDesk; words: Words }) {
  const position = desk.position.value
  const { position: hooks, book } = desk.rules
  const moments = Object.keys(hooks?.at ?? {})
  return (
    <div class="judge-when">
      <label>
        {say.value('judge.moment')}{' '}
        <select
          data-moment=""
          onChange={(event) => desk.edit(withKey(position, 'at', event.currentTarget.value))}
        >
          {moments.map((each) => (
            <option key={each} value={each} selected={(position.at ?? moments[0]) === each}>
              {words.moment(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.value('judge.turn')}{' '}
        <input
          type="number"
          min={0}
          value={position.turn ?? 1}
          onChange={(event) => desk.edit(withKey(position, 'turn', Number(event.currentTarget.value)))}
        />
      </label>
      <label>
        {say.value('judge.turnPlayer')}{' '}
        <select onChange={(event) => desk.edit(withKey(position, 'turnPlayer', event.currentTarget.value))}>
          {playerNames.map((each) => (
            <option key={each} value={each} selected={(position.turnPlayer ?? 'P1') === each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      {(hooks?.options ?? []).map((option) => (
        <label key={option}>
          {option}{' '}
          <input
            value={optionText(position[option])}
            onChange={(event) => desk.edit(withKey(position, option, valueOf(event.currentTarget.value)))}
          />
        </label>
      ))}
      {playerNames.map((player) => (
        <fieldset key={player}>
          <legend>{player}</legend>
          {book.counters.map((counter) => (
            <label key={counter}>
              {desk.rules.table.messages[`counter.${counter}`]?.[lang.value] ?? counter}{' '}
              <input
                type="number"
                data-counter={`${player}.${counter}`}
                value={seatValue(desk, player, counter)}
                onChange={(event) =>
                  desk.edit(withSeat(position, player, counter, numberOrNone(event.currentTarget.value)))
                }
              />
            </label>
          ))}
          <label>
            {say.value('judge.done')}{' '}
            <input
              value={[seatOf(desk, player)['done'] ?? []].flat().map(String).join(' ')}
              onChange={(event) => {
                const done = event.currentTarget.value.split(/\s+/).filter((word) => word !== '')
                desk.edit(withSeat(position, player, 'done', done.length === 0 ? undefined : done))
              }}
            />
          </label>
        </fieldset>
      ))}
    </div>
  )
}

const seatOf = (desk: JudgeDesk, player: PlayerName): Readonly<Record<string, unknown>> =>
  (desk.position.value[player] ?? {}) as Readonly<Record<string, unknown>>

const seatValue = (desk: JudgeDesk, player: PlayerName, counter: string): string => {
  const value = seatOf(desk, player)[counter]
  return typeof value === 'number' ? `${value}` : ''
}

const numberOrNone = (text: string): number | undefined => (text === '' ? undefined : Number(text))

const optionText = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
