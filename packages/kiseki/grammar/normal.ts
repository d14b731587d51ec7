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
    ['最大', ''],
    ['はこのターン中、', 'はこのターン中'],
    ['はこの戦闘中、', 'はこの戦闘中'],
    ['をすべて', 'すべてを'],
    ['攻撃する時、可能な限り', '可能な限り'],
    ['このEVENTで', 'この効果で'],
    ['このアーツで', 'この効果で'],
    ['このクラフトで', 'この効果で'],
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

/** What this game says with a common marker word. */
const more: Readonly<Record<string, readonly string[]>> = {
  できない: ['limit'],
  すべて: ['kiseki.all-organisations', 'kiseki.every'],
  以外: ['kiseki.other-organisation'],
}

export const markers: readonly Marker[] = [
  ...usualMarkers.map(({ word, needs }) => ({ word, needs: [...needs, ...(more[word] ?? [])] })),
  { word: 'ものとする', needs: ['kiseki.suppose'] },
  { word: '可能な限り', needs: ['require'] },
  { word: 'あらゆる領域', needs: ['everywhere', 'position:anywhere', 'kiseki.grant-everywhere'] },
  { word: 'だけ', needs: ['kiseki.alone'] },
]
