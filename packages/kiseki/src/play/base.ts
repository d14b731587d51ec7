import type { Action, Game, Player } from '@fudaba/kernel/rules'
import { requirement, rule } from '../book.ts'
import { level } from '../board/characteristics.ts'
import { BASE } from '../board/words.ts'
import { homebase } from '../board/zones.ts'
import { costKinds } from '../changes/cost.ts'
import { canBeTurnedUp, notForbidden, playCard, playable } from './play.ts'
import { isOfType, liesIn } from './fromWhere.ts'
import { playableCards } from './playableCards.ts'

/** BASEカードのプレイ (1209). */

const price = (g: Game, source: number) => [{ kind: costKinds.level, amount: g.value(level, source) }]
const nobody = (): number[] => []
/** From the homebase (1209.1) … */
const sources = rule('1209.1', (g: Game, player: Player) => playableCards(g, player).bases, nobody)

export const playBase: Action = playable({
  name: 'play-base',
  title: { ja: 'BASEのプレイ', en: 'Play a BASE' },
  requirements: [
    // … where it lies face down.
    requirement('1209.1a', (g, _player, source) => g.faceDown(source)),
    canBeTurnedUp,
    notForbidden(BASE),
  ],
  of: [isOfType('902.4c', BASE), liesIn('1209.1', homebase)],
  sources: rule('902.4c', sources, nobody),
  perform: playCard,
  data: { price },
})
