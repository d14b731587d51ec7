import { type Game, NONE, Obj, type Player, type Sight, memoUntilWrite } from '@fudaba/kernel/rules'
import { book, fact, rule } from '../book.ts'
import { factions } from './words.ts'

/** デッキ (base.1.2.5). */
export const deck = book.zone(
  'deck',
  { ja: 'デッキ', en: 'Deck' },
  { shared: false, ordered: true, sight: fact<Sight>('base.1.2.5', 'none', 'all') },
)

/** 手札. */
export const hand = book.zone(
  'hand',
  { ja: '手札', en: 'Hand' },
  { shared: false, ordered: false, sight: () => 'owner' },
)

/** 支配エリア: the characters a player commands. */
export const controlled = book.zone(
  'controlled',
  { ja: '支配エリア', en: 'Controlled area' },
  { shared: false, ordered: false, sight: () => 'all', remember: true },
)

/** 勢力エリア: a party for each faction, and one for those without (18-2). */
export const factionArea = book.zone(
  'factions',
  { ja: '勢力エリア', en: 'Faction area' },
  { shared: false, ordered: true, sight: () => 'all', cells: factions, remember: true },
)

/** パワーカード: face down under a character (base.1.2.4). */
export const power = book.zone(
  'power',
  { ja: 'パワーカード', en: 'Power cards' },
  { shared: false, ordered: false, sight: fact<Sight>('base.1.2.4', 'face', 'all') },
)

/** パーマネントカード: on a character. */
export const permanents = book.zone(
  'permanents',
  { ja: 'パーマネントカード', en: 'Permanents' },
  { shared: false, ordered: false, sight: () => 'all', remember: true },
)

/** ダメージ置き場. */
export const damage = book.zone(
  'damage',
  { ja: 'ダメージ置き場', en: 'Damage' },
  { shared: false, ordered: true, sight: fact<Sight>('base.1.2.6', 'all', 'none') },
)

/** 捨て札置き場: nobody looks through it (2-1). */
export const discardPile = book.zone(
  'discard',
  { ja: '捨て札置き場', en: 'Discard pile' },
  { shared: false, ordered: true, sight: fact<Sight>('2-1', 'none', 'all') },
)

/** 宣言中: what was declared and is not resolved yet, neither field nor hand (1-3). */
export const declared = book.zone(
  'declared',
  { ja: '宣言中', en: 'Declared' },
  { shared: true, ordered: true, sight: () => 'all' },
)

/** Projects and fast cards whose effect lasts: on the field, beside the characters (1.2 of the base rules). */
export const lasting = book.zone(
  'lasting',
  { ja: '持続中のカード', en: 'Lasting cards' },
  { shared: false, ordered: false, sight: () => 'all', remember: true },
)

/** Battles that wait for the end of the responses (base.1.6.8). */
export const battles = book.zone(
  'battles',
  { ja: 'バトル', en: 'Battles' },
  { shared: true, ordered: true, sight: () => 'all' },
)

export const zones = {
  deck,
  hand,
  controlled,
  factions: factionArea,
  power,
  permanents,
  damage,
  discard: discardPile,
  declared,
  lasting,
  battles,
}

/** Taking control and being declared keep a thing what it is. */
book.identity = (from, to) =>
  from === to ||
  (from === factionArea && to === controlled) ||
  (from === declared && (to === battles || to === lasting))
    ? 'keep'
    : 'new'

/** 場: the faction area is part of it (base.1.2.1). */
const hasFactionArea = fact('base.1.2.1', true, false)
export const onField = (g: Game, row: number): boolean =>
  g.inZone(row, controlled) || (g.inZone(row, factionArea) && hasFactionArea())

/** The controlled characters of a player. Callers must not change the list. */
export const controlledBy = memoUntilWrite((g, player) => g.objects(controlled, player))

/** Characters of a player on the field. */
export function charactersOf(g: Game, player: Player): number[] {
  const out = g.objects(controlled, player)
  if (!hasFactionArea()) return out
  for (let row = g.top(factionArea, player); row !== NONE; row = g.next(row)) out.push(row)
  return out
}

/** 勢力パーティー: from the bottom up. */
export const party = (g: Game, player: Player, faction: number): number[] =>
  g.objects(factionArea, player).filter((row) => g.object(row, Obj.cell) === faction)

/** アクティブキャラクター: the top of its party (base.1.2.3). */
export const activeOf = rule(
  'base.1.2.3',
  (g: Game, player: Player, faction: number): number => {
    let row = g.top(factionArea, player)
    while (row !== NONE && g.object(row, Obj.cell) !== faction) row = g.next(row)
    return row
  },
  (g: Game, player: Player, faction: number): number => party(g, player, faction).at(-1) ?? NONE,
)
export function activeCharacters(g: Game, player: Player): number[] {
  const out: number[] = []
  if (g.count(factionArea, player) === 0) return out
  let parties = 0
  for (let row = g.top(factionArea, player); row !== NONE; row = g.next(row))
    parties |= 1 << g.object(row, Obj.cell)
  for (let faction = 0; parties >> faction !== 0; faction++)
    if ((parties & (1 << faction)) !== 0) out.push(activeOf(g, player, faction))
  return out
}
