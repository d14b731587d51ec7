import type { Session } from './session.ts'
import { saveFile } from '../files/saveFile.ts'

/** Downloads the game so far as a replay file. */
export async function saveReplay({ table, rules }: Session): Promise<void> {
  const replay = await table.save()
  saveFile(`${rules.name}-${replay.start.seed}.json`, JSON.stringify(replay, null, 1))
}
