import type { Game, SettingDef } from '@fudaba/kernel/rules'

/** Real forks of the rules; every value says where it comes from. */
export interface VanguardConfig {
  readonly deckRule: 'open' | 'clanFight'
  readonly hitsOfAnAttack: 'each' | 'once'
  readonly mateHits: 'leader' | 'both'
}

export const settings = {
  deckRule: {
    title: { ja: 'デッキの規定', en: 'Deck rule' },
    values: ['open', 'clanFight'],
    default: 'open',
    provenance: { open: 'rulebook', clanFight: 'fan' },
    clause: 'base.5.1.4',
  },
  hitsOfAnAttack: {
    title: { ja: '複数にヒットしたアタックの「ヒットした時」', en: '“When it hits”, where several are hit' },
    values: ['each', 'once'],
    default: 'each',
    provenance: { each: 'inferred', once: 'ours' },
    clause: '7.6.1.2',
  },
  mateHits: {
    title: { ja: '双闘のアタックの「ヒットした時」', en: '“When it hits”, of two in legion' },
    values: ['leader', 'both'],
    default: 'leader',
    provenance: { leader: 'inferred', both: 'ours' },
    clause: '10.25.6',
  },
} as const satisfies Record<keyof VanguardConfig, SettingDef>

export const configOf = (g: Game): VanguardConfig =>
  // The kernel resolved every setting against `settings` before the game began.
  g.config as unknown as VanguardConfig
