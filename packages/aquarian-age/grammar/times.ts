import { type Word, WordList } from '@fudaba/cardtext'

/** When, for how long, and the skills: words that are listed rather than explained. */

export const words = (
  name: string,
  ...entries: readonly (readonly [string, string, string, string?])[]
): WordList =>
  new WordList(
    name,
    entries.map(([id, ja, en, enPlural]): Word => ({ id, ja, en, ...(enPlural ? { enPlural } : {}) })),
  )

export const moments = words(
  'moments',
  ['turn-end', 'ターン終了時', 'the end of the turn'],
  ['main-start', 'メインフェイズ開始時', 'the start of the main phase'],
)
export const periods = words('periods', ['turn-of', 'ターン', 'turn'])
export const durations = words(
  'durations',
  ['turn', 'このターン中', 'this turn'],
  ['battle', 'このバトル中', 'during this battle'],
  ['lasting', '持続して', 'as long as this lasts'],
)
/** When an effect is used (17-9, 17-0). */
export const timings = words('timings', ['project', 'プロジェクト', 'project'], ['fast', 'ファスト', 'fast'])

/** スキル that a character has or has not. */
export const skillWords = words(
  'skills',
  ['aggressive', 'アグレッシブ', 'Aggressive'],
  ['initiative', 'イニシアチブ', 'Initiative'],
  ['shield', 'シールド', 'Shield'],
  ['penetrate', 'ペネトレイト', 'Penetrate'],
  ['stealth', 'ステルス', 'Stealth'],
  ['intercept', 'インターセプト', 'Intercept'],
  ['synchro', 'シンクロ', 'Synchro'],
)
/** 勢力, in their order (22-4). */
export const factionNames = words(
  'factions',
  ['ego', 'E.G.O.', 'E.G.O.'],
  ['arayashiki', '阿羅耶識', 'Arayashiki'],
  ['wizdom', 'WIZ-DOM', 'WIZ-DOM'],
  ['darklore', 'ダークロア', 'Dark Lore'],
  ['polaris', '極星帝国', 'Polaris Empire'],
  ['eraser', 'イレイザー', 'Eraser'],
)
/** Numbers that are changed with a sign: the three of a character, skills with a number, the judgement. */
export const signedNumbers = words(
  'signed',
  ['mind', '精神力', 'mind'],
  ['attack', '攻撃力', 'attack'],
  ['endurance', '耐久力', 'endurance'],
  ['judgement', '判定', 'judgement'],
  ['draw', 'ドロー', 'Draw'],
  ['charge', 'チャージ', 'Charge'],
  ['permanent', 'パーマネント', 'Permanent'],
  ['capacity', 'キャパシティ', 'Capacity'],
  ['bind', 'バインド', 'Bind'],
)
/** Those that are raised and lowered by a verb. */
export const costs = words(
  'costs',
  ['cost', 'コスト', 'cost'],
  ['attackCost', 'アタックコスト', 'attack cost'],
  ['guardCost', 'ガードコスト', 'guard cost'],
)
/** 必要ファクター of one faction, which cards change on themselves (8-1-c). */
export const factorNames = words(
  'factors',
  ...factionNames.ids.map((id): readonly [string, string, string] => [
    `factor-${id}`,
    `${factionNames.get(id).ja}の必要ファクター`,
    `${factionNames.get(id).en} factor`,
  ]),
)
/** What of a character is negated (13-1). */
export const negated = words(
  'negated',
  ['effects', 'エフェクト', 'effects'],
  ['abilities', 'アビリティ', 'abilities'],
  ['skills', 'スキル', 'skills'],
)
