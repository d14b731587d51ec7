import { EV, type Game, type Player, atom } from '@fudaba/kernel/rules'
import { book, change, fact, procedure, step, trigger } from '../book.ts'
import { type PlayingCard, isCourt, printed } from '../board/cards.ts'
import { buryCard, leftField } from '../changes/verbs.ts'
import { frameOf } from './frame.ts'
import { list } from './list.ts'
import { graveyard, hand, life } from '../board/zones.ts'

const BOTH = 3

/** Shown to both, then into the hand. */
export const takeShown = change('takeShown', (g, row, player) => {
  atom.show(g, row, BOTH)
  atom.move(g, row, g.zone(hand, player as Player), atom.BOTTOM, 0)
})

const asFarAsPossible = fact('base.3.5.24', true, false)

const successionEffect = procedure('succession', 1, [
  step('succession.effect', (g) => {
    const player = g.controller(g.local(0))
    const rows = g.objects(life, player)
    const found = rows.findIndex((row) => isCourt(printed(g, g.cardOf(row))))
    if (found < 0 && !asFarAsPossible()) return
    const passed = found < 0 ? rows : rows.slice(0, found)
    for (const row of passed) g.propose(buryCard, g.cardOf(row))
    if (found >= 0) g.propose(takeShown, rows[found], player)
  }),
])

/** 世代交代. */
export const succession = list('succession', { ja: '世代交代', en: 'Succession' }, 'succession.frame', {
  trigger: 'triggered',
  speed: 'immediate',
  timing: 'quick',
  effect: successionEffect,
})

const cardMoved = (g: Game, ev: number): PlayingCard => g.cards[g.event(ev, EV.def)] as PlayingCard

trigger('succession.when', 'succession', {
  on: [book.kernelVerb('move')],
  when: (g, ev) =>
    leftField(g, g.event(ev, EV.from)) &&
    g.zoneDef(g.event(ev, EV.to)) === graveyard &&
    isCourt(cardMoved(g, ev)) &&
    frameOf(succession).exists(),
  player: (g, ev) => g.event(ev, EV.player) as Player,
  source: (g, ev) => g.event(ev, EV.row),
  data: succession,
})
