import { bringWords } from '@fudaba/cardtext'
import { brings } from '../src/cardFields.ts'
import type { ChronicleCard } from '../src/cards.ts'
import { fromFile } from '../src/cardGame.ts'
import { set } from './set1/generated.ts'

// Texts of the set are read with its words.
bringWords({ brings }, set.cards, set.words ?? {})

const byId = (a: ChronicleCard, b: ChronicleCard): number => (a.id < b.id ? -1 : 1)

/** 第1弾「砂時計の五国」, as it is printed. */
export const set1: readonly ChronicleCard[] = set.cards.map(fromFile).sort(byId)
