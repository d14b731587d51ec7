import { useEffect, useState } from 'preact/hooks'
import { type Deck, type GameRules, resolveConfig } from '@fudaba/kernel'
import { Words } from '@fudaba/table'
import { listedDecks } from '../../decks/playable.ts'
import { openDeckFile } from '../../files/openFile.ts'
import { reasonOf, rulesOf } from '../../navigation/rulesOf.ts'
import { notice } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { FileButton } from '../controls/FileButton.tsx'
import { wordFor } from '../controls/settingWord.ts'
import { type LobbyChoice } from './lobbyRequest.ts'
import { withDeck } from './lobbyRequest.ts'

interface OptionsProps {
  readonly game: string
  readonly choice: LobbyChoice
  readonly onChange: (choice: LobbyChoice) => void
}

/** Decks, seat, seed and the settings of the chosen game. */
export function LobbyOptions({ game, choice, onChange }: OptionsProps) {
  const [rules, setRules] = useState<GameRules | null>(null)
  useEffect(() => void rulesOf(game).then(setRules), [game])
  if (rules === null) return <p class="quiet">{say.value('loading')}</p>
  const decks = [...listedDecks(game), ...rules.decks, ...choice.imported]
  const usual = rules.defaultDecks(resolveConfig(rules, choice.config))
  const importDeck = async (file: File): Promise<void> => {
    try {
      const deck = await openDeckFile(file)
      if (deck.game !== game) throw new Error(say.value('foreignGame', { game: deck.game }))
      const known = new Set(rules.cards.map((card) => rules.cardId(card)))
      const unknown = [...new Set(deck.cards)].filter((id) => !known.has(id))
      if (unknown.length > 0) throw new Error(say.value('unknownCards', { cards: unknown.join(', ') }))
      const name = deck.name ?? file.name
      const imported = [...choice.imported, { name, title: { ja: name, en: name }, cards: deck.cards }]
      onChange({ ...choice, imported, decks: [name, choice.decks[1]] })
    } catch (error) {
      const reason = reasonOf(error).replace(`${file.name}: `, '')
      notice.value = say.value('badFile', { name: file.name, reason })
    }
  }
  return (
    <div class="option-grid">
      {([0, 1] as const).map((i) => (
        <label key={i} class="field">
          {say.value(i === 0 ? 'yourDeck' : 'theirDeck')}
          <select
            value={choice.decks[i] ?? usual[i]}
            onChange={(event) => {
              const name = event.currentTarget.value
              onChange(withDeck(rules, choice, i, name))
            }}
          >
            {[...decks, ...(rules.deckSources ?? [])].map((deck) => (
              <option key={deck.name} value={deck.name}>
                {deck.title[lang.value]}
              </option>
            ))}
          </select>
          <DeckHint decks={decks} name={choice.decks[i] ?? usual[i]} />
        </label>
      ))}
      <FileButton
        label={say.value('importDeck')}
        accept=".json,.yaml,.yml"
        onFile={(file) => void importDeck(file)}
      />
      <label class="field">
        {say.value('yourSeat')}
        <select
          value={choice.seat}
          onChange={(event) =>
            onChange({ ...choice, seat: event.currentTarget.value === 'P2' ? 'P2' : 'P1' })
          }
        >
          <option>P1</option>
          <option>P2</option>
        </select>
      </label>
      <label class="field">
        {say.value('seed')}
        <input
          type="text"
          name="seed"
          value={choice.seed}
          onInput={(event) => onChange({ ...choice, seed: event.currentTarget.value })}
        />
      </label>
      {Object.entries(rules.settings).map(([name, setting]) => (
        <label key={name} class="field">
          {setting.title[lang.value]}
          <select
            value={String(choice.config[name] ?? setting.default)}
            onChange={(event) => {
              const value = setting.values.find((each) => String(each) === event.currentTarget.value)
              onChange({ ...choice, config: { ...choice.config, [name]: value } })
            }}
          >
            {setting.values.map((value) => (
              <option key={String(value)} value={String(value)}>
                {wordFor(rules, name, value)}
                {value === setting.default ? ` (${say.value('defaultMark')})` : ''}
              </option>
            ))}
          </select>
          <small data-provenance={name}>
            {provenanceOf(rules, name, choice.config[name] ?? setting.default)}
          </small>
        </label>
      ))}
    </div>
  )
}

/** How sure it is that a setting's value is the rule. */
function provenanceOf(rules: GameRules, name: string, value: unknown): string {
  const from = rules.settings[name].provenance[String(value)] ?? 'ours'
  return new Words(rules, lang.value).say(`confidence.${from}`)
}

function DeckHint({ decks, name }: { decks: readonly Deck[]; name: string }) {
  const hint = decks.find((deck) => deck.name === name)?.hint
  return hint === undefined ? null : <small class="quiet">{hint[lang.value]}</small>
}
