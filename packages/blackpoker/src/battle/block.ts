import {
  type Bin,
  type Game,
  type Player,
  type Requirement,
  TURNED,
  opponent,
  tellPlace,
} from '@fudaba/kernel/rules'
import { ask, book, fact, procedure, requirement, rule } from '../book.ts'
import { characters, hasLabel, isBarrier, labels } from '../board/characteristics.ts'
import { field } from '../board/zones.ts'
import { configOf } from '../board/config.ts'
import { attackers, blocking } from './attack.ts'

/** Every character of Lite has the label, so without the rule that lets labelled ones block nobody could. */
const withLabel = rule(
  'block.label',
  (g: Game, row: number) => hasLabel(g, row, labels.blocker),
  () => false,
)
const notDriven = rule(
  'block.soldiers',
  (g: Game, row: number) => !g.turned(row),
  () => true,
)
const severalSoldiers = fact('block.soldiers', true, false)
const oneBarrier = fact('base.3.7.8', true, false)
const barrierAlone = fact('base.3.7.9', true, false)
const drives = fact('base.3.7.7', true, false)

export const blockCandidates = (g: Game, player: Player): number[] =>
  characters(g, player).filter((row) => withLabel(g, row) && notDriven(g, row))

const blockReasons: readonly Requirement[] = [
  requirement('block.effect', (g, player, row) => g.zoneOf(row) === g.zone(field, player), {
    tells: tellPlace(field),
  }),
  requirement('block.label', (g, _player, row) => withLabel(g, row)),
  requirement('block.soldiers', (g, _player, row) => notDriven(g, row)),
]

/** ブロック: called with its request. */
export const blockEffect = procedure('block', 1, [
  ask('block.effect', {
    offer(g, d) {
      const player = opponent(g.controller(g.local(0)))
      const from = blockCandidates(g, player)
      const max = severalSoldiers() ? from.length : 1
      const bins = attackers(g).map((value): Bin => ({ value, min: 0, max, ordered: false }))
      d.arrange(player, 'block.blockers', from, bins).about(g.local(0)).because(blockReasons)
      if (oneBarrier() && barrierAlone())
        d.with({ kind: 'alone', items: from.map((row) => isBarrier(g, row)) })
    },
    take(g, answer) {
      answer.offer.bins.forEach((bin, i) => {
        for (const row of answer.inBin(i)) {
          g.propose(book.kernelVerb('relate'), blocking.id, row, bin.value)
          if (configOf(g).blockDrives && drives()) g.propose(book.kernelVerb('turn'), row, TURNED)
        }
      })
    },
  }),
])
