/** First tally key of what texts count: far above the keys of games, beside those of limits. */
export const HISTORY_KEY = 7 << 18
