import { bringWords } from '@fudaba/cardtext'
import { brings } from '../src/cardFields.ts'
import { fromFile } from '../src/cardFile.ts'
import type { VanguardCard } from '../src/cards.ts'
import { set } from './set1/generated.ts'

// Texts of the set are read with its words.
bringWords({ brings }, set.cards, set.words ?? {})

const byId = (a: VanguardCard, b: VanguardCard): number => (a.id < b.id ? -1 : 1)

/** 第1弾「砂と塔と樹」: a caravan, a fortress and an orchestra. */
export const set1: readonly VanguardCard[] = set.cards.map(fromFile).sort(byId)
