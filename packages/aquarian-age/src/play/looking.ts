import { type Ability, type Game, O, type Player, VERB, setColumn } from '@fudaba/kernel'
import { book, change, procedure, rule, step } from '../book.ts'
import { discardPile } from '../zones.ts'
import { playerHere, recordHere } from './record.ts'
import { texts } from './texts.ts'

/** Whoever declares something that targets discarded cards looks through them first, and alone (2-2). */

const speaksOfDiscards = (tree: Ability | undefined): boolean =>
  tree !== undefined && JSON.stringify(tree).includes('"zone":"discard"')
const aimsAtDiscards = (g: Game, record: number): boolean => {
  const program = texts.programOf(g, record)
  return program !== null && program.targets.length > 0 && isAboutDiscards(program.id)
}
const treeOf = (program: number): Ability | undefined =>
  book.abilities.map(({ id }) => texts.entry(id)).find((each) => each?.program === program)?.tree
/** By the number of the program: its text is searched once. */
const aboutDiscards = new Map<number, boolean>()
function isAboutDiscards(program: number): boolean {
  const known = aboutDiscards.get(program)
  if (known !== undefined) return known
  const found = speaksOfDiscards(treeOf(program))
  aboutDiscards.set(program, found)
  return found
}
const looksThrough = rule(
  '2-2',
  (g: Game, player: Player): number[] => g.objects(discardPile, player),
  () => [],
)
const show = book.verbs[VERB.show]
const lookAway = change('lookAway', (g, row) => setColumn(g, row, O.shown, 0))

export const lookThrough = procedure('look through the discard pile', 4, [
  step(
    '21-3',
    (g) => {
      if (!aimsAtDiscards(g, recordHere(g))) return
      const player = playerHere(g)
      for (const row of looksThrough(g, player)) g.propose(show, row, 1 << player)
    },
    'look',
  ),
  step('21-3', (g) => g.done(1), 'looked'),
])
export const lookedThrough = procedure('the discard pile is hidden again', 4, [
  step(
    '21-3',
    (g) => {
      if (aimsAtDiscards(g, recordHere(g)))
        for (const row of looksThrough(g, playerHere(g))) g.propose(lookAway, row)
    },
    'look away',
  ),
  step('21-3', (g) => g.done(1), 'hidden'),
])
