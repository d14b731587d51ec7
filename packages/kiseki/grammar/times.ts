import { WordList, words } from '@fudaba/cardtext'

/** When, for how long, and the icon crafts: words that are listed rather than explained. */

/** The parts of a turn (700): each has a beginning and an end that crafts wait for. */
const stages = [
  ['turn', 'ターン', 'turn'],
  ['preparation', '準備フェイズ', 'preparation phase'],
  ['draw', 'ドローステップ', 'draw step'],
  ['homebase', '拠点ステップ', 'homebase step'],
  ['deployment', '配備ステップ', 'deployment step'],
  ['battle-phase', '戦闘フェイズ', 'battle phase'],
  ['attack-target', '攻撃対象選択ステップ', 'attack target step'],
  ['recovery', '回復フェイズ', 'recovery phase'],
] as const

/** Those that set something off, by the rulebook: not every part has both ends. */
const ends = ['turn', 'battle-phase']

export const moments = words(
  'moments',
  ...stages.flatMap(([id, ja, en]) => [
    [`${id}-start`, `${ja}開始時`, `the start of the ${en}`] as const,
    ...(ends.includes(id) ? [[`${id}-end`, `${ja}終了時`, `the end of the ${en}`] as const] : []),
  ]),
)

/** What has happened in it is asked for with に. */
export const periods = words(
  'periods',
  ['turn', 'このターン', 'this turn'],
  ['battle', 'この戦闘', 'this battle'],
)

export const durations = words(
  'durations',
  ['turn', 'このターン中', 'this turn'],
  ['battle', 'この戦闘中', 'during this battle'],
  ['attack', 'この攻撃中', 'during this attack'],
  ['counter', 'この応戦中', 'during this counter'],
  ['next-turn', '次のターン中', 'during the next turn'],
  ['fighting', '戦闘中', 'while in battle'],
  ['attacking', '攻撃中', 'while attacking'],
  ['attacking-alone', '単独で攻撃中', 'while attacking alone'],
  ['scrumming', 'スクラム攻撃中', 'while in a scrum attack'],
  ['countering', '応戦中', 'while countering'],
  ['while-here', 'これが場を離れるまで', 'until this leaves the field'],
)

/** When a craft may be played: phases and steps. */
export const stageWords = words('stages', ...stages.slice(1), ['battle', '戦闘', 'battle'])
/** How a limit counts. */
export const limitPeriods = words<string>(
  'limitPeriods',
  ['turn', '1ターン', 'turn'],
  ['game', '1ゲーム', 'game'],
)

/** アイコンクラフト (1400) without a number or a craft inside. */
export const plainIcons = words(
  'plainIcons',
  ['covert', '暗躍', 'Covert'],
  ['covert-choice', '暗躍:選択式', 'Covert (optional)'],
  ['reinforcement', '援軍', 'Reinforcement'],
  ['belonging', '帰属', 'Belonging'],
  ['dispatch', '派遣', 'Dispatch'],
  ['martial', '武術', 'Martial Arts'],
  ['hate', 'ヘイト', 'Hate'],
  ['tactical-link', '戦術リンク', 'Tactical Link'],
  ['upheaval', '体制崩し', 'Break Stance'],
  ['magic', '魔法', 'Magic'],
  ['curse', '呪い', 'Curse'],
  ['doll', '人形', 'Doll'],
)
export const numberedIcons = words(
  'numberedIcons',
  ['boarding', '搭乗', 'Boarding'],
  ['wings', '光まとう翼', 'Wings of Light'],
)
export const craftIcons = words('craftIcons', ['elation', '高揚', 'Elation'])

/** All of them, as what a UNIT has or lacks. */
export const keywords = new WordList(
  'keywords',
  [plainIcons, numberedIcons, craftIcons].flatMap((list) => list.ids.map((id) => list.get(id))),
)
