import { type Action, type Game, NONE, type Player, V, VERB, atom, opponent } from '@fudaba/kernel'
import { ask, book, fact, procedure, requirement, rule, step, verb } from './book.ts'
import { onDeck, shuffleDeck } from './cardActions.ts'
import { printed } from './cards.ts'
import { relateLegion } from './locking.ts'
import { inPhase, turnFighter } from './state.ts'
import { belongTo } from './strideVerb.ts'
import { grade, heart, inLegion, isMate, mateOf, vanguardOf } from './units.ts'
import { deck, drop, field, vanguardCircle } from './zones.ts'

/** 双闘する (10.25) and シークメイト (11.10). */

/** 1 for a unit that has been in legion (11.10.2). */
export const wasInLegion = book.column('wasInLegion')
/** The turn in which it came to be in legion (10.25.14). */
export const legionIn = book.column('legionIn')

/** Those who can be in legion with it: any of the names it says (11.10.1.1, 11.10.2.1). */
const named = (g: Game, row: number): readonly string[] => printed(g, g.cardOf(row)).mates ?? []
const firstNamed = (g: Game, row: number): readonly string[] => named(g, row).slice(0, 1)
const eitherOf = rule('ex.11.10.2.1', named, firstNamed)
const matesOf = rule('11.10.2.1', eitherOf, firstNamed)
const fits = rule(
  '11.10.1.1',
  (g: Game, leader: number, card: number): boolean =>
    matesOf(g, leader).includes(printed(g, g.cardOf(card)).name),
  () => true,
)
/** Not with one who leads already or has no mates (10.25.1.2), nor led by a mate (10.25.16). */
const canLead = rule(
  '10.25.1.2',
  (g: Game, row: number): boolean => mateOf(g, row) === NONE && matesOf(g, row).length > 0,
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
  for (const each of [leader, mate]) atom.mark(g, each, legionIn, g.get(V.turn))
  g.emit(g.verbNow, leader, player, mate)
})

/** 「双闘できるカード」: those it names, and those that name it (10.25.17). */
const names = (g: Game, one: number, other: number): boolean =>
  matesOf(g, one).includes(printed(g, g.cardOf(other)).name)
export const canBeInLegion = rule(
  '10.25.17',
  (g: Game, one: number, other: number): boolean => names(g, one, other) || names(g, other, one),
  () => true,
)
/** Not with a heart that is in legion already (10.25.18.1). */
const isFreeHeart = rule(
  '10.25.18.1',
  (g: Game, row: number): boolean => !inLegion(g, row),
  () => true,
)
/** ハーツの双闘化 (10.25.18): (heart, card); who names the other leads, and both belong to the vanguard. */
export const heartLegion = verb('10.25.18', 'heartLegion', (g, own, card) => {
  if (g.object(own, heart) !== 1 || !isFreeHeart(g, own) || !canBeInLegion(g, own, card)) return
  const player = g.controller(own)
  const vanguard = vanguardOf(g, player)
  atom.move(g, card, g.zone(field, player), atom.BOTTOM, atom.cellFlag(vanguardCircle()))
  atom.mark(g, card, heart, 1)
  if (names(g, own, card)) relateLegion(g, own, card)
  else relateLegion(g, card, own)
  if (vanguard !== NONE) belongTo(g, vanguard, card)
  g.emit(g.verbNow, own, player)
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
