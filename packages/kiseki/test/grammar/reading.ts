import { wholeTexts } from '@fudaba/cardtext/testing'
// With the cards of the set come the words that its texts are read with.
import '@fudaba/kiseki'
import { grammar, readCard } from '../../grammar/index.ts'

export const { whole, abilities, ability, english } = wholeTexts(grammar, readCard)
