import { words } from '@fudaba/cardtext'

/** When, for how long, and the skills: words that are listed rather than explained. */

export const moments = words(
  'moments',
  ['turn-start', 'ターン開始時', 'the start of the turn'],
  ['turn-end', 'ターン終了時', 'the end of the turn'],
  ['faction-start', '勢力フェイズ開始時', 'the start of the faction phase'],
  ['main-start', 'メインフェイズ開始時', 'the start of the main phase'],
  ['power-start', 'パワーカードフェイズ開始時', 'the start of the power card phase'],
)
export const periods = words(
  'periods',
  ['turn-of', 'ターン', 'turn'],
  ['main', 'メインフェイズ', 'main phase'],
  ['turn', 'このターン', 'this turn'],
  ['each-turn', '1ターン', 'turn'],
)
export const durations = words(
  'durations',
  ['turn', 'ターン終了時まで', 'until the end of the turn'],
  ['main', 'メインフェイズ終了時まで', 'until the end of the main phase'],
  ['battle', 'バトル終了時まで', 'until the end of the battle'],
)
/** When an effect is used, if a sentence says so (17-9, 17-0). */
export const timings = words(
  'timings',
  ['project', 'プロジェクトのタイミング', 'project timing'],
  ['fast', 'ファストのタイミング', 'fast timing'],
)

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
  // What these do nobody has found out (base.1.7.16).
  ['offensive', 'オフェンシブ', 'Offensive'],
  ['defensive', 'ディフェンシブ', 'Defensive'],
  ['breakthrough', 'ブレイクスルー', 'Breakthrough'],
  ['infinite', 'インフィニティ', 'Infinity'],
  ['dual', 'デュアル', 'Dual'],
  ['remove', 'リムーブ', 'Remove'],
  ['protect', 'プロテクト', 'Protect'],
  ['search', 'サーチ', 'Search'],
)
/** Skills whose number has a sign, and those that have a plain one. */
export const signedSkills = words(
  'signed skills',
  ['draw', 'ドロー', 'Draw'],
  ['permanent', 'パーマネント', 'Permanent'],
  ['capacity', 'キャパシティ', 'Capacity'],
)
export const countedSkills = words(
  'counted skills',
  ['charge', 'チャージ', 'Charge'],
  ['bind', 'バインド', 'Bind'],
  ['boost', 'ブースト', 'Boost'],
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
/** 能力値, in their order. */
export const stats = words(
  'stats',
  ['mind', '精神力', 'mind'],
  ['attack', '攻撃力', 'attack'],
  ['endurance', '耐久力', 'endurance'],
)
/** Of a value that stays as it is. */
export const unchanged = words('unchanged', ['none', '±0', 'no change'])
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
/** A player as a target: who has the text says which. */
export const aimedPlayer = words('aimed player', ['aimed', '目標の《プレイヤー1人》', 'target player'])
/** What of a character is negated (13-1). */
export const negated = words(
  'negated',
  ['effects', 'エフェクト', 'effects'],
  ['abilities', 'アビリティ', 'abilities'],
  ['skills', 'スキル', 'skills'],
)
/** 分類アイコン that cards are known to have; sets bring more. */
export const knownIcons: readonly (readonly [ja: string, en: string])[] = [
  ['スチューデント', 'Student'],
  ['ワーカー', 'Worker'],
  ['アスリート', 'Athlete'],
  ['スカラー', 'Scholar'],
  ['タレント', 'Talent'],
  ['ゴースト', 'Ghost'],
  ['霊能者', 'Medium'],
  ['クリーチャー', 'Creature'],
  ['ミスティック', 'Mystic'],
  ['ヴァンパイア', 'Vampire'],
  ['オーガ', 'Ogre'],
  ['モンスター', 'Monster'],
  ['悪魔', 'Devil'],
  ['マーメイド', 'Mermaid'],
  ['ワータイガー', 'Weretiger'],
  ['ワーウルフ', 'Werewolf'],
  ['アンドロイド', 'Android'],
  ['ドラグーン', 'Dragoon'],
  ['サイボーグ', 'Cyborg'],
  ['マシン', 'Machine'],
  ['ウォリアー', 'Warrior'],
  ['スキャナー', 'Scanner'],
  ['アンデッド', 'Undead'],
  ['トライ', 'Tri'],
  ['式', 'Shiki'],
  ['フレイム', 'Flame'],
  ['マリオネット', 'Marionette'],
]
