import { type RoomGlance, hashOf } from '@fudaba/protocol'
import type { Room } from './room.ts'
import { roleOf } from './sight.ts'

/** How a room stands, for who has a secret of it; null for who has none. */
export async function glanceOf(room: Room | null, key: string): Promise<RoomGlance | null> {
  const role = room === null ? null : roleOf(room.fold, hashOf(key))
  if (room === null || role === null) return null
  const scene = await room.sceneFor(role, hashOf(key))
  return scene.read(role, () => {
    const { fold } = scene
    const { stage, deciding, match, seats } = fold
    return {
      room: room.id,
      you: role,
      stage,
      deciding,
      turn: match === null ? 0 : fold.viewOf(null).turn,
      names: { P1: seats.P1?.name ?? null, P2: seats.P2?.name ?? null },
    }
  })
}
