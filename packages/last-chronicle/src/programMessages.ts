import type { Bilingual } from '@fudaba/kernel'

/** What texts ask as they are used and done: one question by step of a text. */

/** A step that speaks of some cards asks which ones. */
const steps: Readonly<Record<string, Bilingual>> = {
  choose: { ja: 'テキストに従ってカードを選ぶ', en: 'Choose a card, as its text says' },
  search: { ja: '探すカードを選ぶ', en: 'Choose what you were looking for' },
  reveal: { ja: '公開するカードを選ぶ', en: 'Choose what to reveal' },
  move: { ja: '移動するカードを選ぶ', en: 'Choose what to move' },
  discard: { ja: '捨てるカードを選ぶ', en: 'Choose what to discard' },
  turn: { ja: '回復・ワイプするカードを選ぶ', en: 'Choose what to recover or wipe' },
  flip: { ja: '表裏を変えるカードを選ぶ', en: 'Choose what to turn over' },
  act: { ja: '効果を受けるカードを選ぶ', en: 'Choose what this happens to' },
  modify: { ja: '数値の変わるカードを選ぶ', en: 'Choose whose numbers change' },
  grant: { ja: '能力を得るカードを選ぶ', en: 'Choose what gains it' },
  'grant-block': { ja: '能力を得るカードを選ぶ', en: 'Choose what gains it' },
  lose: { ja: '能力を失うカードを選ぶ', en: 'Choose what loses it' },
  'copy-abilities': { ja: '能力を得るカードを選ぶ', en: 'Choose what gains the same abilities' },
  prohibit: { ja: '禁止されるカードを選ぶ', en: 'Choose what may not do it' },
  require: { ja: '求められるカードを選ぶ', en: 'Choose what has to do it' },
  permit: { ja: '許されるカードを選ぶ', en: 'Choose what may do it' },
  'treat-as': { ja: '扱いの変わるカードを選ぶ', en: 'Choose what counts as another' },
  'alter-cost': { ja: 'コストの変わるカードを選ぶ', en: 'Choose whose cost changes' },
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

const under = (head: string, words: Readonly<Record<string, Bilingual>>): Record<string, Bilingual> =>
  Object.fromEntries(Object.entries(words).map(([word, text]) => [`${head}.${word}`, text]))

export const programMessages = {
  'program.target': { ja: '選ぶ', en: 'Choose' },
  'program.x': { ja: 'Xの値', en: 'The value of X' },
  'program.modes': { ja: '効果を選ぶ', en: 'Choose an effect' },
  'program.may': { ja: '行うか', en: 'Do it?' },
  'program.player': { ja: 'プレイヤーを選ぶ', en: 'Choose a player' },
  'program.draw': { ja: '何枚引くか', en: 'How many cards do you draw?' },
  'program.order': {
    ja: '順番を決める（先のものほど早いタイムスタンプ）',
    en: 'In which order? The first is the oldest',
  },
  'program.divide': { ja: '数値を割り振る（それぞれ1以上）', en: 'How much for each? At least one' },
  ...under('program', steps),
  ...under('ability', abilities),
}
