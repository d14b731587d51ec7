import type { Amount, PlayerWord, Reference, Selector, What } from '@fudaba/kernel'
import type { ConditionKeyword } from '../src/keywordConditions.ts'
import type { LabelOfAbility } from '../src/nodes/keywords.ts'

/** What only ヴァンガード says. */
declare module '@fudaba/kernel' {
  interface EffectNodes {
    /** スペリオルコール (10.7.1.3) onto rear-guard circles, or as guardians. */
    'vanguard.call': {
      readonly what: What
      readonly onto?: 'R' | 'G'
      /** Only there. */
      readonly at?: CallPlace
      readonly state?: 'resting'
    }
    /** 救援 (11.17): so many cards healed, so much damage to the own vanguard. */
    'vanguard.rescue': { readonly amount: number }
    /** コストを払う: what stands in [ ] before the text (8.1.1.2.2). */
    'vanguard.pay': Readonly<Record<never, never>>
    /** カウンターブラスト (10.16), ソウルブラスト (10.17), カウンターチャージ (10.30); `of`: only such cards. */
    'vanguard.counter-blast': { readonly amount: Amount; readonly of?: Selector }
    'vanguard.soul-blast': { readonly amount: Amount; readonly of?: Selector }
    'vanguard.counter-charge': { readonly amount: Amount }
    /** ソウルチャージ (10.18). */
    'vanguard.soul-charge': { readonly amount: Amount }
    /** 移動する (10.32): to a rear-guard circle without a card. */
    'vanguard.move': { readonly what: What }
    /** バトルする (10.20): with so many units of the front row at once; absent: with all. */
    'vanguard.battles': { readonly what: What; readonly amount?: number; readonly duration?: string }
    /** タイムリープ (10.31). */
    'vanguard.time-leap': { readonly what: What }
    /** 達成(n) (11.36): what is inside a keyword that is a line of its own. */
    'vanguard.inside': { readonly keyword: string; readonly n: number }
    /** シークメイト (11.10): whom it can be in legion with, and their power together. */
    'vanguard.seek-mate': { readonly power: number; readonly names: readonly string[] }
    /** (数値)ダメージ (10.33.2). */
    'vanguard.damage': { readonly who: 'you' | 'opponent'; readonly amount: Amount }
  }
  interface EffectNodes {
    /** ツインドライブ, トリプルドライブ that are gained (11.2). */
    'vanguard.drive': { readonly what: What; readonly by: 'twin' | 'triple' }
    /** 奇術 (11.30.1): from the soul until the end of the turn. */
    'vanguard.magia': { readonly what: What }
    /** タイムリープ (10.31.2). */
    'vanguard.time-leap': { readonly what: What }
    /** ハーモニー (11.33.1): this unit with those. */
    'vanguard.harmony': { readonly what: What }
    /** 宣言する (10.23). */
    'vanguard.declare': { readonly of: 'name' | 'clan' | 'grade' }
    /** コストをなくす (10.29.1): of the abilities of those. */
    'vanguard.costless': { readonly what: What; readonly duration?: string }
    /** ハーツの双闘化 (10.25.18). */
    'vanguard.heart-legion': { readonly what: What; readonly with: What }
  }
  interface ConditionNodes {
    /** 連波 (11.34): from the first to the last of each pair of battles. */
    'vanguard.wave': { readonly battles: readonly (readonly [number, number])[] }
    /** 影縫 (11.24): a vanguard was attacked and not hit in this battle. */
    'vanguard.missed': Readonly<Record<never, never>>
    /** 達成 (11.36); `still`: asked when it resolves. */
    'vanguard.success': { readonly n: number; readonly still?: true }
    /** リミットブレイク4, 勇敢 …: the keyword of an ability of this kind. */
    'vanguard.keyword': { readonly word: ConditionKeyword; readonly of: string; readonly n?: number }
    /** あなたのヴァンガードが《…》: all of those, and at least one, have these features. */
    'vanguard.is': { readonly what: Selector; readonly as: Selector }
    /** パワーが…以上, with what the battle adds; see src/nodes/battlePower.ts. */
    'vanguard.battle-power': { readonly what: What; readonly amount: number }
    /** あなたのターン中. */
    'vanguard.turn': { readonly whose: PlayerWord }
    /** The vanguard and this card have a clan in common (11.7.1). */
    'vanguard.shares-clan': Readonly<Record<never, never>>
  }
  interface FeatureNodes {
    /** 「リミットブレイクを持つ」「誉の能力を持つ」 …. */
    'vanguard.has': { readonly label: LabelOfAbility }
    /** [○-条件] of a blast (10.16.1.1, 10.17.1.1). */
    'vanguard.fitting': { readonly of: Selector; readonly blast: 'counter-blast' | 'soul-blast' }
    /** One grade more than one of those (10.31.2). */
    'vanguard.next-grade': { readonly of: Reference }
    /** …と双闘できる (10.25.17). */
    'vanguard.legion-with': { readonly as: Reference }
    /** What was declared (10.23.1). */
    'vanguard.declared': { readonly of: 'name' | 'clan' | 'grade' }
    /** 〈種族〉 (2.3). */
    'vanguard.race': { readonly race: string }
    /** The cards at an end of an ordered zone: 山札の上. */
    'vanguard.end': { readonly zone: string; readonly place: string }
    /** …と別名の (12.8.1). */
    'vanguard.other-name': { readonly as: Reference }
    /** …と同じ縦列の (4.6.2). */
    'vanguard.column': { readonly as: Reference }
  }
  interface TriggerNodes {
    /** 闘魂 (11.26), 影縫 (11.24). */
    'vanguard.keyword-trigger': { readonly word: string }
    /** このユニットがアタックしたバトルの終了時 (7.7.1.1): what it did in that battle. */
    'vanguard.battle-end': { readonly verb: string }
  }
}

/** Which rear-guard circles: those without a card, of a row, of the column of this unit. */
export type CallPlace = 'open' | 'front-row' | 'back-row' | 'column'
