import { EV, type Game, NONE, TURNED, UPRIGHT, type ZoneDef } from '@fudaba/kernel/rules'
import type { EventWord, Lexicon, Reading } from '@fudaba/kernel/text'
import type { KisekiClause } from '../../../rulebook/index.ts'
import { book, rule } from '../../book.ts'
import { helper, played, supported } from '../../changes/playRecord.ts'
import {
  overkill,
  play,
  playingFromHomebase,
  stunDamage,
  supporting,
  targeting,
} from '../../changes/verdicts.ts'
import { stunners } from '../../changes/sources.ts'
import { board } from '../../changes/boarding.ts'
import { gainBond, loseBond, takeStunDamage } from '../../changes/bond.ts'
import { recover, stun } from '../../changes/stun.ts'
import {
  action,
  destroy,
  discard,
  draw,
  enterField,
  enterHomebase,
  exile,
  kill,
  negate,
  ready,
  rebuild,
  toHand,
  toTrails,
} from '../../changes/verbs.ts'
import { field } from '../../board/zones.ts'
import { battleEvents } from './battleEvents.ts'

/** What happens, as crafts wait for it, texts forbid it and other things happen instead of it. */

type Event = EventWord<KisekiClause>

const move = book.kernelVerb('move')
const turn = book.kernelVerb('turn')

/** In the log a change of place is a move, by whichever verb; before, it is that verb. */
const moved = (r: Reading): boolean => r.ev === NONE || r.verb === move.id
const turned =
  (to: number, verb: typeof ready): NonNullable<Event['when']> =>
  (_g, r) =>
    r.ev === NONE && r.verb === verb.id ? true : r.verb === turn.id && r.n === to

const into = (zone: ZoneDef) => (g: Game, r: Reading) =>
  moved(r) && r.to >= 0 && g.zoneDef(r.to) === zone && (r.from < 0 || g.zoneDef(r.from) !== zone)
const outOf = (zone: ZoneDef) => (g: Game, r: Reading) =>
  moved(r) && r.from >= 0 && g.zoneDef(r.from) === zone && (r.to < 0 || g.zoneDef(r.to) !== zone)

/** Cards that were one in the field leave it once, however many they are afterwards (1336.1). */
const asOne = rule(
  '1336.1',
  (g: Game, r: Reading): boolean => {
    if (r.ev === NONE || r.from < 0 || g.zoneDef(r.from) !== field) return true
    // What it was goes last, after those that it no longer holds.
    const id = g.log.get(r.ev, EV.id)
    for (let ev = r.ev + 1; ev < g.log.count; ev++)
      if (
        g.log.get(ev, EV.kind) === move.id &&
        g.log.get(ev, EV.id) === id &&
        g.log.get(ev, EV.from) === r.from
      )
        return false
    return true
  },
  () => true,
)
const leavesField = outOf(field)

/** Whatever takes a card from where it lies; whatever puts it into field or homebase. */
const leaving = [
  move,
  toTrails,
  toHand,
  kill,
  destroy,
  discard,
  exile,
  rebuild,
  negate,
  board,
  enterField,
  enterHomebase,
]
const entering = [move, enterField, enterHomebase]

const itself = (_g: Game, r: Reading): number => r.row
const ofPlayer = (g: Game, r: Reading, asker: number): void => {
  r.about(g, asker).player = g.controller(asker)
}
/** What is put anywhere but there was there before; what comes to lie there speaks for itself afterwards. */
const ARRIVALS = ['field', 'homebase']

export const events: Lexicon<KisekiClause>['events'] = {
  ...battleEvents,
  enter: { on: entering, when: into(field) },
  leave: { on: leaving, when: (g, r) => leavesField(g, r) && asOne(g, r), lookBack: true },
  put: {
    on: leaving,
    when: (g, r) => moved(r) && asOne(g, r),
    lookBack: ({ to }) => to === undefined || !ARRIVALS.includes(to.zone),
  },
  draw: { on: [draw], object: itself },
  discard: { on: [discard], object: itself, lookBack: true },
  destroyed: { on: [destroy], lookBack: true },
  dies: { on: [kill], lookBack: true },
  // Whose crafts are silent from then on has triggered all the same (1211.10).
  stun: { on: [stun], lookBack: true, doers: (g, r) => stunners(g, r.row), object: itself },
  // The crafts of a stunned UNIT are silent (1202.2a).
  recover: { on: [recover], silentBefore: true },
  ready: { on: [turn, ready], when: turned(UPRIGHT, ready) },
  action: { on: [turn, action], when: turned(TURNED, action), lookBack: true },
  play: {
    on: [played],
    told: true,
    object: itself,
    verdict: play,
    allowing: playingFromHomebase,
    asked(g, r, asker) {
      ofPlayer(g, r, asker)
      r.from = g.zoneOf(asker)
    },
  },
  played: { on: [played], told: true, verdict: play, asked: ofPlayer },
  'scrum-support': {
    on: [supported],
    told: true,
    subject: (g, r) => (r.verb === NONE ? r.row : (g.related(helper, r.row)[0] ?? NONE)),
    verdict: supporting,
    asked: ofPlayer,
  },
  overkill: {
    on: [loseBond],
    when: (_g, r) => r.row >= 0,
    lookBack: true,
    verdict: overkill,
    asked: ofPlayer,
  },
  'overkill-damage': {
    on: [loseBond],
    when: (_g, r) => r.row >= 0,
    lookBack: true,
    verdict: overkill,
    asked: ofPlayer,
    amount: (_g, r) => r.n,
  },
  'stun-damage': {
    on: [takeStunDamage],
    amount: (_g, r) => r.n,
    verdict: stunDamage,
    asked: ofPlayer,
  },
  'gain-bond': { on: [gainBond], amount: (_g, r) => r.n },
  'lose-bond': {
    on: [loseBond, takeStunDamage],
    when: (_g, r) => r.ev === NONE || r.verb === loseBond.id,
    amount: (_g, r) => r.n,
  },
  // Said only of what does not happen: nothing waits for it.
  targeted: {
    on: [],
    verdict: targeting,
    asked(g, r, asker, subject) {
      r.about(g, subject).player = g.controller(asker)
    },
  },
  // What a cost has paid is asked for by texts, but nothing waits for it.
  pay: { on: [] },
}
