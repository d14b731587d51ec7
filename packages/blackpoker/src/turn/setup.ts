import { type Game, NONE, PLAYERS, type Player, atom } from '@fudaba/kernel/rules'
import { book, change, fact, procedure, rule, step } from '../book.ts'
import { JOKER, numberOf, printed } from '../board/cards.ts'
import { beginTurn } from '../changes/periods.ts'
import { bury, drawCard, enterAsBarrier, enterAsSoldier } from '../changes/verbs.ts'
import { configOf } from '../board/config.ts'
import { flow } from './flow.ts'
import { chanceHolder } from '../board/state.ts'
import { winCheck } from './ruleCheck.ts'
import { deck, life } from '../board/zones.ts'

const FIRST = 0

const topCard = (g: Game, player: Player): number => g.cardOf(g.top(life, player))
const withLife = (g: Game): Player[] => PLAYERS.filter((player) => g.count(life, player) > 0)

const becomeLife = change('becomeLife', (g, player) =>
  atom.movePile(g, g.zone(deck, player as Player), g.zone(life, player as Player)),
)

const shuffleFirst = fact('base.3.7.21', true, false)
/** 1 in a position whose decks lie in a chosen order: they were shuffled before. */
export const stacked = book.variable('stacked')
const shuffleLife = (g: Game): void => {
  if (g.get(stacked) === 1) return
  for (const player of PLAYERS) g.propose(book.kernelVerb('shuffle'), g.zone(life, player))
}

/** A card that is no soldier in Lite goes to the graveyard and the next one is taken. */
const skipJokers = fact('base.3.2.35', true, false)
const presetSoldier = change('presetSoldier', (g, player) => {
  const owner = player as Player
  while (skipJokers() && printed(g, topCard(g, owner)).rank === JOKER) bury(g, topCard(g, owner))
  enterAsSoldier.apply(g, topCard(g, owner), player, 0, 0, 0)
})

const facesUp = fact('base.3.2.33', true, false)

/** プリセット: a barrier and a soldier from the top of the life. */
const preset = procedure('preset', 0, [
  step('base.3.2.25', (g) => {
    const up = configOf(g).presetFaceUp && facesUp() ? 1 : 0
    for (const player of withLife(g)) g.propose(enterAsBarrier, topCard(g, player), player, up)
  }),
  step('base.3.2.26', (g) => {
    for (const player of withLife(g)) g.propose(presetSoldier, player)
  }),
])

const flipUp = change('flipUp', (g, player) => atom.show(g, g.top(life, player as Player), 3))
const putAway = change('putAway', (g, player) => bury(g, topCard(g, player as Player)))

const higher = rule(
  'base.3.2.38',
  (mine: number, other: number): number => (mine === other ? NONE : mine > other ? 0 : 1),
  () => 0,
)

/** Who starts: both turn up their top life card, until they differ. Hands back the player, or NONE. */
const flip = procedure('flip', 1, [
  step('base.3.2.37', (g) => {
    if (PLAYERS.some((player) => g.count(life, player) === 0)) return g.done(NONE)
    for (const player of PLAYERS) g.propose(flipUp, player)
  }),
  step(
    'base.3.2.34',
    (g) => {
      const [mine, other] = PLAYERS.map((player) => numberOf(printed(g, topCard(g, player))))
      g.setLocal(FIRST, higher(mine, other))
    },
    'compare',
  ),
  step('base.3.2.40', (g) => {
    for (const player of PLAYERS) g.propose(putAway, player)
  }),
  step('base.3.2.39', (g) => {
    if (g.local(FIRST) === NONE) g.goto('base.3.2.37')
  }),
  step('base.3.2.34', (g) => g.done(g.local(FIRST)), 'decided'),
])

const presetBeforeHand = fact('base.3.2.30', true, false)
const flipAfterHand = fact('base.3.2.31', true, false)
const HAND = 7

/** Set-up and first turn. */
export const start = procedure('start', 1, [
  step('base.3.2.24', (g) => {
    for (const player of PLAYERS) g.propose(becomeLife, player)
  }),
  step('base.3.2.27', (g) => {
    if (shuffleFirst()) shuffleLife(g)
  }),
  step(
    'base.3.2.34',
    (g) => {
      if (!flipAfterHand()) g.call(flip)
    },
    'flip too early',
  ),
  step(
    'base.3.2.34',
    (g) => {
      if (!flipAfterHand()) g.setLocal(FIRST, g.result)
    },
    'flipped too early',
  ),
  step(
    'base.3.2.34',
    (g) => {
      if (presetBeforeHand()) g.call(preset)
    },
    'preset',
  ),
  step(
    'base.3.2.27',
    (g) => {
      if (!shuffleFirst()) shuffleLife(g)
    },
    'shuffle too late',
  ),
  step('base.3.2.28', (g) => {
    for (const player of PLAYERS) for (let i = 0; i < HAND; i++) g.propose(drawCard, player)
  }),
  step(
    'base.3.2.34',
    (g) => {
      if (!presetBeforeHand()) g.call(preset)
    },
    'preset too late',
  ),
  step(
    'base.3.2.34',
    (g) => {
      if (flipAfterHand()) g.call(flip)
    },
    'flip',
  ),
  step(
    'base.3.2.34',
    (g) => {
      if (flipAfterHand()) g.setLocal(FIRST, g.result)
    },
    'flipped',
  ),
  step('base.3.2.42', (g) => {
    const first = Math.max(0, g.local(FIRST))
    g.variable(chanceHolder, first)
    g.propose(beginTurn, first)
  }),
  step(
    'base.3.2.34',
    (g) => {
      // Ties used the life up: nothing is left to play with.
      if (g.local(FIRST) === NONE) g.call(winCheck)
    },
    'nothing left',
  ),
  step('base.3.2.41', (g) => g.propose(drawCard, Math.max(0, g.local(FIRST)))),
  step('base.3.5.37', (g) => g.call(flow.procedure), 'go'),
])

const ownDecks = fact('base.3.2.2', true, false)

/** Puts the decks on the table. */
export function begin(g: Game, decks: readonly [readonly number[], readonly number[]]): void {
  for (const player of PLAYERS)
    if (player === 0 || ownDecks())
      for (const def of decks[player]) atom.addCard(g, def, player, g.zone(deck, player))
  g.call(start)
}
