import { Random } from '@fudaba/kernel'
import { fact } from '../book.ts'
import { type KisekiCard, type Rarity, rarities } from '../board/cards.ts'

/** ブースターパック: how many cards of each rarity one holds. */
const pattern: Readonly<Record<Rarity, number>> = { C: 5, U: 2, R: 1 }
const packSize = fact('base.2.1.12', 8, 0)
/** How many are opened for ブリッツシールド戦 (602.3a). */
export const PACKS = 5

/** Cards of each rarity in so many packs. */
export const sealedCount = (rarity: Rarity): number => pattern[rarity] * PACKS

/** The cards of one pack, no two alike as long as the set has others. */
export function openBooster(cards: readonly KisekiCard[], random: Random): KisekiCard[] {
  const pack = rarities.flatMap((rarity) => {
    const left = cards.filter((card) => card.rarity === rarity)
    return Array.from({ length: Math.min(pattern[rarity], left.length) }, () =>
      left.splice(random.below(left.length), 1),
    ).flat()
  })
  return pack.slice(0, packSize())
}

/** The forty cards of a sealed player. */
export function openBoosters(cards: readonly KisekiCard[], seed: string | number): KisekiCard[] {
  const random = new Random(seed)
  return Array.from({ length: PACKS }, () => openBooster(cards, random)).flat()
}
