import type { Action, Game, Player } from '@fudaba/kernel/rules'
import { requirement, rule } from '../book.ts'
import { ep } from '../board/characteristics.ts'
import { EVENT } from '../board/words.ts'
import { hand, homebase } from '../board/zones.ts'
import { costKinds } from '../changes/cost.ts'
import { canBeTurnedUp, hasTargets, letByText, notForbidden, playCard, playable } from './play.ts'
import { isOfType, liesIn } from './fromWhere.ts'
import { playableCards } from './playableCards.ts'
import { effectOf } from './texts.ts'

/** EVENTカードのプレイ (1208). */

const price = rule(
  '1204.2f-2',
  (g: Game, source: number) => [{ kind: costKinds.ep, amount: g.value(ep, source) }],
  () => [],
)
const nobody = (): number[] => []
/** From hand or homebase (1208.1) … */
const sources = rule('1208.1', (g: Game, player: Player) => playableCards(g, player).events, nobody)

export const playEvent: Action = playable({
  name: 'play-event',
  title: { ja: 'EVENTのプレイ', en: 'Play an EVENT' },
  requirements: [
    // … but not one that lies there face up.
    requirement('1208.1a', (g, _player, source) => g.inZone(source, hand) || g.faceDown(source)),
    canBeTurnedUp,
    hasTargets(effectOf),
    notForbidden(EVENT),
    letByText('effect'),
  ],
  of: [isOfType('902.4b', EVENT), liesIn('1208.1', hand, homebase)],
  sources: rule('902.4b', sources, nobody),
  perform: playCard,
  data: { price, program: effectOf },
})
