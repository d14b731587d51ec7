import { type Action, type Game, type Player, Var, atom, memoPerPlayer } from '@fudaba/kernel/rules'
import { book, change, fact, procedure, requirement, rule, step, verb } from '../book.ts'
import { powers } from '../board/words.ts'
import { wipe } from './verbs.ts'
import { isActive, soulYard } from '../board/zones.ts'
import { COLOURLESS, activeStones, pools } from '../board/soulPool.ts'

/** ソウルアクション (15.1.16): an active stone is wiped and makes one soul of one of its powers. */

const PLAYER = 0
const SOURCE = 1
const ACTION = 2

/** ソウルアクションを行った. */
export const soulActionTaken = change('soulAction', (g, player) => void g.emit(g.verbNow, -1, player))
/** A soul of other origin is no soul action (15.1.16.3). */
const isNoAction = fact('15.1.16.3', true, false)
/** A soul comes into the pool: (player, pool). */
export const makeSoul = verb('7.7.3', 'makeSoul', (g, player, pool) => {
  g.emit(g.verbNow, -1, player, pool)
  atom.count(g, player as Player, pools[pool], 1)
  if (!isNoAction()) g.emit(soulActionTaken.id, -1, player)
})

const perform = procedure('soulAction', 3, [
  step('15.1.16.1', (g) => g.propose(wipe, g.local(SOURCE))),
  step('15.1.16', (g) => g.propose(soulActionTaken, g.local(PLAYER)), 'taken'),
  // Without the stack: the soul is there before anyone can do anything (15.1.16.4).
  step('15.1.16.4', (g) => g.propose(makeSoul, g.local(PLAYER), poolOf(g.local(ACTION)))),
])

/** Stones that can make a soul, by pool. */
const makersByPool = memoPerPlayer((g, player): readonly number[][] => {
  const stones = activeStones(g, player)
  if (stones.length === 0) return NONE_MAKES
  const out = pools.map((): number[] => [])
  for (const { row, bits } of stones)
    if (bits === 0) out[COLOURLESS].push(row)
    else for (let pool = 0; pool < COLOURLESS; pool++) if ((bits & (1 << pool)) !== 0) out[pool].push(row)
  return out
})
const NONE_MAKES: readonly number[][] = pools.map(() => [])
const makers = (g: Game, player: Player, pool: number): number[] => makersByPool(g, player)[pool]

/** With priority, or in the middle of a payment (15.1.16.2). */
const whenever = rule('15.1.16.2', makers, () => [])

const titles = [
  { ja: '白のソウルを生む', en: 'Make a white soul' },
  { ja: '橙のソウルを生む', en: 'Make an orange soul' },
  { ja: '紫のソウルを生む', en: 'Make a purple soul' },
  { ja: '黒のソウルを生む', en: 'Make a black soul' },
  { ja: '青のソウルを生む', en: 'Make a blue soul' },
  { ja: '勢力のないソウルを生む', en: 'Make a soul without a power' },
] as const

/** One requirement for all soul actions: a window checks it once. */
const hasActiveStone = requirement('7.7.3', (g, player) => activeStones(g, player).length > 0)

/** One for each kind of soul. */
export const soulActions: readonly Action[] = titles.map((title, pool) =>
  book.action({
    name: `soul-${pool === COLOURLESS ? 'colourless' : powers[pool]}`,
    title,
    requirements: [hasActiveStone],
    of: [
      requirement('7.7.3', (g, player, row) => g.zoneOf(row) === g.zone(soulYard, player)),
      requirement('7.7.3', (g, _player, row) => isActive(g, row), { tells: () => ({ key: 'turned' }) }),
      requirement('7.7.3', (g, player, row) => makers(g, player, pool).includes(row), {
        tells: () => ({ key: 'otherPower' }),
      }),
    ],
    sources: (g, player) => (g.get(paying) > 0 || g.get(Var.plays) > 0 ? makers : whenever)(g, player, pool),
    perform,
  }),
)
const poolOf = (action: number): number => soulActions.findIndex(({ id }) => id === action)

/** How many payments are under way outside of plays: soul actions are allowed then. */
export const paying = book.bookkeeping('paying')
