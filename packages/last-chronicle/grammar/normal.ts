import { type Marker, type NormalRules, markersWith, usualCharacters } from '@fudaba/cardtext'
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
  // What stands in parentheses only reminds of the rules, but for costs, rounding and what is inside of a keyword.
  reminders: [
    {
      brackets: ['(', ')'],
      unless: /^(?:[0-9X]*[白紫青黒橙]*(?:\/[0-9X]*[白紫青黒橙]*)*|端数.*)$/u,
      outside: ['『', '』'],
    },
  ],
  noteMarks: ['※'],
  sentenceEnds: 'るうくすつぬぶむい',
  // One's own, where nobody is named.
  standIns: [['CAの合計値が', 'あなたのCAヤードのカードのCAの合計が']],
  // The kind of the ability (5.7.5).
  bullets: ['[F]', '[T]', '[A]'],
  openings: { marks: ['[F]', '[T]', '[A]'], quotes: ['「', '」'] },
}

/** What this game says with a common marker word. */
const more: Readonly<Record<string, readonly string[]>> = {
  できない: ['last-chronicle.fee', 'limit'],
  合計: ['last-chronicle.compare', 'last-chronicle.divide'],
  なら: ['last-chronicle.not-chosen'],
}

export const markers: readonly Marker[] = markersWith(more, [
  { word: '可能な限り', needs: ['require'] },
  { word: '何枚でも', needs: ['last-chronicle.any-number'] },
  { word: 'のみ', needs: ['only-if'] },
])
