import type { PlayerName, View } from '@fudaba/kernel'
import type { Words } from './words.ts'

/** One public number or word, in words. */
export interface TableFact {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** The facts of a view, grouped by whom they are about. */
export interface TableFacts {
  /** About the game as a whole. */
  readonly shared: readonly TableFact[]
  /** Facts of each player: those named `<name>.P1` and `<name>.P2`. */
  readonly of: Readonly<Record<PlayerName, readonly TableFact[]>>
  /** Roles of each player: facts whose value is the player, such as the turn player. */
  readonly roles: Readonly<Record<PlayerName, readonly TableFact[]>>
}

/** The facts of a view that the game has a message `fact.<name>` for. */
export function factsOf(words: Words, view: View): TableFacts {
  const shared: TableFact[] = []
  const of = { P1: [] as TableFact[], P2: [] as TableFact[] }
  const roles = { P1: [] as TableFact[], P2: [] as TableFact[] }
  for (const [key, given] of Object.entries(view.facts)) {
    const [name, player] = /^(.+)\.(P1|P2)$/.exec(key)?.slice(1) ?? [key]
    const label = words.find(`fact.${name}`)
    // A fact without a message is only for the game's own helper.
    if (label === undefined) continue
    if (given === 'P1' || given === 'P2') roles[given].push({ name, label, value: words.player(given) })
    else {
      const value = words.find(`fact.${name}.${given}`) ?? String(given)
      // An empty message: nothing to show for this value.
      if (value === '') continue
      if (player === 'P1' || player === 'P2') of[player].push({ name, label, value })
      else shared.push({ name, label, value })
    }
  }
  return { shared, of, roles }
}
