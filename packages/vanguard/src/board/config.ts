import type { Game, SettingDef } from '@fudaba/kernel/rules'

/** Real forks of the rules; every value says where it comes from. */
export interface VanguardConfig {
  readonly deckRule: 'open' | 'clanFight'
}

export const settings = {
  deckRule: {
    title: { ja: 'デッキの規定', en: 'Deck rule' },
    values: ['open', 'clanFight'],
    default: 'open',
    provenance: { open: 'rulebook', clanFight: 'fan' },
    clause: 'base.5.1.4',
  },
} as const satisfies Record<keyof VanguardConfig, SettingDef>

export const configOf = (g: Game): VanguardConfig =>
  // The kernel resolved every setting against `settings` before the game began.
  g.config as unknown as VanguardConfig
