import type { Game, Player, Sight, ZoneDef } from '@fudaba/kernel/rules'
import { book, fact, rule, direct } from '../book.ts'

/** 領域 (7). */

const own = { shared: false } as const

/** A zone that not all may look at is hidden (7.4.1); without that, everything is open. */
const hidden = fact('7.4.1', true, false)
const secret = (sight: () => Sight) => (): Sight => (hidden() ? sight() : 'all')

/** 戦場. */
export const battlefield = book.zone(
  'battlefield',
  { ja: '戦場', en: 'Battlefield' },
  { ...own, ordered: false, sight: fact<Sight>('7.5.2', 'all', 'owner', '7.4.1'), remember: true },
)
/** 時代ヤード: its player looks at the markers (7.6.3), and what lies face up all see (7.6.4). */
const eraForOwner = fact('7.6.3', true, false)
const eraFaceUp = fact('7.6.4', true, false)
export const eras = book.zone(
  'eras',
  { ja: '時代ヤード', en: 'Era yard' },
  {
    ...own,
    ordered: false,
    sight: secret(() => (!eraForOwner() ? 'none' : eraFaceUp() ? 'face' : 'owner')),
  },
)
/** ソウルヤード. */
export const soulYard = book.zone(
  'souls',
  { ja: 'ソウルヤード', en: 'Soul yard' },
  { ...own, ordered: false, sight: fact<Sight>('7.7.2', 'all', 'owner', '7.4.1') },
)
/** CAヤード. */
export const chronoYard = book.zone(
  'chrono',
  { ja: 'CAヤード', en: 'CA yard' },
  { ...own, ordered: false, sight: fact<Sight>('7.8.2', 'all', 'owner', '7.4.1') },
)
/** デッキ置き場: nobody looks, and the order stays. */
export const deck = book.zone(
  'deck',
  { ja: 'デッキ置き場', en: 'Deck' },
  { ...own, ordered: true, sight: secret(fact<Sight>('7.9.2', 'none', 'owner')) },
)
/** 捨て札置き場. */
export const discardPile = book.zone(
  'discard',
  { ja: '捨て札置き場', en: 'Discard pile' },
  { ...own, ordered: false, sight: fact<Sight>('7.10.2', 'all', 'owner', '7.4.1') },
)
/** 手札. */
export const hand = book.zone(
  'hand',
  { ja: '手札', en: 'Hand' },
  { ...own, ordered: false, sight: secret(fact<Sight>('7.11.2', 'owner', 'none')) },
)
/** リムーブヤード. */
export const removeYard = book.zone(
  'removed',
  { ja: 'リムーブヤード', en: 'Remove yard' },
  { ...own, ordered: false, sight: fact<Sight>('7.12.2', 'all', 'owner', '7.4.1') },
)
/** スタック: one for both; the newest lies on top (7.13.3). */
export const stack = book.zone(
  'stack',
  { ja: 'スタック', en: 'Stack' },
  { shared: true, ordered: true, sight: fact<Sight>('7.13.2', 'all', 'none', '7.4.1') },
)

/** Every zone of the game, by name. */
export const zones = {
  battlefield,
  eras,
  soulYard,
  chronoYard,
  deck,
  discardPile,
  hand,
  removeYard,
  stack,
}

/** What came last onto the stack, or NONE (7.13.3). */
direct('7.13.3')
export const topOfStack = (g: Game): number => g.top(stack, 0)

/** Each player has all zones but the stack (7.1). */
export const zoneOf = rule(
  '7.1',
  (g: Game, zone: ZoneDef, player: Player): number => g.zone(zone, player),
  (g: Game, zone: ZoneDef): number => g.zone(zone, 0),
)

/** アクティブ状態, ワイプ状態; 表向き, 裏向き (6.3). */
export const orientation = { active: 0, wiped: 1 } as const
/** Which side of a card is up. */
export const face = { up: 0, down: 1 } as const
export const isActive = (g: Game, row: number): boolean => !g.turned(row)

/** In another zone a card is a new card (7.3). */
const isNew = fact('7.3', true, false)
/** What was done to the cost of a spell where it was stays done on the stack (11.2.5). */
const costStays = fact('11.2.5', true, false)
book.identity = (from, to) => {
  if (from === to || !isNew()) return 'keep'
  return to === stack && costStays() ? 'newWithEffects' : 'new'
}
