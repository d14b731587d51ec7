import { type Game, NONE, Obj, type Player, type Sight, atom, memoByTables } from '@fudaba/kernel/rules'
import { book, fact, rule, direct } from '../book.ts'

/** 領域 (第4章). */

/** 山札 (4.2). */
export const deck = book.zone(
  'deck',
  { ja: '山札', en: 'Deck' },
  {
    shared: false,
    ordered: true,
    sight: fact<Sight>('4.2.2', 'none', 'all'),
    countHiddenFrom: fact('4.1.2', Infinity, 1, '4.2.2'),
  },
)
/** 手札 (4.3). */
export const hand = book.zone(
  'hand',
  { ja: '手札', en: 'Hand' },
  { shared: false, ordered: false, sight: fact<Sight>('4.3.2', 'owner', 'all') },
)
/** ドロップゾーン (4.4). */
export const drop = book.zone(
  'drop',
  { ja: 'ドロップゾーン', en: 'Drop zone' },
  { shared: false, ordered: true, sight: fact<Sight>('4.4.2', 'all', 'owner', '4.1.3'), remember: true },
)

/** サークル (4.6.1): three in front, three behind, and the one before them. */
export const circles = [
  'front-left',
  'front-centre',
  'front-right',
  'back-left',
  'back-centre',
  'back-right',
  'foremost',
] as const
/** The field is open (4.5.3), and so are its circles (4.6.8), face down cards included (4.6.8.1). */
const fieldIsOpen = fact('4.5.3', true, false)
const circlesAreOpen = fact('4.6.8', true, false)
const alsoFaceDown = fact('4.6.8.1', true, false)
/** フィールド (4.5): it has the seven circles. */
export const field = book.zone(
  'field',
  { ja: 'フィールド', en: 'Field' },
  {
    shared: false,
    ordered: false,
    sight: () => (fieldIsOpen() && circlesAreOpen() ? (alsoFaceDown() ? 'all' : 'face') : 'owner'),
    cells: circles,
    remember: true,
  },
)
/** ソウル (4.7): under the vanguard, not on the field. */
export const soul = book.zone(
  'soul',
  { ja: 'ソウル', en: 'Soul' },
  { shared: false, ordered: true, sight: fact<Sight>('4.7.3', 'all', 'owner', '4.1.3'), remember: true },
)
/** In open zones what lies face down is seen, in hidden ones what lies face up (4.1.7). */
const faceIsOpen = fact('4.1.7', true, false)
const damageIsOpen = fact('4.8.2', true, false)
const faceDownDamage = fact<Sight>('4.8.2.1', 'all', 'face', '4.1.7')
/** ダメージゾーン (4.8): open, also face down (4.8.2.1). */
export const damage = book.zone(
  'damage',
  { ja: 'ダメージゾーン', en: 'Damage zone' },
  {
    shared: false,
    ordered: true,
    sight: () => (damageIsOpen() ? (faceIsOpen() ? faceDownDamage() : 'face') : 'owner'),
    remember: true,
  },
)
const bindIsOpen = fact('4.9.2', true, false)
const faceDownBound = fact<Sight>('4.9.2.1', 'face', 'all', '4.9.2')
/** バインドゾーン (4.9): open (4.9.2), but face down cards are seen by their owner only. */
export const bind = book.zone(
  'bind',
  { ja: 'バインドゾーン', en: 'Bind zone' },
  { shared: false, ordered: true, sight: () => (bindIsOpen() ? faceDownBound() : 'owner'), remember: true },
)
/** トリガーゾーン (4.10). */
export const trigger = book.zone(
  'trigger',
  { ja: 'トリガーゾーン', en: 'Trigger zone' },
  { shared: false, ordered: true, sight: fact<Sight>('4.10.4', 'all', 'owner', '4.1.3') },
)
const hiddenG = fact('4.11.2', true, false)
const faceUpG = fact<Sight>('4.11.3', 'face', 'owner', '4.11.2')
/** Gゾーン (4.11): face down cards are seen by their fighter only, face up ones by all (4.11.3). */
export const gZone = book.zone(
  'g',
  { ja: 'Gゾーン', en: 'G zone' },
  { shared: false, ordered: false, sight: () => (hiddenG() ? (faceIsOpen() ? faceUpG() : 'owner') : 'all') },
)
/** ゲーム外 (6.4.1.2.5.1): both may look. */
export const outside = book.zone(
  'outside',
  { ja: 'ゲーム外', en: 'Out of the game' },
  { shared: false, ordered: false, sight: fact<Sight>('6.4.1.2.5.1', 'all', 'owner', '4.1.3') },
)

