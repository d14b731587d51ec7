import type { Messages } from '@fudaba/kernel/rules'

/** The moments at which a position may begin (docs/positions.md), in words. */
export const momentMessages = {
  'moment.main': { ja: 'メインフェイズ', en: 'Main phase' },
  'moment.stand': { ja: 'スタンドフェイズの開始', en: 'Beginning of the stand phase' },
  'moment.draw': { ja: 'ドローフェイズの開始', en: 'Beginning of the draw phase' },
  'moment.ride': { ja: 'ライドフェイズの開始', en: 'Beginning of the ride phase' },
  'moment.battle': { ja: 'バトルフェイズの開始', en: 'Beginning of the battle phase' },
  'moment.attack': { ja: 'アタックするかの選択', en: 'Whether to attack' },
  'moment.attackStep': { ja: 'アタックステップの開始', en: 'Beginning of the attack step' },
  'moment.boost': { ja: 'ブーストの選択', en: 'Whether to boost' },
  'moment.attacked': { ja: 'アタックされた時', en: 'A unit is attacked' },
  'moment.guard': { ja: 'ガードステップの開始', en: 'Beginning of the guard step' },
  'moment.drive': { ja: 'ドライブステップの開始', en: 'Beginning of the drive step' },
  'moment.driveCheck': { ja: 'ドライブチェック', en: 'Drive check' },
  'moment.damage': { ja: 'ダメージステップの開始', en: 'Beginning of the damage step' },
  'moment.hit': { ja: 'ヒットしてダメージを与える時', en: 'A hit deals its damage' },
  'moment.close': { ja: 'クローズステップの開始', en: 'Beginning of the close step' },
  'moment.end': { ja: 'エンドフェイズの開始', en: 'Beginning of the end phase' },
  'moment.setup': { ja: 'ゲームの準備', en: 'Setting the game up' },
} as const satisfies Messages
