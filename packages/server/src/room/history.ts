import type { PublicEvent } from '@fudaba/kernel'
import type { Role } from '@fudaba/protocol'
import { eventsFor } from './sight.ts'
import type { Scene } from './viewer.ts'

/**
 * Everything that happened so far, as a role may know it. What this node has dropped is read from the log again: it can
 * no longer be taken back, so it is the same whatever happens meanwhile.
 */
export async function pastEvents(room: Scene, role: Role): Promise<PublicEvent[]> {
  const kept = room.fold.keptSince
  if (kept === 0) return eventsFor(room.fold, role, 0)
  const whole = await room.whole()
  const now = room.fold.keptSince
  // So much has happened meanwhile that events are missing between the two.
  if ((whole.match?.game.time ?? 0) < now) return pastEvents(room, role)
  return [...eventsFor(whole, role, 0).filter(({ time }) => time < now), ...eventsFor(room.fold, role, now)]
}
