import type { Messages } from '@fudaba/kernel/rules'

/** The moments at which a position may begin (docs/positions.md), in words. */
export const momentMessages = {
  'moment.deployment': { ja: '配備ステップの優先権', en: 'Deployment step: priority' },
  'moment.homebase': { ja: '拠点ステップの優先権', en: 'Homebase step: priority' },
  'moment.draw': { ja: 'ドローステップの優先権', en: 'Draw step: priority' },
  'moment.drawing': { ja: 'ドローステップの開始', en: 'Beginning of the draw step' },
  'moment.placing': { ja: '拠点ステップの開始', en: 'Beginning of the homebase step' },
  'moment.deploying': { ja: '配備ステップの開始', en: 'Beginning of the deployment step' },
  'moment.turn': { ja: '準備フェイズの開始', en: 'Beginning of the preparation phase' },
  'moment.battle': { ja: '戦闘フェイズの開始', en: 'Beginning of the battle phase' },
  'moment.attack': { ja: '攻撃するUNITの選択', en: 'Attackers are chosen' },
  'moment.legality': { ja: '攻撃の正当性の確認', en: 'The attack is checked' },
  'moment.declaration': { ja: '攻撃を選んだ後の優先権', en: 'Priority after the attack is chosen' },
  'moment.resolution': { ja: '戦闘解決ステップの開始', en: 'Beginning of the fight' },
  'moment.recovery': { ja: '回復フェイズの開始', en: 'Beginning of the recovery phase' },
  'moment.end': { ja: '絆による敗北の判定', en: 'Whose bond is gone loses' },
  'moment.setup': { ja: 'ゲームの準備', en: 'Setting the game up' },
} as const satisfies Messages
