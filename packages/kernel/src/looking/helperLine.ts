import type { HelperLine } from '../game/contract.ts'

/** A sentence of the game's messages for the helper panel or a refusal. `strong`: worth more attention than the others. */
export const helperLine = (
  key: string,
  clause?: string,
  parameters: HelperLine['parameters'] = {},
  strong = false,
): HelperLine => ({ key, parameters, clause, ...(strong ? { strong } : {}) })
