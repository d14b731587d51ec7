import { type Marker, type NormalRules, usualCharacters, usualMarkers } from '@fudaba/cardtext'
import { frames, synonyms } from './synonyms.ts'

/** How printed texts differ from their normal form (5.7). */
export const normal: NormalRules = {
  // Eras are printed as Roman numbers.
  characters: { ...usualCharacters, Ⅰ: '1', Ⅱ: '2', Ⅲ: '3', Ⅳ: '4', '■': '●', '◆': '●' },
  // ワイプアイコン (11.5.2.1.1) as files mark it.
  icons: [{ printed: ['[ワイプ]', '[W]'], token: 'このカードをワイプする' }],
  synonyms,
  frames,
  verbatim: [['《', '》']],
  // What stands in parentheses with a full stop only reminds of the rules.
  reminders: [{ brackets: ['(', ')'], containing: ['。'] }],
  // The kind of the ability (5.7.5).
  bullets: ['[F]', '[T]', '[A]'],
}

/** What this game says with a common marker word. */
const more: Readonly<Record<string, readonly string[]>> = {
  できない: ['last-chronicle.fee', 'limit'],
  合計: ['last-chronicle.compare', 'last-chronicle.divide'],
  なら: ['last-chronicle.not-chosen'],
}

export const markers: readonly Marker[] = [
  ...usualMarkers.map(({ word, needs }) => ({ word, needs: [...needs, ...(more[word] ?? [])] })),
  { word: '可能な限り', needs: ['require'] },
  { word: '何枚でも', needs: ['last-chronicle.any-number'] },
  { word: 'のみ', needs: ['only-if'] },
]
