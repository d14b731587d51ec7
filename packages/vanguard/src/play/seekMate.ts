import { type Action, type Game, NONE, type Player, atom, opponent } from '@fudaba/kernel/rules'
import { ask, book, change, fact, procedure, requirement, rule, step } from '../book.ts'
import { printed } from '../board/cards.ts'
import { inPhase, turnFighter } from '../board/state.ts'
import { grade } from '../board/characteristics.ts'
import { vanguardOf } from '../board/units.ts'
import { deck, drop } from '../board/zones.ts'
import { onDeck, shuffleDeck } from '../changes/cardActions.ts'
import { formLegion, namesAsMate, wasInLegion } from '../changes/legion.ts'

/** シークメイト (11.10). */

const PLAYER = 0
const SOURCE = 1
const COST = 4
/** A card of the deck that the leader names (11.10.1.1). */
const fits = rule(
  '11.10.1.1',
  (g: Game, leader: number, card: number): boolean => namesAsMate(g, leader, card),
  () => true,
)
const candidates = (g: Game, player: Player, leader: number): number[] =>
  g.objects(deck, player).filter((row) => fits(g, leader, row))
/** 1 for a unit whose シークメイト was used: it cannot be used again in the game, whatever it has found. */
const hasSought = book.column('hasSought')
const usesUp = change('seeksMate', (g, row) => atom.mark(g, row, hasSought, 1))
/**
 * Never in legion nor sought before, against a vanguard of grade 3 or more, with four cards in the drop zone (11.10.2).
 */
const mayLegion = requirement('11.10.2', (g, player, source) => {
  const other = vanguardOf(g, opponent(player))
  return (
    g.object(source, wasInLegion) === 0 &&
    g.object(source, hasSought) === 0 &&
    other !== NONE &&
    g.value(grade, other) >= 3 &&
    g.count(drop, player) >= COST
  )
})
const upTo = fact('11.10.1', 1, 0)
const EVERYONE = 3
const show = book.kernelVerb('show')

export const legionAction: Action = book.action({
  name: 'legion',
  title: { ja: '双闘', en: 'Legion' },
  requirements: [
    requirement('8.1.1.1', (g, player) => turnFighter(g) === player && inPhase(g, 'main')),
    mayLegion,
  ],
  of: [
    requirement(
      '11.10.1.1',
      (g, player, row) => row === vanguardOf(g, player) && (printed(g, g.cardOf(row)).mates ?? []).length > 0,
    ),
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
          g.propose(usesUp, g.local(SOURCE))
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
