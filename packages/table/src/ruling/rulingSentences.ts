import { speaker } from '../words/catalogue.ts'

/** The sentences of a ruling: a line of play from a position, with what stands behind it. */
export const rulingSentences = {
  title: { ja: '裁定: {game} {version}', en: 'Ruling: {game} {version}' },
  before: { ja: '■ はじめの盤面', en: '■ The board before' },
  moment: { ja: '場面: {moment}', en: 'Moment: {moment}' },
  underWay: { ja: '場面: 処理の途中', en: 'Moment: in the middle of something' },
  after: { ja: '■ 終わりの盤面', en: '■ The board after' },
  first: { ja: '■ 最初の質問の前に起きたこと', en: '■ Before the first question' },
  line: { ja: '■ 進行', en: '■ The line of play' },
  noLine: { ja: 'まだ何も選ばれていません。', en: 'Nothing has been answered yet.' },
  move: { ja: '{n}. {player}「{question}」→ {move}', en: '{n}. {player}, “{question}”: {move}' },
  pass: { ja: 'パス', en: 'pass' },
  nothing: { ja: '選ばない', en: 'nothing' },
  cancelled: { ja: '取り消し', en: 'takes it back' },
  conceded: { ja: '投了', en: 'concedes' },
  itself: { ja: '（ほかに選べないので自動）', en: '(by itself: nothing else was legal)' },
  asked: { ja: '■ 次の質問', en: '■ The next question' },
  decides: {
    ja: '{player}が答える（{clauses}）: {question}',
    en: '{player} decides ({clauses}): {question}',
  },
  sure: { ja: '■ 確かさ', en: '■ How sure we are' },
  clauses: { ja: '条文{n}件による。', en: 'Clauses carried out: {n}.' },
  printed: { ja: 'どれもルールブックに書かれています。', en: 'All of them are printed in the rulebook.' },
  less: { ja: '{confidence}: {clauses}', en: '{confidence}: {clauses}' },
  reading: {
    ja: '本アプリの解釈（{id}、{confidence}）: {text}',
    en: 'Our reading ({id}, {confidence}): {text}',
  },
  setting: { ja: '設定「{name}」で変えられます', en: 'the setting {name} reads it otherwise' },
  unread: {
    ja: '読めなかったテキスト（何もしません）— {card}「{text}」',
    en: 'Text that was not read, and does nothing: {card}, “{text}”',
  },
  state: { ja: '状態のダイジェスト: {digest}', en: 'Digest of the state: {digest}' },
} as const

export const sayRuling = speaker(rulingSentences)
