import type { Messages } from '@fudaba/kernel/rules'

/** Why something cannot be done now, where the title of the clause does not say it: by clause, and by what it tells. */
export const refusalMessages = {
  'why.ca': {
    ja: '自分のメインフェイズに、CA合計7以上で（今は{have}）',
    en: 'In your own main phase, with a CA of seven or more (it is {have})',
  },
  'why.souls': {
    ja: 'ソウルが足りない: {need}必要、使えるのは{have}',
    en: 'Not enough souls: it costs {need}, you can make {have}',
  },
  'why.souls.white': {
    ja: '白のソウルが{need}必要、使えるのは{have}',
    en: 'Needs {need} white, you can make {have}',
  },
  'why.souls.orange': {
    ja: '橙のソウルが{need}必要、使えるのは{have}',
    en: 'Needs {need} orange, you can make {have}',
  },
  'why.souls.purple': {
    ja: '紫のソウルが{need}必要、使えるのは{have}',
    en: 'Needs {need} purple, you can make {have}',
  },
  'why.souls.black': {
    ja: '黒のソウルが{need}必要、使えるのは{have}',
    en: 'Needs {need} black, you can make {have}',
  },
  'why.souls.blue': {
    ja: '青のソウルが{need}必要、使えるのは{have}',
    en: 'Needs {need} blue, you can make {have}',
  },
  'why.turned': { ja: 'ワイプ状態（横向き）である', en: 'It lies sideways (wiped)' },
  'why.otherPower': { ja: 'この勢力のソウルは生み出せない', en: 'It does not make a soul of this power' },
  'why.level': {
    ja: 'レベル{have}が時代{most}より高い',
    en: 'Its level {have} is above your era {most}',
  },
  'refused.6.8.2': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.9.5.6#1': { ja: '自分のターンだけでできる', en: 'Only in your own turn' },
  'refused.9.5.6#2': { ja: 'メインフェイズだけでできる', en: 'Only in a main phase' },
  'refused.9.5.6#3': { ja: '解決を待っているものがある', en: 'Something still waits to resolve' },
  'refused.9.5.6#4': {
    ja: 'このターンはもう置いた（1ターンに1枚）',
    en: 'You put one this turn already: one a turn',
  },
  'refused.11.3.1#1': { ja: '自分のターンだけでできる', en: 'Only in your own turn' },
  'refused.11.3.1#2': { ja: 'メインフェイズだけでできる', en: 'Only in a main phase' },
  'refused.11.3.1#3': { ja: '解決を待っているものがある', en: 'Something still waits to resolve' },
  'refused.10.1.2.2#2': { ja: 'ユニットではない', en: 'It is no unit' },
  'refused.10.1.2.3.1#2': { ja: 'このターンに配置された', en: 'It was placed this turn' },
  'refused.10.1.2.3.3': { ja: 'このターンはもう攻撃した', en: 'It has attacked this turn' },
  'refused.10.1.4.2#2': { ja: 'ユニットではない', en: 'It is no unit' },
  'refused.10.1.4.2.3#2': {
    ja: 'オーラを持つものはオーラを持つものだけが防御する',
    en: 'Aura: only a unit with aura defends against it',
  },
  'refused.10.1.4.2.4': { ja: 'ほかに、防御しなければならないものがいる', en: 'Another unit has to defend' },
  'refused.6.7.5': {
    ja: 'この戦闘で攻撃しているユニットではない',
    en: 'It is not attacking in this battle',
  },
  'refused.15.2.6.3#2': {
    ja: 'ソウルチェンジの示す分類のユニットではない',
    en: 'It is no unit of the category that it names',
  },
  'refused.15.2.19.2': { ja: '昇華の示す名前のユニットではない', en: 'No unit of the name that it asks for' },
  'refused.9.3.1': { ja: 'ドローフェイズには使えない', en: 'Not in the draw phase' },
  'refused.9.4.1': { ja: 'チェックフェイズには使えない', en: 'Not in the check phase' },
  'refused.2.2': { ja: '場にあるカードが禁じている', en: 'A card in play forbids it' },
  'refused.11.3.5': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.11.2.7': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.11.5.8': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.11.5.2#1': { ja: '使える条件を満たしていない', en: 'Its condition is not met' },
  'refused.11.5.2#2': { ja: 'このターンはもう使った', en: 'It was used as often as it may be this turn' },
  'refused.11.5.12': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.11.5.2.1.1': {
    ja: 'このターンに置かれたユニットはワイプのコストを払えない',
    en: 'A unit that was placed this turn cannot be wiped for a cost',
  },
  'refused.7.7.3': { ja: 'アクティブなSSがない', en: 'No soul stone stands upright' },
  'refused.15.2.15.1.1': { ja: '自分のユニットがない', en: 'You have no unit it could join' },
} as const satisfies Messages
