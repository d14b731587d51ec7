import type { Game, SettingDef } from '@fudaba/kernel/rules'

/** Real forks of the rules; every value says where it comes from. */
export interface ChronicleConfig {
  readonly lamps: 'exact' | 'cumulative'
}

export const settings = {
  lamps: {
    title: { ja: 'ランプの見方', en: 'How lamps are read' },
    values: ['exact', 'cumulative'],
    default: 'exact',
    provenance: { exact: 'inferred', cumulative: 'ours' },
    clause: '5.7.3',
  },
} as const satisfies Record<keyof ChronicleConfig, SettingDef>

export function configOf(g: Game): ChronicleConfig {
  // The kernel resolved every setting against `settings` before the game began.
  return g.config as unknown as ChronicleConfig
}
