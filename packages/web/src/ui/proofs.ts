import type { Proofs } from '@fudaba/kernel'

/** The files that lie beside the clause indexes of the games, each loaded when its game's rules are read. */
const files = import.meta.glob<Proofs>(
  ['../../../*/rulebook/proofs.json', '../../../../examples/*/rulebook/proofs.json'],
  {
    import: 'default',
  },
)

/** The titles of the tests that prove each clause; none where a game brings no such file. */
export async function loadProofs(game: string): Promise<Proofs> {
  const found = Object.keys(files).find((path) => path.includes(`/${game}/`))
  return found === undefined ? {} : files[found]()
}
