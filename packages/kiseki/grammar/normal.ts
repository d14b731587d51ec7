import { type Marker, type NormalRules, markersWith, usualCharacters } from '@fudaba/cardtext'
import { frames, rewordings } from './rewordings.ts'
import { synonyms } from './synonyms.ts'

/** What the two icons stand for (1321.1, 1322.1). */
const turning = 'レディ状態のこれをアクションする'
export const entering = 'これが場に出た時、'

/** How printed texts differ from their normal form (207). */
export const normal: NormalRules = {
  // Bold type (1302.3) as files mark it, and the marks of a list.
  characters: { ...usualCharacters, '**': '', '◆': '●', '■': '●', '▶': '●', '○': '●' },
  alternating: { '"': ['“', '”'] },
  // Two icons stand for a wording each (1321, 1322). Their glyphs are lost in some prints.
  icons: [
    ...['[アクション]', '[A]', '[→]'].flatMap((icon) => [
      { printed: [`${icon}:`], token: `${turning}:` },
      { printed: [`${icon}、`], token: `${turning}、` },
      { printed: [icon], token: `${turning}:` },
    ]),
    { printed: ['→:'], token: `${turning}:` },
    { printed: ['→、'], token: `${turning}、` },
    { printed: ['→'], token: `${turning}:` },
    { printed: ['[登場]', '[目]'], token: entering },
  ],
  // A print whose glyph of 登場 is lost has another letter in its place.
  standIns: [
    ['目', entering],
    ['アクション:', 'レディ状態のこれをアクションする:'],
    ['アクション、', 'レディ状態のこれをアクションする、'],
  ],
  synonyms: [...synonyms, ...rewordings],
  frames,
  verbatim: [['“', '”']],
  // 注釈文 (207.5)
  reminders: [{ brackets: ['(', ')'] }],
  noteMarks: ['※'],
  sentenceEnds: 'るうくすつぬぶむい',
  bullets: ['・'],
  openings: { marks: ['・'], quotes: ['「', '」'] },
  // キーワード (207.7)
  labels: { dashes: ['―'], longest: 12, within: ['「'], before: ['→', '[アクション]'] },
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

export const markers: readonly Marker[] = markersWith(more, [
  { word: 'ものとする', needs: ['kiseki.suppose'] },
  { word: '可能な限り', needs: ['require'] },
  { word: 'あらゆる領域', needs: ['everywhere', 'position:anywhere', 'kiseki.grant-everywhere'] },
  { word: 'だけ', needs: ['kiseki.alone'] },
])
