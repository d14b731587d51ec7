import { WordList, words } from '@fudaba/cardtext'

/** When, for how long, keywords and counters: words that are listed rather than explained. */

/** Moments of the turn that triggers wait for (9, 10). */
export const moments = words(
  'moments',
  ['draw-start', 'ドローフェイズの開始時に', 'the beginning of the draw phase'],
  ['check-start', 'チェックフェイズの開始時に', 'the beginning of the check phase'],
  ['main-start', 'メインフェイズの開始時に', 'the beginning of the main phase'],
  ['attack-start', '攻撃前ステップの開始時に', 'the beginning of the step before attacks'],
  ['adjustment-start', '調整フェイズの開始時に', 'the beginning of the adjustment phase'],
  ['turn-end', 'ターンの終了時に', 'the end of the turn'],
  ['advanced', '時代が発展したとき', 'the advance of the era'],
)

/** What has happened in it is asked for with に; the second says whose turn it is. */
export const periods = words('periods', ['turn', 'このターン', 'this turn'], ['whose-turn', 'ターン', 'turn'])

/** How often an ability may be used. */
export const limitPeriods = words('limitPeriods', ['turn', '1ターン', 'turn'])

export const durations = words(
  'durations',
  ['turn', 'ターンの終わりまで', 'until end of turn'],
  ['this-turn', 'このターン', 'this turn'],
  ['next-turn', '次のターンの終わりまで', 'until the end of the next turn'],
  ['attacking', '攻撃している間', 'while attacking'],
  ['defending', '防御している間', 'while defending'],
)

/** キーワード能力 (15.2) that are a word alone … */
export const plainKeywords = words(
  'plainKeywords',
  ['valor', '勇猛', 'Valor'],
  ['haste', '速攻', 'Haste'],
  ['aura', 'オーラ', 'Aura'],
  ['soulstone', '魂石化', 'Soul Stone'],
  ['pursuit', '追撃', 'Pursuit'],
  ['absorption', '吸収', 'Absorption'],
  ['joining', '結合', 'Joining'],
)
/** … with a number after them … */
export const numberKeywords = words('numberKeywords', ['breakthrough', '突破', 'Breakthrough'])
/** … with a number in parentheses … */
export const markedKeywords = words(
  'markedKeywords',
  ['exploration', '探索', 'Exploration'],
  ['suppression', '制圧', 'Suppression'],
  ['powerSource', '動力', 'Power Source'],
)
/** … with a category, … */
export const categoryKeywords = words(
  'categoryKeywords',
  ['soulChange', 'ソウルチェンジ', 'Soul Change'],
  ['awakening', '覚醒', 'Awakening'],
)
/** … the name of a card, … */
export const nameKeywords = words('nameKeywords', ['sublimation', '昇華', 'Sublimation'])
/** … a cost, … */
export const costKeywords = words('costKeywords', ['alternative', '異能', 'Alternative'])
/** … one of two costs, … */
export const eitherKeywords = words('eitherKeywords', ['taboo', '禁忌', 'Taboo'])
/** … a counter and a number, … */
export const counterKeywords = words('counterKeywords', ['harvest', 'ハーベスト', 'Harvest'])
/** … or a number and what removes a counter (15.2.11). */
export const preparations = words(
  'preparations',
  ['preparation(attack)', '攻撃したとき', 'when it attacks'],
  ['preparation(defend)', '防御したとき', 'when it defends'],
)

/** カウンター (6.10). */
export const counterKinds = words(
  'counterKinds',
  ['harvested', '実り', 'harvest'],
  ['prepared', '準備', 'preparation'],
  ['power', '動力', 'power'],
)

/** Every keyword by its name. */
export const keywordNames = new WordList(
  'keywordNames',
  [
    plainKeywords,
    numberKeywords,
    markedKeywords,
    categoryKeywords,
    nameKeywords,
    costKeywords,
    eitherKeywords,
    counterKeywords,
  ].flatMap((list) => list.ids.map((id) => list.get(id))),
)
/** Those that a unit has, gains or loses as a word: the ones that mean something on the battlefield. */
export const keywords = new WordList(
  'keywords',
  plainKeywords.ids.filter((id) => id !== 'joining').map((id) => plainKeywords.get(id)),
)
