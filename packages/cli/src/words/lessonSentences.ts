/** What the terminal says around lessons. */
export const lessonSentences = {
  lessonLine: { ja: '{title}（約{minutes}分）　{about}', en: '{title} (about {minutes} min)   {about}' },
  noLessons: { ja: '{game}のレッスンはまだありません', en: 'there are no lessons of {game} yet' },
  noLesson: {
    ja: '{game}に「{kind}」というレッスンはありません。fudaba lesson list {game} で一覧を出せます',
    en: '{game} has no lesson {kind}; fudaba lesson list {game} names them',
  },
  lessonStep: { ja: '── {title} {n}/{count} ──', en: '── {title} {n}/{count} ──' },
  lessonLight: { ja: '見る場所: {places}', en: 'Look at: {places}' },
  lessonWhy: { ja: '条文: {clauses}', en: 'Why: {clauses}' },
  lessonNext: {
    ja: 'Enterで次へ（back で戻る、quit で終わる）',
    en: 'Enter: next (back goes back, quit leaves)',
  },
  lessonDo: {
    ja: '（show でやって見せる、back で戻る、why・rule <条文> で条文、quit で終わる）',
    en: '(show does it for you; back goes back; rule <clause> explains; quit leaves)',
  },
  lessonShown: { ja: 'お手本: {words}', en: 'Shown: {words}' },
  lessonKnow: { ja: 'これで分かったこと', en: 'What you know now' },
  lessonAfter: {
    ja: '次は fudaba lesson {game} {kind}、最初の対戦は fudaba play {game} --opponent easy',
    en: 'Next: fudaba lesson {game} {kind}; a first game: fudaba play {game} --opponent easy',
  },
  lessonPlay: {
    ja: '最初の対戦は fudaba play {game} --opponent easy',
    en: 'A first game: fudaba play {game} --opponent easy',
  },
  lessonLeft: {
    ja: 'ここまでを覚えました。fudaba lesson {game} {kind} で続きから始まります',
    en: 'Kept: fudaba lesson {game} {kind} goes on from here',
  },
} as const
