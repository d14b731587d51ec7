import type {
  Amount,
  Comparison,
  Condition,
  Event,
  Feature,
  PlayerWord,
  Reference,
  Selector,
  TriggerNode as Trigger,
  What,
} from '@fudaba/kernel/text'
import type { ConditionKeyword, LabelOfAbility } from './keywords.ts'
import type { Circle } from './places.ts'
import type { PhaseWord } from './times.ts'

/** What only ヴァンガード says. */
declare module '@fudaba/kernel/text' {
  interface EffectNodes {
    /** スペリオルコール (10.7.1.3) onto rear-guard circles, or as guardians. */
    'vanguard.call': {
      readonly what: What
      readonly onto?: 'R' | 'G'
      /** Only there. */
      readonly at?: CallPlace
      readonly state?: 'resting'
      /** Onto circles of their own, where that is said. */
      readonly apart?: true
      /** The state is said behind the circle. */
      readonly said?: 'state-last'
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
    'vanguard.battles': {
      readonly what: What
      readonly amount?: number
      readonly duration?: string
      /** 1回のアタックで. */
      readonly once?: true
    }
    /** タイムリープ (10.31). */
    'vanguard.time-leap': { readonly what: What }
    /** 達成(n) (11.36): what is inside a keyword that is a line of its own. */
    'vanguard.inside': { readonly keyword: string; readonly n: number }
    /** シークメイト (11.10): whom it can be in legion with, and their power together. */
    'vanguard.seek-mate': { readonly power: number; readonly names: readonly string[] }
    /** (数値)ダメージ (10.33.2). */
    'vanguard.damage': { readonly who: 'you' | 'opponent'; readonly amount: Amount }
    /** To the fighter whose vanguard that is. */
    'vanguard.damage-to': { readonly what: What; readonly amount: Amount }
  }
  interface EffectNodes {
    /** ツインドライブ, トリプルドライブ that are gained (11.2). */
    'vanguard.drive': { readonly what: What; readonly by: 'twin' | 'triple' }
    /** What an icon of them gave is lost with them (2.10.1). */
    'vanguard.drive-lost': { readonly what: What; readonly by: 'twin' | 'triple' }
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
    /** …の能力は使えない (12.2): abilities of these. */
    'vanguard.unusable': { readonly what: What; readonly duration?: string }
    /** トリガーの効果を無効にする (12.3). */
    'vanguard.negate-triggers': { readonly duration?: string }
    'vanguard.void-icons': { readonly duration?: string }
    'vanguard.undo-icons': Readonly<Record<never, never>>
    /** (キーワード能力)を有効にする (12.9): of these. */
    'vanguard.enable': { readonly what: What; readonly word: ConditionKeyword; readonly duration?: string }
    /** デッキに(数値)枚まで入れることができる (5.1.2); without a number as many as one likes. */
    'vanguard.copies': { readonly amount?: number }
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
    'vanguard.is': { readonly what: Selector; readonly as: Selector; readonly all?: true }
    /** …が4枚以上【レスト】している: so many of those are. */
    'vanguard.so-many': {
      readonly what: Selector
      readonly comparison: Comparison
      readonly as: Selector
    }
    /** そのバトル中、…していなかった: whether it has happened in the period of the event; `was`: された後で. */
    'vanguard.during': { readonly event: Event; readonly not?: true; readonly was?: true }
    /** あなたのターン中. */
    'vanguard.turn': { readonly whose: PlayerWord }
    /** あなたのエンドフェイズ中, メインフェイズ中: which part of whose turn it is. */
    'vanguard.phase': { readonly whose?: PlayerWord; readonly phase: PhaseWord }
    /** このユニットが《…》をブーストしたバトル: the battle that is going on is one of this kind. */
    'vanguard.battle': { readonly who: What; readonly did: string; readonly whom?: What }
    /** そのターンで4回目以降のバトル中 (7.1.2.1). */
    'vanguard.nth-battle': {
      readonly battle: { readonly n: number; readonly or?: number; readonly onwards?: true }
    }
    /** あなたの(V)に…がいる: somebody with these features too. */
    'vanguard.there': {
      readonly at: readonly Feature[]
      readonly what: Selector
      readonly how: string
      readonly comparison?: Comparison
      readonly not?: true
    }
    /** The vanguard and this card have a clan in common (11.7.1). */
    'vanguard.shares-clan': Readonly<Record<never, never>>
  }
  interface FeatureNodes {
    /** 「リミットブレイクを持つ」「誉の能力を持つ」 …. */
    'vanguard.has': { readonly label: LabelOfAbility; readonly n?: number }
    /** (V)にいる, (V)か(R)にいる. */
    'vanguard.on': { readonly circles: readonly Circle[] }
    /** [○-条件] of a blast (10.16.1.1, 10.17.1.1). */
    'vanguard.fitting': { readonly of: Selector; readonly blast: 'counter-blast' | 'soul-blast' }
    /** One grade more than one of those (10.31.2). */
    'vanguard.next-grade': { readonly of: Reference }
    /** …と双闘できる (10.25.17). */
    'vanguard.legion-with': { readonly as: Reference }
    /** What was declared (10.23.1). */
    'vanguard.declared': { readonly of: 'name' | 'clan' | 'grade' }
    /** ヴァンガードとリアガード: all that are one of these. */
    'vanguard.both': { readonly of: readonly Feature[] }
    /** バトル相手: whom this unit, or that one, battles. */
    'vanguard.opposing': { readonly of?: Selector }
    /** …と同じグレードの. */
    'vanguard.same-grade': { readonly as: Reference | Selector }
    /** そのユニットのパワー以下のパワーの: compared with a number that is found. */
    'vanguard.compared': { readonly characteristic: string; readonly comparison: Comparison }
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
    /** あなたのターン中、…した時: only in that part of a turn, in such a battle. */
    'vanguard.within': { readonly when: Condition; readonly of: Trigger }
  }
}

/** Which rear-guard circles: those without a card, of a row, of the column of this unit. */
export type CallPlace = 'open' | 'front-row' | 'back-row' | 'column'
