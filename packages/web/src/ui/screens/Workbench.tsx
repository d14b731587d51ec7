import { useState } from 'preact/hooks'
import type { DatedCard } from '@fudaba/cardtext'
import type { Words } from '@fudaba/table'
import { printedData } from '../../cards/placedCards.ts'
import { type CardReader, readers } from '../../cards/reader.ts'
import { startGame } from '../../navigation/openGame.ts'
import { newSeed } from '../../play/newSeed.ts'
import { say } from '../../settings/say.ts'
import { strength } from '../../settings/settings.ts'
import { FieldInput } from '../sets/FieldInput.tsx'
import { Reading } from '../sets/Reading.tsx'
import { type TypedCard, withTyped } from '../sets/typedCard.ts'

/** A form for a made-up card: its text is read while it is typed, and the card can be tried in a game. */
export function Workbench({ words }: { words: Words }) {
  const reader = readers.value[words.rules.name]
  const [draft, setDraft] = useState<TypedCard>({})
  if (reader === undefined) return null
  const card = Object.entries(draft).reduce<DatedCard>(
    (made, [path, typed]) => withTyped(reader.fields, made, path, typed),
    { id: 'TEST-1' },
  )
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
              path={name}
              field={field}
              typed={draft}
              onTyped={(path, typed) => setDraft({ ...draft, [path]: typed })}
            />
          ))}
        </div>
        {text.trim() === '' ? (
          <p class="quiet">{say.value('tryHint')}</p>
        ) : (
          <Reading read={reader.readOf(card)} />
        )}
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

async function play({ rules }: Words, { workshop }: CardReader, card: DatedCard): Promise<void> {
  await startGame({
    game: rules.name,
    seats: { P1: 'person', P2: { agent: strength.value } },
    seed: newSeed(),
    position: workshop.testBoard(printedData(workshop.cardGame, card)),
  })
}
