/** Sentences about keeping games, other tabs, and a new version of the page. */
export const savingSentences = {
  // ── unfinished games ─────────────────────────────────────────────────────────────────────────────────────
  unfinished: { ja: '途中のゲーム', en: 'Unfinished games' },
  resume: { ja: '続きから', en: 'Continue' },
  against: { ja: 'コンピュータ（{agent}）と', en: 'against the computer ({agent})' },
  bothSides: { ja: 'ひとりで両方', en: 'both sides' },
  turnNumber: { ja: '{n}ターン目', en: 'turn {n}' },
  inAnotherTab: { ja: '別のタブで対戦中', en: 'open in another tab' },
  delete: { ja: '削除', en: 'Delete' },
  deleteGame: { ja: '{game}（{when}）を削除', en: 'Delete {game}, {when}' },
  deleteSure: { ja: '削除しますか？', en: 'Delete it?' },
  olderGames: { ja: 'ほか{n}件', en: '{n} more' },
  notPersistent: {
    ja: 'ブラウザの容量が足りなくなると消えることがあります。大事なゲームは、メニューの「リプレイを保存」でファイルにしてください',
    en: 'The browser may clear these when it runs out of room. Save a game that matters as a file: Menu, “Save the replay”',
  },
  listUnread: {
    ja: '途中のゲームの一覧を読めませんでした: {reason}',
    en: 'The list of unfinished games could not be read: {reason}',
  },
  tryAgain: { ja: 'もう一度試す', en: 'Try again' },

  // ── what could not be read ───────────────────────────────────────────────────────────────────────────────
  unreadSaves: { ja: '読めなかった保存（{n}件）', en: 'Saves that could not be read ({n})' },
  unreadAbout: {
    ja: '見つかったままの写しです。ファイルに保存して、問題の報告に添えられます',
    en: 'Copies, just as they were found. Save one as a file to send it with a report',
  },
  saveAsFile: { ja: 'ファイルに保存', en: 'Save as a file' },
  badSave: {
    ja: '保存されていたゲームを読めませんでした: {reason}。写しはロビーの「読めなかった保存」にあります',
    en: 'The kept game could not be read: {reason}. A copy is in the lobby, under “Saves that could not be read”',
  },
  olderSave: {
    ja: '最後の保存が読めなかったので、その1つ前から再開します',
    en: 'What was kept last could not be read: the game goes on from the save before it',
  },
  noSave: { ja: 'そのゲームはもう保存されていません', en: 'That game is no longer kept here' },
  'fault.torn': { ja: '途中で切れているか、書き換わっています', en: 'it is cut short or was changed' },
  'fault.damaged': { ja: 'ゲームの記録になっていません', en: 'it is no record of a game' },

  // ── while playing ────────────────────────────────────────────────────────────────────────────────────────
  'notKept.full': {
    ja: 'このゲームを保存できません: ブラウザの保存容量がいっぱいです。このページを閉じると、ここから先は失われます',
    en: 'This game cannot be kept: the browser has no room left. What you play from here on is lost when this page is closed',
  },
  'notKept.forbidden': {
    ja: 'このゲームを保存できません: このブラウザは保存を許していません（プライベートウインドウなど）。このページを閉じると失われます',
    en: 'This game cannot be kept: the browser does not allow it (a private window, perhaps). It is lost when this page is closed',
  },
  'notKept.broken': {
    ja: 'このゲームを保存できません: ブラウザの保存がうまくいきませんでした。このページを閉じると、ここから先は失われます',
    en: 'This game cannot be kept: the browser failed to store it. What you play from here on is lost when this page is closed',
  },
  revived: {
    ja: '卓のプログラムが止まったので、記録からもう一度並べました。最後の答えは、もう一度必要かもしれません（{reason}）',
    en: 'The program behind the table stopped, and the game was set up again from its log. You may have to give your last answer once more ({reason})',
  },
  crashed: {
    ja: '卓のプログラムが何度も止まります。ページを読み込み直してください: {reason}',
    en: 'The program behind the table stops again and again. Reload the page: {reason}',
  },
  notLoaded: {
    ja: 'このゲームを読み込めませんでした。ネットワークを確かめて、ページを読み込み直してください',
    en: 'This game could not be loaded. Check the network, and reload the page',
  },

  // ── other tabs ───────────────────────────────────────────────────────────────────────────────────────────
  elsewhere: { ja: 'このゲームは別のタブで対戦中です', en: 'This game is being played in another tab' },
  elsewhereAbout: {
    ja: 'ゲームを進められるタブは1つだけです。引き継ぐと、もう一方のタブは観戦になります',
    en: 'Only one tab plays a game. If you play here, the other tab looks on',
  },
  watch: { ja: '観戦する', en: 'Watch' },
  takeOver: { ja: 'ここで続ける', en: 'Play here' },
  watching: {
    ja: '別のタブで対戦中のゲームを見ています',
    en: 'You are watching a game that is played in another tab',
  },
  takenOver: { ja: 'このゲームは別のタブに移りました', en: 'This game has moved to another tab' },
  watchedEnded: {
    ja: '見ていたゲームは終わったか、削除されました',
    en: 'The game you were watching is over, or was deleted',
  },

  // ── a new version ────────────────────────────────────────────────────────────────────────────────────────
  updateReady: { ja: '新しい版があります', en: 'A new version is ready' },
  updateAbout: {
    ja: 'ゲームを開いていないときに切り替わります。今切り替えても、途中のゲームは続きから遊べます',
    en: 'It is put in place when no game is open. If you do it now, you can go on with your game afterwards',
  },
  updateNow: { ja: '今切り替える', en: 'Use it now' },
  updateLater: { ja: 'あとで', en: 'Later' },
} as const
