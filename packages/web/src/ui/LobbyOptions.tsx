import { useEffect, useState } from 'preact/hooks'
import { type Deck, type GameRules, type PlayerName, type RulesConfig, resolveConfig } from '@fudaba/kernel'
import type { OpenRequest } from '@fudaba/table'
import { notice, reasonOf, rulesOf, say } from '../app.ts'
import { openDeckFile } from '../files/openFile.ts'
import { configFor } from '../play/deckConfig.ts'
import { lang, strength } from '../play/settings.ts'
import { FileButton } from './FileButton.tsx'
import type { Mode } from './Lobby.tsx'
import type { OpenedPacks } from './PacksScreen.tsx'
import { newSeed } from './prompt/Over.tsx'

/** What may be chosen beside the game; empty means the usual. */
export interface LobbyChoice {
  readonly decks: readonly [string | null, string | null]
  readonly imported: readonly Deck[]
  readonly seat: PlayerName
  readonly seed: string
  readonly config: Partial<RulesConfig>
}

export const freshChoice: LobbyChoice = {
  decks: [null, null],
  imported: [],
  seat: 'P1',
  seed: '',
  config: {},
}

/** The request for the host. Decks decide settings where only one fits them. */
export async function requestFor(game: string, mode: Mode, choice: LobbyChoice): Promise<OpenRequest> {
  const rules = await rulesOf(game)
  const bot = { agent: strength.value }
  const other: PlayerName = choice.seat === 'P1' ? 'P2' : 'P1'
  const seats = { P1: bot, P2: bot, ...(mode === 'watch' ? {} : { [choice.seat]: 'person' as const }) }
  const usual = rules.defaultDecks(resolveConfig(rules, choice.config))
  const seed = choice.seed.trim() === '' ? newSeed() : choice.seed.trim()
  const names = choice.decks.map((name, i) => name ?? usual[i])
  const sources = names.map((name) => rules.deckSources?.find((source) => source.name === name))
  const all = [...rules.decks, ...choice.imported]
  const written = names.flatMap((name) => all.find((deck) => deck.name === name) ?? [])
  const [own, theirs] = names.map((name, i): string | readonly string[] => {
    const seat = i === 0 ? choice.seat : other
    return sources[i] === undefined
      ? (all.find((deck) => deck.name === name)?.cards ?? name)
      : `${name}:${seed}/${seat}`
  })
  const config = Object.assign({}, choice.config, ...sources.map((source) => source?.config ?? {}))
  return {
    game,
    seats: mode === 'both' ? { P1: 'person', P2: 'person' } : seats,
    seed,
    decks: other === 'P1' ? [theirs, own] : [own, theirs],
    config: configFor(rules, written, config),
  }
}

/** The packs that are opened for this request, if a person's deck comes from packs. */
export async function packsFor({ game, seats, decks }: OpenRequest): Promise<OpenedPacks | null> {
  const rules = await rulesOf(game)
  const deck = seats.P1 === 'person' ? decks?.[0] : seats.P2 === 'person' ? decks?.[1] : undefined
  if (typeof deck !== 'string') return null
  const source = rules.deckSources?.find(({ name }) => deck.startsWith(`${name}:`))
  if (source === undefined) return null
  const cards = source.open(deck.slice(source.name.length + 1))
  const size = Math.ceil(cards.length / (source.packs ?? 1))
  const packs = Array.from({ length: source.packs ?? 1 }, (_, i) => cards.slice(i * size, (i + 1) * size))
  return { rules, title: source.title, packs }
}

interface OptionsProps {
  readonly game: string
  readonly choice: LobbyChoice
  readonly onChange: (choice: LobbyChoice) => void
}

export function LobbyOptions({ game, choice, onChange }: OptionsProps) {
  const [rules, setRules] = useState<GameRules | null>(null)
  useEffect(() => void rulesOf(game).then(setRules), [game])
  if (rules === null) return <p class="quiet">{say.value('loading')}</p>
  const decks = [...rules.decks, ...choice.imported]
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
        </label>
      ))}
    </div>
  )
}

/** Decks from packs bring their settings with them, and the other player gets packs too. */
function withDeck(rules: GameRules, choice: LobbyChoice, i: 0 | 1, name: string): LobbyChoice {
  const sources = rules.deckSources ?? []
  const source = sources.find((each) => each.name === name)
  const before = choice.decks[1 - i]
  const wasFromPacks = sources.some((each) => each.name === before)
  const other = source !== undefined ? name : wasFromPacks ? null : (before ?? (i === 0 ? name : null))
  const brought = new Set(sources.flatMap((each) => Object.keys(each.config)))
  const kept = Object.fromEntries(Object.entries(choice.config).filter(([key]) => !brought.has(key)))
  return {
    ...choice,
    decks: i === 0 ? [name, other] : [other, name],
    config: source === undefined ? kept : { ...kept, ...source.config },
  }
}

function DeckHint({ decks, name }: { decks: readonly Deck[]; name: string }) {
  const hint = decks.find((deck) => deck.name === name)?.hint
  return hint === undefined ? null : <small class="quiet">{hint[lang.value]}</small>
}

/** A setting's value in the game's words (`setting.<name>.<value>`). */
function wordFor({ messages }: GameRules, name: string, value: string | number | boolean): string {
  const said = messages[`setting.${name}.${value}`]
  if (said !== undefined) return said[lang.value]
  return typeof value === 'boolean' ? say.value(value ? 'yes' : 'no') : String(value)
}
