import { hashOf } from './keys.ts'

/**
 * What a shuffle is made of: the server's share and one of each person, in the order server, P1, P2. Everybody told the
 * hash of his share before any share was told, so nobody could choose the order. A bot has no share: ''.
 */
export interface Shuffle {
  readonly shares: readonly [server: string, P1: string, P2: string]
  /** Hashes of the shares, as they were told before. */
  readonly commits: readonly [server: string, P1: string, P2: string]
  /** The seed of the game. */
  readonly seed: string
}

/** The seed that the shares make together. */
export const seedOf = (shares: Shuffle['shares']): string => hashOf(`fudaba-shuffle/1\n${shares.join('\n')}`)

/**
 * The secret of the link to the replay of a game that is over. It is made of the shares, which nobody has together before
 * the end, and it gives nobody's seat away.
 */
export const replayKeyOf = ({ shares }: Pick<Shuffle, 'shares'>): string =>
  hashOf(`fudaba-replay-link/1\n${shares.join('\n')}`)

/** The secret of the invitation into a room that stands in the list of open rooms: it is no secret. */
export const listedKeyOf = (room: string): string => hashOf(`fudaba-listed-room/1\n${room}`)

/** What is told of a share before the share. */
export const commitOf = (share: string): string => (share === '' ? '' : hashOf(`fudaba-share/1\n${share}`))

/** Why a shuffle is not what the hashes promised; null if it is. */
export function faultOfShuffle({ shares, commits, seed }: Shuffle): string | null {
  const odd = shares.findIndex((share, i) => commitOf(share) !== commits[i])
  if (odd >= 0) return `the share of ${['the server', 'P1', 'P2'][odd]} is not the one whose hash was told`
  return seedOf(shares) === seed ? null : 'the seed is not what the shares make'
}
