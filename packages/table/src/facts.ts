import type { PlayerName, View } from '@fudaba/kernel'
import type { Words } from './words.ts'

/** One public number or word, ready to be shown. */
export interface TableFact {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** The facts of a view, sorted by whom they are about. */
export interface TableFacts {
  /** About the game as a whole. */
  readonly shared: readonly TableFact[]
  /** Numbers of each player: the game calls them `<name>.P1` and `<name>.P2`. */
  readonly of: Readonly<Record<PlayerName, readonly TableFact[]>>
  /** What a player is at the moment: the names of the facts that name him. */
  readonly roles: Readonly<Record<PlayerName, readonly TableFact[]>>
}

export function factsOf(words: Words, view: View): TableFacts {
  const shared: TableFact[] = []
  const of = { P1: [] as TableFact[], P2: [] as TableFact[] }
  const roles = { P1: [] as TableFact[], P2: [] as TableFact[] }
  for (const [key, given] of Object.entries(view.facts)) {
    const [name, player] = /^(.+)\.(P1|P2)$/.exec(key)?.slice(1) ?? [key]
    const label = words.find(`fact.${name}`)
    // What a game has no word for is there for its own helper.
    if (label === undefined) continue
    if (given === 'P1' || given === 'P2') roles[given].push({ name, label, value: words.player(given) })
    else {
      const value = words.find(`fact.${name}.${given}`) ?? String(given)
      // A game words a value as nothing where there is nothing to say.
      if (value === '') continue
      if (player === 'P1' || player === 'P2') of[player].push({ name, label, value })
      else shared.push({ name, label, value })
    }
  }
  return { shared, of, roles }
}
