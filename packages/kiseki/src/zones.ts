import type { Sight } from '@fudaba/kernel'
import { book, fact } from './book.ts'

/** 領域 (500). */

/** デッキ置き場: nobody looks, the order counts. */
export const deck = book.zone(
  'deck',
  { ja: 'デッキ', en: 'Deck' },
  { shared: false, ordered: true, sight: fact<Sight>('504.2', 'none', 'all') },
)

/** 手札: only its player looks. */
export const hand = book.zone(
  'hand',
  { ja: '手札', en: 'Hand' },
  { shared: false, ordered: false, sight: fact<Sight>('505.3', 'owner', 'all') },
)

/** 場: open to all, also what lies face down there. */
export const field = book.zone(
  'field',
  { ja: '場', en: 'Field' },
  { shared: false, ordered: true, sight: fact<Sight>('506.2', 'all', 'owner'), remember: true },
)

/** 拠点: what lies face down is known to its controller only. */
export const homebase = book.zone(
  'homebase',
  { ja: '拠点', en: 'Homebase' },
  { shared: false, ordered: true, sight: fact<Sight>('507.4', 'face', 'all'), remember: true },
)

/** 軌跡: the used cards. */
export const trails = book.zone(
  'trails',
  { ja: '軌跡', en: 'Trails' },
  { shared: false, ordered: true, sight: fact<Sight>('508.2', 'all', 'owner') },
)

/** 発動待機領域: one for the game; what was played waits here. */
export const waiting = book.zone(
  'waiting',
  { ja: '発動待機領域', en: 'Waiting zone' },
  { shared: true, ordered: true, sight: fact<Sight>('509.2', 'all', 'none') },
)

/** 除外領域. */
export const removed = book.zone(
  'removed',
  { ja: '除外領域', en: 'Removed' },
  { shared: false, ordered: true, sight: fact<Sight>('510.2', 'all', 'owner') },
)

/** Within the field a card stays the same card; anywhere else it becomes a new one (502.3). */
const newElsewhere = fact('502.3', true, false)
/** Between zones where cards are ready or actioned it keeps that, and the effects on it (502.3a). */
const keepsPlacement = fact('502.3a', true, false)

book.identity = (from, to) => {
  if (from === to || !newElsewhere()) return 'keep'
  const placed = (zone: typeof from): boolean => zone === field || zone === homebase
  return placed(from) && placed(to) && keepsPlacement() ? 'newWithEffects' : 'new'
}
