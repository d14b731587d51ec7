import type { Proofs } from '@fudaba/kernel/rules'

/** `proofs.json` of every game, loaded on demand. */
const files = import.meta.glob<Proofs>(
  ['../../../../*/rulebook/proofs.json', '../../../../../examples/*/rulebook/proofs.json'],
  {
    import: 'default',
  },
)

/** The titles of the tests that prove each clause; empty for a game without the file. */
export async function loadProofs(game: string): Promise<Proofs> {
  const found = Object.keys(files).find((path) => path.includes(`/${game}/`))
  return found === undefined ? {} : files[found]()
}
