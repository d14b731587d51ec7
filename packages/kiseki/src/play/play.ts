import { type Action, NONE, type Procedure, type Requirement, VERB, sight } from '@fudaba/kernel'
import type { KisekiClause } from '../../rulebook/index.ts'
import { book, change, procedure, requirement, step } from '../book.ts'
import { turnUp } from '../verbs.ts'
import { may, play as playing } from '../verdicts.ts'
import { homebase } from '../zones.ts'
import { type Played, cost } from './cost.ts'
import {
  LOCAL,
  inHomebase,
  newest,
  machine,
  noteCard,
  playerHere,
  recordHere,
  sourceHere,
  stillThere,
  waitAsAbility,
  waitAsCard,
  waitAsCopy,
} from './record.ts'
import { turningUp } from './verdicts.ts'

/** カードや能力のプレイ (1204). Each stage is called with the player, what is played, the record and the action. */

const EVERYONE = 3

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
    if (sight(g, sourceHere(g)) !== EVERYONE) g.propose(book.verbs[VERB.show], sourceHere(g), EVERYONE)
  }),
])

/** カードや能力がプレイされた: for what waits (or NONE), its player, by which action. */
export const played = change(
  'played',
  (g, row, player, action) => void g.emit(g.verbNow, row, player, action),
)

const isPlayed = procedure('isPlayed', 4, [
  step('1204.2k', (g) => g.propose(played, newest(g), playerHere(g), g.local(LOCAL.action))),
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
    g.propose(inHomebase(g, sourceHere(g)) ? waitAsCopy : waitAsCard, recordHere(g), g.local(LOCAL.action))
  }),
])
const abilityWaits = procedure('abilityWaits', 4, [
  step('1204.2j', (g) => g.propose(waitAsAbility, recordHere(g), g.local(LOCAL.action))),
])

const playProcedure = (name: string, clause: KisekiClause, waits: Procedure): Procedure =>
  machine.procedure(name, {
    begin: '1204.2',
    stages: [
      { clause: '1204.2', procedure: noteCard },
      { clause: '1204.2a', procedure: faceUp, rollback: '1204.2a' },
      { clause: '1204.2b', procedure: shown },
      { clause: '1204.2h', procedure: cost.procedure, rollback: '1204.2h' },
      { clause, procedure: waits },
      { clause: '1204.2k', procedure: isPlayed },
    ],
    complete: '1204.2',
  })

/** UNIT and ITEM wait themselves, wherever they are played from. */
export const playPermanent = playProcedure('playPermanent', '1204.2i', cardWaits)
/** EVENT and BASE: from the homebase a pseudo-card waits. */
export const playCard = playProcedure('playCard', '1204.2i', cardOrCopyWaits)
/** 起動クラフト and アーツ. */
export const playAbility = playProcedure('playAbility', '1204.2j', abilityWaits)

/** What forbids the play itself (104.4); a card with several types is played as one of them (subject). */
export const notForbidden = (as: number): Requirement =>
  requirement('104.4', (g, _player, source) => may(g, playing, source, as))
/** What lies face down in the homebase can be turned up. */
export const canBeTurnedUp = requirement(
  '1204.2a',
  (g, _player, source) => !g.inZone(source, homebase) || may(g, turningUp, source),
)

/** An action that is offered only if its whole cost can be paid (1203.2). */
export function playable(action: Parameters<typeof machine.action>[0] & { readonly data: Played }): Action {
  const made: Action = machine.action({
    ...action,
    requirements: [
      ...action.requirements,
      requirement('1203.2', (g, player, source) => cost.canPay(g, player, source, made.id)),
    ],
  })
  return made
}
