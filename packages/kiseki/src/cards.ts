import { C, type Game, type Player } from '@fudaba/kernel'
import type { CardType } from './words.ts'

/** The printed data of a card (200). Nothing else belongs to it: what it does is its text. */
export interface KisekiCard {
  readonly id: string
  /** カード名 (201) and サブ名 (202). */
  readonly name: string
  readonly sub?: string
  readonly types: readonly CardType[]
  /** CPコスト (204) of UNIT and ITEM, EPコスト (205) of EVENT, 創設レベル (206) of BASE. */
  readonly cp?: number
  readonly ep?: number
  readonly level?: number
  readonly str?: number
  readonly def?: number
  readonly organisations?: readonly string[]
  readonly text?: string
  /** アーツ (208). */
  readonly arts?: { readonly ep: number; readonly text: string }
  readonly rarity?: string
}

export const printed = (g: Game, card: number): KisekiCard => g.printed(card) as KisekiCard
export const ownerOf = (g: Game, card: number): Player => g.card(card, C.owner) as Player
