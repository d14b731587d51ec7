import { wholeTexts } from '@fudaba/cardtext/testing'
import { addIcons, grammar, readCardText } from '../../grammar/index.ts'

addIcons({ ja: 'アスリート', en: 'Athlete' }, { ja: 'スカラー', en: 'Scholar' })

export const { whole, abilities, english } = wholeTexts(grammar, readCardText)
