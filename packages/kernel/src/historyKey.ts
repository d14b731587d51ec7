/** Far above the keys of games, beside those of limits. */
export const HISTORY_KEY = 7 << 18
