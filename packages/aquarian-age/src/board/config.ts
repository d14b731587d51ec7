import type { Game, SettingDef } from '@fudaba/kernel/rules'

/** Every value that no official source gives; each says where it comes from. */
export interface AquarianAgeConfig {
  readonly deckSize: 40 | 60
  readonly handLimit: 7 | 8
  readonly mentalAttackOnPlayer: 'damageJudgement' | 'none'
  readonly firstTurnDraw: boolean
  readonly judgementOnEmptyDeck: 'stop' | 'defeat'
  readonly multiFactionPlacement: 'first' | 'owner'
  readonly bothDefeated: 'draw' | 'turnPlayerLoses'
}

export const settings = {
  deckSize: {
    title: { ja: 'デッキの枚数', en: 'Deck size' },
    values: [40, 60],
    default: 40,
    provenance: { '40': 'official', '60': 'fan' },
    clause: 'base.1.1.2',
  },
  handLimit: {
    title: { ja: '手札の上限', en: 'Hand limit' },
    values: [7, 8],
    default: 7,
    provenance: { '7': 'fan', '8': 'ours' },
    clause: 'base.1.4.10',
  },
  mentalAttackOnPlayer: {
    title: { ja: 'プレイヤーへの精神攻撃', en: 'Mental attack on a player' },
    values: ['damageJudgement', 'none'],
    default: 'damageJudgement',
    provenance: { damageJudgement: 'ours', none: 'ours' },
    clause: 'base.1.6.18',
  },
  firstTurnDraw: {
    title: { ja: '最初のターンに引く', en: 'Draw in the very first turn' },
    values: [true, false],
    default: true,
    provenance: { true: 'ours', false: 'ours' },
    clause: 'base.1.8.1',
  },
  judgementOnEmptyDeck: {
    title: { ja: 'デッキがない時のダメージ判定', en: 'Damage judgement without a deck' },
    values: ['stop', 'defeat'],
    default: 'stop',
    provenance: { stop: 'ours', defeat: 'ours' },
    clause: 'base.1.6.13',
  },
  multiFactionPlacement: {
    title: { ja: '複数勢力のキャラクターの列', en: 'The party of a character of several factions' },
    values: ['owner', 'first'],
    default: 'owner',
    provenance: { owner: 'inferred', first: 'weak' },
    clause: 'base.1.8.2',
  },
  bothDefeated: {
    title: { ja: '両者同時の敗北', en: 'Both defeated at once' },
    values: ['draw', 'turnPlayerLoses'],
    default: 'draw',
    provenance: { draw: 'ours', turnPlayerLoses: 'ours' },
    clause: 'base.1.1.8',
  },
} as const satisfies Record<keyof AquarianAgeConfig, SettingDef>

export function configOf(g: Game): AquarianAgeConfig {
  // The kernel resolved every setting against `settings` before the game began.
  return g.config as unknown as AquarianAgeConfig
}
