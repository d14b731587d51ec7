import { hashOf } from '@fudaba/protocol'
import type { Opening } from './deeds.ts'
import { Refusal } from './refusal.ts'

/** The server's share of the room is its salt: the same password has another hash in each room. */
export const passwordHash = (share: string, password: string): string =>
  hashOf(`fudaba-password/1\n${share}\n${password}`)

/** Refuses whoever does not know the password of the free seat, where it has one. */
export function checkPassword({ password, share }: Opening, said: string | undefined): void {
  if (password !== undefined && (said === undefined || passwordHash(share, said) !== password))
    throw new Refusal('bad-password', 'the password of this room is another one')
}
