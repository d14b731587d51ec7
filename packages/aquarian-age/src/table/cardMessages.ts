import type { Messages } from '@fudaba/kernel/rules'

/** The words on a card, and those of the playmat. */

const faction = {
  ego: { ja: 'E.G.O.', en: 'E.G.O.' },
  arayashiki: { ja: '阿羅耶識', en: 'Arayashiki' },
  wizdom: { ja: 'WIZ-DOM', en: 'WIZ-DOM' },
  darklore: { ja: 'ダークロア', en: 'Dark Lore' },
  polaris: { ja: '極星帝国', en: 'Polaris Empire' },
  eraser: { ja: 'イレイザー', en: 'Eraser' },
  none: { ja: '勢力なし', en: 'No faction' },
} as const

const under = (head: string): Messages =>
  Object.fromEntries(Object.entries(faction).map(([word, text]) => [`${head}.${word}`, text]))

const skillWords: Messages = {
  'card.skills.draw': { ja: 'ドロー', en: 'Draw' },
  'card.skills.charge': { ja: 'チャージ', en: 'Charge' },
  'card.skills.permanent': { ja: 'パーマネント', en: 'Permanent' },
  'card.skills.capacity': { ja: 'キャパシティ', en: 'Capacity' },
  'card.skills.bind': { ja: 'バインド', en: 'Bind' },
  'card.skills.aggressive': { ja: 'アグレッシブ', en: 'Aggressive' },
  'card.skills.initiative': { ja: 'イニシアチブ', en: 'Initiative' },
  'card.skills.shield': { ja: 'シールド', en: 'Shield' },
  'card.skills.penetrate': { ja: 'ペネトレイト', en: 'Penetrate' },
  'card.skills.stealth': { ja: 'ステルス', en: 'Stealth' },
  'card.skills.intercept': { ja: 'インターセプト', en: 'Intercept' },
  'card.skills.synchro': { ja: 'シンクロ', en: 'Synchro' },
  'card.skills.mental': { ja: '精神攻撃', en: 'Mental attack' },
  'card.skills.resist': { ja: 'レジスト', en: 'Resist' },
}

export const cardMessages: Messages = {
  ...under('option'),
  ...under('cell'),
  'cell.polaris': { ja: '極星', en: 'Polaris' },
  'cell.none': { ja: '無', en: 'None' },
  ...under('card.factions'),
  'card.personal': { ja: 'ネーム', en: 'Personal name' },
  'card.type': { ja: '種類', en: 'Type' },
  'card.type.character': { ja: 'キャラクター', en: 'Character' },
  'card.type.break': { ja: 'ブレイク', en: 'Break' },
  'card.type.permanent': { ja: 'パーマネント', en: 'Permanent' },
  'card.type.project': { ja: 'プロジェクト', en: 'Project' },
  'card.type.fast': { ja: 'ファスト', en: 'Fast' },
  'card.factions': { ja: '勢力', en: 'Factions' },
  'card.icons': { ja: '分類アイコン', en: 'Icons' },
  'card.mind': { ja: '精神力', en: 'Mind' },
  'card.attack': { ja: '攻撃力', en: 'Attack' },
  'card.endurance': { ja: '耐久力', en: 'Endurance' },
  'card.cost': { ja: 'コスト', en: 'Cost' },
  'card.factor': { ja: '必要ファクター', en: 'Factor' },
  ...under('card.factor'),
  'card.skills': { ja: 'スキル', en: 'Skills' },
  ...under('card.skills'),
  ...skillWords,
  'card.duration': { ja: '効果時間', en: 'Duration' },
  'card.duration.instant': { ja: '瞬間', en: 'instant' },
  'card.duration.turn': { ja: 'ターン', en: 'turn' },
  'card.duration.lasting': { ja: '持続', en: 'lasting' },
  'card.breaks': { ja: 'ブレイクの制限', en: 'Restriction on breaking' },
  'short.mind': { ja: '精', en: 'M' },
  'short.attack': { ja: '攻', en: 'A' },
  'short.endurance': { ja: '耐', en: 'E' },
  'short.power': { ja: '力', en: 'P' },
  'short.mental': { ja: '精神', en: 'mental' },
}
