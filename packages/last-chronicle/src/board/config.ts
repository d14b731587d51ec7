import type { Game, SettingDef } from '@fudaba/kernel/rules'

/** Real forks of the rules; every value says where it comes from. */
export interface ChronicleConfig {
  readonly lamps: 'exact' | 'cumulative'
  readonly stolenSoulstone: 'owner' | 'controller'
  readonly ownChanges: 'beforeSetting' | 'afterSetting'
}

export const settings = {
  lamps: {
    title: { ja: 'ランプの見方', en: 'How lamps are read' },
    values: ['exact', 'cumulative'],
    default: 'exact',
    provenance: { exact: 'inferred', cumulative: 'ours' },
    clause: '5.7.3',
  },
  stolenSoulstone: {
    title: { ja: '奪われた魂石化が行くソウルヤード', en: 'Whose soul yard a stolen soul stone goes to' },
    values: ['owner', 'controller'],
    default: 'owner',
    provenance: { owner: 'inferred', controller: 'ours' },
    clause: '15.2.5.2',
  },
  ownChanges: {
    title: { ja: '自身の修整と、値を定める他の効果', en: 'An own change and an effect that sets the number' },
    values: ['beforeSetting', 'afterSetting'],
    default: 'beforeSetting',
    provenance: { beforeSetting: 'inferred', afterSetting: 'ours' },
    clause: '11.9.4.8',
  },
} as const satisfies Record<keyof ChronicleConfig, SettingDef>

export function configOf(g: Game): ChronicleConfig {
  // The kernel resolved every setting against `settings` before the game began.
  return g.config as unknown as ChronicleConfig
}
