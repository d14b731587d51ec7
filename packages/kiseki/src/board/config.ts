import type { Game, SettingDef } from '@fudaba/kernel/rules'

/** All corrections that there are, also later ones than these rules know of. */
export const NEWEST = 'newest'
/** Days from which corrections hold (1602 to 1625), after the day on which the rules began. */
const correctionDays = ['2024-10-18', '2025-07-11', '2025-07-23', '2026-04-10'] as const

/** Real forks of the rules; every value says where it comes from. */
export interface KisekiConfig {
  readonly format: 'strategy' | 'blitz'
  readonly recoveryChoice: 'own' | 'any'
  readonly supportLooksAt: 'battle' | 'attack'
  readonly supportLasts: 'untilLost' | 'battle'
  readonly forcedAttack: 'must' | 'mayPass'
  readonly missingStats: 'zero' | 'refuse'
  readonly correctionsDate: (typeof correctionDays)[number] | typeof NEWEST
}

export const settings = {
  format: {
    title: { ja: '対戦形式', en: 'Format' },
    values: ['strategy', 'blitz'],
    default: 'strategy',
    provenance: { strategy: 'rulebook', blitz: 'rulebook' },
    clause: '602.2',
  },
  recoveryChoice: {
    title: { ja: '回復フェイズに選べるUNIT', en: 'Whose UNIT may be recovered' },
    values: ['own', 'any'],
    default: 'own',
    provenance: { own: 'inferred', any: 'rulebook' },
    clause: '705.6',
  },
  supportLooksAt: {
    title: { ja: 'サポートを見る時点', en: 'When support is looked at' },
    values: ['battle', 'attack'],
    default: 'battle',
    provenance: { battle: 'inferred', attack: 'rulebook' },
    clause: '1309.1a',
  },
  supportLasts: {
    title: { ja: 'サポートの続く間', en: 'How long support lasts' },
    values: ['untilLost', 'battle'],
    default: 'untilLost',
    provenance: { untilLost: 'rulebook', battle: 'inferred' },
    clause: '1309.1',
  },
  forcedAttack: {
    title: { ja: '「攻撃する」指示とパス', en: 'Passing with a UNIT that has to attack' },
    values: ['must', 'mayPass'],
    default: 'must',
    provenance: { must: 'ours', mayPass: 'rulebook' },
    clause: '1326.3',
  },
  missingStats: {
    title: { ja: 'STRやDEFのないITEMへの搭乗', en: 'Boarding an ITEM without STR or DEF' },
    values: ['zero', 'refuse'],
    default: 'zero',
    provenance: { zero: 'ours', refuse: 'ours' },
    clause: 'base.2.4.4',
  },
  correctionsDate: {
    title: { ja: 'テキスト訂正の日付', en: 'Day of the text corrections' },
    values: [...correctionDays, NEWEST],
    default: NEWEST,
    provenance: Object.fromEntries([...correctionDays, NEWEST].map((day) => [day, 'rulebook' as const])),
    clause: '1601.1',
  },
} as const satisfies Record<keyof KisekiConfig, SettingDef>

export function configOf(g: Game): KisekiConfig {
  // The kernel resolved every setting against `settings` before the game began.
  return g.config as unknown as KisekiConfig
}
