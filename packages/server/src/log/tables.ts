import { LogError } from './log.ts'

/** The tables of each version: what is added to those of the version before. `tail`: what an engine says behind the first. */
const changes = (tail: string): readonly string[] => [
  `CREATE TABLE entry (
     room text NOT NULL, seq int NOT NULL, at bigint NOT NULL, kind text NOT NULL, seat text,
     body text NOT NULL, nonce text, PRIMARY KEY (room, seq))${tail}`,
  'CREATE TABLE content (hash text PRIMARY KEY, at bigint NOT NULL, body text NOT NULL)',
  'CREATE INDEX entry_opening ON entry (at) WHERE seq = 0',
]

/** Every room with the body of its first entry, the last written to first. */
export const ROOMS = `SELECT room, count(*) AS entries, min(at) AS opened, max(at) AS last,
  max(CASE WHEN seq = 0 THEN body END) AS opening
  FROM entry GROUP BY room HAVING min(seq) = 0 ORDER BY last DESC`

/** Version of the tables; a release reads those up to its own. */
export const TABLES_VERSION = 3

/** What brings tables of a version (0: none) to the present one. Refuses those of a later release. */
export function changesSince(found: number, tail = ''): readonly string[] {
  if (found > TABLES_VERSION)
    throw new LogError(
      'newer',
      `the database was written by a newer release (tables ${found}, this one knows ${TABLES_VERSION}); update, or use another database`,
    )
  return changes(tail).slice(found)
}

/** Content that no room names is dropped after this long: it is kept before its room is opened. */
export const UNUSED_MILLISECONDS = 3_600_000
