import type { Bilingual } from '../base/clauses.ts'
import type { Messages } from '../game/contract.ts'

/** The same words with this head before their keys: `head.word`. */
export const messagesUnder = (head: string, words: Messages): Messages =>
  Object.fromEntries(Object.entries(words).map(([word, text]) => [`${head}.${word}`, text]))

/** What texts ask as they are played and carried out, where a game has no words of its own for it. */
const questions = {
  target: { ja: '対象を選ぶ', en: 'Choose the target' },
  x: { ja: 'Xを決める', en: 'Choose X' },
  modes: { ja: '効果を選ぶ', en: 'Choose an effect' },
  may: { ja: 'この効果を使うか', en: 'Use this effect?' },
  player: { ja: 'プレイヤーを選ぶ', en: 'Choose a player' },
  draw: { ja: '何枚引くか', en: 'How many cards do you draw?' },
  order: { ja: 'カードの順番を決める', en: 'In which order?' },
  divide: { ja: '対象ごとの数値を決める', en: 'How much for each target?' },
  // A step that speaks of some cards asks which ones.
  choose: { ja: 'テキストに従ってカードを選ぶ', en: 'Choose a card, as its text says' },
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
} as const satisfies Readonly<Record<string, Bilingual>>

type Question = keyof typeof questions

/**
 * Sentences for what texts ask, `program.…`: the game's own words, by question or by node of its own, and the usual
 * ones for the rest, or only for those `usual`.
 */
export const textQuestions = (
  own: Messages,
  usual: readonly Question[] = Object.keys(questions) as Question[],
): Messages =>
  messagesUnder('program', {
    ...Object.fromEntries(usual.map((question) => [question, questions[question]])),
    ...own,
  })
