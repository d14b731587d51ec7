import { type Action, type Game, NONE, type Player, tellPlace } from '@fudaba/kernel/rules'
import { requirement, rule } from '../book.ts'
import { artsEp } from '../board/characteristics.ts'
import { field, hand, homebase } from '../board/zones.ts'
import { costKinds } from '../changes/cost.ts'
import { canBeTurnedUp, hasTargets, letByText, notForbidden, playArtOf, playable } from './play.ts'
import { liesIn } from './fromWhere.ts'
import { cardsWithArts, hasArt } from './playableCards.ts'
import { artOf } from './texts.ts'

/** アーツ能力のプレイ (1213). */

/** EP, and outside the homebase the card itself (1204.2f-5). */
const price = rule(
  '1204.2f-5',
  (g: Game, source: number) => [
    { kind: costKinds.ep, amount: g.value(artsEp, source) },
    ...(g.inZone(source, homebase) ? [] : [{ kind: costKinds.card, amount: 1 }]),
  ],
  () => [],
)
const nobody = (): number[] => []
const sources = rule('1213.2', (g: Game, player: Player) => cardsWithArts(g, player), nobody)

export const playArt: Action = playable({
  name: 'play-art',
  title: { ja: 'アーツのプレイ', en: 'Play an art' },
  requirements: [
    // Arts are not valid in the field (1202.3).
    requirement('1202.3', (g, _player, source) => !g.inZone(source, field), {
      tells: tellPlace(hand, homebase),
    }),
    requirement('1213.2a', (g, _player, source) => !g.inZone(source, homebase) || g.faceDown(source)),
    canBeTurnedUp,
    hasTargets(artOf),
    notForbidden(NONE),
    letByText('art'),
  ],
  of: [requirement('902.4e', (g, _player, row) => hasArt(g, row)), liesIn('1213.2', hand, homebase, field)],
  sources: rule('902.4e', sources, nobody),
  perform: playArtOf,
  data: { price, program: artOf },
})
