import { lang } from '../../settings/settings.ts'

/** A moment as people read it; empty where it is not known. */
export function dayAndTime(milliseconds: number): string {
  if (milliseconds <= 0) return ''
  return new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)
}
