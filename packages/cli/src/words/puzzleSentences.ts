/** What the terminal says about puzzles. */
export const puzzleSentences = {
  noPuzzle: {
    ja: '詰め問題「{id}」はありません。fudaba puzzle list で一覧を出せます',
    en: 'no puzzle {id}; fudaba puzzle list names them',
  },
  noPuzzles: { ja: '{game}の詰め問題はまだありません', en: 'there are no puzzles of {game} yet' },
  'puzzle.win': { ja: 'このターンに勝つ', en: 'win this turn' },
  'puzzle.survive': {
    ja: '次のターンの終わりまで負けない',
    en: 'do not lose before the next turn has ended',
  },
  'puzzle.order': {
    ja: 'このターンに勝つ（正しい初手は1つ）',
    en: 'win this turn; one first answer alone does',
  },
  puzzleHead: { ja: '{title}　{side}: {goal}　難度{grade}', en: '{title}   {side}: {goal}   grade {grade}' },
  puzzleOpen: {
    ja: '手札、裏のカード、山札の順番はすべて公開。運が要る手は解ではない',
    en: 'Hands, face-down cards and the order of the decks lie open; what needs luck is no solution',
  },
  puzzleSound: { ja: '{id}: 正しい（{looked}手を調べた）', en: '{id}: sound ({looked} answers looked at)' },
  puzzleFault: { ja: '{id}: {fault}', en: '{id}: {fault}' },
  puzzleHint: { ja: 'ヒント{n}: {hint}', en: 'hint {n}: {hint}' },
  'verdict.reached': { ja: '正解', en: 'solves it' },
  'verdict.missed': { ja: '誤り', en: 'fails' },
  'verdict.unknown': { ja: '未決', en: 'undecided' },
  puzzleFirst: { ja: '{words}: {verdict}', en: '{words}: {verdict}' },
  puzzleLooked: { ja: '{looked}手を調べた', en: '{looked} answers were looked at' },
  puzzleSpent: {
    ja: '調べる手数の上限（{budget}）に達した。--budget で増やせる',
    en: 'the budget of {budget} answers is spent; --budget raises it',
  },
  puzzleFound: {
    ja: 'シード{seed} ターン{turn} {side}: 正しい初手{reached}、誤り{missed}',
    en: 'seed {seed}, turn {turn}, {side}: {reached} first answers right, {missed} wrong',
  },
  puzzleNoneFound: { ja: '見つからなかった', en: 'none found' },
} as const
