import type { RoomGlance } from '@fudaba/protocol'
import { useEffect, useState } from 'preact/hooks'
import { games } from '../../games.ts'
import { enterRoom } from '../../navigation/enterRoom.ts'
import { type KeptRoom, allRooms, closeRoom } from '../../online/keptRooms.ts'
import { glances, keepsRooms } from '../../online/matchServer.ts'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

const openRooms = (): readonly KeptRoom[] => (keepsRooms() ? allRooms().filter(({ over }) => !over) : [])

/** The rooms of this browser whose game is not over, each with whose turn it is: those that wait for us first. */
export function YourRooms() {
  const [open, setOpen] = useState(openRooms)
  const [found, setFound] = useState<ReadonlyMap<string, RoomGlance>>(new Map())
  useEffect(() => {
    const look = (): void => {
      const asked = openRooms()
      if (asked.length === 0) return
      glances(asked.map(({ room, key }) => ({ room, key }))).then(
        (told) => {
          for (const [i, each] of told.entries())
            if (each === null || each.stage === 'over') closeRoom(asked[i].room)
          setFound(new Map(told.flatMap((each) => (each === null ? [] : [[each.room, each]]))))
          setOpen(openRooms())
        },
        // Without the server the list is as it was kept.
        () => undefined,
      )
    }
    look()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  if (open.length === 0) return null
  const waits = ({ room }: KeptRoom): boolean => isYours(found.get(room))
  return (
    <section class="resume your-rooms" aria-label={say.value('yourRooms')}>
      {[...open.filter(waits), ...open.filter((each) => !waits(each))].map((each) => (
        <button
          key={each.room}
          type="button"
          class={waits(each) ? 'big primary' : 'big'}
          data-room={each.room}
          onClick={() => enterRoom(each.room, null)}
        >
          <b>{say.value('yourRooms')}</b>
          <span>
            {games.find(({ name }) => name === each.game)?.title[lang.value] ?? each.game}
            <Standing glance={found.get(each.room)} />
          </span>
        </button>
      ))}
    </section>
  )
}

const isYours = (glance: RoomGlance | undefined): boolean =>
  glance !== undefined && glance.deciding !== null && glance.deciding === glance.you

/** How the room stands, as soon as the server has told. */
function Standing({ glance }: { readonly glance: RoomGlance | undefined }) {
  if (glance === undefined) return null
  const { you, stage, turn, names } = glance
  const name = (you === 'P2' ? names.P1 : names.P2) ?? say.value('roomNobody')
  const facts = [
    ...(turn > 0 ? [say.value('roomTurn', { n: turn })] : []),
    stage === 'open'
      ? say.value('roomStands.open')
      : isYours(glance)
        ? say.value('roomStands.yours')
        : say.value('roomStands.theirs', { name }),
  ]
  return <small data-standing={isYours(glance) ? 'yours' : stage}> · {facts.join(' · ')}</small>
}
