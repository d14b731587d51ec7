import type { Messages } from '@fudaba/kernel/rules'

/** Why something cannot be done now, where the title of the clause does not say it: by clause, and by what it tells. */
export const refusalMessages = {
  'why.grade': {
    ja: 'グレード{have}がヴァンガードのグレード{most}より高い',
    en: 'Its grade {have} is above that of your vanguard ({most})',
  },
  'why.ride': {
    ja: 'ライドできるのは、ヴァンガードのグレード{vanguard}と同じか1つ上。これはグレード{have}',
    en: 'You ride the grade of your vanguard ({vanguard}) or the next one; this is grade {have}',
  },
  'why.rested': { ja: 'レストしている', en: 'It is rested' },
  'why.front': { ja: '前列にいない', en: 'It is not in the front row' },
  'why.attacked': { ja: 'アタックされているユニットである', en: 'It is attacked itself' },
  'why.canIntercept': { ja: 'インターセプトを持たない', en: 'It has no intercept' },
  'why.faceUp': { ja: 'もう表になっている', en: 'It is face up already' },
  'refused.7.1.1#1': { ja: '自分のユニットではない', en: 'It is none of your units' },
  'refused.7.3.1.3': {
    ja: 'ほかに、アタックしなければならないユニットがいる',
    en: 'Another unit has to attack',
  },
  'why.among.battle.target': {
    ja: 'アタックできるのは相手の前列のユニットだけ',
    en: 'Only units in the opponent’s front row are attacked',
  },
  'why.among.battle.booster': {
    ja: 'ブーストできるのは、アタックするユニットの真後ろにいてスタンドしているユニットだけ',
    en: 'Only a standing unit behind the attacker that can boost',
  },
  'why.among.battle.boosted': { ja: 'アタックしているユニットではない', en: 'It is not attacking' },
  'why.among.guard.unit': { ja: 'アタックされているユニットではない', en: 'It is not attacked' },
  'why.among.guard.heal': { ja: 'ヒールトリガーではない', en: 'It is no heal trigger' },
  'why.among.setup.first': { ja: 'グレード0ではない', en: 'It is not of grade 0' },
  'why.among.call.cards': { ja: 'このテキストがコールするカードではない', en: 'The text does not call it' },
  'why.among.stride.card': {
    ja: '超越できるのは裏向きのGユニットだけ',
    en: 'Only G units that lie face down are ridden over',
  },
  'why.among.stride.heart': { ja: 'このGユニットのハーツではない', en: 'It is no heart of this G unit' },
  'why.among.assist.card': {
    ja: '次のグレードのカードではない',
    en: 'It is not of the next grade',
  },
  'why.among.legion.mate': { ja: 'シークメイトの示すカードではない', en: 'It is not the mate that is named' },
  'why.among.check.stays': { ja: '同時に置かれたものではない', en: 'It is none of those that came together' },
  'why.among.icon.critical': { ja: '自分のユニットではない', en: 'It is none of your units' },
  'why.among.icon.draw': { ja: '自分のユニットではない', en: 'It is none of your units' },
  'why.among.icon.heal': { ja: '回復できるカードではない', en: 'It is no card that can be healed' },
  'why.among.icon.stand': { ja: 'スタンドできるユニットではない', en: 'It is no unit that could stand' },
  'why.among.icon.power': { ja: '自分のユニットではない', en: 'It is none of your units' },
  'refused.10.7.1.2.1': {
    ja: '自分のメインフェイズだけでコールできる',
    en: 'Units are called in your own main phase',
  },
  'refused.7.4.1.2.2': { ja: '自分のユニットがアタックされていない', en: 'None of your units is attacked' },
  'refused.8.1.1.1#1': { ja: '自分のメインフェイズだけで使える', en: 'Only in your own main phase' },
  'refused.8.1.1.1#2': { ja: '使える条件を満たしていない', en: 'Its condition is not met' },
  'refused.12.6.1.1': { ja: 'このターンはもう使った', en: 'It was used this turn already' },
  'refused.3.1.1.5.1': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.8.5.2.3': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.base.5.2.1': {
    ja: '手札にヒールトリガーがない（Gガーディアンのコスト）',
    en: 'It costs a heal trigger from your hand, and you have none',
  },
  'refused.7.4.1.2.3': {
    ja: 'ヴァンガードがグレード3以上で、その条件を満たす時だけ',
    en: 'Only under its conditions: a vanguard of grade 3 or more',
  },
  'refused.6.6.1.2.3#1': { ja: '自分のメインフェイズだけでできる', en: 'Only in your own main phase' },
  'refused.6.6.1.2.3#2': {
    ja: '同じ縦列の前後で入れ替えられない',
    en: 'Front and back of its column cannot change places',
  },
  'refused.11.10.2': { ja: 'レギオンの条件を満たしていない', en: 'The conditions of its legion are not met' },
  'refused.1.3.3': { ja: 'テキストが禁じている', en: 'A text forbids it' },
} as const satisfies Messages
