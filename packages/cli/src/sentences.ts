import { speaker } from '@fudaba/table'

/** What the terminal itself says; what a table says in general is in @fudaba/table. */
export const sentences = {
  // ── wrong use: what was wrong, and what is possible ──────────────────────────────────────────────────────
  noGame: { ja: 'ゲーム「{name}」はありません。使えるもの: {games}', en: 'no game {name}; there are: {games}' },
  noDeck: {
    ja: 'デッキ「{name}」はありません。使えるもの: {decks}、またはデッキのファイル',
    en: 'no deck {name}; there are: {decks}, or give a deck file',
  },
  deckOfOther: {
    ja: '{file} は {other} のデッキです（必要なのは {game}）',
    en: '{file} is a deck of {other}, not of {game}',
  },
  badDeck: { ja: 'デッキ {deck} は使えません: {reason}', en: 'deck {deck} cannot be played: {reason}' },
  badDeckTry: {
    ja: 'デッキ {deck} は使えません: {reason}（--set {setting} なら使えます）',
    en: 'deck {deck} cannot be played: {reason} (with --set {setting} it can)',
  },
  noCard: { ja: 'カード「{card}」は {game} にありません', en: 'there is no card {card} in {game}' },
  badSeed: {
    ja: '--seed {seed}: シードは 0 以上の整数です（例 1、シミュレーションの25番目は 1/25）',
    en: '--seed {seed}: a seed is a whole number such as 1, or 1/25 for game 25 of a simulation',
  },
  badNumber: {
    ja: '{option} {value}: {min}〜{max} の整数で指定してください',
    en: '{option} {value}: expected a whole number from {min} to {max}',
  },
  badChoice: {
    ja: '{option} {value}: 使えるもの: {values}',
    en: '{option} {value}: expected one of {values}',
  },
  badSetForm: { ja: '--set {text}: 「名前=値」の形で指定してください（名前: {names}）', en: '--set {text}: expected name=value; the names are {names}' },
  noSetting: { ja: '--set {name}: その設定はありません。使えるもの: {names}', en: '--set {name}: no such setting; there are: {names}' },
  badSetting: {
    ja: '--set {name}={value}: {name} に使える値: {values}',
    en: '--set {name}={value}: {name} is one of {values}',
  },
  noClause: {
    ja: '条文「{id}」は {game} にありません。近いもの: {near}（一覧: fudaba rules {game}）',
    en: 'no clause {id} in {game}; near it: {near} (all of them: fudaba rules {game})',
  },
  unknownOption: {
    ja: '{option} というオプションはありません。使えるもの: {options}',
    en: 'no option {option}; there are: {options}',
  },
  unknownCommand: {
    ja: '{command} というコマンドはありません。使えるもの: {commands}',
    en: 'no command {command}; there are: {commands}',
  },
  missingArgument: { ja: '{argument} を指定してください: {usage}', en: '{argument} is missing: {usage}' },
  tooMany: { ja: '引数が多すぎます: {usage}', en: 'too many arguments: {usage}' },
  missingValue: { ja: '{option} には値が必要です', en: '{option} needs a value' },
  together: { ja: '{a} と {b} は一緒に使えません', en: '{a} and {b} cannot be used together' },
  atOutside: {
    ja: '--at {at}: このリプレイは 0〜{max} です',
    en: '--at {at}: this replay has 0 to {max}',
  },
  needsTerminalOrGame: { ja: 'ゲームを指定してください: {games}', en: 'name a game: {games}' },
  writeFailed: { ja: '書き込めません: {reason}', en: 'cannot write: {reason}' },
  answerRefused: {
    ja: '{file}:{line}: 「{text}」は使えません: {reason}',
    en: '{file}:{line}: {text}: {reason}',
  },
  answersLeft: {
    ja: '{file}:{line}: ゲームは終わっていて「{text}」は使われません',
    en: '{file}:{line}: the game is over before {text}',
  },

  // ── results ──────────────────────────────────────────────────────────────────────────────────────────────
  gamesDecks: { ja: 'デッキ', en: 'decks' },
  gamesCards: { ja: '{n}枚', en: '({n} cards)' },
  gamesSettings: { ja: '設定（* は既定、括弧は根拠）', en: 'settings (* default, in brackets where it comes from)' },
  rulesTotal: { ja: '{n}条: {kinds}', en: '{n} clauses: {kinds}' },
  ruleKind: { ja: '種別', en: 'kind' },
  ruleBecause: { ja: '理由', en: 'because' },
  ruleConfidence: { ja: '確度', en: 'confidence' },
  ruleSource: { ja: '出典', en: 'source' },
  ruleDeclared: { ja: '実装', en: 'carried by' },
  ruleTests: { ja: 'テスト', en: 'test' },
  ruleReading: { ja: '解釈', en: 'our reading' },
  rulingQuestion: { ja: '問', en: 'Q' },
  rulingReading: { ja: '答', en: 'A' },
  rulingSetting: { ja: '設定', en: 'setting' },
  rulingsTotal: { ja: '解釈{n}件', en: '{n} rulings' },
  deckLegal: { ja: '{file}: 使えます（{n}枚）', en: '{file}: legal ({n} cards)' },
  deckIllegal: { ja: '{file}: 使えません（{n}件）', en: '{file}: not legal ({n} reasons)' },
  progress: { ja: '{done}/{of}局 · {rate}局/秒 · 残り{left}', en: '{done}/{of} games · {rate}/s · ETA {left}' },
  simHead: { ja: '{game}: {n}局、シード{seed}', en: '{game}: {n} games, seed {seed}' },
  simSeat: { ja: '{seat}の勝率 ({agent})', en: '{seat} wins ({agent})' },
  simDraws: { ja: '引き分け', en: 'draws' },
  simFirst: { ja: '先手の勝率', en: 'first player wins' },
  simDecisions: { ja: '決定の数', en: 'decisions' },
  simTurns: { ja: 'ターン数', en: 'turns' },
  simSpread: { ja: '中央値{median}、95%点{p95}', en: 'median {median}, p95 {p95}' },
  simEndings: { ja: '終わり方', en: 'endings' },
  simUnfinished: { ja: '終わらなかった局', en: 'unfinished' },
  simSpeed: { ja: '速さ', en: 'speed' },
  simRates: {
    ja: '{games}局/秒、{decisions}決定/秒（{seconds}秒）',
    en: '{games} games/s, {decisions} decisions/s ({seconds} s)',
  },
  coverageHead: { ja: '{n}局で一度も起きなかったもの', en: 'What never occurred in {n} games' },
  'coverage.actions': { ja: 'アクション', en: 'actions' },
  'coverage.triggers': { ja: '誘発', en: 'triggers' },
  'coverage.effects': { ja: '効果', en: 'effects' },
  'coverage.clauses': { ja: '条文', en: 'clauses' },
  coverageAll: { ja: 'なし（すべて起きた）', en: 'none (all occurred)' },
} as const

export const sayIn = speaker(sentences)
