import type { Messages } from '@fudaba/kernel/rules'

/** Why something cannot be done now, where the title of the clause does not say it: by clause, and by what it tells. */
export const refusalMessages = {
  'why.factor': {
    ja: 'ファクター不足: その勢力の支配キャラクターが{need}体必要、今は{have}体',
    en: 'Factor: characters of its faction under your control: {need} needed, you have {have}',
  },
  'why.cost': {
    ja: 'コスト{need}を払うパワーカードが足りない（支配キャラクターに{have}枚）',
    en: 'Power cards of characters you control: it costs {need}, they have {have}',
  },
  'why.room': {
    ja: 'パワー{have}が精神力に届いているので、これ以上置けない',
    en: 'Its power {have} has reached its mind: it takes no more',
  },
  'refused.base.1.4.5': { ja: '自分のキャラクターではない', en: 'It is none of your characters' },
  'refused.base.1.4.6': {
    ja: '勢力の後ろにいる。パワーは先頭のキャラクターだけに置ける',
    en: 'It lies behind another: only the front character of a party takes power',
  },
  'why.attackCost': {
    ja: 'アタックのコストは自身のパワーカード{need}枚、今は{have}枚',
    en: 'An attack costs {need} of its own power cards, it has {have}',
  },
  'why.guardCost': {
    ja: 'ガードのコストは自身のパワーカード{need}枚、今は{have}枚',
    en: 'A guard costs {need} of its own power cards, it has {have}',
  },
  'why.ownCost': {
    ja: 'コストは自身のパワーカード{need}枚、今は{have}枚',
    en: 'It costs {need} of its own power cards, it has {have}',
  },
  'why.among.attack.party': {
    ja: '勢力の先頭にいる自分のキャラクターだけ',
    en: 'Only the front character of one of your parties',
  },
  'why.among.attack.character': {
    ja: '相手の支配キャラクターだけ',
    en: 'Only characters that your opponent controls',
  },
  'why.among.break.target': {
    ja: 'ブレイクできるのは同じ分類アイコンを持つキャラクター（自分の、またはパワーのない相手の）',
    en: 'A break needs an icon in common: one of yours, or one of the opponent’s without power',
  },
  'why.among.permanent.target': {
    ja: '置けるのは、まだ置ける自分のキャラクターだけ',
    en: 'Only your own characters that have room for it',
  },
  'why.among.redirect.target': {
    ja: '代わりに対象にできるものではない',
    en: 'It could not be aimed at instead',
  },
  'why.among.power.lose': {
    ja: 'そのキャラクターのパワーカードではない',
    en: 'It is no power card of that character',
  },
  'why.among.power.return': {
    ja: 'そのキャラクターのパワーカードではない',
    en: 'It is no power card of that character',
  },
  'why.among.pay.card': {
    ja: '支配キャラクターのパワーカードだけで払う',
    en: 'Only power cards of characters you control pay',
  },
  'why.among.pay.own': {
    ja: 'そのキャラクター自身のパワーカードだけで払う',
    en: 'Only its own power cards pay',
  },
  'why.among.damage.bindWith': {
    ja: 'そのキャラクターのパワーカードではない',
    en: 'It is no power card of that character',
  },
  'why.among.damage.power': {
    ja: 'そのキャラクターのパワーカードではない',
    en: 'It is no power card of that character',
  },
  'why.among.permanent.tooMany': {
    ja: 'そのキャラクターに置かれたものではない',
    en: 'It is not laid on that character',
  },
  'why.among.battle.first': { ja: 'これから行うバトルではない', en: 'It is no battle that is still to come' },
  'refused.set.21-3c': {
    ja: '同じ名前のキャラクターがもう場にいる',
    en: 'A character of this name is out already',
  },
  'refused.base.1.4.11': {
    ja: '自分のメインフェイズで、解決を待つものがない時だけできる',
    en: 'Only in your own main phase, with nothing waiting to resolve',
  },
  'refused.base.1.5.4': {
    ja: '同じ分類アイコンを持つキャラクター（自分の、またはパワーのない相手の）がいない',
    en: 'No character has an icon in common with it: one of yours, or one of the opponent’s without power',
  },
  'refused.11-2': { ja: '置く自分のキャラクターがいない', en: 'You have no character to lay it on' },
  'refused.14-1': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.7-1': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.3-1#1': {
    ja: '自分のメインフェイズに、支配しているキャラクターだけがアタックできる',
    en: 'Only characters you control attack, in your own main phase',
  },
  'refused.3-1#2': { ja: 'このターンはもうアタックした', en: 'It has attacked this turn already' },
  'refused.4-1': {
    ja: '自分への直接のアタックに応じる時だけできる',
    en: 'Only in direct response to an attack on you',
  },
  'refused.22-1': { ja: 'テキストかスキルが禁じている', en: 'A text or a skill forbids it' },
  'refused.17-8': { ja: 'このフェイズでは応じることしかできない', en: 'In this phase one can only respond' },
  'refused.17-9': {
    ja: '自分のターンの、プロジェクトを宣言できる時だけ',
    en: 'Only in your own turn, when a project could be declared',
  },
  'refused.3-5-a': { ja: '相手に支配キャラクターがいない', en: 'The opponent controls no character' },
} as const satisfies Messages
