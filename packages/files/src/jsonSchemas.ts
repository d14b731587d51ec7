import { z } from 'zod'
import { DECK_FORMAT, deckSchema } from './formats/deckFile.ts'
import { POSITION_FORMAT, positionSchema } from './formats/positionFile.ts'
import { PUZZLE_FORMAT, puzzleSchema } from './formats/puzzleFile.ts'
import { REPLAY_FORMAT, replaySchema } from './formats/replayFile.ts'
import { SET_FORMAT, setSchema } from './cards/setFolder.ts'
import { SETTINGS_FORMAT, settingsSchema } from './formats/settingsFile.ts'

/** JSON Schemas of every file, by its `format`. That of cards depends on the game: `cardsFileSchema`. */
export function fileSchemas(): Readonly<Record<string, object>> {
  return {
    [DECK_FORMAT]: z.toJSONSchema(deckSchema, { io: 'input' }),
    [POSITION_FORMAT]: z.toJSONSchema(positionSchema, { io: 'input' }),
    [PUZZLE_FORMAT]: z.toJSONSchema(puzzleSchema, { io: 'input' }),
    [REPLAY_FORMAT]: z.toJSONSchema(replaySchema, { io: 'input' }),
    [SET_FORMAT]: z.toJSONSchema(setSchema, { io: 'input' }),
    [SETTINGS_FORMAT]: z.toJSONSchema(settingsSchema, { io: 'input' }),
  }
}
