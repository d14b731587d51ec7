import { z } from 'zod'
import { checkedText } from '../source/checked.ts'
import { readText, writeData } from '../source/disk.ts'

export const SETTINGS_FORMAT = 'fudaba-settings/1'

/** What a player likes: everything may be left out. */
export const settingsSchema = z
  .strictObject({
    format: z.literal(SETTINGS_FORMAT),
    lang: z.enum(['ja', 'en']).optional(),
    level: z.enum(['result', 'standard', 'detail']).optional().describe('How much the log says'),
    auto: z.enum(['auto', 'on', 'off']).optional().describe('When the table asks for an answer'),
    bot: z.string().min(1).optional(),
    games: z
      .record(
        z.string(),
        z.strictObject({
          deck: z.string().min(1).optional(),
          config: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
        }),
      )
      .optional(),
  })
  .meta({ title: 'Settings' })

/** Settings of a player as they are kept on disk. */
export type SettingsFile = z.infer<typeof settingsSchema>

export const parseSettings = (file: string, text: string): SettingsFile =>
  checkedText(file, text, settingsSchema, SETTINGS_FORMAT)

/** Reads settings; throws a `FileError` with line and column where something is wrong. */
export const readSettings = (file: string): SettingsFile => parseSettings(file, readText(file))

/** Writes settings as `readSettings` reads them. */
export const writeSettings = (file: string, settings: SettingsFile): void => writeData(file, settings)
