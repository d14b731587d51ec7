/**
 * For who makes a table, or a server of tables: answers that are begun and not complete, all refusals of a thing, decks by
 * their names, replays that are recorded while playing and opened as far as they play.
 */
export { limitsOf, type SingleConstraint } from './answers/constraints.ts'
export { canComplete, explainIllegal } from './answers/legal.ts'
export { valueSums } from './looking/valueSums.ts'
export { whyNotAll } from './looking/whyNot.ts'
export { deckByName, deckSeed, deckSource } from './match/deckNames.ts'
export { eventsTold, type RecordedEvent, Recording } from './match/recording.ts'
export { openReplay, type OpenedReplay, type ReplayDifference, replayWith } from './match/replay.ts'
export { cardsBroughtBy, rulesWithCards } from './match/replayCards.ts'
export { asReplay } from './match/replayFormat.ts'
export { rulesAt } from './match/withCards.ts'
