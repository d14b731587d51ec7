import {
  type Action,
  type Game,
  NONE,
  type Procedure,
  type Requirement,
  sight,
  tellForbidders,
} from '@fudaba/kernel/rules'
import type { KisekiClause } from '../../rulebook/index.ts'
import { book, procedure, requirement, step } from '../book.ts'
import { noteDispatch, refill } from '../text/iconCrafts/dispatch.ts'
import { craftPlayedBy } from '../board/state.ts'
import { turnUp } from '../changes/verbs.ts'
import { may, play as playing, turningUp } from '../changes/verdicts.ts'
import { homebase } from '../board/zones.ts'
import { type Played, cost } from '../changes/cost.ts'
import {
  LOCAL,
  inHomebase,
  machine,
  newest,
  noteCard,
  objectPlayed,
  played,
  playedFrom,
  playerHere,
  recordHere,
  sourceHere,
  stillThere,
} from '../changes/playRecord.ts'
import { standsForAction } from '../board/standsFor.ts'
import { countPlay, letsPlay, ownText, texts } from './texts.ts'
import { waitAsAbility, waitAsCard, waitAsCopy } from './wait.ts'

/** カードや能力のプレイ (1204). Each stage is called with the player, what is played, the record and the action. */

const EVERYONE = 3
const dataHere = (g: Game): Played => book.actions[g.local(LOCAL.action)].data as Played
const isArtHere = (g: Game): boolean => book.actions[g.local(LOCAL.action)].name === 'play-art'
const standsHere = (g: Game): number => standsForAction(g.local(LOCAL.action))

/** From the homebase it is turned face up first. */
const faceUp = procedure('faceUp', 4, [
  step('1204.2a', (g) => {
    if (!inHomebase(g, sourceHere(g))) return
    if (!may(g, turningUp, sourceHere(g))) return g.done(NONE)
    if (g.faceDown(sourceHere(g))) g.propose(turnUp, sourceHere(g))
  }),
])

/** Whoever does not see the card is shown it. */
const shown = procedure('shown', 4, [
  step('1204.2b', (g) => {
    if (sight(g, sourceHere(g)) !== EVERYONE) g.propose(book.kernelVerb('show'), sourceHere(g), EVERYONE)
  }),
])

/** Which text is played: that of the EVENT, that of the art. */
const noteText = procedure('noteText', 4, [
  step('1204.2', (g) => {
    const program = dataHere(g).program?.(g, sourceHere(g)) ?? NONE
    if (program === NONE) return
    texts.prepare(g, recordHere(g), program, sourceHere(g))
    countPlay(g, sourceHere(g), isArtHere(g) ? 'art' : 'effect')
  }),
  step('1204.2', (g) => g.done(0), 'noted'),
])

const isPlayed = procedure('isPlayed', 4, [
  step('1204.2k', (g) =>
    g.propose(played, newest(g), playerHere(g), standsHere(g), playedFrom(g, newest(g))),
  ),
])

// Only a card that is still where it was can be put into the waiting zone.
const cardWaits = procedure('cardWaits', 4, [
  step('1204.2i', (g) => {
    if (!stillThere(g, recordHere(g))) return g.done(NONE)
    g.propose(waitAsCard, recordHere(g))
  }),
])
const cardOrCopyWaits = procedure('cardOrCopyWaits', 4, [
  step('1204.2i', (g) => {
    if (!stillThere(g, recordHere(g))) return g.done(NONE)
    g.propose(inHomebase(g, sourceHere(g)) ? waitAsCopy : waitAsCard, recordHere(g), standsHere(g))
  }),
])
const artWaits = procedure('artWaits', 4, [
  step('1204.2j', (g) => {
    const card = objectPlayed(g, recordHere(g))
    g.propose(waitAsAbility, recordHere(g), standsHere(g), card)
  }),
])
const craftWaits = procedure('craftWaits', 4, [
  step('1204.2j', (g) => g.propose(waitAsAbility, recordHere(g), standsHere(g), sourceHere(g))),
])

