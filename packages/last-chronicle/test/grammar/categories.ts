import { addCategories } from '../../grammar/index.ts'

/** Categories that the texts of these tests speak of: a file that reads such texts imports this one. */
addCategories(
  { ja: '兵士', en: 'Soldier' },
  { ja: '騎士', en: 'Knight' },
  { ja: '獣', en: 'Beast' },
  { ja: '賢者', en: 'Sage' },
)
