import type { CardSet, RoomOptions } from '@fudaba/protocol'
import { openCardsFile, openDeckFile } from '../../files/openFile.ts'
import { reasonOf } from '../../navigation/rulesOf.ts'
import { notice } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { FileButton } from '../controls/FileButton.tsx'
import { OwnName } from './OwnName.tsx'

/** What whoever opens a room chooses beside game, deck and seat. */
export interface RoomChoice {
  readonly clock: ClockName
  readonly undo: RoomOptions['undo']
  readonly watch: RoomOptions['watch']
  readonly delay: RoomOptions['delay']
  readonly judge: RoomOptions['judge']
  readonly decks: RoomOptions['decks']
  readonly best: RoomOptions['best']
  readonly listed: boolean
  readonly name: string
  readonly password: string
  readonly cards: CardSet | null
  /** A deck of a file, which may have own cards; null: the one chosen in the lobby. */
  readonly deck: readonly string[] | null
}

/** The clocks that are offered; the protocol takes any numbers. */
const clocks = {
  none: { kind: 'none' },
  decision: { kind: 'decision', seconds: 90 },
  game: { kind: 'game', seconds: 1_500, increment: 10 },
  called: { kind: 'called', seconds: 2_400, turns: 3 },
} as const satisfies Record<string, RoomOptions['clock']>
type ClockName = keyof typeof clocks
const clockNames = Object.keys(clocks) as ClockName[]
const undoRules = ['fair', 'ask', 'never'] as const
const watchRules = ['public', 'hands', 'none'] as const
/** So many seconds later who watches sees the game. */
const delays = ['0', '60', '300'] as const
const judgeRules = ['none', 'judge'] as const
const deckKinds = ['any', 'ready', 'sealed'] as const
const series = ['1', '3', '5'] as const
const listings = ['no', 'yes'] as const

export const freshRoom: RoomChoice = {
  clock: 'none',
  undo: 'fair',
  watch: 'public',
  delay: 0,
  judge: false,
  decks: 'any',
  best: 1,
  listed: false,
  name: '',
  password: '',
  cards: null,
  deck: null,
}

/** The choice as the server is told it. */
export const roomOptionsOf = ({
  clock,
  name,
  ...choice
}: RoomChoice): Omit<RoomOptions, 'game' | 'config' | 'seat' | 'bot'> => ({
  clock: clocks[clock],
  undo: choice.undo,
  watch: choice.watch,
  delay: choice.watch === 'none' ? 0 : choice.delay,
  judge: choice.judge,
  decks: choice.decks,
  best: choice.best,
  listed: choice.listed,
  ...(name.trim() !== '' && { name: name.trim() }),
})

interface ChoicesProps {
  readonly game: string
  /** Whether the game has boosters. */
  readonly hasPacks: boolean
  readonly choice: RoomChoice
  readonly onChange: (choice: RoomChoice) => void
  /** Opens the room that was chosen; null while one is being opened. */
  readonly onOpen: (() => void) | null
}

