import { wholeTexts } from '@fudaba/cardtext/testing'
import { addClans, addRaces, grammar, readCard } from '../../grammar/index.ts'

addClans({ ja: '暁の隊商', en: 'Caravan of Dawn' }, { ja: '宵の砦', en: 'Fortress of Dusk' })
addRaces({ ja: '人間', en: 'Human' })

export const { whole, abilities, ability, english } = wholeTexts(grammar, readCard)
