import type { Bilingual, GameRules } from '@fudaba/kernel'

/** The packs of a sealed deck, opened. */
export interface OpenedPacks {
  readonly rules: GameRules
  readonly title: Bilingual
  /** Card ids, pack by pack. */
  readonly packs: readonly (readonly string[])[]
}
