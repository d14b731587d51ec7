import type { Ruling } from '@fudaba/kernel'

/** Where the summary is silent or unclear: the question, our reading, and the test that holds it. */
export const rulings: readonly Ruling[] = []
