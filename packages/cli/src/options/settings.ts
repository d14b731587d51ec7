import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { SettingsFile } from '@fudaba/files'

/** The player's settings file, if he has one; FUDABA_SETTINGS names another file. */
export async function playerSettings(): Promise<Omit<SettingsFile, 'format'>> {
  const { FUDABA_SETTINGS, XDG_CONFIG_HOME, APPDATA } = process.env
  const base = XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config')
  const file = FUDABA_SETTINGS || join(base, 'fudaba', 'settings.yaml')
  if (!FUDABA_SETTINGS && !existsSync(file)) return {}
  const { readSettings } = await import('@fudaba/files')
  return readSettings(file)
}
