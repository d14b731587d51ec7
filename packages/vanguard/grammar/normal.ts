import {
  type Marker,
  type NormalRules,
  circledNumbers,
  usualCharacters,
  usualMarkers,
} from '@fudaba/cardtext'

/** How printed texts differ from their normal form (2.11). */
export const normal: NormalRules = {
  characters: { ...usualCharacters, ...circledNumbers },
  icons: [
    { printed: ['CB(', '【CB】('], token: '【カウンターブラスト】(' },
    { printed: ['SB(', '【SB】('], token: '【ソウルブラスト】(' },
    { printed: ['SC(', '【SC】('], token: '【ソウルチャージ】(' },
    { printed: ['CC(', '【CC】('], token: '【カウンターチャージ】(' },
    { printed: ['【GB】(', 'GB('], token: '【Gブレイク】(' },
    { printed: ['【LB】(', 'LB('], token: '【リミットブレイク】(' },
    { printed: ['【1/ターン】', '【1ターンに1回】'], token: '【ターン1回】' },
    { printed: ['【ヒールトリガー】'], token: '【治】' },
    { printed: ['【クリティカルトリガー】'], token: '【☆】' },
    { printed: ['【ドロートリガー】'], token: '【引】' },
    { printed: ['【スタンドトリガー】'], token: '【醒】' },
  ],
  synonyms: [
    ['その山札をシャッフル', 'あなたの山札をシャッフル'],
    ['、山札をシャッフル', '、あなたの山札をシャッフル'],
    ['相手に見せてから、手札に加え', '公開し、手札に加え'],
    ['相手に見せ、手札に加え', '公開し、手札に加え'],
    ['公開して、手札に加え', '公開し、手札に加え'],
    ['公開して手札に加え', '公開し、手札に加え'],
    ['をすべて退却', 'すべてを退却'],
    ['をすべて【スタンド】', 'すべてを【スタンド】'],
    ['をすべて【レスト】', 'すべてを【レスト】'],
    ['をすべて呪縛', 'すべてを呪縛'],
    ['をすべて捨', 'すべてを捨'],
    ['スペリオルコール', 'コール'],
    ['スペリオルライド', 'ライド'],
    ['追加の1ターン', '追加のターン'],
    ['ならば、', 'なら、'],
    ['回目のみ', '回目'],
    ['ターン終了時', 'ターンの終了時'],
    ['ターン開始時', 'ターンの開始時'],
    ['バトル終了時', 'バトルの終了時'],
    ['超越した時', '【超越】した時'],
    ...['【スタンド】', '【レスト】'].flatMap((turn): [string, string][] => [
      [`${turn}させる`, `${turn}する`],
      [`${turn}させ、`, `${turn}し、`],
      [`${turn}させて`, `${turn}して`],
    ]),
  ],
  frames: [{ printed: ['カードを', '枚引'], normal: ['', '枚引'] }],
  verbatim: [['「', '」']],
  // 注釈文 (2.11.3); (V) and (1) are none.
  reminders: [{ brackets: ['(', ')'], containing: ['。', 'する', 'よい', 'ない', '解放', '時', '扱う'] }],
  labels: { dashes: ['―'], longest: 12 },
}

/** What this game says with a common marker word. */
const more: Readonly<Record<string, readonly string[]>> = {
  まで: ['vanguard.copies'],
  // 手札からコールできない is a ban; なら also stands in なくなる.
  なら: ['vanguard.turn'],
  すべて: ['vanguard.battles'],
}

export const markers: readonly Marker[] = [
  ...usualMarkers.map(({ word, needs }) => ({ word, needs: [...needs, ...(more[word] ?? [])] })),
  { word: '空いている', needs: ['at:open', 'vanguard.move'] },
  { word: '同じ縦列', needs: ['vanguard.column', 'at:column'] },
]
