import type { GameRules } from '@fudaba/kernel'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** A setting's value in the game's words (`setting.<name>.<value>`). */
export function wordFor(
  { table: { messages } }: GameRules,
  name: string,
  value: string | number | boolean,
): string {
  const said = messages[`setting.${name}.${value}`]
  if (said !== undefined) return said[lang.value]
  return typeof value === 'boolean' ? say.value(value ? 'yes' : 'no') : String(value)
}
