import { bodyFaults } from './keptGame.ts'
import { say } from '../settings/say.ts'

/** Why a save could not be read, in words; what a host says stands as it is. */
export function sayFault(reason: string): string {
  const known = bodyFaults.find((fault) => fault === reason)
  return known === undefined ? reason : say.value(`fault.${known}`)
}
