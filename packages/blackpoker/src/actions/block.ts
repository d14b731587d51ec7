import { type Bin, type Game, type Player, TURNED, VERB, opponent } from '@fudaba/kernel'
import { ask, book, fact, procedure, rule, trigger } from '../book.ts'
import { characters, hasLabel, isBarrier, labels } from '../characters.ts'
import { configOf } from '../config.ts'
import { frameOf } from '../frame.ts'
import { list } from '../list.ts'
import { resolved, resolvedAction } from '../resolved.ts'
import { turnPlayer } from '../turn.ts'
import { attack, attackers, blocking } from './attack.ts'

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

const blockEffect = procedure('block', 1, [
  ask('block.effect', {
    offer(g, d) {
      const player = opponent(g.controller(g.local(0)))
      const from = blockCandidates(g, player)
      const max = severalSoldiers() ? from.length : 1
      const bins = attackers(g).map((value): Bin => ({ value, min: 0, max, ordered: false }))
      d.arrange(player, 'block.blockers', from, bins).about(g.local(0))
      if (oneBarrier() && barrierAlone())
        d.with({ kind: 'alone', items: from.map((row) => isBarrier(g, row)) })
    },
    take(g, answer) {
      answer.offer.bins.forEach((bin, i) => {
        for (const row of answer.inBin(i)) {
          g.propose(book.verbs[VERB.relate], blocking.id, row, bin.value)
          if (configOf(g).blockDrives && drives()) g.propose(book.verbs[VERB.turn], row, TURNED)
        }
      })
    },
  }),
])

/** ブロック. */
export const block = list('block', { ja: 'ブロック', en: 'Block' }, 'block.frame', {
  trigger: 'triggered',
  speed: 'normal',
  timing: 'main',
  effect: blockEffect,
})

trigger('block.when', 'block', {
  on: [resolved],
  when: (g, ev) => resolvedAction(g, ev) === attack.id && attackers(g).length > 0 && frameOf(block).exists(),
  player: turnPlayer,
  data: block,
})
