import { z } from 'zod'
import { DECK_FORMAT, deckSchema } from './deckFile.ts'
import { POSITION_FORMAT, positionSchema } from './positionFile.ts'
import { REPLAY_FORMAT, replaySchema } from './replayFile.ts'
import { SET_FORMAT, setSchema } from './setFolder.ts'
import { SETTINGS_FORMAT, settingsSchema } from './settingsFile.ts'

/** JSON Schemas of every file, by its `format`. That of cards depends on the game: `cardsFileSchema`. */
export function fileSchemas(): Readonly<Record<string, object>> {
  return {
    [DECK_FORMAT]: z.toJSONSchema(deckSchema, { io: 'input' }),
    [POSITION_FORMAT]: z.toJSONSchema(positionSchema, { io: 'input' }),
    [REPLAY_FORMAT]: z.toJSONSchema(replaySchema, { io: 'input' }),
    [SET_FORMAT]: z.toJSONSchema(setSchema, { io: 'input' }),
    [SETTINGS_FORMAT]: z.toJSONSchema(settingsSchema, { io: 'input' }),
  }
}
