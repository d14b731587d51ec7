import type { OpenRoomRow } from '@fudaba/protocol'
import { useEffect, useState } from 'preact/hooks'
import { games } from '../../games.ts'
import { enterRoom } from '../../navigation/enterRoom.ts'
import { keptRoom } from '../../online/keptRooms.ts'
import { keepsRooms, openRooms } from '../../online/matchServer.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** So often it is looked for new ones while somebody looks. */
const LOOK_MILLISECONDS = 10_000

/** Rooms of all games in which somebody waits for anybody. Own ones stand among one's rooms. */
export function OpenRooms() {
  const [found, setFound] = useState<readonly OpenRoomRow[]>([])
  useEffect(() => {
    if (!keepsRooms()) return undefined
    const look = (): void => {
      if (document.visibilityState === 'visible')
        openRooms().then(
          (rooms) => setFound(rooms.filter(({ room }) => keptRoom(room) === null)),
          // Without the server there are none.
          () => setFound([]),
        )
    }
    look()
    const timer = setInterval(look, LOOK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  if (found.length === 0) return null
  return (
    <section class="resume open-rooms" aria-label={say.value('openRooms')}>
      <h2>{say.value('openRooms')}</h2>
      {found.map((row) => (
        <button
          key={row.room}
          type="button"
          class="big"
          data-open-room={row.room}
          onClick={() => enterRoom(row.room, row.key)}
        >
          <b>{row.options.name ?? titleOf(row)}</b>
          <span>{factsOf(row).join(' · ')}</span>
        </button>
      ))}
    </section>
  )
}

const titleOf = ({ options }: OpenRoomRow): string =>
  games.find(({ name }) => name === options.game)?.title[lang.value] ?? options.game

const factsOf = (row: OpenRoomRow): string[] => [
  ...(row.options.name === undefined ? [] : [titleOf(row)]),
  row.host ?? say.value('roomAnybody'),
  ...(row.options.clock.kind === 'none' ? [] : [say.value(`roomClock.${row.options.clock.kind}`)]),
  ...(row.options.decks === 'any' ? [] : [say.value(`roomDecks.${row.options.decks}`)]),
  ...(row.options.best === 1 ? [] : [say.value(`roomBest.${row.options.best}`)]),
  ...(row.password ? [say.value('roomHasPassword')] : []),
  ...(row.here ? [] : [say.value('roomHostAway')]),
]
