import type { Bilingual } from '@fudaba/kernel'
import { messagesUnder, textQuestions } from '@fudaba/kernel/text'
import type { Keyword } from '../board/words.ts'
import type { circles } from '../board/zones.ts'

/** What texts ask as they are played and done, where it is not one of the usual questions. */
const questions: Readonly<Record<string, Bilingual>> = {
  choose: { ja: '選ぶ', en: 'Choose' },
  target: { ja: '選ぶ', en: 'Choose' },
  search: { ja: '探すカード', en: 'A card to find' },
  reveal: { ja: '公開するカード', en: 'Cards to reveal' },
  move: { ja: '置くカード', en: 'Cards to put there' },
  discard: { ja: '捨てるカード', en: 'Cards to discard' },
  turn: { ja: 'スタンドかレストするユニット', en: 'Units to stand or rest' },
  flip: { ja: '表か裏にするカード', en: 'Cards to turn over' },
  act: { ja: '選ぶカード', en: 'Choose cards' },
  modify: { ja: '数値の変わるユニット', en: 'Units whose numbers change' },
  grant: { ja: '能力を得るユニット', en: 'Units that gain it' },
  lose: { ja: '能力を失うユニット', en: 'Units that lose it' },
  'vanguard.call': { ja: 'コールするカード', en: 'Cards to call' },
  'vanguard.move': { ja: '移動するユニット', en: 'A unit to move' },
  'vanguard.battles': { ja: 'バトルするユニット', en: 'A unit that battles several' },
  'vanguard.costless': { ja: 'コストのなくなるユニット', en: 'Units whose costs are gone' },
  'vanguard.harmony': { ja: 'ハーモニーになるユニット', en: 'Units in harmony' },
  'vanguard.heart-legion': { ja: '双闘するハーツ', en: 'A heart for the legion' },
  player: { ja: 'ファイターを選ぶ', en: 'Choose a fighter' },
  order: { ja: 'カードの順番', en: 'In which order?' },
}

/** Abilities that stand behind a word and not on one card alone. */
const keywordNames: Readonly<Record<Keyword, Bilingual>> = {
  restraint: { ja: '拘束', en: 'Restraint' },
  forerunner: { ja: '先駆', en: 'Forerunner' },
  lord: { ja: '盟主', en: 'Lord' },
  sentinel: { ja: '守護者', en: 'Sentinel' },
  resist: { ja: '抵抗', en: 'Resist' },
  'G guardian': { ja: 'Gガーディアン', en: 'G guardian' },
  revelation: { ja: '天啓', en: 'Revelation' },
  'revelation-V': { ja: '天啓', en: 'Revelation' },
  'revelation-VR': { ja: '天啓', en: 'Revelation' },
  'revelation-G': { ja: '天啓', en: 'Revelation' },
  blaze: { ja: '竜炎', en: 'Blaze' },
  afterimage: { ja: '残影', en: 'Afterimage' },
  devour: { ja: '暴喰', en: 'Devour' },
  charge: { ja: '突撃', en: 'Charge' },
  hollow: { ja: '亡霊', en: 'Hollow' },
  harmony: { ja: 'ハーモニー', en: 'Harmony' },
  boost: { ja: 'ブースト', en: 'Boost' },
  intercept: { ja: 'インターセプト', en: 'Intercept' },
  twin: { ja: 'ツインドライブ', en: 'Twin drive' },
  triple: { ja: 'トリプルドライブ', en: 'Triple drive' },
}

const circleNames: Readonly<Record<(typeof circles)[number], Bilingual>> = {
  'front-left': { ja: '前列左', en: 'Front left' },
  'front-centre': { ja: '前列中央', en: 'Front centre' },
  'front-right': { ja: '前列右', en: 'Front right' },
  'back-left': { ja: '後列左', en: 'Back left' },
  'back-centre': { ja: '後列中央', en: 'Back centre' },
  'back-right': { ja: '後列右', en: 'Back right' },
  foremost: { ja: '最前列中央', en: 'Foremost' },
}
const options: Readonly<Record<string, Bilingual>> = {
  yes: { ja: 'はい', en: 'Yes' },
  no: { ja: 'いいえ', en: 'No' },
  none: { ja: 'しない', en: 'None' },
  icon: { ja: 'アイコンの効果', en: 'What the icon does' },
  power: { ja: 'パワー+5000', en: 'Power +5000' },
  ...circleNames,
}

export const programMessages = {
  ...textQuestions(questions, ['may', 'modes', 'draw', 'x']),
  ...Object.fromEntries(
    Object.entries(keywordNames).map(([word, name]) => [`ability.keyword ${word}`, name]),
  ),
  ...messagesUnder('option', options),
  'stride.heart': { ja: 'カード名とパワーを与えるハーツ', en: 'The heart that gives its name and power' },
  'declare.word': { ja: '宣言する', en: 'Declare' },
  'check.stays': { ja: 'サークルに残すもの', en: 'Which one stays on its circle' },
  'setup.order': { ja: '山札に置く順番', en: 'In which order onto the deck' },
  'loop.rounds': { ja: '循環を何回行うか', en: 'How many rounds of the loop?' },
  replacement: { ja: 'どの置換効果を使うか', en: 'Which replacement applies' },
  replace: { ja: 'かわりの効果を使うか', en: 'Use the effect instead?' },
  'ending.loop': { ja: '永久循環', en: 'an endless loop' },
}
