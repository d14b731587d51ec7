import { type Action, type Game, type Player, type Requirement, tellPlace } from '@fudaba/kernel/rules'
import type { KisekiClause } from '../../rulebook/index.ts'
import { requirement, rule } from '../book.ts'
import { cp } from '../board/characteristics.ts'
import { STEP, primary, stepIs } from '../board/state.ts'
import { may, playingFromHomebase } from '../changes/verdicts.ts'
import { ITEM, UNIT } from '../board/words.ts'
import { hand, homebase } from '../board/zones.ts'
import { costKinds } from '../changes/cost.ts'
import { canBeTurnedUp, notForbidden, playPermanent, playable } from './play.ts'
import { nothingWaits } from '../changes/playRecord.ts'
import { isOfType, liesIn } from './fromWhere.ts'
import { playableCards } from './playableCards.ts'

/** UNITカードのプレイ (1206), ITEMカードのプレイ (1207). */

/** Both cost their CP (1204.2f-1). */
const price = rule(
  '1204.2f-1',
  (g: Game, source: number) => [{ kind: costKinds.cp, amount: g.value(cp, source) }],
  () => [],
)

/** What a card says beats the rule (104.1): from hand, or from the homebase where a card lets it. */
const cardLets = rule(
  '104.1',
  (g: Game, row: number): boolean => g.faceDown(row) && may(g, playingFromHomebase, row),
  () => false,
)
const within = (g: Game, row: number): boolean => g.inZone(row, hand) || cardLets(g, row)

const inDeployment = requirement('703.8c-1', (g, _player) => g.get(stepIs) === STEP.deployment)
const isPrimary = requirement('902.4h', (g, player) => primary(g) === player)
const whenAndWhere = (clause: KisekiClause): readonly Requirement[] => [
  requirement(clause, (g, _player) => nothingWaits(g)),
  requirement(clause, (g, _player, source) => within(g, source), { tells: tellPlace(hand) }),
]

const nobody = (): number[] => []

export const playUnit: Action = playable({
  name: 'play-unit',
  title: { ja: 'UNITのプレイ', en: 'Play a UNIT' },
  requirements: [isPrimary, inDeployment, ...whenAndWhere('1206.1'), canBeTurnedUp, notForbidden(UNIT)],
  of: [isOfType('902.4h-1', UNIT), liesIn('1206.1', hand, homebase)],
  sources: rule('902.4h-1', (g: Game, player: Player) => playableCards(g, player).units, nobody),
  perform: playPermanent,
  data: { price },
})

export const playItem: Action = playable({
  name: 'play-item',
  title: { ja: 'ITEMのプレイ', en: 'Play an ITEM' },
  requirements: [isPrimary, inDeployment, ...whenAndWhere('1207.1'), canBeTurnedUp, notForbidden(ITEM)],
  of: [isOfType('902.4h-2', ITEM), liesIn('1207.1', hand, homebase)],
  sources: rule('902.4h-2', (g: Game, player: Player) => playableCards(g, player).items, nobody),
  perform: playPermanent,
  data: { price },
})
