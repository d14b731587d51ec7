import { textQuestions } from '@fudaba/kernel/text'

/** What texts ask as they are declared and done: questions in words of this game's own, and the usual ones it has. */
export const programMessages = textQuestions(
  {
    target: { ja: '目標を選ぶ', en: 'Choose the target' },
    grant: { ja: 'スキルを得るカードを選ぶ', en: 'Choose what gains it' },
    'aquarian-age.set-power': {
      ja: 'パワーカードをセットするキャラクターを選ぶ',
      en: 'Choose the character that gets power cards',
    },
    'aquarian-age.lose-power': {
      ja: 'パワーカードを失うキャラクターを選ぶ',
      en: 'Choose the character that loses power cards',
    },
    'aquarian-age.damage': { ja: 'ダメージを与える相手を選ぶ', en: 'Choose what is dealt the damage' },
    'aquarian-age.take-back': { ja: '戻すカードを選ぶ', en: 'Choose what is taken back' },
    'aquarian-age.put-on': { ja: 'セットするキャラクターを選ぶ', en: 'Choose what it is set on' },
    'aquarian-age.attack': { ja: 'アタックするキャラクターを選ぶ', en: 'Choose who attacks' },
    'aquarian-age.guard': { ja: 'ガードするキャラクターを選ぶ', en: 'Choose who guards' },
    'aquarian-age.negate': { ja: '無効にするものを選ぶ', en: 'Choose what is negated' },
    'aquarian-age.grant': { ja: 'エフェクトを得るキャラクターを選ぶ', en: 'Choose what gains the effect' },
    lose: { ja: 'スキルを失うカードを選ぶ', en: 'Choose what loses it' },
  },
  ['x', 'may', 'player', 'draw', 'order', 'choose', 'search', 'move', 'discard', 'act', 'modify'],
)
