import { type Game, PLAYERS, type Player, RelationCell, ties } from '@fudaba/kernel/rules'
import { defender, isAttack } from '../battle/attackDeclarations.ts'
import { ask, change, procedure, rule } from '../book.ts'
import { aim, aimOf, kinds } from '../changes/declarations.ts'
import { legalAims } from '../changes/aims.ts'
import { machine } from '../changes/record.ts'
import { activeCharacters, charactersOf, controlled } from '../board/zones.ts'

/** 目標を変更する (14-3): what is declared aims at something else, which it could have aimed at. */

/** What this declaration could have had as its target. */
function fitting(g: Game, row: number): number[] {
  if (isAttack(g, row)) {
    const whose = defender(g, row)
    return whose === g.controller(row) ? activeCharacters(g, whose) : g.objects(controlled, whose)
  }
  return legalAims(g, g.controller(row), row)
}
const mayBeAimedAt = rule('14-3', fitting, (g: Game): number[] =>
  PLAYERS.flatMap((player) => charactersOf(g, player)),
)
/** Breaks, permanents and attacks aim by themselves; what has a text has chosen its targets. */
const hasText = (g: Game, row: number): boolean =>
  g.kind(row) === kinds.project || g.kind(row) === kinds.fast || g.kind(row) === kinds.effect
const aimAnew = change('aimAnew', (g, row, at) => {
  const relation = hasText(g, row) ? machine.target : aim
  const old = g.relations(relation, row).filter((r) => g.relation(r, RelationCell.value) === 0)
  for (const r of old) ties.unrelate(g, r)
  ties.relate(g, relation.id, row, at, 0)
})
const aimsAt = (g: Game, row: number): number[] =>
  hasText(g, row) ? machine.targets(g, row, 0) : [aimOf(g, row)]

/** (player, declaration). */
export const redirect = procedure('redirect', 2, [
  ask('14-3', {
    offer(g, d) {
      const row = g.local(1)
      const others = mayBeAimedAt(g, row).filter((each) => !aimsAt(g, row).includes(each))
      if (others.length > 0) d.choose(g.local(0) as Player, 'redirect.target', others, 1, 1).about(row)
    },
    take: (g, answer) => g.propose(aimAnew, g.local(1), answer.value),
  }),
])
