import { useState } from 'preact/hooks'
import type { Words } from '@fudaba/table'
import {
  type DraftObject,
  type Place,
  objectsAt,
  playerNames,
  titleOf,
  withObjects,
} from '../../desk/draft.ts'
import type { JudgeDesk } from '../../desk/judgeDesk.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { type Chosen, placeKey, placeText, valueOf } from './places.ts'

interface ObjectProps {
  readonly desk: JudgeDesk
  readonly words: Words
  readonly places: readonly Place[]
  readonly chosen: Chosen
  readonly choose: (next: Chosen | null) => void
}

/** One object of the board: where it lies, its states, its marks and relations, who knows it. */
export function ObjectForm({ desk, words, places, chosen, choose }: ObjectProps) {
  const position = desk.position.value
  const objects = objectsAt(desk.rules, position, chosen.place)
  const object = objects[chosen.at]
  const change = (fields: DraftObject): void =>
    desk.edit(withObjects(position, chosen.place, objects.with(chosen.at, fields)))
  const without = objects.filter((_, i) => i !== chosen.at)
  const moveBy = (by: number): void => {
    const at = Math.min(Math.max(0, chosen.at + by), without.length)
    desk.edit(withObjects(position, chosen.place, without.toSpliced(at, 0, object)))
    choose({ place: chosen.place, at })
  }
  const moveTo = (place: Place): void => {
    const rest = withObjects(position, chosen.place, without)
    const there = objectsAt(desk.rules, rest, place)
    desk.edit(withObjects(rest, place, [...there, object]))
    choose({ place, at: there.length })
  }
  return (
    <fieldset class="judge-object">
      <legend>
        {say.value('judge.object', {
          name: titleOf(words.rules, object, lang.value),
          place: placeText(words, chosen.place),
        })}
      </legend>
      <label>
        {say.value('judge.where')}{' '}
        <select data-move="" onChange={(event) => moveTo(places[Number(event.currentTarget.value)])}>
          {places.map((each, i) => (
            <option key={placeKey(each)} value={i} selected={placeKey(each) === placeKey(chosen.place)}>
              {placeText(words, each)}
            </option>
          ))}
        </select>
      </label>
      <div class="buttons">
        <button type="button" onClick={() => moveBy(-1)}>
          {say.value('judge.up')}
        </button>
        <button type="button" onClick={() => moveBy(1)}>
          {say.value('judge.down')}
        </button>
        <button
          type="button"
          data-remove=""
          onClick={() => {
            desk.edit(withObjects(position, chosen.place, without))
            choose(null)
          }}
        >
          {say.value('judge.remove')}
        </button>
      </div>
      {object.fill === undefined ? <Fields desk={desk} object={object} change={change} /> : null}
    </fieldset>
  )
}

/** Fields that have an input of their own, or are the card itself. */
const OWN = new Set(['card', 'cards', 'turned', 'faceDown', 'ref', 'seenBy'])

function Fields({
  desk,
  object,
  change,
}: {
  desk: JudgeDesk
  object: DraftObject
  change: (object: DraftObject) => void
}) {
  const [field, setField] = useState('')
  const [value, setValue] = useState('')
  const known = [object.seenBy ?? []].flat()
  const { book, position } = desk.rules
  const names = [
    ...Object.keys(position?.fields ?? {}),
    ...book.relations.map(({ name }) => name),
    ...book.everyColumn().map(([name]) => name),
    'cell',
    'kind',
    'attached',
    'under',
    'by',
    'owner',
    'done',
    'tracedBy',
    'metBy',
    'shownTo',
  ]
  return (
    <>
      {(['turned', 'faceDown'] as const).map((state) => (
        <label key={state}>
          <input
            type="checkbox"
            data-state={state}
            checked={object[state] === true}
            onChange={(event) => change({ ...object, [state]: event.currentTarget.checked || undefined })}
          />{' '}
          {say.value(`judge.${state}`)}
        </label>
      ))}
      {playerNames.map((player) => (
        <label key={player}>
          <input
            type="checkbox"
            checked={known.includes(player)}
            onChange={(event) => {
              const seenBy = playerNames.filter((each) =>
                each === player ? event.currentTarget.checked : known.includes(each),
              )
              change({ ...object, seenBy: seenBy.length === 0 ? undefined : seenBy })
            }}
          />{' '}
          {say.value('judge.knownBy')} {player}
        </label>
      ))}
      <label>
        {say.value('judge.ref')}{' '}
        <input
          data-ref=""
          value={object.ref ?? ''}
          onChange={(event) => change({ ...object, ref: event.currentTarget.value.trim() || undefined })}
        />
      </label>
      {Object.entries(object)
        .filter(([name, each]) => !OWN.has(name) && each !== undefined)
        .map(([name, each]) => (
          <button
            key={name}
            type="button"
            class="judge-chip"
            title={say.value('judge.remove')}
            onClick={() => change({ ...object, [name]: undefined })}
          >
            {name}: {JSON.stringify(each)} ×
          </button>
        ))}
      <label>
        {say.value('judge.field')}{' '}
        <input
          list="judge-fields"
          data-field=""
          value={field}
          onInput={(event) => setField(event.currentTarget.value)}
        />
        <datalist id="judge-fields">
          {[...new Set(names)].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <label>
        {say.value('judge.value')}{' '}
        <input data-value="" value={value} onInput={(event) => setValue(event.currentTarget.value)} />
      </label>
      <button
        type="button"
        data-set=""
        disabled={field.trim() === ''}
        onClick={() => change({ ...object, [field.trim()]: valueOf(value) })}
      >
        {say.value('judge.set')}
      </button>
    </>
  )
}
