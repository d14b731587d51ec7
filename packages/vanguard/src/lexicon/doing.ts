import { type Game, type Lexicon, type Player, VERB } from '@fudaba/kernel'
import type { VanguardClause } from '../../rulebook/index.ts'
import { book } from '../book.ts'
import { bindCard, chargeOne, faceDown, faceUp, soulBlast } from '../cardActions.ts'
import { deleteUnit, lock, unlock } from '../locking.ts'
import { dealDamage, drawOne, heal, retire, ride, toHand, toSoul } from '../moving.ts'
import { type Status, becomeStatus, statuses } from '../statuses.ts'
import { isUnit, locked } from '../units.ts'
import { damage, deck, hand } from '../zones.ts'

/** What texts tell players to do. */

type Words = Lexicon<VanguardClause>
const move = book.verbs[VERB.move]
const unit = (g: Game, row: number): boolean => isUnit(g, row)

const status = (clause: VanguardClause, of: Status) => ({
  clause,
  done: 'put',
  can: unit,
  carryOut: (g: Game, row: number) => g.propose(becomeStatus, row, statuses.indexOf(of)),
})

export const moves: NonNullable<Words['moves']> = {
  put: { carryOut: (g, row, zone, place, flags) => g.propose(move, row, zone, place, flags) },
  add: { done: 'put', carryOut: (g, row) => g.propose(toHand, row) },
  return: { done: 'put', carryOut: (g, row, zone, place, flags) => g.propose(move, row, zone, place, flags) },
}
export const acts: NonNullable<Words['acts']> = {
  retire: { done: 'retire', can: unit, carryOut: (g, row) => g.propose(retire, row) },
  lock: { done: 'lock', can: unit, carryOut: (g, row) => g.propose(lock, row) },
  unlock: {
    done: 'unlock',
    can: (g, row) => g.object(row, locked) === 1,
    carryOut: (g, row) => g.propose(unlock, row),
  },
  delete: { done: 'delete', can: unit, carryOut: (g, row) => g.propose(deleteUnit, row) },
  bind: { done: 'bind', carryOut: (g, row) => g.propose(bindCard, row, 0, 0) },
  heal: { done: 'heal', carryOut: (g, row) => g.propose(heal, row) },
  soul: { done: 'put', carryOut: (g, row) => g.propose(toSoul, row) },
  // カウンターブラスト takes what lies face up (10.16.1), カウンターチャージ what lies face down (10.30.1).
  'counter-blast': {
    clause: '10.16.1',
    done: 'face-down',
    can: (g, row) => g.inZone(row, damage) && !g.faceDown(row),
    carryOut: (g, row) => g.propose(faceDown, row),
  },
  'counter-charge': {
    clause: '10.30.1',
    done: 'face-up',
    can: (g, row) => g.inZone(row, damage) && g.faceDown(row),
    carryOut: (g, row) => g.propose(faceUp, row),
  },
  revelation: { clause: '11.20.2', done: 'put', carryOut: (g, row) => g.propose(toSoul, row) },
  'become-blaze': status('11.21.1', 'blaze'),
  'become-devour': status('11.23.1', 'devour'),
  'become-charge': status('11.28.1', 'charge'),
  'become-hollow': status('11.32.1', 'hollow'),
  'soul-blast': { done: 'soul-blast', carryOut: (g, row) => g.propose(soulBlast, row) },
  // スペリオルライド (10.6.1.1).
  ride: { clause: '10.6.1.1', done: 'ride', carryOut: (g, row, by) => g.propose(ride, row, by) },
}
export const counts: NonNullable<Words['counts']> = {
  'soul-charge': {
    done: 'soul-charge',
    carryOut(g, player, _what, n) {
      for (let i = 0; i < n; i++) g.propose(chargeOne, player)
    },
  },
  // (数値)ダメージ。 (10.33.2)
  damage: {
    clause: '10.33.2',
    done: 'damaged',
    carryOut: (g, player, _what, n) => void (n > 0 && g.propose(dealDamage, player, n)),
  },
  pay: { pays: true, done: 'pay' },
}
export const drawing: NonNullable<Words['draw']> = {
  from: deck,
  to: hand,
  oneByOne: true,
  carryOut: (g, who: Player) => g.propose(drawOne, who),
}
