import type { Bilingual } from '@fudaba/kernel'
import { keywords } from '../grammar/times.ts'

/** What texts ask as they are played and done: one question by step of a text. */

/** A step that speaks of some cards asks which ones. */
const steps: Readonly<Record<string, Bilingual>> = {
  choose: { ja: 'カードを選ぶ', en: 'Choose' },
  search: { ja: '探すカードを選ぶ', en: 'Choose what you were looking for' },
  reveal: { ja: '公開するカードを選ぶ', en: 'Choose what to reveal' },
  move: { ja: '移動するカードを選ぶ', en: 'Choose what to move' },
  discard: { ja: '捨てるカードを選ぶ', en: 'Choose what to discard' },
  turn: { ja: '向きを変えるカードを選ぶ', en: 'Choose what to turn or ready' },
  flip: { ja: '裏返すカードを選ぶ', en: 'Choose what to turn over' },
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
  'kiseki.link': { ja: 'リンクするカードを選ぶ', en: 'Choose what to link' },
  'kiseki.board': { ja: '搭乗するUNITを選ぶ', en: 'Choose who goes aboard' },
  'kiseki.become': { ja: '変化するカードを選ぶ', en: 'Choose what changes' },
  'kiseki.cursed': { ja: '呪われるカードを選ぶ', en: 'Choose what is cursed' },
  'kiseki.cancel-effects': { ja: '効果の打ち消されるカードを選ぶ', en: 'Choose what effects leave alone' },
  'kiseki.gain-attribute': { ja: '属性を得るカードを選ぶ', en: 'Choose what gains it' },
  'kiseki.lose-attribute': { ja: '属性を失うカードを選ぶ', en: 'Choose what loses it' },
  'kiseki.all-organisations': {
    ja: 'すべての組織を得るカードを選ぶ',
    en: 'Choose what joins every organisation',
  },
  'kiseki.copy-organisations': { ja: '組織を得るカードを選ぶ', en: 'Choose what joins these organisations' },
  'kiseki.gain-chosen': { ja: '組織を得るカードを選ぶ', en: 'Choose what joins the organisation' },
}

/** Crafts that stand behind a word and not on one card alone; some of them act later (delayed). */
const crafts: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  keywords.ids.flatMap((id) => {
    const { ja, en } = keywords.get(id)
    const title = { ja: `【${ja}】`, en }
    return [
      [`keyword ${id}`, title],
      [`keyword ${id} › delayed`, title],
    ]
  }),
)

const under = (head: string, words: Readonly<Record<string, Bilingual>>): Record<string, Bilingual> =>
  Object.fromEntries(Object.entries(words).map(([word, text]) => [`${head}.${word}`, text]))

export const programMessages = {
  'program.target': { ja: '対象を選ぶ', en: 'Choose the target' },
  'program.x': { ja: 'Xを決める', en: 'Choose X' },
  'program.modes': { ja: '効果を選ぶ', en: 'Choose an effect' },
  'program.may': { ja: '行うか', en: 'Do it?' },
  'program.player': { ja: 'プレイヤーを選ぶ', en: 'Choose a player' },
  'program.draw': { ja: '何枚引くか', en: 'How many cards do you draw?' },
  'program.order': { ja: 'カードの順番を決める', en: 'In which order?' },
  'program.divide': { ja: '対象ごとの数値を決める', en: 'How much for each target?' },
  ...under('program', steps),
  ...under('ability', crafts),
}
