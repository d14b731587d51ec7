import { words } from '@fudaba/cardtext'

/** When, and for how long. */

export const durations = words(
  'durations',
  ['turn', 'そのターン中', 'this turn'],
  ['battle', 'そのバトル中', 'during this battle'],
  ['game', 'そのゲーム中', 'for the rest of the game'],
  ['next-turn', '次の相手のターンの終了時まで', 'until the end of the opponent’s next turn'],
)

/** What has happened in it is asked for with に. */
export const periods = words(
  'periods',
  ['turn', 'このターン', 'this turn'],
  ['battle', 'このバトル', 'this battle'],
)

export const moments = words(
  'moments',
  ['turn-start', 'ターンの開始時', 'the beginning of the turn'],
  ['draw-start', 'ドローフェイズ開始時', 'the beginning of the draw phase'],
  ['assist-start', 'Gアシストステップ開始時', 'the beginning of the G assist step'],
  ['ride-start', 'ライドフェイズ開始時', 'the beginning of the ride phase'],
  ['stride-start', 'ストライドステップ開始時', 'the beginning of the stride step'],
  ['main-start', 'メインフェイズ開始時', 'the beginning of the main phase'],
  ['start-step', 'スタートステップ開始時', 'the beginning of the start step'],
  ['attack-step', 'アタックステップ開始時', 'the beginning of the attack step'],
  ['guard-step', 'ガードステップ開始時', 'the beginning of the guard step'],
  ['drive-step', 'ドライブステップ開始時', 'the beginning of the drive step'],
  ['damage-step', 'ダメージステップ開始時', 'the beginning of the damage step'],
  ['close-start', 'クローズステップ開始時', 'the beginning of the close step'],
  ['close-step', 'バトルの終了時', 'the end of the battle'],
  ['end-start', 'エンドフェイズ開始時', 'the beginning of the end phase'],
  [
    'that-close-start',
    'そのバトルのクローズステップ開始時',
    'the beginning of the close step of that battle',
  ],
  ['that-end-start', 'そのターンのエンドフェイズ開始時', 'the beginning of the end phase of that turn'],
  ['turn-end', 'ターンの終了時', 'the end of the turn'],
  ['that-battle-end', 'そのバトルの終了時', 'the end of that battle'],
  ['that-turn-end', 'そのターンの終了時', 'the end of that turn'],
)

/** Parts of a turn in which something happens: メインフェイズ中. */
export const phases = words(
  'phases',
  ['turn', 'ターン', 'turn'],
  ['stand', 'スタンドフェイズ', 'stand phase'],
  ['draw', 'ドローフェイズ', 'draw phase'],
  ['ride', 'ライドフェイズ', 'ride phase'],
  ['main', 'メインフェイズ', 'main phase'],
  ['battle', 'バトルフェイズ', 'battle phase'],
  ['end', 'エンドフェイズ', 'end phase'],
)
export type PhaseWord = (typeof phases)['ids'][number]

/** 【(領域)】: where an ability is valid (3.1.1.3). */
export const areas = words(
  'areas',
  ['V', '(V)', 'V'],
  ['R', '(R)', 'R'],
  ['G', '(G)', 'G'],
  ['hand', '手札', 'hand'],
  ['drop', 'ドロップゾーン', 'drop zone'],
  ['bind', 'バインドゾーン', 'bind zone'],
  ['soul', 'ソウル', 'soul'],
  ['damage', 'ダメージゾーン', 'damage zone'],
  ['g', 'Gゾーン', 'G zone'],
)
