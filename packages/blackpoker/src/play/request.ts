import { type Game, NONE, type Player, beginPlay, endPlay, ties } from '@fudaba/kernel/rules'
import { ask, book, change, procedure, step } from '../book.ts'
import { printed } from '../board/cards.ts'
import { putKey } from '../changes/verbs.ts'
import { payCost } from './cost.ts'
import { type Frame, frameOf, requestKind, standsFor } from './frame.ts'
import { keyCandidates, keySlots } from './keys.ts'
import { keyReasons, targetReasons } from './reasons.ts'
import { AT_OBJECT, aimed, target, targetsFor } from './targets.ts'
import { TURN } from '../board/state.ts'
import { announced } from '../board/zones.ts'

const PLAYER = 0
const ACTION = 2
const REQUEST = 3
const BEGUN = 4

const playerHere = (g: Game): Player => g.local(PLAYER) as Player
const frameHere = (g: Game): Frame => frameOf(book.actions[g.local(ACTION)])

/** Counts a request of an action that a player may request once a turn. */
// Requests are counted by action.
book.meanings.tallies = 'action'
const countRequest = change('countRequest', (g, action, player) => ties.tally(g, action, player, TURN))

/** Requests of the action by the player in this turn. */
export const requestsThisTurn = (g: Game, action: number, player: Player): number => g.tally(action, player)

const keys = keyReasons(frameHere)
const targets = targetReasons(frameHere, (g) => g.local(REQUEST))

/** Announce, pay, put down the key, choose the target. Called with (player, source, action). */
export const request = procedure('request', 5, [
  step(
    'base.3.5.39',
    (g) => {
      beginPlay(g, playerHere(g))
      g.setLocal(BEGUN, 1)
    },
    'begin',
  ),
  // A request that is taken back goes on here, with what `begin` wrote last undone.
  step(
    'base.3.5.39',
    (g) => {
      if (g.local(BEGUN) === 0) return g.done(NONE)
      const action = book.actions[g.local(ACTION)]
      g.propose(
        book.kernelVerb('create'),
        requestKind,
        g.zone(announced, 0),
        standsFor(action),
        playerHere(g),
      )
    },
    'announce',
  ),
  step('base.3.5.39', (g) => g.setLocal(REQUEST, g.result), 'announced'),
  step('base.3.5.16', (g) => g.call(payCost, g.local(PLAYER), g.local(ACTION), g.local(REQUEST))),
  ask('base.3.5.17', {
    offer(g, d) {
      const frame = frameHere(g)
      if (frame.keys.length === 0) return
      const from = keyCandidates(g, playerHere(g), frame)
      d.choose(playerHere(g), 'request.key', from, frame.keys.length, frame.keys.length)
      d.about(g.local(REQUEST)).because(keys)
      if (frame.keys.length > 1)
        d.with({ kind: 'matching', slots: keySlots(g, frame, from), count: frame.keys.length })
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(putKey, g.cardOf(row), g.local(REQUEST))
    },
  }),
  ask(
    'base.3.5.39',
    {
      offer(g, d) {
        const frame = frameHere(g)
        if (frame.targets === undefined) return
        const key = g.cardOf(g.local(REQUEST))
        const list = targetsFor(g, playerHere(g), frame, key < 0 ? null : printed(g, key))
        d.choose(playerHere(g), 'request.target', list, 1, 1, frame.targets.of)
        d.about(g.local(REQUEST)).because(targets)
      },
      take(g, answer) {
        if (answer.passed) return
        const atPlayer = frameHere(g).targets!.of === 'player'
        g.propose(book.kernelVerb('mark'), g.local(REQUEST), aimed, atPlayer ? answer.value + 1 : AT_OBJECT)
        if (!atPlayer) g.propose(book.kernelVerb('relate'), target.id, g.local(REQUEST), answer.value)
      },
    },
    'target',
  ),
  step(
    'base.3.5.39',
    (g) => {
      if (frameHere(g).onceATurn) g.propose(countRequest, g.local(ACTION), g.local(PLAYER))
      endPlay(g)
      g.done(g.local(REQUEST))
    },
    'requested',
  ),
])
