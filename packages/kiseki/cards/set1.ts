import { bringWords } from '@fudaba/cardtext'
import { brings } from '../src/cardFields.ts'
import type { KisekiCard } from '../src/cards.ts'
import { set } from './set1/generated.ts'

// Texts of the set are read with its words.
bringWords({ brings }, set.cards, set.words ?? {})

const byId = (a: KisekiCard, b: KisekiCard): number => (a.id < b.id ? -1 : 1)

/** 第1弾「岬の灯」: a coast of lighthouses, traders, scholars and wreckers. */
export const set1: readonly KisekiCard[] = set.cards.map((card) => card as unknown as KisekiCard).sort(byId)
