import { bringWords } from '@fudaba/cardtext'
import { brings } from '../src/cardFields.ts'
import { set } from './set1/generated.ts'

// Texts of the set are read with its words.
bringWords({ brings }, set.cards, set.words ?? {})

/** 第1弾「六つの灯」, as its files have it. */
export const set1 = set.cards.toSorted((a, b) => (a.id < b.id ? -1 : 1))
