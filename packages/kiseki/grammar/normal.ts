import { type Marker, type NormalRules, usualCharacters, usualMarkers } from '@fudaba/cardtext'
import { frames, rewordings } from './rewordings.ts'
import { synonyms } from './synonyms.ts'

/** How printed texts differ from their normal form (207). */
export const normal: NormalRules = {
  // Bold type (1302.3) as files mark it, and the marks of a list.
  characters: { ...usualCharacters, '**': '', '◆': '●', '■': '●', '▶': '●', '○': '●' },
  alternating: { '"': ['“', '”'] },
  // Two icons stand for a wording each (1321, 1322). Their glyphs are lost in some prints.
  icons: [
    { printed: ['[アクション]', '[A]'], token: 'レディ状態のこれをアクションする' },
    { printed: ['[登場]', '[目]'], token: 'これが場に出た時、' },
  ],
  synonyms: [...synonyms, ...rewordings],
  frames,
  verbatim: [['“', '”']],
  // 注釈文 (207.5)
  reminders: [{ brackets: ['(', ')'] }],
  bullets: ['・'],
  // キーワード (207.7)
  labels: { dashes: ['―'], longest: 12, within: ['「'] },
  // アーツ名 (207.6)
  titles: [['「', '」']],
}

/** What this game says with a common marker word. */
const more: Readonly<Record<string, readonly string[]>> = {
  できない: ['limit', 'kiseki.not-played-as'],
  すべて: ['kiseki.all-organisations', 'kiseki.every', 'kiseki.all'],
  // 対象にならない
  なら: ['verb:targeted'],
  につき: ['kiseki.per'],
  合計: ['kiseki.compare'],
  以外: ['kiseki.other-organisation'],
}

export const markers: readonly Marker[] = [
  ...usualMarkers.map(({ word, needs }) => ({ word, needs: [...needs, ...(more[word] ?? [])] })),
  { word: 'ものとする', needs: ['kiseki.suppose'] },
  { word: '可能な限り', needs: ['require'] },
  { word: 'あらゆる領域', needs: ['everywhere', 'position:anywhere', 'kiseki.grant-everywhere'] },
  { word: 'だけ', needs: ['kiseki.alone'] },
]
