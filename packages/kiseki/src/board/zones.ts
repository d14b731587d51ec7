import { type Game, NONE, Obj, type Player, type Sight, type ZoneDef } from '@fudaba/kernel/rules'
import { book, fact, rule, direct } from '../book.ts'

/** 領域 (500). */

/** 非公開領域: only whom the rules name looks (502.2). */
const hidden = fact('502.2', true, false)
/** Everybody may count the cards of any zone (502.2a). */
const countHiddenFrom = fact('502.2a', Infinity, 1, '502.2')

/** デッキ置き場: nobody looks, the order counts. */
/** "Deck" and "hand" in texts mean the cards of those zones (504.4, 505.4). */
direct('504.4')
direct('505.4')
const deckHidden = fact('504.2', true, false)
export const deck = book.zone(
  'deck',
  { ja: 'デッキ', en: 'Deck' },
  {
    shared: false,
    ordered: true,
    countHiddenFrom,
    sight: (): Sight => (deckHidden() && hidden() ? 'none' : 'all'),
  },
)

/** 手札: only its player looks. */
const handOwn = fact('505.3', true, false)
export const hand = book.zone(
  'hand',
  { ja: '手札', en: 'Hand' },
  {
    shared: false,
    ordered: false,
    countHiddenFrom,
    sight: (): Sight => (!hidden() ? 'all' : handOwn() ? 'owner' : 'none'),
  },
)

/** 場: open to all, also what lies face down there. */
export const field = book.zone(
  'field',
  { ja: '場', en: 'Field' },
  { shared: false, ordered: false, sight: fact<Sight>('506.2', 'all', 'owner', '502.2'), remember: true },
)

/** 拠点: open to all, but what lies face down is known to its controller only (507.4). */
const homebasePublic = fact('507.2', true, false)
const faceDownOwn = fact('507.4', true, false)
export const homebase = book.zone(
  'homebase',
  { ja: '拠点', en: 'Homebase' },
  {
    shared: false,
    ordered: false,
    sight: (): Sight => (!homebasePublic() ? 'owner' : faceDownOwn() ? 'face' : 'all'),
    remember: true,
  },
)

/** 軌跡: the used cards. */
export const trails = book.zone(
  'trails',
  { ja: '軌跡', en: 'Trails' },
  { shared: false, ordered: false, sight: fact<Sight>('508.2', 'all', 'owner', '502.2') },
)

/** 発動待機領域: one for the game; what was played waits here. */
export const waiting = book.zone(
  'waiting',
  { ja: '発動待機領域', en: 'Waiting zone' },
  { shared: true, ordered: true, sight: () => 'all' },
)

/** What came last into the waiting zone, whose order counts (509.2), or NONE. */
direct('509.2')
export const lastWaiting = (g: Game): number => g.top(waiting, 0)

/** 除外領域. */
export const removed = book.zone(
  'removed',
  { ja: '除外領域', en: 'Removed' },
  { shared: false, ordered: false, sight: fact<Sight>('510.2', 'all', 'owner', '502.2') },
)

/** Every zone of the game, by name. */
export const zones = { deck, hand, field, homebase, trails, waiting, removed }

/** Each player has one of each zone (502.1). */
export const zoneOf = rule(
  '502.1',
  (g: Game, zone: ZoneDef, player: Player): number => g.zone(zone, player),
  (g: Game, zone: ZoneDef): number => g.zone(zone, 0),
  '509.2',
)

// ── 配置状態 ───────────────────────────────────────────────────────────────────────────────────────────────────

/** 向き and 表示面 (503): what lies in the field (506.3) and in the homebase (507.3) has both. */
export const orientation = { ready: 0, action: 1 } as const
/** 503.2: which side of a card is up. */
export const face = { up: 0, down: 1 } as const

const fieldArranged = fact('506.3', true, false)
const homebaseArranged = fact('507.3', true, false)

export const isReady = (g: Game, row: number): boolean => {
  if (g.inZone(row, field)) return isReadyInField(g, row)
  return !homebaseArranged() || !g.turned(row)
}

/** The same of a card that is known to lie in the field: saves the look for its zone. */
export const isReadyInField = (g: Game, row: number): boolean => !fieldArranged() || !g.turned(row)

/** The ready cards of a homebase. Hot path: reads the columns of the objects directly. */
export function readyInHomebase(g: Game, player: Player): number[] {
  const out: number[] = []
  const first = g.top(homebase, player)
  if (first === NONE) return out
  const { data, stride } = g.tables.objects
  const all = !homebaseArranged()
  for (let row = first; row !== NONE; row = data[row * stride + Obj.next])
    if (all || data[row * stride + Obj.orientation] !== orientation.action) out.push(row)
  return out
}

/** Within the field a card stays the same card; anywhere else it becomes a new one (502.3). */
const newElsewhere = fact('502.3', true, false)
/** Between zones where cards are ready or turned it keeps that, and the effects on it (502.3a). */
export const keepsPlacement = fact('502.3a', true, false)
const arranged = (zone: ZoneDef): boolean => zone === field || zone === homebase

book.identity = (from, to) => {
  if (from === to || !newElsewhere()) return 'keep'
  return arranged(from) && arranged(to) && keepsPlacement() ? 'newWithEffects' : 'new'
}
