/** Cards, decks, positions, replays and settings on disk: read, checked, written. */
export { type WrittenAnswer, parseAnswers, readAnswers } from './answersFile.ts'
export { CARDS_FORMAT, type CardsFile, type LocatedCard, cardsFileSchema, parseCards } from './cardsFile.ts'
export { formatCardsTable, parseCardsTable } from './cardsTable.ts'
export { type DeckFile, DECK_FORMAT, parseDeck, readDeck, writeDeck } from './deckFile.ts'
export { formatData, readText, writeData, writeText } from './disk.ts'
export { FileError } from './fileError.ts'
export { fileSchemas } from './jsonSchemas.ts'
export { POSITION_FORMAT, parsePosition, readPosition, writePosition } from './positionFile.ts'
export { REPLAY_FORMAT, parseReplay, readReplay, writeReplay } from './replayFile.ts'
export { type LoadedSet, SET_FORMAT, type SetOptions, readCardSet } from './setFolder.ts'
export {
  SETTINGS_FORMAT,
  type SettingsFile,
  parseSettings,
  readSettings,
  writeSettings,
} from './settingsFile.ts'
