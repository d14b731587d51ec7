import { WordList, words } from '@fudaba/cardtext'
import {} from './times.ts'

/** キーワード能力 (chapter 11), by how they are printed. */

/** 【永】: a line of their own. */
export const lastingKeywords = words(
  'lastingKeywords',
  ['sentinel', '守護者', 'Sentinel'],
  ['restraint', '拘束', 'Restraint'],
  ['lord', '盟主', 'Lord'],
  ['resist', '抵抗', 'Resist'],
)
/** 【自】: the same. */
export const waitingKeywords = words(
  'waitingKeywords',
  ['forerunner', '先駆', 'Forerunner'],
  ['revelation', '天啓-(R)', 'Revelation (R)'],
  ['revelation-V', '天啓-(V)', 'Revelation (V)'],
  ['revelation-VR', '天啓-(V)/(R)', 'Revelation (V)/(R)'],
  ['revelation-G', '天啓-(G)', 'Revelation (G)'],
  ['blaze', '竜炎', 'Blaze'],
  ['afterimage', '残影', 'Afterimage'],
  ['devour', '暴喰', 'Devour'],
  ['charge', '突撃', 'Charge'],
  ['hollow', '亡霊', 'Hollow'],
  ['harmony', '♪♪', 'Harmony'],
)
/** 【自】, with a number inside. */
export const insideKeywords = words('insideKeywords', ['success', '達成', 'Success'])
/** スキルアイコン (2.10), as what is given and had. */
export const skillKeywords = words(
  'skillKeywords',
  ['boost', 'ブースト', 'Boost'],
  ['intercept', 'インターセプト', 'Intercept'],
  ['twin', 'ツインドライブ!!', 'Twin Drive'],
  ['triple', 'トリプルドライブ!!!', 'Triple Drive'],
)
/** All that a unit can have or be given by name. */
export const keywords = new WordList(
  'keywords',
  [lastingKeywords, waitingKeywords, skillKeywords].flatMap((list) => list.ids.map((id) => list.get(id))),
)

/** Before the colon: valid under a condition. */
export const conditionKeywords = words(
  'conditionKeywords',
  ['brave', '勇敢', 'Brave'],
  ['oracle', '神託', 'Oracle'],
  ['unite', '結束', 'Unite'],
  ['darkness', '深闇', 'Darkness'],
  ['stealth', '暗躍', 'Stealth'],
  ['true-fight', '真剣必殺', 'True Fight'],
)
/** The same with a number behind. */
export const numberedKeywords = words(
  'numberedKeywords',
  ['generation-break', '【Gブレイク】', 'Generation Break'],
  ['limit-break', '【リミットブレイク】', 'Limit Break'],
  ['ritual', '儀式', 'Ritual'],
  ['thunderstrike', '雷激', 'Thunderstrike'],
)
/** リミットブレイク4, 勇敢 …: what makes an ability valid under a condition. */
export type ConditionKeyword = (typeof conditionKeywords | typeof numberedKeywords)['ids'][number]
/** Before the colon, too: names for abilities whose text says the rest (11.24, 11.27, 11.30 …). */
export const labelKeywords = words(
  'labelKeywords',
  ['burst', '超爆', 'Burst'],
  ['magia', '奇術', 'Magia'],
  ['time-leap', '時翔', 'Time Leap'],
  ['bloom', '開花', 'Bloom'],
  ['two-blades', '二刀開眼', 'Twin Swords'],
  ['honour', '誉', 'Honour'],
)
/** What an ability waits for, said by a keyword alone. */
export const triggerKeywords = words(
  'triggerKeywords',
  ['rush', '闘魂', 'Rush'],
  ['shadowstitch', '影縫', 'Shadowstitch'],
)
/** 「誉の能力を持つ」: keywords by which texts speak of the abilities of a card. */
export const abilityLabels = words(
  'abilityLabels',
  ['limit-break', '【リミットブレイク】', 'Limit Break'],
  ['generation-break', '【Gブレイク】', 'Generation Break'],
  ['rescue', '救援', 'Rescue'],
  ['time-leap', '時翔', 'Time Leap'],
  ['true-fight', '真剣必殺', 'True Fight'],
  ['honour', '誉', 'Honour'],
  ['two-blades', '二刀開眼', 'Twin Swords'],
)
/** The same with their number: 【リミットブレイク】(4)を持つ. */
export const numberedLabels = words(
  'numberedLabels',
  ['limit-break', '【リミットブレイク】', 'Limit Break'],
  ['generation-break', '【Gブレイク】', 'Generation Break'],
)
export type LabelOfAbility = (typeof abilityLabels)['ids'][number]
/** What can be declared (10.23). */
export const declarations = words(
  'declarations',
  ['name', 'カード名', 'card name'],
  ['clan', 'クラン', 'clan'],
  ['grade', 'グレード', 'grade'],
)
