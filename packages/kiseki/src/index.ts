/** 軌跡 TRADING CARD GAME: so far its clause index. */
export { rulebook, type KisekiClause } from '../rulebook/index.ts'
export { corrections, type CorrectedField, type Correction } from '../rulebook/corrections.ts'
