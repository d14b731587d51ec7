import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { SettingsFile } from '@fudaba/files'

/** What the player likes, from a file he may have written; FUDABA_SETTINGS names another one. */
export async function playerSettings(): Promise<Omit<SettingsFile, 'format'>> {
  const { FUDABA_SETTINGS, XDG_CONFIG_HOME, APPDATA } = process.env
  const base = XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config')
  const file = FUDABA_SETTINGS || join(base, 'fudaba', 'settings.yaml')
  if (!FUDABA_SETTINGS && !existsSync(file)) return {}
  const { readSettings } = await import('@fudaba/files')
  return readSettings(file)
}
