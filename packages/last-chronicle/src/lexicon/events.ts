import { type EventWord, type Game, type Lexicon, NONE, type Reading, VERB } from '@fudaba/kernel'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { book } from '../book.ts'
import { isSpell } from '../characteristics.ts'
import { damagePlayer, damageUnit, dealtToPlayer } from '../damage.ts'
import { moments } from '../moments.ts'
import { used } from '../play/used.ts'
import { soulActionTaken } from '../souls/action.ts'
import { life } from '../state.ts'
import { isOwnDiscard, mayPursue, move } from '../textRules.ts'
import {
  chronoCheck,
  destroy,
  discard,
  draw,
  enterBattlefield,
  recover,
  removeCard,
  sacrifice,
  sacrificeCard,
  sacrificeStone,
  wipe,
} from '../verbs.ts'
import { attack, beChosen, defend, squadAttack, use } from '../verdicts.ts'
import { battlefield } from '../zones.ts'
import { movers } from './readings.ts'

/** What happens, as triggers wait for it, texts forbid it and other things happen instead of it. */

type Event = EventWord<ChronicleClause>

const create = book.verbs[VERB.create]
const count = book.verbs[VERB.count]
const itself = (_g: Game, r: Reading): number => r.row
const amount = (_g: Game, r: Reading): number => r.n
const about = (g: Game, r: Reading, asker: number): void => {
  r.about(g, asker).player = g.controller(asker)
}
/** In the log a change of place is a move, by whichever verb; before, it is that verb. */
const moved = (r: Reading): boolean => r.ev === NONE || r.verb === move.id || r.verb === create.id
const arrives: NonNullable<Event['when']> = (g, r) =>
  moved(r) &&
  r.to >= 0 &&
  g.zoneDef(r.to) === battlefield &&
  (r.from < 0 || g.zoneDef(r.from) !== battlefield)
const leaves: NonNullable<Event['when']> = (g, r) =>
  moved(r) &&
  r.from >= 0 &&
  g.zoneDef(r.from) === battlefield &&
  (r.to < 0 || g.zoneDef(r.to) !== battlefield)

export const events: Lexicon<ChronicleClause>['events'] = {
  enter: { clause: '11.6.17.2.1', on: [move, create, enterBattlefield], when: arrives },
  leave: { on: movers, when: leaves, lookBack: true },
  // What is put elsewhere was on the battlefield before; what comes there speaks for itself afterwards.
  put: {
    on: movers,
    when: (_g, r) => moved(r),
    lookBack: ({ to }) => to === undefined || to.zone !== 'battlefield',
  },
  draw: { on: [draw], object: itself },
  // Of a card that waits for its own discarding it was the hand where that counted.
  discard: { on: [discard], object: itself, lookBack: isOwnDiscard },
  destroyed: { on: [destroy], lookBack: true },
  sacrificed: { on: [sacrifice, sacrificeCard, sacrificeStone], lookBack: true },
  removed: { on: [removeCard], lookBack: true },
  recover: { on: [recover] },
  wipe: { on: [wipe] },
  check: { on: [chronoCheck] },
  'soul-action': { on: [soulActionTaken] },
  attack: { on: [moments.attacked], verdict: attack },
  'squad-attack': { on: [moments.squadAttacked], verdict: squadAttack },
  defend: { on: [moments.defended], verdict: defend },
  // The question is whether the one who asks may defend against the other.
  blocked: {
    on: [moments.blocked],
    verdict: defend,
    asked(g, r, asker, subject) {
      if (subject !== NONE) r.about(g, subject).other = asker
    },
  },
  pursuable: { on: [moments.blocked], when: mayPursue },
  // Of spells; the same question is asked for what is placed.
  use: {
    on: [used],
    object: itself,
    verdict: use,
    asked(g, r, asker) {
      if (isSpell(g, asker)) about(g, r, asker)
    },
  },
  place: {
    on: [moments.placed],
    object: itself,
    verdict: use,
    asked(g, r, asker) {
      if (!isSpell(g, asker)) about(g, r, asker)
    },
  },
  deal: { on: [dealtToPlayer], objectPlayer: (_g, r) => r.player, amount },
  // Of a player only what he takes himself.
  damaged: { on: [damagePlayer, damageUnit], amount, player: (_g, r) => (r.row < 0 ? r.player : NONE) },
  'gain-life': { on: [count], when: (_g, r) => r.from === life && r.n > 0, amount },
  // Said only of what is not chosen: nothing waits for it.
  chosen: {
    on: [],
    verdict: beChosen,
    asked(g, r, asker, subject) {
      r.about(g, subject).player = g.controller(asker)
    },
  },
  gain: { on: [] },
  lose: { on: [] },
  pay: { on: [] },
}
