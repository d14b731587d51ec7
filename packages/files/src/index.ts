/** Cards, decks, positions, replays and settings on disk: read, checked, written; decks also as lists, codes and links. */
export { FileError } from './source/fileError.ts'
export { type WrittenAnswer, readAnswers } from './formats/answersFile.ts'
export { type DeckFile, parseDeck, readDeck } from './formats/deckFile.ts'
export {
  type JudgedBranch,
  type JudgedFile,
  judgedCode,
  parseJudged,
  readJudgedCode,
} from './formats/judgedFile.ts'
export { readPosition } from './formats/positionFile.ts'
export { type PuzzleFile, readPuzzle } from './formats/puzzleFile.ts'
export { writeText } from './source/disk.ts'
export { parseReplay, readReplay, replayText, writeReplay } from './formats/replayFile.ts'
export { type SettingsFile, readSettings, writeSettings } from './formats/settingsFile.ts'
export { type LocatedCard, cardsFileSchema } from './cards/cardsFile.ts'
export { type LoadedSet, parseCardSet, readCardSet } from './cards/setFolder.ts'
export { type LooseCards, cardsFileText, freeId, parseLooseCards } from './cards/looseCards.ts'
export { fileSchemas } from './jsonSchemas.ts'
export type { OwnCard, OwnCards } from './formats/deckFile.ts'
export { CardNames, type NamedCard } from './decks/cardNames.ts'
export { CardSearch, type SearchedCard, type SearchedField } from './decks/cardSearch.ts'
export { DeckCodeError, LONGEST_LINK, codeIn, deckCode, readDeckCode } from './decks/deckCode.ts'
export { type ReadList, type StrayLine, parseDeckList } from './decks/deckList.ts'
export { type DeckSourceOptions, type FoundDeck, readDeckText } from './decks/deckSource.ts'
export { type ListedPart, counted, deckFileForms, deckFileText, deckListText } from './decks/deckText.ts'
export { searchable } from './decks/searchable.ts'
