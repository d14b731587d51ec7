import type { Bilingual } from '@fudaba/kernel'
import { messagesUnder, textQuestions } from '@fudaba/kernel/text'

/** What texts ask as they are used and done, where it is not the usual question. */
const questions: Readonly<Record<string, Bilingual>> = {
  target: { ja: '選ぶ', en: 'Choose' },
  x: { ja: 'Xの値', en: 'The value of X' },
  order: {
    ja: '順番を決める（先のものほど早いタイムスタンプ）',
    en: 'In which order? The first is the oldest',
  },
  divide: { ja: '数値を割り振る（それぞれ1以上）', en: 'How much for each? At least one' },
  turn: { ja: '回復・ワイプするカードを選ぶ', en: 'Choose what to recover or wipe' },
  flip: { ja: '表裏を変えるカードを選ぶ', en: 'Choose what to turn over' },
  'last-chronicle.damage': { ja: 'ダメージを与えるユニットを選ぶ', en: 'Choose what is dealt damage' },
  'last-chronicle.heal': { ja: 'ダメージを取り除くユニットを選ぶ', en: 'Choose whose damage is removed' },
  'last-chronicle.reduce': { ja: 'ダメージを軽減されるユニットを選ぶ', en: 'Choose what takes less damage' },
  'last-chronicle.breakthrough': { ja: '『突破』を得るユニットを選ぶ', en: 'Choose what gains breakthrough' },
  'last-chronicle.not-chosen': {
    ja: '選ばれなくなるカードを選ぶ',
    en: 'Choose what can no longer be chosen',
  },
  'last-chronicle.gain-power': { ja: '勢力を得るカードを選ぶ', en: 'Choose what gains the power' },
}

/** Abilities behind a word and not on one card alone. */
const abilities: Readonly<Record<string, Bilingual>> = {
  'keyword exploration': { ja: '『探索』', en: 'Exploration' },
  'keyword suppression': { ja: '『制圧』', en: 'Suppression' },
  'keyword harvest': { ja: '『ハーベスト』', en: 'Harvest' },
  'keyword pursuit': { ja: '『追撃』', en: 'Pursuit' },
  'keyword preparation(attack)': { ja: '『準備』', en: 'Preparation' },
  'keyword preparation(defend)': { ja: '『準備』', en: 'Preparation' },
  'soul burst': { ja: 'ソウルバースト', en: 'Soul burst' },
  'chrono burst': { ja: 'クロノバースト', en: 'Chrono burst' },
  taboo: { ja: '『禁忌』', en: 'Taboo' },
  soulstone: { ja: '『魂石化』', en: 'Soul stone' },
  absorption: { ja: '『吸収』', en: 'Absorption' },
  'reduced damage to a unit': { ja: 'ダメージの軽減', en: 'Reduced damage' },
  'reduced damage to a player': { ja: 'ダメージの軽減', en: 'Reduced damage' },
}

export const programMessages = {
  ...textQuestions(questions),
  ...messagesUnder('ability', abilities),
}
