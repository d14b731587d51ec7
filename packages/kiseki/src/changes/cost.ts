import {
  type CostKind,
  type CostPart,
  type Game,
  NONE,
  type Payer,
  type Player,
  ask,
  costKind,
  costs,
  memoByEffects,
  isAnswered,
} from '@fudaba/kernel/rules'
import type { Programs } from '@fudaba/kernel/text'
import { book, rule, direct } from '../book.ts'
import { cpPool, epPool } from '../board/state.ts'
import { toTrails } from './verbs.ts'
import { homebase } from '../board/zones.ts'
import { artAsked } from '../board/waitingThings.ts'
import { acquireEp } from './ep.ts'
import { machine } from './playRecord.ts'

/** コストを支払う (1203), and what a cost is made of (1204.2f). */

/** The pools pay at any time (302.1a). */
const inPool = rule(
  '302.1a',
  (g: Game, pool: number, player: Player): number => g.counter(pool, player),
  () => 0,
)
const payFrom =
  (pool: number): CostKind['pay'] =>
  (g, payer, amount) =>
    g.propose(book.kernelVerb('count'), payer.player, pool, -amount)

/** Kinds of costs, by name. */
export const costKinds = {
  /** CP支払う. */
  cp: costKind(book, '1318.1', 'cp', {
    stock: { available: (g, player) => inPool(g, cpPool, player) },
    pay: payFrom(cpPool),
  }),
  /** EP支払う; what is missing is acquired on the way. */
  ep: costKind(book, '1318.2', 'ep', {
    stock: { available: (g, player) => inPool(g, epPool, player), resources: [acquireEp] },
    pay: payFrom(epPool),
  }),
  /** 創設レベル: so many cards have to lie in the homebase; none is given up. */
  level: costKind(book, '1204.2f-3', 'level', {
    possible: (g, payer, amount) => g.count(homebase, payer.player) >= amount,
    tells: (g, payer, need) => ({ key: 'cost.level', have: g.count(homebase, payer.player), need }),
    pay: () => undefined,
  }),
  /** The card whose art is played goes to the trails. */
  card: costKind(book, '1204.2f-5', 'card', {
    possible: () => true,
    pay: (g, payer) => g.propose(toTrails, payer.source),
  }),
}

/** What an action that is played for a cost says about itself. */
export interface Played {
  /** The text that is played, or NONE. */
  program?(g: Game, source: number): number
  price(g: Game, source: number, record: number): readonly CostPart[]
}

const NOT_CHANGED = -1
/** What cards do to the number of a kind of cost (subject) for the play of a card (asker): put, add, take. */
export const costBecomes = book.query('costBecomes', () => NOT_CHANGED)
export const costRises = book.query('costRises', () => 0)
export const costFalls = book.query('costFalls', () => 0)

/** A number of zero or less is paid as it is (1203.5); without the rule nobody could. */
const UNPAYABLE = 1 << 14
const zeroIsPaid = rule(
  '1203.5',
  () => 0,
  () => UNPAYABLE,
  '104.2',
)
/** In the order in which they are written (1203.4). */
direct('1203.4')

/** Applies `to` to every part; returns the same array where no amount changes, for costs are asked in every window. */
function changed(
  g: Game,
  payer: Payer,
  parts: readonly CostPart[],
  to: (g: Game, payer: Payer, part: CostPart) => number,
): readonly CostPart[] {
  let out: CostPart[] | null = null
  for (let i = 0; i < parts.length; i++) {
    const amount = to(g, payer, parts[i])
    if (amount !== parts[i].amount) (out ??= [...parts])[i] = { kind: parts[i].kind, amount }
  }
  return out ?? parts
}

const words = new Map([
  [costKinds.cp, 'cp'],
  [costKinds.ep, 'ep'],
  [costKinds.level, 'level'],
])

/** The texts of cards, of play/texts.ts, for what they do to costs (1204.2f-6 to 1204.2f-8). */
export const cardTexts = book.later<Pick<Programs, 'alters' | 'alteration'>>('cardTexts')

/** What texts add to a part of the cost, take off it, or put in its place (that plus 1, or 0). */
function byTexts(
  g: Game,
  { player, source, action }: Payer,
  kind: CostPart['kind'],
  how: 'set' | 'add' | 'subtract',
): number {
  const cost = words.get(kind)
  if (cost === undefined || !cardTexts.value.alters(g, cost)) return 0
  artAsked.row = book.actions[action].name === 'play-art' ? source : NONE
  const found = cardTexts.value.alteration(g, { verb: 'play', player, object: source, cost }, how)
  artAsked.row = NONE
  return found
}

function replaced(g: Game, payer: Payer, { kind, amount }: CostPart): number {
  const instead = ask(g, costBecomes, payer.source, kind.id)
  const said = byTexts(g, payer, kind, 'set')
  return said > 0 ? said - 1 : instead === NOT_CHANGED ? amount : instead
}
const increased = (g: Game, payer: Payer, { kind, amount }: CostPart): number =>
  amount + ask(g, costRises, payer.source, kind.id) + byTexts(g, payer, kind, 'add')
function decreased(g: Game, payer: Payer, { kind, amount }: CostPart): number {
  const left = amount - ask(g, costFalls, payer.source, kind.id) - byTexts(g, payer, kind, 'subtract')
  return left <= 0 ? zeroIsPaid() : left
}

const isNothing = ({ amount }: CostPart): boolean => amount <= 0

/** Whether any card changes any cost now. Cached, because the cost of every card is asked in every window. */
const isAltered = memoByEffects(
  (g) =>
    isAnswered(g, costBecomes) ||
    isAnswered(g, costRises) ||
    isAnswered(g, costFalls) ||
    cardTexts.value.alters(g, 'cp') ||
    cardTexts.value.alters(g, 'ep') ||
    cardTexts.value.alters(g, 'level'),
)

/** 1204.2f to 1204.2h: worked out, changed in this order, locked, paid. */
export const cost = costs(book, {
  clauses: {
    determine: '1204.2f',
    replace: '1204.2f-6',
    increase: '1204.2f-7',
    decrease: '1204.2f-8',
    lock: '1204.2g',
    pay: '1204.2h',
    resources: '1217.3',
    replaced: '1203.3',
  },
  plays: machine,
  payment: 'one by one',
  base: (g, { source, action, record }) => (book.actions[action].data as Played).price(g, source, record),
  replace: (g, payer, parts) => (isAltered(g) ? changed(g, payer, parts, replaced) : parts),
  increase: (g, payer, parts) => (isAltered(g) ? changed(g, payer, parts, increased) : parts),
  decrease: (g, payer, parts) =>
    isAltered(g) || parts.some(isNothing) ? changed(g, payer, parts, decreased) : parts,
})
