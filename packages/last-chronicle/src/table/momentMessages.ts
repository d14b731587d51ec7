import type { Messages } from '@fudaba/kernel/rules'

/** The moments at which a position may begin (docs/positions.md), in words. */
export const momentMessages = {
  'moment.main': { ja: 'メインフェイズ1の優先権', en: 'First main phase: priority' },
  'moment.main2': { ja: 'メインフェイズ2の優先権', en: 'Second main phase: priority' },
  'moment.turn': { ja: 'ターンの開始', en: 'Beginning of the turn' },
  'moment.recovery': { ja: '回復フェイズの開始', en: 'Beginning of the recovery phase' },
  'moment.draw': { ja: 'ドローフェイズの開始', en: 'Beginning of the draw phase' },
  'moment.check': { ja: 'チェックフェイズの開始', en: 'Beginning of the check phase' },
  'moment.mainStart': { ja: 'メインフェイズ1の開始', en: 'Beginning of the first main phase' },
  'moment.main2Start': { ja: 'メインフェイズ2の開始', en: 'Beginning of the second main phase' },
  'moment.battle': { ja: '戦闘フェイズの開始', en: 'Beginning of the battle phase' },
  'moment.attack': { ja: '攻撃するユニットの選択', en: 'Attackers are chosen' },
  'moment.defence': { ja: '防御するユニットの選択', en: 'The defender is chosen' },
  'moment.damage': { ja: '戦闘のダメージ', en: 'Damage of the battle' },
  'moment.adjustment': { ja: '調整フェイズの開始', en: 'Beginning of the adjustment phase' },
  'moment.end': { ja: '調整ステップの開始', en: 'Beginning of the adjustment step' },
  'moment.setup': { ja: 'ゲームの準備', en: 'Setting the game up' },
} as const satisfies Messages
