import type { Session } from '../play/session.ts'
import { saveFile } from './saveFile.ts'

/** The game so far as a file. */
export async function saveReplay({ table, rules }: Session): Promise<void> {
  const replay = await table.save()
  saveFile(`${rules.name}-${replay.start.seed}.json`, JSON.stringify(replay, null, 1))
}
