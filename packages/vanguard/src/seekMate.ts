import { type Action, type Game, NONE, type Player, VERB, atom, opponent } from '@fudaba/kernel'
import { ask, book, fact, procedure, requirement, rule, step, verb } from './book.ts'
import { onDeck, shuffleDeck } from './cardActions.ts'
import { printed } from './cards.ts'
import { relateLegion } from './locking.ts'
import { inPhase, turnFighter } from './state.ts'
import { grade, inLegion, isMate, vanguardOf } from './units.ts'
import { deck, drop, field, vanguardCircle } from './zones.ts'

/** 双闘する (10.25) and シークメイト (11.10). */

/** 1 for a unit that has been in legion (11.10.2). */
export const wasInLegion = book.column('wasInLegion')

/** Those who can be in legion with it: any of the names it says (11.10.1.1, 11.10.2.1). */
const matesOf = rule(
  '11.10.2.1',
  (g: Game, row: number): readonly string[] => printed(g, g.cardOf(row)).mates ?? [],
  (g: Game, row: number): readonly string[] => (printed(g, g.cardOf(row)).mates ?? []).slice(0, 1),
)
const fits = rule(
  '11.10.1.1',
  (g: Game, leader: number, card: number): boolean =>
    matesOf(g, leader).includes(printed(g, g.cardOf(card)).name),
  () => true,
)
/** Not with one who is in legion already or has no mates (10.25.1.2), nor led by a mate (10.25.16). */
const canLead = rule(
  '10.25.1.2',
  (g: Game, row: number): boolean => !inLegion(g, row) && matesOf(g, row).length > 0,
  () => true,
)
const noMate = rule(
  '10.25.16',
  (g: Game, row: number): boolean => !isMate(g, row),
  () => true,
)
/** (leader, mate): the mate comes beside the leader, standing or resting as he does, and they belong together. */
export const formLegion = verb('10.25.2', 'legion', (g, leader, mate) => {
  if (!noMate(g, leader) || !canLead(g, leader)) return
  const player = g.controller(leader)
  const turned = g.turned(leader) ? atom.TURNED_FLAG : 0
  atom.move(g, mate, g.zone(field, player), atom.BOTTOM, atom.cellFlag(vanguardCircle()) | turned)
  relateLegion(g, leader, mate)
  atom.mark(g, leader, wasInLegion, 1)
  g.emit(g.verbNow, leader, player)
})

const PLAYER = 0
const SOURCE = 1
const COST = 4
const candidates = (g: Game, player: Player, leader: number): number[] =>
  g.objects(deck, player).filter((row) => fits(g, leader, row))
/** Never in legion before, against a vanguard of grade 3 or more, with four cards in the drop zone (11.10.2). */
const mayLegion = requirement('11.10.2', (g, player, source) => {
  const other = vanguardOf(g, opponent(player))
  return (
    g.object(source, wasInLegion) === 0 &&
    other !== NONE &&
    g.value(grade, other) >= 3 &&
    g.count(drop, player) >= COST
  )
})
const upTo = fact('11.10.1', 1, 0)
const EVERYONE = 3
const show = book.verbs[VERB.show]

export const legionAction: Action = book.action({
  name: 'legion',
  title: { ja: '双闘', en: 'Legion' },
  requirements: [
    requirement('8.1.1.1', (g, player) => turnFighter(g) === player && inPhase(g, 'main')),
    mayLegion,
  ],
  sources(g, player) {
    const vanguard = vanguardOf(g, player)
    return vanguard !== NONE && (printed(g, g.cardOf(vanguard)).mates ?? []).length > 0 ? [vanguard] : []
  },
  perform: procedure('seekMate', 4, [
    ask(
      '11.10.2',
      {
        offer: (g, d) =>
          void d.choose(
            g.local(PLAYER) as Player,
            'legion.cost',
            g.objects(drop, g.local(PLAYER) as Player),
            COST,
            COST,
          ),
        take(g, answer) {
          for (const row of answer.values) g.propose(onDeck, row)
        },
      },
      'cost',
    ),
    step('11.10.1', (g) => {
      const player = g.local(PLAYER) as Player
      for (const row of g.objects(deck, player)) g.propose(show, row, 1 << player)
    }),
    ask(
      '11.10.1',
      {
        offer(g, d) {
          const player = g.local(PLAYER) as Player
          const from = candidates(g, player, g.local(SOURCE))
          if (from.length > 0) d.choose(player, 'legion.mate', from, 0, upTo())
        },
        take(g, answer) {
          for (const row of answer.values) {
            g.propose(show, row, EVERYONE)
            g.propose(formLegion, g.local(SOURCE), row)
          }
        },
      },
      'mate',
    ),
    step('10.11.1.1', (g) => g.propose(shuffleDeck, g.local(PLAYER))),
  ]),
})
