import { type Marker, type NormalRules, usualCharacters, usualMarkers } from '@fudaba/cardtext'

/** How printed texts differ from their normal form (207). */
export const normal: NormalRules = {
  characters: usualCharacters,
  alternating: { '"': ['“', '”'] },
  // Two icons stand for a wording each (1321, 1322). Their glyphs are lost in some prints.
  icons: [
    { printed: ['[アクション]', '[A]'], token: 'レディ状態のこれをアクションする' },
    { printed: ['[登場]', '[目]'], token: 'これが場に出た時、' },
  ],
  synonyms: [
    ['各プレイヤー', 'あなたと相手'],
    ['「・', '「'],
    ['することが出来ない', 'できない'],
    ['することができない', 'できない'],
  ],
  // 注釈文 (207.5)
  reminders: [{ brackets: ['(', ')'] }],
  bullets: ['・'],
  // キーワード (207.7)
  labels: { dashes: ['―'], longest: 12 },
  // アーツ名 (207.6)
  titles: [['「', '」']],
}

/** しかプレイできない limits a craft. */
export const markers: readonly Marker[] = [
  ...usualMarkers.map((marker) =>
    marker.word === 'できない' ? { ...marker, needs: [...marker.needs, 'limit'] } : marker,
  ).map((marker) =>
    marker.word === 'すべて' ? { ...marker, needs: [...marker.needs, 'kiseki.all-organisations'] } : marker,
  ),
  { word: 'ものとする', needs: ['kiseki.suppose'] },
  { word: '可能な限り', needs: ['require'] },
  { word: 'あらゆる領域', needs: ['everywhere', 'position:anywhere'] },
  { word: 'だけ', needs: ['kiseki.alone'] },
]
