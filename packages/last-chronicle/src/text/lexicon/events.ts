import { EV, type Game, NONE } from '@fudaba/kernel/rules'
import type { EventWord, Lexicon, Reading } from '@fudaba/kernel/text'
import type { ChronicleClause } from '../../../rulebook/index.ts'
import { book, rule } from '../../book.ts'
import { isSpell } from '../../board/characteristics.ts'
import { damagePlayer, damageUnit, dealtToPlayer, squadUnits } from '../../changes/damage.ts'
import { moments } from '../../changes/moments.ts'
import { used } from '../../changes/used.ts'
import { soulActionTaken } from '../../changes/soulAction.ts'
import { life } from '../../board/state.ts'
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
} from '../../changes/verbs.ts'
import { attack, beChosen, defend, squadAttack, use } from '../../changes/verdicts.ts'
import { battlefield } from '../../board/zones.ts'
import { movers } from './readings.ts'

/** What happens, as triggers wait for it, texts forbid it and other things happen instead of it. */

type Event = EventWord<ChronicleClause>

const create = book.kernelVerb('create')
const count = book.kernelVerb('count')
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

/** All units of a squad have dealt its damage: it has the powers, and whatever else is asked for, of each (6.7.3.1). */
const ofSquad = rule(
  '6.7.3.1',
  (g: Game, _first: number): readonly number[] => squadUnits.value(g),
  (_g: Game, first: number): readonly number[] => [first],
)
const dealers = (g: Game, r: Reading): readonly number[] =>
  r.ev !== NONE && g.event(r.ev, EV.detail) === 1 ? ofSquad(g, r.row) : [r.row]

export const events: Lexicon<ChronicleClause>['events'] = {
  // Elsewhere than on the battlefield the abilities of a card do not count (11.4.3).
  enter: { clause: '11.6.17.2.1', on: [move, create, enterBattlefield], when: arrives, silentBefore: true },
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
  'soul-action': { on: [soulActionTaken], told: true },
  attack: { on: [moments.attacked], told: true, verdict: attack },
  'squad-attack': { on: [moments.squadAttacked], told: true, verdict: squadAttack },
  defend: { on: [moments.defended], told: true, verdict: defend },
  // The question is whether the one who asks may defend against the other.
  blocked: {
    on: [moments.blocked],
    told: true,
    verdict: defend,
    asked(g, r, asker, subject) {
      if (subject !== NONE) r.about(g, subject).other = asker
    },
  },
  pursuable: { on: [moments.blocked], told: true, when: mayPursue },
  // Of spells; the same question is asked for what is placed.
  use: {
    on: [used],
    told: true,
    object: itself,
    verdict: use,
    asked(g, r, asker) {
      if (isSpell(g, asker)) about(g, r, asker)
    },
  },
  place: {
    on: [moments.placed],
    told: true,
    object: itself,
    verdict: use,
    asked(g, r, asker) {
      if (!isSpell(g, asker)) about(g, r, asker)
    },
  },
  // 与えたとき triggers after the damage (10.2.1.3). A squad deals it as one unit.
  deal: {
    clause: '10.2.1.3',
    on: [dealtToPlayer],
    told: true,
    subjects: dealers,
    objectPlayer: (_g, r) => r.player,
    amount,
  },
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
