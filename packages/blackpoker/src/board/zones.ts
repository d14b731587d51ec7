import { Obj, type Game, type Player, type Sight } from '@fudaba/kernel/rules'
import { book, fact, rule } from '../book.ts'

/** ライフ: the face-down deck is the life. */
export const life = book.zone(
  'life',
  { ja: 'ライフ', en: 'Life' },
  {
    shared: false,
    ordered: true,
    sight: fact<Sight>('base.3.2.18', 'none', 'all'),
    countHiddenFrom: fact('base.3.4.11', 10, Infinity),
  },
)

/** 手札. */
export const hand = book.zone(
  'hand',
  { ja: '手札', en: 'Hand' },
  { shared: false, ordered: false, sight: fact<Sight>('base.3.4.10', 'owner', 'all') },
)

const ownerOnly = fact('base.3.4.6', true, false)
const openField = fact('base.3.4.12', true, false)

/** 場: soldiers face up, barriers face down. */
export const field = book.zone(
  'field',
  { ja: '場', en: 'Field' },
  {
    shared: false,
    ordered: true,
    sight: () => (!openField() ? 'owner' : ownerOnly() ? 'face' : 'all'),
    cells: ['barriers', 'soldiers'],
    remember: true,
  },
)
export const BARRIER_ROW = 0
export const SOLDIER_ROW = 1

/** フォグ: the cards of effects that last for this turn. */
export const fog = book.zone(
  'fog',
  { ja: 'フォグ', en: 'Fog' },
  { shared: false, ordered: true, sight: () => 'all' },
)

/** 墓地. */
export const graveyard = book.zone(
  'graveyard',
  { ja: '墓地', en: 'Graveyard' },
  { shared: false, ordered: true, sight: fact<Sight>('base.3.4.9', 'ownerOrTop', 'all') },
)

/** ステージ: where requests of normal speed wait. */
export const stage = book.zone(
  'stage',
  { ja: 'ステージ', en: 'Stage' },
  { shared: true, ordered: true, sight: () => 'all' },
)

/** A request that is being put together, or that resolves without the stage. */
export const announced = book.zone(
  'announced',
  { ja: '宣言', en: 'Announced' },
  { shared: true, ordered: true, sight: () => 'all' },
)

/** The deck as it is brought to the table, before it becomes the life. */
export const deck = book.zone(
  'deck',
  { ja: 'デッキ', en: 'Deck' },
  { shared: false, ordered: true, sight: () => 'none' },
)

/** Every zone of the game, by name. */
export const zones = { life, hand, field, fog, graveyard, stage, announced }

/** ドライブ and チャージ. */
export const orientation = { charged: 0, driven: 1 } as const

// A request keeps its target and its keys on the way to the stage and off it.
book.identity = (from, to) =>
  from === to || (from === announced && to === stage) || (from === stage && to === announced) ? 'keep' : 'new'

/** A barrier's place in its row, counted from the life. */
export const place = book.column('place')

/** Barriers from the life outwards. They never change places among themselves. */
export const barrierRow = rule(
  'legend.barrier-no-swap',
  (g: Game, player: Player): number[] =>
    inBarrierRow(g, player).sort((x, y) => g.object(x, place) - g.object(y, place)),
  (g: Game, player: Player): number[] => inBarrierRow(g, player).sort((x, y) => defOf(g, x) - defOf(g, y)),
)

const defOf = (g: Game, row: number): number => g.card(g.cardOf(row), 0)

function inBarrierRow(g: Game, player: Player): number[] {
  return g.objects(field, player).filter((row) => g.object(row, Obj.cell) === BARRIER_ROW)
}
