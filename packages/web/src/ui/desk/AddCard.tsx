import { useState } from 'preact/hooks'
import { searchable } from '@fudaba/files'
import type { Words } from '@fudaba/table'
import { type DraftObject, type Place, objectsAt, withObjects } from '../../desk/draft.ts'
import type { JudgeDesk } from '../../desk/judgeDesk.ts'
import { say } from '../../settings/say.ts'
import { placeKey, placeText, valueOf } from './places.ts'

/** So many cards are offered at once; more letters narrow it down. */
const MOST_OFFERED = 12

interface AddProps {
  readonly desk: JudgeDesk
  readonly words: Words
  readonly places: readonly Place[]
}

/** Puts cards onto the board: from the pool, with a text of one's own, or so many that do not matter. */
export function AddCard({ desk, words, places }: AddProps) {
  const [where, setWhere] = useState(0)
  const [sought, setSought] = useState('')
  const [many, setMany] = useState('10')
  const place = places[where]
  const put = (object: DraftObject): void => {
    const position = desk.position.value
    desk.edit(withObjects(position, place, [...objectsAt(desk.rules, position, place), object]))
  }
  const { rules } = desk
  const wanted = searchable(sought.trim())
  const offered =
    wanted === ''
      ? []
      : rules.cards
          .filter((card) => {
            const { ja, en } = rules.cardName(card)
            return [ja, en, rules.cardId(card)].some((text) => searchable(text).includes(wanted))
          })
          .slice(0, MOST_OFFERED)
  return (
    <fieldset class="judge-add">
      <legend>{say.value('judge.add')}</legend>
      <label>
        {say.value('judge.where')}{' '}
        <select data-where="" onChange={(event) => setWhere(Number(event.currentTarget.value))}>
          {places.map((each, i) => (
            <option key={placeKey(each)} value={i} selected={i === where}>
              {placeText(words, each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say.value('judge.search')}{' '}
        <input
          type="search"
          data-seek=""
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      </label>
      <div class="chips">
        {offered.map((card) => (
          <button
            key={rules.cardId(card)}
            type="button"
            class="judge-chip"
            data-put={rules.cardId(card)}
            onClick={() => put({ card: rules.cardId(card) })}
          >
            {words.pick(rules.cardName(card))} <small>{rules.cardId(card)}</small>
          </button>
        ))}
      </div>
      <label>
        <input
          type="number"
          min={1}
          value={many}
          data-many=""
          onInput={(event) => setMany(event.currentTarget.value)}
        />{' '}
        {say.value('judge.any')}
      </label>
      <button type="button" data-fill="" onClick={() => put({ fill: Number(many) })}>
        {say.value('judge.put')}
      </button>
      {rules.readCard === undefined ? null : <OwnCard put={put} />}
    </fieldset>
  )
}

/** A card with a text of one's own: its name, text, and whatever else the game prints, as JSON. */
function OwnCard({ put }: { put: (object: DraftObject) => void }) {
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [more, setMore] = useState('')
  return (
    <details>
      <summary>{say.value('judge.own')}</summary>
      <label>
        {say.value('judge.ownName')}{' '}
        <input value={name} data-own-name="" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <label>
        {say.value('judge.ownText')}{' '}
        <textarea
          rows={3}
          value={text}
          data-own-text=""
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <label>
        {say.value('judge.ownFields')}{' '}
        <input value={more} data-own-more="" onInput={(event) => setMore(event.currentTarget.value)} />
      </label>
      <button
        type="button"
        data-own-put=""
        disabled={name.trim() === ''}
        onClick={() => {
          const fields = valueOf(more)
          put({
            card: {
              name: name.trim(),
              ...(text.trim() === '' ? {} : { text: text.trim() }),
              ...(typeof fields === 'object' ? fields : {}),
            },
          })
        }}
      >
        {say.value('judge.put')}
      </button>
    </details>
  )
}
