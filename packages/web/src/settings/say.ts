import { type ReadonlySignal, computed } from '@preact/signals'
import type { Say } from '@fudaba/table'
import { sayIn, type sentences } from '../words/sentences.ts'
import { lang } from './settings.ts'

/** The page's own sentences in the language that is set: `say.value('undo')`. */
export const say: ReadonlySignal<Say<typeof sentences>> = computed(() => sayIn(lang.value))
