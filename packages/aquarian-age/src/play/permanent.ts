import { type Action, type Game, NONE, PLAYERS, type Player, atom, ties } from '@fudaba/kernel/rules'
import { noteAims } from '../changes/aims.ts'
import { book, change, fact, procedure, requirement, rule, step } from '../book.ts'
import { noteBearing, permanentsOf, setOn } from '../board/setOn.ts'
import { skillValue } from '../board/characteristics.ts'
import { aimOf, kinds } from '../changes/declarations.ts'
import {
  ROW,
  aimStep,
  declareStep,
  factorMet,
  fromHand,
  inHand,
  isDeclared,
  isOfType,
  ownMain,
  pay,
  plain,
  stillHasFactor,
} from './hand.ts'
import { discard } from '../changes/moving.ts'
import { canPay } from '../changes/paying.ts'
import { charactersOf, onField, permanents } from '../board/zones.ts'

/** パーマネントカード (11). */

/** One, changed by パーマネント±X (base.1.5.10, base.1.7.7). */
const perCharacter = fact('base.1.5.10', 1, Infinity)
const changedBy = rule(
  'base.1.7.7',
  (g: Game, row: number): number => skillValue(g, row, 'permanent'),
  () => 0,
)
const limit = (g: Game, row: number): number => Math.max(0, perCharacter() + changedBy(g, row))
const hasRoom = (g: Game, row: number): boolean => permanentsOf(g, row).length < limit(g, row)
/** How many permanents too many it has (11-3). */
export const tooManyOn = (g: Game, row: number): number => {
  const { length } = permanentsOf(g, row)
  return length === 0 ? 0 : Math.max(0, length - limit(g, row))
}
/** Only on own characters (11-2). */
const mayBear = rule(
  '11-2',
  (g: Game, player: Player): number[] => charactersOf(g, player).filter((row) => hasRoom(g, row)),
  (g: Game): number[] => PLAYERS.flatMap((each) => charactersOf(g, each)).filter((row) => hasRoom(g, row)),
)
const possibleBearers = (g: Game, player: Player): number[] => mayBear(g, player)
/** Asked of each permanent, and not once a window: mostly there is none in the hand. */
const hasBearer = requirement('11-2', (g, player, _source) => possibleBearers(g, player).length > 0)

export const playPermanent: Action = book.action({
  name: 'permanent',
  title: { ja: 'パーマネントのセット', en: 'Set a permanent' },
  requirements: [ownMain, factorMet, canPay, hasBearer],
  of: fromHand('11-2', isOfType('permanent')),
  sources: inHand('permanent'),
  perform: procedure('declarePermanent', 4, [
    declareStep(kinds.permanent),
    aimStep('11-2', 'permanent.target', possibleBearers),
    pay,
    isDeclared,
  ]),
})
noteAims(kinds.permanent, possibleBearers)

const attach = change('attach', (g, row, target) => {
  atom.move(g, row, g.zone(permanents, g.controller(row)), atom.BOTTOM, 0)
  ties.relate(g, setOn.id, row, target, 0)
  noteBearing(g, target)
})
/** (declaration): without its character it is discarded (11-2). */
export const resolvePermanent = procedure('resolvePermanent', 1, [
  step('11-2', (g) => {
    const row = g.local(ROW)
    const target = aimOf(g, row)
    g.propose(plain, row)
    if (target === NONE || !onField(g, target) || !stillHasFactor(g, row)) g.propose(discard, row, 0)
    else g.propose(attach, row, target)
  }),
])
