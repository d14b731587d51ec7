import type { Messages } from '@fudaba/kernel/rules'

/** Why something cannot be done now, where the title of the clause does not say it: by clause, and by what it tells. */
export const refusalMessages = {
  'why.cost.cp': {
    ja: 'CPが足りない: コスト{need}、今あるのは{have}',
    en: 'Not enough CP: it costs {need}, you have {have}',
  },
  'why.cost.ep': {
    ja: 'EPが足りない: コスト{need}、レディの拠点も合わせて{have}',
    en: 'Not enough EP: it costs {need}, you have {have} with every ready homebase card',
  },
  'why.cost.level': {
    ja: '創設レベル: 拠点に{need}枚必要、今は{have}枚',
    en: 'Founding level {need}: so many cards in your homebase, you have {have}',
  },
  'refused.803.3#2': { ja: 'UNITではない', en: 'It is no UNIT' },
  'refused.803.5#2': { ja: 'UNITではない', en: 'It is no UNIT' },
  'refused.803.3a-1': { ja: 'アクション状態（横向き）である', en: 'It is turned sideways already' },
  'refused.803.5a-1': { ja: 'スタンしている', en: 'It is stunned' },
  'refused.1326.2': {
    ja: 'ほかに、攻撃しなければならないUNITがいる',
    en: 'Another UNIT has to be attacked, if that is possible',
  },
  'why.turned': { ja: 'アクション状態（横向き）である', en: 'It is turned sideways already' },
  'refused.705.6#1': { ja: '場のUNITではない', en: 'It is no UNIT in a field' },
  'refused.705.6#2': { ja: '自分のUNITではない', en: 'It is not your UNIT' },
  'refused.705.6#3': { ja: 'スタンしていない', en: 'It is not stunned' },
  'refused.1219.2a#2': { ja: 'UNITではない', en: 'It is no UNIT' },
  'refused.1219.2a#3': {
    ja: 'サポートできる、組織が共通のレディ状態のUNITがいない',
    en: 'No ready UNIT could support it',
  },
  'refused.1219.2b#2': { ja: 'UNITではない', en: 'It is no UNIT' },
  'refused.804.11a-1#1': { ja: '攻撃UNITではない', en: 'It is not attacking' },
  'refused.104.4': {
    ja: '場にあるカードかそのテキストが禁じている',
    en: 'A text forbids it, its own or that of a card in play',
  },
  'refused.104.4#2': {
    ja: 'そのテキストが許す時ではない',
    en: 'Its own text does not allow it at this moment',
  },
  'refused.902.4h': { ja: '自分の配備ステップだけでできる', en: 'Only in your own deployment step' },
  'refused.703.8c-1': { ja: '配備ステップだけでできる', en: 'Only in the deployment step' },
  'refused.1206.1#1': { ja: '解決を待っているものがある', en: 'Something still waits to resolve' },
  'refused.1206.1#2': { ja: '手札からだけプレイできる', en: 'It is played from the hand only' },
  'refused.1207.1#1': { ja: '解決を待っているものがある', en: 'Something still waits to resolve' },
  'refused.1207.1#2': { ja: '手札からだけプレイできる', en: 'It is played from the hand only' },
  'refused.1204.2d': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.1203.2': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.1210.2#1': { ja: '使える条件を満たしていない', en: 'Its condition is not met' },
  'refused.1210.2#2': { ja: 'このターンはもう使った', en: 'It was used as often as it may be this turn' },
  'refused.1209.1a': { ja: 'もう創設されている（表向き）', en: 'It is founded already: it lies face up' },
  'refused.1219.2a': {
    ja: 'サポートを与えられるUNITがない',
    en: 'There is no UNIT that could be given support',
  },
} as const satisfies Messages