const choices = [{ clause: '1204.2', procedure: texts.choices, rollback: '1204.2d' }] as const

const playProcedure = (
  name: string,
  clause: KisekiClause,
  waits: Procedure,
  { before = [], after = [] }: { before?: readonly Procedure[]; after?: readonly Procedure[] } = {},
): Procedure =>
  machine.procedure(name, {
    begin: '1204.2',
    stages: [
      { clause: '1204.2', procedure: noteCard },
      { clause: '1204.2a', procedure: faceUp, rollback: '1204.2a' },
      { clause: '1204.2b', procedure: shown },
      { clause: '1204.2', procedure: noteText },
      ...choices,
      { clause: '1204.2h', procedure: cost.procedure, rollback: '1204.2h' },
      ...before.map((each) => ({ clause, procedure: each })),
      { clause, procedure: waits },
      { clause: '1204.2k', procedure: isPlayed },
      ...after.map((each) => ({ clause, procedure: each })),
    ],
    complete: '1204.2',
  })

/** UNIT and ITEM wait themselves, wherever they are played from. */
export const playPermanent = playProcedure('playPermanent', '1204.2i', cardWaits, {
  before: [noteDispatch],
  after: [refill],
})
/** EVENT and BASE: from the homebase a pseudo-card waits. */
export const playCard = playProcedure('playCard', '1204.2i', cardOrCopyWaits)
/** アーツ. */
export const playArtOf = playProcedure('playArt', '1204.2j', artWaits)

const itsCraftIsPlayed = procedure('itsCraftIsPlayed', 4, [
  step('1204.2', (g) => g.variable(craftPlayedBy, sourceHere(g) + 1)),
])
const itsCraftWasPlayed = procedure('itsCraftWasPlayed', 4, [
  step('1204.2', (g) => g.variable(craftPlayedBy, 0)),
])

/** 起動クラフト: its cost is what its own text says (1204.2f-4). */
export const playCraftOf = machine.procedure('playCraft', {
  begin: '1204.2',
  stages: [
    { clause: '1204.2', procedure: texts.begin },
    { clause: '1204.2', procedure: itsCraftIsPlayed },
    ...choices,
    { clause: '1204.2h', procedure: texts.payment, rollback: '1204.2h' },
    { clause: '1204.2j', procedure: craftWaits },
    { clause: '1204.2k', procedure: isPlayed },
    { clause: '1204.2', procedure: itsCraftWasPlayed },
  ],
  complete: '1204.2',
})

/** What forbids the play itself (104.4); a card with several types is played as one of them (subject). */
export const notForbidden = (as: number): Requirement =>
  requirement('104.4', (g, _player, source) => may(g, playing, source, as), {
    tells: tellForbidders(playing, undefined, () => as),
  })
/** … and its own text, which says when it can be played (104.4). */
export const letByText = (which: 'effect' | 'art'): Requirement =>
  requirement('104.4', (g, _player, source) => letsPlay(g, source, which), {
    tells: (g, _player, source) => ({ key: 'ownText', ...ownText(g, source, which) }),
  })
/** What lies face down in the homebase can be turned up. */
export const canBeTurnedUp = requirement(
  '1204.2a',
  (g, _player, source) => !g.inZone(source, homebase) || may(g, turningUp, source),
  { tells: tellForbidders(turningUp) },
)
/** There is something for every target of the text. */
export const hasTargets = (program: NonNullable<Played['program']>): Requirement =>
  requirement(
    '1204.2d',
    (g, _player, source) => {
      const text = program(g, source)
      return text === NONE || texts.targetsExist(g, text, source)
    },
    { costly: true },
  )

/** An action that is offered only if its whole cost can be paid (1203.2). */
export function playable(action: Parameters<typeof machine.action>[0] & { readonly data: Played }): Action {
  const made: Action = machine.action({
    ...action,
    requirements: [
      ...action.requirements,
      requirement('1203.2', (g, player, source) => cost.canPay(g, player, source, made.id), {
        tells: (g, player, source) => cost.tells(g, player, source, made.id),
      }),
    ],
  })
  return made
}
