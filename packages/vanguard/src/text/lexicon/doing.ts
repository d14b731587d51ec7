import { type Game, type Player } from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../../rulebook/index.ts'
import { attackInstead } from '../../battle/attackers.ts'
import { book, fact, rule } from '../../book.ts'
import { ofSkill } from '../../changes/damageSources.ts'
import { bindCard, soulCharge, faceDown, faceUp, soulBlast } from '../../changes/cardActions.ts'
import { printed } from '../../board/cards.ts'
import { deleteUnit, lock, unlock } from '../../changes/locking.ts'
import { mayStride, strideOver } from '../../changes/strideVerb.ts'
import { dealDamage, drawOne, heal, retire, ride, toDamage, toHand, toSoul } from '../../changes/moving.ts'
import { keywordActs, keywordCounts } from './keywordWords.ts'
import { type Status, becomeStatus, statuses } from '../../board/statuses.ts'
import { isUnit, locked } from '../../board/cardStates.ts'
import { damage, deck, field, hand, soul } from '../../board/zones.ts'

/** What texts tell players to do. */

type Words = Lexicon<VanguardClause>
const move = book.kernelVerb('move')
const unit = (g: Game, row: number): boolean => isUnit(g, row)

const status = (clause: VanguardClause, of: Status) => ({
  clause,
  done: 'put',
  can: unit,
  carryOut: (g: Game, row: number) => g.propose(becomeStatus, row, statuses.indexOf(of)),
})

/** Without a fighter named, into a zone of its owner (4.1.6). */
const home = rule(
  '4.1.6',
  (g: Game, row: number, _controller: Player): Player => g.owner(row),
  (_g: Game, _row: number, controller: Player): Player => controller,
  '3.4.2',
)
/** Into the soul it is noted (11.29.1); a G unit of the field goes back to its zone whatever is said (10.28.4). */
function putInto(g: Game, row: number, zone: number, place: number, flags: number): void {
  const isGUnit = g.inZone(row, field) && printed(g, g.cardOf(row)).type === 'G'
  if (g.zoneDef(zone) === soul) g.propose(toSoul, row)
  else if (isGUnit || (g.zoneDef(zone) === hand && flags === 0)) g.propose(toHand, row)
  else g.propose(move, row, zone, place, flags)
}
export const moves: NonNullable<Words['moves']> = {
  put: { home, carryOut: putInto },
  add: { done: 'put', carryOut: (g, row) => g.propose(toHand, row) },
  return: { home, done: 'put', carryOut: putInto },
}
const bindAs = (g: Game, row: number, down: number): void =>
  g.propose(bindCard, row, book.causeNow?.(g).sourceId ?? 0, down)
/** スペリオルライド (10.6.1.1); 1: standing, 2: at rest, 0: as the vanguard before. */
const rides = (how: number): NonNullable<Words['acts']>[string] => ({
  clause: '10.6.1.1',
  done: 'ride',
  carryOut: (g, row, by) => g.propose(ride, row, by, how),
})
export const acts: NonNullable<Words['acts']> = {
  ...keywordActs,
  retire: { done: 'retire', can: unit, carryOut: (g, row) => g.propose(retire, row) },
  lock: { done: 'lock', can: unit, carryOut: (g, row) => g.propose(lock, row) },
  unlock: {
    done: 'unlock',
    can: (g, row) => g.object(row, locked) === 1,
    carryOut: (g, row) => g.propose(unlock, row),
  },
  delete: { done: 'delete', can: unit, carryOut: (g, row) => g.propose(deleteUnit, row) },
  // In a bundle with what the same card has bound (4.9.3).
  bind: { done: 'bind', carryOut: (g, row) => bindAs(g, row, 0) },
  'bind-up': { done: 'bind', carryOut: (g, row) => bindAs(g, row, 0) },
  'bind-down': { done: 'bind', carryOut: (g, row) => bindAs(g, row, 1) },
  heal: { done: 'heal', carryOut: (g, row) => g.propose(heal, row) },
  soul: { done: 'put', carryOut: (g, row) => g.propose(toSoul, row) },
  // カウンターブラスト takes what lies face up (10.16.1), カウンターチャージ what lies face down (10.30.1).
  'counter-blast': {
    clause: '10.16.1',
    done: 'face-down',
    can: (g, row) => g.inZone(row, damage) && !g.faceDown(row),
    // As an effect, too, all of it or nothing (10.16.1.2).
    whole: fact('10.16.1.2', true, false),
    carryOut: (g, row) => g.propose(faceDown, row),
  },
  'counter-charge': {
    clause: '10.30.1',
    done: 'face-up',
    can: (g, row) => g.inZone(row, damage) && g.faceDown(row),
    carryOut: (g, row) => g.propose(faceUp, row),
  },
  // アタックされているユニットの変更 (7.1.2.3).
  'attack-instead': { done: 'put', can: unit, carryOut: (g, row) => g.propose(attackInstead, row) },
  'become-devour': status('11.23.1', 'devour'),
  'become-charge': status('11.28.1', 'charge'),
  'become-hollow': status('11.32.1', 'hollow'),
  'soul-blast': { done: 'soul-blast', carryOut: (g, row) => g.propose(soulBlast, row) },
  // By an effect, too, only from face down (10.28.1) while both vanguards are of grade 3 or more (10.28.2).
  stride: {
    clause: '10.28.1',
    done: 'stride',
    can: (g, row) => mayStride(g, row),
    carryOut: (g, row, by) => g.call(strideOver, row, by),
  },
  ride: rides(0),
  'ride-it': rides(0),
  'ride-standing': rides(1),
  'ride-resting': rides(2),
}
/** There are damage checks for it as for that of a battle (10.15.1.1). */
export const deals = rule(
  '10.15.1.1',
  (g: Game, player: Player, n: number, source: number): void => g.propose(dealDamage, player, n, source),
  (g: Game, player: Player, n: number, _source: number): void => {
    for (const row of g.objects(deck, player).slice(0, n)) g.propose(toDamage, row)
  },
)
export const counts: NonNullable<Words['counts']> = {
  'soul-charge': {
    done: 'soul-charge',
    carryOut(g, player, _what, n) {
      soulCharge(g, player, n)
    },
  },
  // (数値)ダメージ。 (10.33.2)
  damage: {
    clause: '10.33.2',
    done: 'damaged',
    carryOut: (g, player, _what, n, source) => deals(g, player, n, ofSkill(source)),
  },
  pay: { pays: true, done: 'pay' },
  ...keywordCounts,
}
export const drawing: NonNullable<Words['draw']> = {
  from: deck,
  to: hand,
  oneByOne: true,
  verb: drawOne,
}