/** Clock, taking back, spectators, own cards of the room. */
export function RoomChoices({ game, hasPacks, choice, onChange, onOpen }: ChoicesProps) {
  const opening = async (file: File, open: () => Promise<Partial<RoomChoice>>): Promise<void> => {
    try {
      onChange({ ...choice, ...(await open()) })
    } catch (error) {
      const reason = reasonOf(error).replace(`${file.name}: `, '')
      notice.value = say.value('badFile', { name: file.name, reason })
    }
  }
  return (
    <details class="options room-choices">
      <summary>{say.value('roomOptions')}</summary>
      <div class="option-grid">
        <Choice
          name="clock"
          label={say.value('roomClock')}
          options={clockNames}
          value={choice.clock}
          word={(each) => say.value(`roomClock.${each}`)}
          onSelect={(clock) => onChange({ ...choice, clock })}
        />
        <Choice
          name="undo"
          label={say.value('roomUndo')}
          options={undoRules}
          value={choice.undo}
          word={(each) => say.value(`roomUndo.${each}`)}
          onSelect={(undo) => onChange({ ...choice, undo })}
        />
        <Choice
          name="watch"
          label={say.value('roomWatch')}
          options={watchRules}
          value={choice.watch}
          word={(each) => say.value(`roomWatch.${each}`)}
          onSelect={(watch) => onChange({ ...choice, watch })}
        />
        {choice.watch === 'none' ? null : (
          <Choice
            name="delay"
            label={say.value('roomDelay')}
            options={delays}
            value={String(choice.delay) as (typeof delays)[number]}
            word={(each) => say.value(`roomDelay.${each}`)}
            onSelect={(delay) => onChange({ ...choice, delay: Number(delay) })}
          />
        )}
        <Choice
          name="judge"
          label={say.value('roomJudge')}
          options={judgeRules}
          value={choice.judge ? 'judge' : 'none'}
          word={(each) => say.value(`roomJudge.${each}`)}
          onSelect={(judge) => onChange({ ...choice, judge: judge === 'judge' })}
        />
        <Choice
          name="decks"
          label={say.value('roomDecks')}
          options={deckKinds.filter((each) => each !== 'sealed' || hasPacks)}
          value={choice.decks}
          word={(each) => say.value(`roomDecks.${each}`)}
          onSelect={(decks) => onChange({ ...choice, decks })}
        />
        <Choice
          name="best"
          label={say.value('roomBest')}
          options={series}
          value={String(choice.best) as (typeof series)[number]}
          word={(each) => say.value(`roomBest.${each}`)}
          onSelect={(best) => onChange({ ...choice, best: Number(best) as RoomChoice['best'] })}
        />
        <Choice
          name="listed"
          label={say.value('roomListed')}
          options={listings}
          value={choice.listed ? 'yes' : 'no'}
          word={(each) => say.value(`roomListed.${each}`)}
          onSelect={(listed) => onChange({ ...choice, listed: listed === 'yes' })}
        />
        <OwnName />
        <label class="field">
          {say.value('roomName')}
          <input
            type="text"
            value={choice.name}
            maxLength={40}
            data-room-name=""
            onInput={(event) => onChange({ ...choice, name: event.currentTarget.value })}
          />
        </label>
        <label class="field">
          {say.value('roomPassword')}
          <input
            type="text"
            value={choice.password}
            maxLength={40}
            data-room-password=""
            onInput={(event) => onChange({ ...choice, password: event.currentTarget.value })}
          />
        </label>
        <span class="field">
          <FileButton
            label={say.value('roomCards')}
            accept=".yaml,.yml,.json,.csv,.txt"
            onFile={(file) => void opening(file, async () => ({ cards: await openCardsFile(file, game) }))}
          />
          {choice.cards === null ? null : (
            <small role="status" data-own-cards="">
              {say.value('roomCardsRead', { n: choice.cards.cards.length })}
            </small>
          )}
        </span>
        <span class="field">
          <FileButton
            label={say.value('importDeck')}
            accept=".json,.yaml,.yml"
            onFile={(file) => void opening(file, async () => ({ deck: (await openDeckFile(file)).cards }))}
          />
          {choice.deck === null ? null : (
            <small role="status" data-own-deck="">
              {say.value('roomDeckRead', { n: choice.deck.length })}
            </small>
          )}
        </span>
        {/* Who has gone through all this stands far below the button that began it. */}
        <button
          type="button"
          class="primary"
          data-open-chosen=""
          disabled={onOpen === null}
          onClick={() => onOpen?.()}
        >
          {say.value('roomOpenChosen')}
        </button>
      </div>
    </details>
  )
}

function Choice<Name extends string>(props: {
  readonly name: string
  readonly label: string
  readonly options: readonly Name[]
  readonly value: Name
  readonly word: (name: Name) => string
  readonly onSelect: (name: Name) => void
}) {
  const { name, label, options, value, word, onSelect } = props
  return (
    <label class="field">
      {label}
      <select
        data-room-choice={name}
        value={value}
        onChange={(event) => {
          const chosen = options.find((each) => each === event.currentTarget.value)
          if (chosen !== undefined) onSelect(chosen)
        }}
      >
        {options.map((each) => (
          <option key={each} value={each}>
            {word(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
