import { ByNumber, type Game, Obj, type Player, opponent, setColumn } from '@fudaba/kernel/rules'
import type { Ability, Feature } from '@fudaba/kernel/text'
import { book, change, procedure, rule, step } from '../book.ts'
import { discardPile } from '../board/zones.ts'
import { playerHere, recordHere } from '../changes/record.ts'
import { texts } from './texts.ts'

/** Whoever declares something that targets discarded cards looks through them first, and alone (2-2). */

/** Whose piles a text aims at, from who has it: of a phrase that names nobody, those of both. */
type Whose = 'you' | 'opponent'
function pilesIn(tree: unknown, out: Set<Whose>): Set<Whose> {
  if (typeof tree !== 'object' || tree === null) return out
  if ('features' in tree && Array.isArray(tree.features)) {
    const features = tree.features as readonly Feature[]
    if (features.some((each) => each.kind === 'zone' && each.zone === 'discard')) {
      const owner = features.find(({ kind }) => kind === 'owner')
      const who = owner?.kind === 'owner' ? owner.who : undefined
      if (who !== 'opponent') out.add('you')
      if (who !== 'you') out.add('opponent')
    }
  }
  for (const each of Object.values(tree)) pilesIn(each, out)
  return out
}
const treeOf = (g: Game, program: number): Ability | undefined =>
  g.book.abilities.map(({ id }) => texts.entry(g.book, id)).find((each) => each?.program === program)?.tree
/** By the number of the program: its text is searched once. */
const piles = book.own(new ByNumber<ReadonlySet<Whose>>())
const NOBODYS: ReadonlySet<Whose> = new Set()
function pilesAimedAt(g: Game, record: number): ReadonlySet<Whose> {
  const program = texts.programOf(g, record)
  if (program === null || program.targets.length === 0) return NOBODYS
  return (piles.in(g.book).at[program.id] ??= pilesIn(treeOf(g, program.id), new Set()))
}
const looksThrough = rule(
  '2-2',
  (g: Game, player: Player, whose: ReadonlySet<Whose>): number[] => [
    ...(whose.has('you') ? g.objects(discardPile, player) : []),
    ...(whose.has('opponent') ? g.objects(discardPile, opponent(player)) : []),
  ],
  () => [],
)
function cardsToSee(g: Game): number[] {
  const whose = pilesAimedAt(g, recordHere(g))
  return whose.size === 0 ? [] : looksThrough(g, playerHere(g), whose)
}
const show = book.kernelVerb('show')
const lookAway = change('lookAway', (g, row) => setColumn(g, row, Obj.shown, 0))

export const lookThrough = procedure('look through the discard pile', 4, [
  step(
    '21-3',
    (g) => {
      for (const row of cardsToSee(g)) g.propose(show, row, 1 << playerHere(g))
    },
    'look',
  ),
  step('21-3', (g) => g.done(1), 'looked'),
])
export const lookedThrough = procedure('the discard pile is hidden again', 4, [
  step(
    '21-3',
    (g) => {
      for (const row of cardsToSee(g)) g.propose(lookAway, row)
    },
    'look away',
  ),
  step('21-3', (g) => g.done(1), 'hidden'),
])
