import type { Programs } from '@fudaba/kernel/text'
import { book } from '../book.ts'

/** The texts of cards, of play/texts.ts, which reads them with all that texts can speak of. */
export const cardTexts = book.later<Pick<Programs, 'may' | 'forbidders' | 'entry' | 'keyword'>>('cardTexts')
