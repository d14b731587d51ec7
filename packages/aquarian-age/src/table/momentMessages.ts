import type { Messages } from '@fudaba/kernel/rules'

/** The moments at which a position may begin (docs/positions.md), in words. */
export const momentMessages = {
  'moment.main': { ja: 'メインフェイズ（宣言できる時）', en: 'Main phase, open for declarations' },
  'moment.mainBegin': { ja: 'メインフェイズの開始', en: 'Beginning of the main phase' },
  'moment.mainEnd': { ja: 'メインフェイズの終了', en: 'End of the main phase' },
  'moment.answer': { ja: '宣言へのレスポンス', en: 'A declaration waits for responses' },
  'moment.drawEnd': { ja: 'ドローフェイズの終了', en: 'End of the draw phase' },
  'moment.check': { ja: '勢力チェック', en: 'Faction check' },
  'moment.powerBegin': { ja: 'パワーカードフェイズの開始', en: 'Beginning of the power card phase' },
  'moment.powerCard': { ja: 'パワーカードのセット', en: 'A power card is laid' },
  'moment.powerEnd': { ja: 'パワーカードフェイズの終了', en: 'End of the power card phase' },
  'moment.discardBegin': { ja: 'ディスカードフェイズの開始', en: 'Beginning of the discard phase' },
  'moment.discardEnd': { ja: 'ディスカードフェイズの終了', en: 'End of the discard phase' },
  'moment.draw': { ja: 'ドローフェイズの開始', en: 'Beginning of the draw phase' },
  'moment.faction': { ja: '勢力フェイズの開始', en: 'Beginning of the faction phase' },
  'moment.power': { ja: 'チャージの計算', en: 'The charge is counted' },
  'moment.discard': { ja: '手札の上限まで捨てる', en: 'Discarding to the hand limit' },
  'moment.setup': { ja: 'ゲームの準備', en: 'Setting the game up' },
} as const satisfies Messages
