import type { Game, SettingDef } from '@fudaba/kernel/rules'
import { fact } from '../book.ts'

/** Real forks of the rules; every value says where it comes from. */
export interface BlackpokerConfig {
  readonly frame: 'entry20' | 'full54'
  readonly endClearsFog: 'own' | 'all'
  readonly drawRule: 'edition8' | 'edition9'
  readonly blockDrives: boolean
  readonly chanceAfterRequest: 'keep' | 'pass'
  readonly presetFaceUp: boolean
}

/** Lite's only official frame is エントリー20. */
const defaultFrame = fact<BlackpokerConfig['frame']>('base.3.2.8', 'entry20', 'full54')

export const settings = {
  frame: {
    title: { ja: 'フレーム', en: 'Frame' },
    values: ['entry20', 'full54'],
    get default() {
      return defaultFrame()
    },
    provenance: { entry20: 'official', full54: 'official' },
    clause: 'base.3.2.8',
  },
  endClearsFog: {
    title: { ja: 'エンドで片付くフォグ', en: 'Fog cleared by End' },
    values: ['own', 'all'],
    default: 'own',
    provenance: { own: 'rulebook', all: 'official' },
    clause: 'base.3.7.2',
  },
  drawRule: {
    title: { ja: 'ドローの枚数', en: 'How many Draw takes' },
    values: ['edition8', 'edition9'],
    default: 'edition8',
    provenance: { edition8: 'rulebook', edition9: 'official' },
    clause: 'base.3.7.5',
  },
  blockDrives: {
    title: { ja: 'ブロッカーをドライブする', en: 'Blocking drives the blocker' },
    values: [false, true],
    default: false,
    provenance: { false: 'rulebook', true: 'inferred' },
    clause: 'base.3.7.7',
  },
  chanceAfterRequest: {
    title: { ja: '起こした後のチャンス', en: 'The chance after a request' },
    values: ['keep', 'pass'],
    default: 'keep',
    provenance: { keep: 'official', pass: 'official' },
    clause: 'base.3.7.20',
  },
  presetFaceUp: {
    title: { ja: 'プリセットの防壁を表向きにする', en: 'The preset barrier lies face up' },
    values: [false, true],
    default: false,
    provenance: { false: 'inferred', true: 'official' },
    clause: 'base.3.2.33',
  },
} as const satisfies Record<keyof BlackpokerConfig, SettingDef>

export function configOf(g: Game): BlackpokerConfig {
  // The kernel resolved every setting against `settings` before the game began.
  return g.config as unknown as BlackpokerConfig
}
