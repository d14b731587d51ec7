import { speaker } from '@fudaba/table'
import { studySentences } from './studySentences.ts'

/** The terminal's own sentences; those of every table are in `@fudaba/table`. */
export const sentences = {
  ...studySentences,
  // ── wrong use: what was wrong, and what is possible ──────────────────────────────────────────────────────
  noGame: {
    ja: 'ゲーム「{name}」はありません。使えるもの: {games}',
    en: 'no game {name}; there are: {games}',
  },
  badAddress: {
    ja: '{option} {value}: アドレスではありません（例 https://fudaba.example.org）',
    en: '{option} {value}: no address such as https://fudaba.example.org',
  },
  noSite: {
    ja: '{folder} に index.html がありません。先にページをビルドしてください',
    en: '{folder} has no index.html; build the page first',
  },
  badLink: {
    ja: '「{link}」は部屋のリンクではありません',
    en: '{link} is no link of a room',
  },
  roomsHead: {
    ja: '部屋          ゲーム        開設からの時間 最後の手から 記録数 名前 部屋名',
    en: 'room          game            opened     last  entries  names  name of the room',
  },
  noRooms: { ja: '部屋はありません', en: 'there are no rooms' },
  noSuchRoom: { ja: '部屋 {room} はありません', en: 'there is no room {room}' },
  roomEnded: { ja: '部屋 {room} の対戦を終わらせました', en: 'the game of room {room} is ended' },
  roomsForgotten: { ja: '{n}部屋を消しました', en: 'rooms deleted: {n}' },
  nothingToForget: {
    ja: '消す部屋のIDか --older-than を指定してください',
    en: 'name the rooms to delete, or --older-than',
  },
  noSeat: {
    ja: '「{link}」は席のリンクではありません（観戦やジャッジのリンクでは指せません）',
    en: '{link} is the link of no seat: who watches or judges cannot play',
  },
  roomClosed: {
    ja: 'このリンクでは部屋に入れません（席がもう埋まっているか、部屋がありません）',
    en: 'no room opens with this link: the seat is taken, or the room is gone',
  },
  roomSeat: {
    ja: 'あなたの席のリンク（戻るときに使います）: {link}',
    en: 'the link of your seat, to come back with: {link}',
  },
  roomWaits: {
    ja: '部屋に入りました。始まるのを待っています …',
    en: 'in the room; waiting for the game to begin …',
  },
  serverHere: {
    ja: 'リンクはこの機械でだけ開けます（--lan で同じネットワークから開けます）',
    en: 'links open on this machine only; --lan lets this network in',
  },
  serverLan: { ja: '同じネットワークから: {address}', en: 'from this network: {address}' },
  serverNoSite: {
    ja: 'ページはビルドされていません。部屋だけを開きます（fudaba join）',
    en: 'the page is not built: rooms only, for fudaba join',
  },
  portTaken: {
    ja: 'ポート {usual} は使用中なので、{port} を使います',
    en: 'Port {usual} is taken; this is port {port}.',
  },
  portInUse: { ja: 'ポート {port} は使用中です', en: 'port {port} is taken' },
  serverNoFile: {
    ja: '別の札場が部屋を保存しています。ここで開いた部屋は終了とともに消えます',
    en: 'another Fudaba keeps the rooms on this machine; those opened here end with this one',
  },
  serverStop: { ja: 'Ctrl-C で終わります', en: 'Ctrl-C ends it' },
  serverEnds: { ja: '終わります。部屋はそのまま残ります', en: 'ending; the rooms stay as they are' },
  folderWithout: {
    ja: '{folder}: {file} がありません。ゲームのフォルダーには package.json と src/index.ts が必要です',
    en: '{folder} has no {file}; the folder of a game has package.json and src/index.ts',
  },
  folderWithoutRules: {
    ja: '{folder}: src/index.ts が GameRules をエクスポートしていません',
    en: '{folder}: src/index.ts exports no GameRules',
  },
  noDeck: {
    ja: 'デッキ「{name}」はありません。使えるもの: {decks}、またはデッキのファイル',
    en: 'no deck {name}; there are: {decks}, or give a deck file',
  },
  noSource: {
    ja: '{game} に「{name}」のデッキはありません。作れるもの: {sources}',
    en: '{game} makes no decks called {name}; it makes: {sources}',
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
  badSetForm: {
    ja: '--set {text}: 「名前=値」の形で指定してください（名前: {names}）',
    en: '--set {text}: expected name=value; the names are {names}',
  },
  noSetting: {
    ja: '--set {name}: その設定はありません。使えるもの: {names}',
    en: '--set {name}: no such setting; there are: {names}',
  },
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
  keptOther: {
    ja: '{file} は別の対戦の記録です: {kept}',
    en: '{file} keeps the games of another contest: {kept}',
  },
  keptBroken: { ja: '{file}: {line}行目が読めません', en: '{file}: line {line} cannot be read' },
  keptEdited: {
    ja: '{file}: {line}行目は書き換えられています',
    en: '{file}: line {line} was changed since it was written',
  },
  keptInUse: {
    ja: '{file} は別の対戦が使っています（そうでなければ {lock} を消してください）',
    en: '{file} is in use by another run (if it is not, delete {lock})',
  },
  keptNotWritten: { ja: '{file} に書き込めません: {reason}', en: '{file} cannot be written: {reason}' },
  jsonNeedsWatch: { ja: '--json は --watch と一緒に使います', en: '--json needs --watch' },
  fileOfOther: {
    ja: '{file} は {other} のものです（指定は {game}）',
    en: '{file} is of {other}, not of {game}',
  },
  menuNumber: { ja: '1〜{max} の番号で答えてください', en: 'answer with a number from 1 to {max}' },
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

  // ── at the table ─────────────────────────────────────────────────────────────────────────────────────────
  welcome: {
    ja: '{game}（シード {seed}）。「help」で使い方',
    en: '{game} (seed {seed}). Type help for the commands',
  },
  watching: { ja: '{game}（シード {seed}）', en: '{game} (seed {seed})' },
  changeSeats: { ja: '── {player}の番です ──', en: '── {player} to decide ──' },
  helpHint: { ja: '「help」で使い方', en: 'help shows what can be typed' },
  undone: { ja: '1手戻しました', en: 'Taken back' },
  afterwards: {
    ja: 'log・why 番号・undo・save・quit が使えます',
    en: 'You can still type log, why <n>, undo, save or quit',
  },
  unfinished: { ja: '途中で終わりました', en: 'Left unfinished' },
  drawn: { ja: '引き分け（{ending}、{turn}ターン）', en: 'Drawn ({ending}, turn {turn})' },
  youWon: { ja: 'あなたの勝ち（{ending}、{turn}ターン）', en: 'You won ({ending}, turn {turn})' },
  youLost: { ja: 'あなたの負け（{ending}、{turn}ターン）', en: 'You lost ({ending}, turn {turn})' },
  won: { ja: '{winner}の勝ち（{ending}、{turn}ターン）', en: '{winner} won ({ending}, turn {turn})' },
  whyWhat: { ja: 'why 番号 で記録の理由を見られます', en: 'why <n> explains line n of the log' },
  noLogLine: {
    ja: '記録の{word}番はありません（1〜{max}）',
    en: 'there is no line {word} in the log (1 to {max})',
  },
  thinking: { ja: '考えています（c で打ち切り）', en: 'Thinking (c stops it)' },
  agentFailed: {
    ja: 'CPU（{agent}）が決定{decision}で失敗し、greedy が代わりに答えました: {message}',
    en: 'The computer ({agent}) failed at decision {decision}; greedy answered instead: {message}',
  },
  notNow: { ja: '今はできません', en: 'not now' },
  noAction: {
    ja: '「{word}」はありません。アクション: {actions}',
    en: 'no {word} here; the actions are {actions}',
  },
  isChoice: { ja: '{label}は選べます', en: '{label} can be chosen' },
  notChoice: { ja: '{label}は今の選択の対象ではありません', en: '{label} is not among the choices here' },
  ruleWhat: { ja: 'rule の後に条文番号か言葉を続けてください', en: 'rule <id> or rule <word>' },
  noRule: { ja: '「{word}」に当たる条文はありません', en: 'no clause with {word}' },
  moreRules: { ja: '… ほか{n}条', en: '… and {n} more' },
  levelIs: { ja: '記録の詳しさは {level} です（{levels}）', en: 'the log says {level} ({levels})' },
  levelSet: { ja: '記録の詳しさを {level} にしました', en: 'the log now says {level}' },
  inspectWhat: { ja: 'i の後に番号かカード名を続けてください', en: 'i <number> or i <card>' },
  noZone: { ja: '「{word}」という領域はありません: {zones}', en: 'no zone {word}; there are {zones}' },
  nothingShared: { ja: 'ステージは空です', en: 'nothing is waiting there' },
  saved: {
    ja: '保存しました: {file}（続き: fudaba play --continue {file}）',
    en: 'Saved: {file} (go on with: fudaba play --continue {file})',
  },
  autosaved: {
    ja: '続きは fudaba play {game} --continue で再開できます',
    en: 'Go on later with: fudaba play {game} --continue',
  },
  notKept: {
    ja: 'この対戦を保存できません: {reason}。save 名前 で別の場所に保存できます',
    en: 'This game cannot be kept: {reason}. Save it elsewhere with: save <file>',
  },
  notKeptAtEnd: {
    ja: 'この対戦は保存されていません',
    en: 'This game was not kept',
  },
  noAutosave: {
    ja: '{game} の途中の対戦で、ほかで開いていないものはありません。--continue の後にファイルを指定してください',
    en: 'no unfinished game of {game} that is not open elsewhere; name a file after --continue',
  },
  'autoSet.auto': { ja: 'AUTO: 応じられる時に尋ねます', en: 'AUTO: asks where there is something to answer' },
  'autoSet.on': { ja: 'ON: すべての機会に尋ねます', en: 'ON: asks at every chance' },
  'autoSet.off': { ja: 'OFF: 自分の番以外は尋ねません', en: 'OFF: asks only in your own time' },
  concedeSure: { ja: '投了しますか (y/n) ', en: 'Concede? (y/n) ' },
  menuGame: { ja: 'どのゲームにしますか', en: 'Which game?' },
  menuMode: { ja: 'どう遊びますか', en: 'How do you want to play?' },
  'mode.bot': { ja: 'CPUと対戦', en: 'Against the computer' },
  'mode.both': { ja: 'ひとりで両方', en: 'Both sides yourself' },
  'mode.watch': { ja: 'CPU同士を見る', en: 'Watch two computers' },
  'mode.continue': { ja: '続きから', en: 'Go on with the unfinished game' },
  'help.answer': {
    ja: '番号・名前・カード（s5 = ♠5）で答える',
    en: 'answer by number, name or card (s5 = ♠5)',
  },
  'help.several': {
    ja: 'いくつも選ぶ: まとめて、または1つずつ（ok で決定）',
    en: 'choose several: at once, or one by one (ok ends)',
  },
  'help.arrange': { ja: '割り当てる: 番号>置き先', en: 'assign: number > place' },
  'help.pass': { ja: 'パス', en: 'pass' },
  'help.cancel': { ja: '進めているアクションを取り消す', en: 'take the action under way back' },
  'help.undo': { ja: '自分の直前の決定まで戻す', en: 'back to your last decision' },
  'help.hint': {
    ja: 'CPUならどうするか・ほかの手の見込みと読み筋（考え中は c で打ち切り）',
    en: 'what the computer would do; the other answers and what it expects (c stops its thinking)',
  },
  'help.why': {
    ja: 'この選択の根拠・記録12番の理由・数値の内訳',
    en: 'why you are asked; why line 12 of the log; how numbers came about',
  },
  'help.whyNot': { ja: 'できない理由', en: 'why an action is not possible' },
  'help.rule': { ja: '条文を引く（番号か言葉）', en: 'look a clause up, by id or word' },
  'help.inspect': { ja: '選択肢・カード・アクションを調べる', en: 'look at a choice, a card or an action' },
  'help.table': {
    ja: '全体・相手・自分・ステージを見る',
    en: 'the table, the opponent, yourself, the stage',
  },
  'help.zone': { ja: '領域の中を見る', en: 'what lies in a zone' },
  'help.log': { ja: '記録（full は条文つきで全部）', en: 'the log (full: everything, with clauses)' },
  'help.level': { ja: '記録の詳しさ', en: 'how much the log says' },
  'help.auto': {
    ja: '発動確認: 応じられる時・毎回・自分の番だけ',
    en: 'when you are asked: to answer, always, own time only',
  },
  'help.skip': {
    ja: '新しく応じられるか攻撃されるまでパス（turn: 自分の番まで）',
    en: 'pass until attacked or something new can be answered (turn: until your time)',
  },
  'help.save': { ja: '保存する', en: 'save the game' },
  'help.concede': { ja: '投了する', en: 'concede' },
  'help.quit': { ja: '終了する', en: 'leave' },

  // ── results ──────────────────────────────────────────────────────────────────────────────────────────────
  gamesDecks: { ja: 'デッキ', en: 'decks' },
  gamesCards: { ja: '{n}枚', en: '({n} cards)' },
  gamesSettings: {
    ja: '設定（* は既定、括弧は根拠）',
    en: 'settings (* default, in brackets where it comes from)',
  },
  rulesTotal: { ja: '{n}条: {kinds}', en: '{n} clauses: {kinds}' },
  ruleKind: { ja: '種別', en: 'kind' },
  ruleBecause: { ja: '理由', en: 'because' },
  ruleLeaves: { ja: 'なければ', en: 'without it' },
  ruleDirect: { ja: '直接の証明', en: 'proved directly' },
  ruleOpen: { ja: '証明', en: 'proof' },
  ruleOpenYes: {
    ja: 'まだない（外しても気付くテストがない）',
    en: 'none yet: no test that names it notices',
  },
  ruleTogether: { ja: '証明を共有', en: 'shares a proof with' },
  rulesProved: {
    ja: '直接証明される条文 {direct}、ほかの条文と証明を共有する条文 {together}、証明がまだない条文 {open}',
    en: '{direct} proved directly, {together} with the proof of another, {open} without a proof yet',
  },
  ruleConfidence: { ja: '確度', en: 'confidence' },
  ruleSource: { ja: '出典', en: 'source' },
  ruleDeclared: { ja: '実装', en: 'carried by' },
  ruleTests: { ja: 'テスト', en: 'test' },
  ruleReading: { ja: '解釈', en: 'our reading' },
  rulingQuestion: { ja: '問', en: 'Q' },
  rulingReading: { ja: '答', en: 'A' },
  rulingSetting: { ja: '設定', en: 'setting' },
  rulingsTotal: { ja: '解釈{n}件', en: '{n} rulings' },
  noDeckFile: { ja: 'ファイル {file} はありません', en: 'there is no file {file}' },
  noOwnCards: { ja: '{game} には自作カードがありません', en: '{game} has no cards of its own to be read' },
  badOwnCard: { ja: 'カード {card}: {reason}', en: 'card {card}: {reason}' },
  deckStrays: { ja: '合うカードのない行（{n}件）', en: 'lines that fit no card ({n})' },
  deckStray: { ja: '{line}行目: {text}', en: 'line {line}: {text}' },
  deckStrayMeant: { ja: '{line}行目: {text} → {names}？', en: 'line {line}: {text}; did you mean {names}?' },
  deckHead: { ja: '{name}（{game}、{n}枚）', en: '{name} ({game}, {n} cards)' },
  deckUnread: {
    ja: '⚠ 読めない文のあるカード（{n}枚。その文は何もしません）',
    en: '⚠ {n} cards with sentences that are not read (those do nothing)',
  },
  deckLong: {
    ja: 'リンクが{n}文字になり、{most}文字を超えます。--to yaml でファイルにしてください',
    en: 'the link would have {n} characters, more than {most}: make a file with --to yaml',
  },
  deckLegal: { ja: '{file}: 使えます（{n}枚）', en: '{file}: legal ({n} cards)' },
  deckIllegal: { ja: '{file}: 使えません（{n}件）', en: '{file}: not legal ({n} reasons)' },
  differs: {
    ja: '{file}: {n}手目から、記録された時とは違う進み方になります（{reason}。ルール改訂 {then} → {now}）。そこからは記録だけを見せます',
    en: '{file}: from input {n} on it plays otherwise than it did ({reason}; rules revision {then}, now {now}). What follows is what was recorded',
  },
  goesOnBefore: {
    ja: '{n}手目から違う進み方になるので、その前から続けます（ルール改訂 {then} → {now}）',
    en: 'From input {n} on it plays otherwise than it did: you go on from before that (rules revision {then}, now {now})',
  },
  'differs.refused': { ja: '今は拒まれる入力です', en: 'that input is refused now' },
  'differs.events': { ja: '起こることが違います', en: 'something else happens' },
  'differs.digest': { ja: '状態が違います', en: 'the state is another' },
  noShuffle: {
    ja: '{file}: 人どうしの対戦の棋譜ではないので、切り混ぜの記録がありません',
    en: '{file} is no game between people: it does not tell how it was shuffled',
  },
  shuffleFair: {
    ja: '{file}: 切り混ぜは公正でした（三者の数から作られています）',
    en: '{file}: the shuffle was fair: it was made of all three shares',
  },
  shuffleWrong: {
    ja: '{file}: 切り混ぜが合いません: {reason}',
    en: '{file}: the shuffle does not fit: {reason}',
  },
  verified: { ja: '{file}: {n}手すべて照合できました', en: '{file}: all {n} inputs verified' },
  stepHelp: {
    ja: 'Enter 次へ · b 前へ · 番号 移動 · t 場 · why 番号 · rule 条文 · c ここから続ける · q 終了',
    en: 'Enter next · b back · number go to · t table · why <n> · rule <id> · c continue from here · q quit',
  },
  stepEnd: { ja: 'ここで終わりです', en: 'This is the end' },
  decides: { ja: '{player}の選択（{clauses}）', en: '{player} decides ({clauses})' },
  legalAnswers: { ja: '可能な答え {n}通り', en: '{n} legal answers' },
  manyAnswers: { ja: '可能な答え {n}通り以上', en: '{n} or more legal answers' },
  progress: {
    ja: '{done}/{of}局 · {rate}局/秒 · 残り{left}',
    en: '{done}/{of} games · {rate}/s · ETA {left}',
  },
  progressWon: {
    ja: '{done}/{of}局 · {won}勝 · {rate}局/秒 · 残り{left}',
    en: '{done}/{of} games · {won} won · {rate}/s · ETA {left}',
  },
  simHead: { ja: '{game}: {n}局、シード{seed}', en: '{game}: {n} games, seed {seed}' },
  simSeat: { ja: '{seat}の勝率 ({agent})', en: '{seat} wins ({agent})' },
  simDraws: { ja: '引き分け', en: 'draws' },
  simFirst: { ja: '先手の勝率', en: 'first player wins' },
  simFirstShared: { ja: 'ターンは両者共通', en: 'no figure: every turn is both players’' },
  simDecisions: { ja: '決定の数', en: 'decisions' },
  simTurns: { ja: 'ターン数', en: 'turns' },
  simSpread: { ja: '中央値{median}、95%点{p95}', en: 'median {median}, p95 {p95}' },
  simEndings: { ja: '終わり方', en: 'endings' },
  simFailures: { ja: 'greedyが代わった決定', en: 'greedy answered' },
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
