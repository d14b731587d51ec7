import { resolveConfig } from '@fudaba/kernel'
import { type CardSet, newKey } from '@fudaba/protocol'
import { useEffect, useState } from 'preact/hooks'
import { enterRoom } from '../../navigation/enterRoom.ts'
import { games } from '../../games.ts'
import { reasonOf, rulesOf } from '../../navigation/rulesOf.ts'
import { notice } from '../../navigation/screen.ts'
import { keepRoom } from '../../online/keptRooms.ts'
import { keepsRooms, openRoom } from '../../online/matchServer.ts'
import { say } from '../../settings/say.ts'
import { write } from '../../settings/storage.ts'
import { ownName } from './OwnName.tsx'
import { type RoomChoice, RoomChoices, freshRoom, roomOptionsOf } from './RoomChoices.tsx'

interface FriendRoomProps {
  readonly game: string
  /** What was chosen in the lobby, as a request would say it. */
  readonly wish: () => Promise<{
    readonly deck: string | readonly string[]
    readonly config: Readonly<Record<string, string | number | boolean>>
    readonly seat: 'P1' | 'P2'
    /** Own cards of the deck; null: it has none. */
    readonly cards: CardSet | null
  }>
}

/** Opens a room whose link is sent to a friend; only where the page came from a server that keeps rooms. */
export function FriendRoom({ game, wish }: FriendRoomProps) {
  const [busy, setBusy] = useState(false)
  const [choice, setChoice] = useState(freshRoom)
  // Own cards are those of a game.
  useEffect(() => setChoice(freshRoom), [game])
  if (!keepsRooms()) return null
  const open = async (): Promise<void> => {
    setBusy(true)
    try {
      const { deck, config, seat, cards } = await wish()
      const [key, share] = [newKey(), newKey()]
      const own = await deckFor(game, choice, deck)
      const brought = choice.decks === 'any' ? (choice.cards ?? cards) : null
      const called = ownName.value.trim()
      const opened = await openRoom({
        options: { game, config, seat, ...roomOptionsOf(choice) },
        key,
        deck: typeof own === 'string' ? own : [...own],
        ...(called !== '' && { name: called }),
        ...(choice.password !== '' && { password: choice.password }),
        ...(brought !== null && { cards: brought }),
      })
      keepRoom({ ...opened, game, key, share, over: false })
      write('fudaba.lastGame', game)
      enterRoom(opened.room, key)
    } catch (error) {
      notice.value = reasonOf(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button type="button" class="big friend" data-mode="friend" disabled={busy} onClick={() => void open()}>
        <b>{say.value('mode.friend')}</b>
        <span>{say.value('mode.friend.about')}</span>
      </button>
      <RoomChoices
        game={game}
        hasPacks={packsOf(game) !== null}
        choice={choice}
        onChange={setChoice}
        onOpen={busy ? null : () => void open()}
      />
    </>
  )
}

const packsOf = (game: string): string | null => games.find(({ name }) => name === game)?.packs ?? null

/** The deck of whoever opens the room: that of the lobby, a file, or what the room's decks are. */
async function deckFor(
  game: string,
  { decks, deck: file }: RoomChoice,
  chosen: string | readonly string[],
): Promise<string | readonly string[]> {
  switch (decks) {
    case 'any':
      return file ?? chosen
    case 'sealed':
      return packsOf(game) ?? chosen
    case 'ready': {
      const rules = await rulesOf(game)
      const isChosen = (list: readonly string[]): boolean => String(list) === String(chosen)
      // A ready deck comes from the lobby as its cards.
      const ready = rules.decks.find(({ name, cards }) => name === chosen || isChosen(cards))
      return ready?.name ?? rules.defaultDecks(resolveConfig(rules, {}))[0]
    }
  }
}
