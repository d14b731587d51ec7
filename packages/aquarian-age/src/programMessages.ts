import type { Bilingual } from '@fudaba/kernel'

/** What texts ask as they are declared and done: one question by step of a text. */
const steps: Readonly<Record<string, Bilingual>> = {
  choose: { ja: 'テキストに従ってカードを選ぶ', en: 'Choose a card, as its text says' },
  search: { ja: '探すカードを選ぶ', en: 'Choose what you were looking for' },
  move: { ja: '移動するカードを選ぶ', en: 'Choose what to move' },
  discard: { ja: '捨てるカードを選ぶ', en: 'Choose what to discard' },
  act: { ja: '効果を受けるカードを選ぶ', en: 'Choose what this happens to' },
  modify: { ja: '数値の変わるカードを選ぶ', en: 'Choose whose numbers change' },
  grant: { ja: 'スキルを得るカードを選ぶ', en: 'Choose what gains it' },
  lose: { ja: 'スキルを失うカードを選ぶ', en: 'Choose what loses it' },
}
const under = (head: string, words: Readonly<Record<string, Bilingual>>): Record<string, Bilingual> =>
  Object.fromEntries(Object.entries(words).map(([word, text]) => [`${head}.${word}`, text]))

export const programMessages = {
  'program.target': { ja: '目標を選ぶ', en: 'Choose the target' },
  'program.x': { ja: 'Xを決める', en: 'Choose X' },
  'program.may': { ja: '行うか', en: 'Do it?' },
  'program.player': { ja: 'プレイヤーを選ぶ', en: 'Choose a player' },
  'program.draw': { ja: '何枚引くか', en: 'How many cards do you draw?' },
  'program.order': { ja: 'カードの順番を決める', en: 'In which order?' },
  ...under('program', steps),
}
