import { useEffect, useState } from 'preact/hooks'
import type { Deck, GameRules } from '@fudaba/kernel'
import { keptDecks, readCollection } from '../../decks/browser.ts'
import { listedDecks } from '../../decks/playable.ts'
import { games } from '../../games.ts'
import { openDecks } from '../../navigation/openDecks.ts'
import { rulesOf } from '../../navigation/rulesOf.ts'
import { toSets } from '../../navigation/toSets.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

interface YourDeckProps {
  readonly game: string
  /** The name of the chosen deck; null: the usual one. */
  readonly deck: string | null
  readonly onDeck: (name: string | null) => void
}

/** The deck one plays with, and the way to the decks one built. Ready decks are listed where own ones are. */
export function YourDeck({ game, deck, onDeck }: YourDeckProps) {
  const [rules, setRules] = useState<GameRules | null>(null)
  useEffect(() => void readCollection().catch(() => undefined), [])
  const own = listedDecks(game)
  const hasOwn = own.length > 0
  useEffect(() => {
    if (hasOwn) void rulesOf(game).then(setRules)
    else setRules(null)
  }, [game, hasOwn])
  const ready: readonly Deck[] = rules?.name === game ? rules.decks : []
  const isGone =
    keptDecks.value !== null && deck !== null && ![...own, ...ready].some(({ name }) => name === deck)
  return (
    <div class="your-deck">
      {hasOwn ? (
        <label class="inline">
          {say.value('playingWith')}{' '}
          <select
            data-your-deck=""
            value={deck === null || isGone ? '' : deck}
            onChange={(event) => onDeck(event.currentTarget.value === '' ? null : event.currentTarget.value)}
          >
            <option value="">{say.value('usualDeck')}</option>
            {[...own, ...ready].map(({ name, title }) => (
              <option key={name} value={name}>
                {title[lang.value]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <button type="button" data-decks="" onClick={() => void openDecks(game)}>
        {say.value('decks')}
      </button>
      {games.find(({ name }) => name === game)?.workshop === undefined ? null : (
        <button type="button" data-sets="" onClick={() => void toSets(game)}>
          {say.value('sets')}
        </button>
      )}
    </div>
  )
}
