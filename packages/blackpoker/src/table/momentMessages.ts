import type { Messages } from '@fudaba/kernel/rules'

/** The moments at which a position may begin (docs/positions.md), in words. */
export const momentMessages = {
  'moment.main': { ja: 'ターン中のチャンス', en: 'A chance during the turn' },
  'moment.setup': { ja: 'ゲームの準備', en: 'Setting the game up' },
} as const satisfies Messages
