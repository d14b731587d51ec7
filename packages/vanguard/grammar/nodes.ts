import type { What } from '@fudaba/kernel'
import type { ConditionKeyword } from '../src/keywordConditions.ts'

/** What only ヴァンガード says. */
declare module '@fudaba/kernel' {
  interface EffectNodes {
    /** スペリオルコール (10.7.1.3) onto rear-guard circles, or as guardians. */
    'vanguard.call': { readonly what: What; readonly onto?: 'R' | 'G' }
    /** 救援 (11.17): so many cards healed, so much damage to the own vanguard. */
    'vanguard.rescue': { readonly amount: number }
  }
  interface ConditionNodes {
    /** リミットブレイク4, 勇敢 …: the keyword of an ability of this kind. */
    'vanguard.keyword': { readonly word: ConditionKeyword; readonly of: string; readonly n?: number }
    /** The vanguard and this card have a clan in common (11.7.1). */
    'vanguard.shares-clan': Readonly<Record<never, never>>
  }
}
