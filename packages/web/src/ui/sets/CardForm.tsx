import { useRef, useState } from 'preact/hooks'
import type { DatedCard } from '@fudaba/cardtext'
import type { KeptSet } from '../../decks/kept.ts'
import type { SetDesk } from '../../decks/setDesk.ts'
import { tryInGame, tryOnBoard } from '../../navigation/openSets.ts'
import type { SetsOnScreen } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { FieldInput, LineInput } from './FieldInput.tsx'
import { Reading } from './Reading.tsx'
import { typedFrom, withTyped } from './typedCard.ts'

interface FormProps {
  readonly place: SetsOnScreen
  readonly desk: SetDesk
  /** What is on the desk, as a set. */
  readonly set: KeptSet
  readonly at: number
  /** The card was taken out. */
  readonly onGone: () => void
}

/** One card of a set: everything that is printed on it, how its texts are read, and where it is tried. */
export function CardForm({ place, desk, set, at, onGone }: FormProps) {
  const { reader } = place
  const card = set.cards[at]
  const { typed, onTyped } = useTyped(desk, reader.fields, card, at)
  const problems = reader.check(card)
  const readings = problems.length > 0 && card['text'] === undefined ? [] : [...reader.inSet(set, card)]
  const strange = Object.keys(card).filter(
    (name) => name !== 'id' && name !== 'corrections' && !Object.hasOwn(reader.fields, name),
  )
  return (
    <div class="bench" data-editing={card.id}>
      <div class="buttons">
        <button
          type="button"
          class={problems.length > 0 ? '' : 'primary'}
          data-try-board=""
          disabled={problems.length > 0}
          onClick={() => void tryOnBoard(place, desk, at)}
        >
          {say.value('tryBoard')}
        </button>
        <button
          type="button"
          data-try-whole=""
          disabled={problems.length > 0}
          onClick={() => void tryInGame(place, desk, at)}
        >
          {say.value('tryWhole')}
        </button>
        <button type="button" data-copy-card="" onClick={() => desk.add({ words: {}, cards: [card] })}>
          {say.value('duplicateDeck')}
        </button>
        {/* One step of undo brings it back. */}
        <button
          type="button"
          data-remove-card=""
          onClick={() => {
            desk.remove(at)
            onGone()
          }}
        >
          {say.value('delete')}
        </button>
      </div>
      {problems.length === 0 ? null : (
        <ul class="problems card-problems" role="status">
          {problems.map((problem) => (
            <li key={problem}>✗ {problem}</li>
          ))}
        </ul>
      )}
      <div class="bench-fields">
        <LineInput
          path="id"
          label={say.value('cardId')}
          value={typed['id'] ?? ''}
          onText={(text) => onTyped('id', text)}
          late
        />
        {Object.entries(reader.fields).map(([name, field]) => (
          <FieldInput key={name} path={name} field={field} typed={typed} onTyped={onTyped} />
        ))}
        {strange.map((name) => (
          <span key={name} class="wide-field strange-field" data-strange={name}>
            {name}: {typed[name] ?? '…'}{' '}
            <button type="button" onClick={() => onTyped(name, '')}>
              {say.value('takeOut')}
            </button>
          </span>
        ))}
      </div>
      {readings.length === 0 ? <p class="quiet">{say.value('tryHint')}</p> : null}
      {readings.map(([path, read]) => (
        <section key={path} class="card-reading" data-reads={path}>
          {path === 'text' ? null : <h3>{reader.fields[path.split('.')[0]]?.title[lang.value] ?? path}</h3>}
          <Reading read={read} />
        </section>
      ))}
    </div>
  )
}

/** The letters in the form; they are taken from the card again where it changed otherwise than by typing. */
function useTyped(
  desk: SetDesk,
  fields: SetsOnScreen['reader']['fields'],
  card: DatedCard,
  at: number,
): { typed: Readonly<Record<string, string>>; onTyped: (path: string, text: string) => void } {
  const [letters, setLetters] = useState(() => typedFrom(fields, card))
  const mine = useRef(card)
  let typed = letters
  if (mine.current !== card) {
    mine.current = card
    typed = typedFrom(fields, card)
    setLetters(typed)
  }
  return {
    typed,
    onTyped(path, text) {
      const next = withTyped(fields, card, path, text)
      mine.current = next
      setLetters({ ...typed, [path]: text })
      desk.replace(at, next, `${at} ${path}`)
    },
  }
}