/** Every zone of the game, by name. */
export const zones = { deck, hand, drop, field, soul, damage, bind, trigger, g: gZone, outside }

/** Between circles a card stays the same, anywhere else it becomes a new one (4.1.4). */
const newElsewhere = fact('4.1.4', true, false)
/** Only while one card becomes another where it lies. */
let renewing = false
book.identity = (from, to) => {
  if (renewing) return 'new'
  return from === to || !newElsewhere() ? 'keep' : 'new'
}
/** What lies on a circle is another card from now on, where it is: (row, flags of its move). */
export function becomeAnother(g: Game, row: number, flags: number): void {
  renewing = true
  atom.move(g, row, g.zoneOf(row), atom.BOTTOM, flags | atom.cellFlag(circleOf(g, row)))
  renewing = false
}

// ── circles ────────────────────────────────────────────────────────────────────────────────────────────────────

export const FRONT_CENTRE = 1
export const FOREMOST = 6
/** 前列中央はヴァンガード, 最前列中央はガーディアン, the others are rear-guard circles (4.6.4 to 4.6.6). */
direct('4.6.4')
export const vanguardCircle = (): number => FRONT_CENTRE
direct('4.6.5')
export const guardianCircle = (): number => FOREMOST
direct('4.6.6')
export const isRearGuardCircle = (circle: number): boolean => circle !== FRONT_CENTRE && circle !== FOREMOST
/** Seven of them (4.6.1). */
const seven: readonly number[] = circles.map((_, i) => i)
direct('4.6.1')
export const allCircles = (): readonly number[] => seven
export const rearGuardCircles = (): number[] => allCircles().filter((i) => isRearGuardCircle(i))
/** 横列 (4.6.3): the front row. */
direct('4.6.3')
export const isFront = (circle: number): boolean => circle < 3
/** 縦列 (4.6.2): the circle behind, or NONE. */
export const behind = rule(
  '4.6.2',
  (circle: number): number => (circle < 3 ? circle + 3 : NONE),
  () => NONE,
)

/** When it was last written who lies where, and who belongs to whom. */
export const boardWritten = ({ tables }: Game): number =>
  Math.max(tables.objects.version, tables.relations.version)
export const circleOf = (g: Game, row: number): number => g.object(row, Obj.cell)
function takenBy(g: Game, player: Player): number {
  let taken = 0
  for (let row = g.top(field, player); row !== NONE; row = g.next(row)) {
    const circle = 1 << circleOf(g, row)
    taken |= (taken & circle) === 0 ? circle : circle << SEVERAL
  }
  return taken
}
export const SEVERAL = 8
/** Of each fighter, a bit for each circle with a card on it, and another, so much higher, where there are several. */
export const taken = memoByTables(boardWritten, (g) => [takenBy(g, 0), takenBy(g, 1)] as const)
/** What lies on a circle, in the order it came: it lies on the field (4.5.2). */
export const onCircle = rule(
  '4.5.2',
  (g: Game, player: Player, circle: number): number[] => {
    const out: number[] = []
    for (let row = g.top(field, player); row !== NONE; row = g.next(row))
      if (circleOf(g, row) === circle) out.push(row)
    return out
  },
  () => [],
)
type OfCard = (g: Game, row: number) => boolean
/** Of what lies on a circle and is like that, the one that came last, or NONE. */
export const lastOnCircle = rule(
  '4.5.2',
  (g: Game, player: Player, circle: number, is: OfCard): number => {
    let found: number = NONE
    for (let row = g.top(field, player); row !== NONE; row = g.next(row))
      if (circleOf(g, row) === circle && is(g, row)) found = row
    return found
  },
  () => NONE,
)
/** What lies on any circle of a fighter and is like that. */
export function onField(g: Game, player: Player, is: OfCard): number[] {
  const out: number[] = []
  for (let row = g.top(field, player); row !== NONE; row = g.next(row)) if (is(g, row)) out.push(row)
  return out
}
/** Columns are shared: mine on the left is yours on the right (4.6.2.1). */
direct('4.6.2.1')
const faces = (column: number): number => 2 - column
/** 0 to 2 as one fighter sees them; `opposite`: the circle is his opponent's. The guardian circle has none. */
export const columnOf = (circle: number, opposite: boolean): number =>
  circle >= FOREMOST ? NONE : opposite ? faces(circle % 3) : circle % 3
