import {
  type Action,
  type Game,
  NONE,
  type Player,
  RelationCell,
  relatedFrom,
  ties,
} from '@fudaba/kernel/rules'
import { canPayAttack, payAttack } from './attack.ts'
import { isAttack } from './attackDeclarations.ts'
import { book, change, procedure, requirement, rule, step } from '../book.ts'
import { hasSkill } from '../board/characteristics.ts'
import { actorOf, answers } from '../changes/declarations.ts'
import { controlled, declared } from '../board/zones.ts'

const PLAYER = 0
const SOURCE = 1

/** シンクロ: an own attack that is guarded may be joined (base.1.7.14). */
const joinable = (g: Game, player: Player): number => {
  for (let row = g.top(declared, 0); row !== NONE; row = g.next(row))
    if (isAttack(g, row) && g.controller(row) === player && relatedFrom(g, answers, row) !== NONE) return row
  return NONE
}
const joins = book.relation('joins')
const joinAttack = change('joinAttack', (g, by, attackRow) => ties.relate(g, joins.id, by, attackRow, 0))
const hasJoined = (g: Game, row: number, attackRow: number): boolean =>
  actorOf(g, attackRow) === row || g.relations(joins, row, attackRow).length > 0
const joiners = rule(
  'base.1.7.14',
  (g: Game, player: Player): number[] =>
    g.objects(controlled, player).filter((row) => hasSkill(g, row, 'synchro')),
  () => [],
)
export const synchro: Action = book.action({
  name: 'synchro',
  title: { ja: 'シンクロ', en: 'Synchro' },
  requirements: [
    requirement('base.1.7.14', (g, player) => joinable(g, player) !== NONE),
    requirement('base.1.7.14', (g, player, source) => !hasJoined(g, source, joinable(g, player))),
    canPayAttack,
  ],
  of: [requirement('base.1.7.14', (g, player, row) => joiners(g, player).includes(row))],
  sources: joiners,
  perform: procedure('joinAnAttack', 3, [
    payAttack,
    step('base.1.7.14', (g) =>
      g.propose(joinAttack, g.local(SOURCE), joinable(g, g.local(PLAYER) as Player)),
    ),
    step('21-3', (g) => g.done(1), 'joined'),
  ]),
})

/** Who has joined this attack. */
export const joinersOf = (g: Game, attackRow: number): number[] =>
  g.relations(joins, NONE, attackRow).map((r) => g.relation(r, RelationCell.a))
