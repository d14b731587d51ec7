import { type Action, type Game, NONE, type Procedure } from '@fudaba/kernel/rules'
import { ask, book, fact, procedure, requirement, rule, step } from '../book.ts'
import { face } from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { declareCard, kinds } from '../changes/declarations.ts'
import { ROW, SOURCE, fromHand, inHand, isOfType, isDeclared, nameIsOut, ownMain, plain } from './hand.ts'
import { discard, enterParty } from '../changes/moving.ts'
import { factions } from '../board/words.ts'

/** キャラクターのセット (base.1.4.4). */

const nameIsFree = requirement('21-3c', (g, _player, source) => !nameIsOut(g, source))

const declareSetting: Procedure = procedure('declareSetting', 3, [
  step('21-3a', (g) => g.propose(declareCard, g.local(SOURCE), kinds.setting, NONE)),
  isDeclared,
])
export const setCharacter: Action = book.action({
  name: 'set',
  title: { ja: 'キャラクターのセット', en: 'Set a character' },
  requirements: [ownMain, nameIsFree],
  of: fromHand('base.1.4.4', isOfType('character')),
  sources: inHand('character'),
  perform: declareSetting,
})

const comesIn = fact('base.1.4.4', true, false)
const PARTY = 1

/** Of several factions its owner chooses the party, or it is the first (base.1.8.2). */
const mayChooseParty = rule(
  'base.1.8.2',
  (g: Game, row: number): readonly string[] => {
    const own = face(g, row).factions.filter((faction) => faction !== 'none')
    return own.length > 1 && configOf(g).multiFactionPlacement === 'owner' ? own : []
  },
  () => [],
)

/** (declaration): it comes into its party, for nothing (base.1.4.4). */
export const resolveSetting = procedure('resolveSetting', 2, [
  ask('base.1.8.2', {
    offer(g, d) {
      const row = g.local(ROW)
      const own = mayChooseParty(g, row)
      if (own.length > 0 && !nameIsOut(g, row)) d.option(g.controller(row), 'set.party', own).about(row)
    },
    take: (g, answer) => g.setLocal(PARTY, factions.findIndex((faction) => faction === answer.key) + 1),
  }),
  step('21-3a', (g) => {
    const row = g.local(ROW)
    g.propose(plain, row)
    if (nameIsOut(g, row) || !comesIn()) g.propose(discard, row, 0)
    else g.propose(enterParty, row, g.controller(row), g.local(PARTY))
  }),
])
