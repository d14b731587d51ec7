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
  readonly breakOnPowered: 'fails' | 'succeeds'
  readonly breakOnUntargetable: 'allowed' | 'forbidden'
  readonly stealthAfterGuard: 'guardStands' | 'guardFails'
  readonly judgementPlus: 'judgement' | 'attack'
  readonly bindAtZero: 'saves' | 'falls'
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
  breakOnPowered: {
    title: {
      ja: 'レスポンスでパワーを得た相手のキャラクターへのブレイク',
      en: 'A break on an enemy that got power in response',
    },
    values: ['fails', 'succeeds'],
    default: 'fails',
    provenance: { fails: 'inferred', succeeds: 'ours' },
    clause: 'base.1.5.7',
  },
  breakOnUntargetable: {
    title: {
      ja: '「目標にならない」キャラクターへのブレイク',
      en: 'A break on a character that is no target',
    },
    values: ['allowed', 'forbidden'],
    default: 'allowed',
    provenance: { allowed: 'inferred', forbidden: 'ours' },
    clause: 'base.1.5.4',
  },
  stealthAfterGuard: {
    title: { ja: 'ガード宣言の後に得たステルス', en: 'Stealth that is gained after the guard' },
    values: ['guardStands', 'guardFails'],
    default: 'guardStands',
    provenance: { guardStands: 'inferred', guardFails: 'ours' },
    clause: 'base.1.7.10',
  },
  judgementPlus: {
    title: { ja: '「+Xして判定する」のバトル', en: 'Plus X for a judgement, in a battle' },
    values: ['judgement', 'attack'],
    default: 'judgement',
    provenance: { judgement: 'inferred', attack: 'ours' },
    clause: '15-1',
  },
  bindAtZero: {
    title: { ja: '耐久力0のバインド', en: 'Bind at endurance zero' },
    values: ['saves', 'falls'],
    default: 'saves',
    provenance: { saves: 'inferred', falls: 'ours' },
    clause: 'base.1.7.5',
  },
} as const satisfies Record<keyof AquarianAgeConfig, SettingDef>

export function configOf(g: Game): AquarianAgeConfig {
  // The kernel resolved every setting against `settings` before the game began.
  return g.config as unknown as AquarianAgeConfig
}
