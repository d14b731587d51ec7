import { useState } from 'preact/hooks'
import type { CardField } from '@fudaba/cardtext'
import type { Words } from '@fudaba/table'
import { say, startGame } from '../../app.ts'
import { type CardReader, readers } from '../../cards/reader.ts'
import { lang, strength } from '../../play/settings.ts'
import { newSeed } from '../prompt/Over.tsx'

type Draft = Readonly<Record<string, string>>

/** A card of one's own: its text is read while it is typed, and it can be played at once. */
export function Workbench({ words }: { words: Words }) {
  const reader = readers.value[words.rules.name]
  const [draft, setDraft] = useState<Draft>({})
  if (reader === undefined) return null
  const card = cardOf(reader, draft)
  const text = draft['text'] ?? ''
  const problems = reader.check(card)
  return (
    <details class="options workbench">
      <summary>{say.value('tryText')}</summary>
      <div class="bench">
        <div class="bench-fields">
          {Object.entries(reader.fields).map(([name, field]) => (
            <FieldInput
              key={name}
              name={name}
              field={field}
              value={draft[name] ?? ''}
              onValue={(value) => setDraft({ ...draft, [name]: value })}
            />
          ))}
        </div>
        <Reading reader={reader} text={text} />
        {problems.length === 0 || draft['name'] === undefined ? null : (
          <ul class="problems" role="status">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <button
          type="button"
          class="primary"
          data-try=""
          disabled={problems.length > 0}
          onClick={() => void play(words, reader, card)}
        >
          {say.value('tryGame')}
        </button>
      </div>
    </details>
  )
}

/** What was understood, sentence by sentence: never guessed. */
function Reading({ reader, text }: { reader: CardReader; text: string }) {
  if (text.trim() === '') return <p class="quiet">{say.value('tryHint')}</p>
  const { pieces, english, problems } = reader.read(text)
  return (
    <div class="reading" data-reading={problems.length === 0 ? 'read' : 'declined'} role="status">
      <p class={problems.length === 0 ? 'possible' : 'unread-note'}>
        {problems.length === 0 ? `✓ ${say.value('readWhole')}` : `⚠ ${say.value('unreadText')}`}
      </p>
      <p class="card-text" lang="ja">
        {pieces.map((piece, i) => (piece.unread ? <mark key={i}>{piece.text}</mark> : piece.text))}
      </p>
      <p class="card-text english" lang="en">
        {english.join('\n')}
      </p>
      {problems.length === 0 ? null : (
        <ul class="problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface FieldInputProps {
  readonly name: string
  readonly field: CardField
  readonly value: string
  readonly onValue: (value: string) => void
}

function FieldInput({ name, field, value, onValue }: FieldInputProps) {
  const label = field.title[lang.value]
  switch (field.kind) {
    case 'text':
      return (
        <label class="field wide-field">
          {label}
          <textarea
            rows={5}
            lang="ja"
            name={name}
            value={value}
            onInput={(event) => onValue(event.currentTarget.value)}
          />
        </label>
      )
    case 'number':
      return (
        <label class="field">
          {label}
          <input
            type="number"
            min={0}
            name={name}
            value={value}
            onInput={(event) => onValue(event.currentTarget.value)}
          />
        </label>
      )
    case 'word':
    case 'words':
      if (field.of !== undefined)
        return (
          <label class="field">
            {label}
            <select name={name} value={value} onChange={(event) => onValue(event.currentTarget.value)}>
              <option value="">—</option>
              {field.of.map((word) => (
                <option key={word}>{word}</option>
              ))}
            </select>
          </label>
        )
      return <LineInput name={name} label={`${label} (・)`} value={value} onValue={onValue} />
    case 'line':
      return <LineInput name={name} label={label} value={value} onValue={onValue} />
    case 'part':
      // Parts of a card have texts of their own; they are brought in card files.
      return null
  }
}

function LineInput({ name, label, value, onValue }: Omit<FieldInputProps, 'field'> & { label: string }) {
  return (
    <label class="field">
      {label}
      <input type="text" name={name} value={value} onInput={(event) => onValue(event.currentTarget.value)} />
    </label>
  )
}

/** What is filled in, as the fields want it. */
function cardOf({ fields }: CardReader, draft: Draft): Record<string, unknown> {
  const given = Object.entries(draft).flatMap(([name, typed]): [string, unknown][] => {
    const value = typed.trim()
    if (value === '') return []
    switch (fields[name]?.kind) {
      case 'number':
        return [[name, Number(value)]]
      case 'words':
        return [[name, value.split(/[・,、\s]+/).filter((word) => word !== '')]]
      case 'line':
      case 'text':
      case 'word':
        return [[name, value]]
      case 'part':
      case undefined:
        return []
    }
  })
  return { id: 'TEST-1', ...Object.fromEntries(given) }
}

async function play(
  { rules }: Words,
  { workshop }: CardReader,
  card: Record<string, unknown>,
): Promise<void> {
  await startGame({
    game: rules.name,
    seats: { P1: 'person', P2: { agent: strength.value } },
    seed: newSeed(),
    position: workshop.testBoard(card),
  })
}
