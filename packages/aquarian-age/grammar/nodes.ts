import type { Ability, Amount, Comparison, Effect, PlayerWord, Reference, What } from '@fudaba/kernel/text'

/** A skill as it is printed: a word, with a number, a faction or an icon. */
export interface PrintedSkill {
  readonly skill: string
  readonly sign?: '+' | '-'
  readonly amount?: Amount
  readonly of?: string
}

/** What only アクエリアンエイジ says. Every kind has one wording, one English and one executor. */
declare module '@fudaba/kernel/text' {
  interface EffectNodes {
    /** A line of skills. No step: the character has them (base.1.7). `keyword`: of one that is given or lost. */
    'aquarian-age.skill-line': {
      readonly skills: readonly PrintedSkill[]
      readonly aggressive?: true
      readonly keyword?: string
    }
    /** 【“…”のみブレイク可能。】. No step: whom alone it may break (base.1.3.5). */
    'aquarian-age.breaks-only': { readonly names: readonly string[] }
    /** スキルを与える, スキルを得る, スキルを失う. */
    'aquarian-age.skills': {
      readonly what: What
      readonly how: 'give' | 'gain' | 'lose'
      readonly skills: readonly PrintedSkill[]
    }
    /** エフェクト「…」を与える, を得る: abilities, too. */
    'aquarian-age.grant': {
      readonly what: What
      readonly how: 'give' | 'gain'
      readonly kindOf: 'effect' | 'ability'
      readonly ability: Ability
    }
    /** 無効化する (13-1): effects, abilities, skills or all of it. */
    'aquarian-age.negate': {
      readonly whose: What
      readonly of: 'effects' | 'abilities' | 'skills' | 'all'
      readonly duration?: string
    }
    /** Damage to characters, outside battle; printed in parentheses it is mental. */
    'aquarian-age.damage': { readonly what: What; readonly amount: Amount; readonly mental?: true }
    /** So many power cards of a character are discarded, or go into the hand of their owner; whoever has the text says which, on resolution (12-4). */
    'aquarian-age.lose-power': { readonly what: What; readonly amount: Amount; readonly to?: 'hand' }
    /** Damage to a player: ダメージ判定. `aimed`: to the player who is the target. */
    'aquarian-age.judge': {
      readonly who: PlayerWord
      readonly amount: Amount
      readonly mental?: true
      readonly aimed?: true
    }
    /** 目標の≪プレイヤー1人≫は: the player is chosen when it is declared, and does it. */
    'aquarian-age.aim-player': { readonly aimed: true; readonly effect: Effect }
    /** 手札を見る. */
    'aquarian-age.see-hand': { readonly who: PlayerWord; readonly aimed?: true }
    /** パワーカードをセットする: from the deck, or with the cards that paid (20-1). */
    'aquarian-age.set-power': {
      readonly what: What
      readonly from: 'deck' | 'paid' | 'discard'
      readonly amount: Amount
    }
    /** The cards that paid come back into the hand (20-1). */
    'aquarian-age.take-back': Readonly<Record<never, never>>
    /**
     * アタック宣言する (3-1-a): at no cost, against the other player. `theirs`: the text says that it is a character of
     * the opponent (3-2); not printed, see src/text/ownAttackers.ts.
     */
    'aquarian-age.attack': { readonly what: What; readonly theirs?: true }
    /** ガード宣言する (4-1-a), ガードする (4-4). */
    'aquarian-age.guard': { readonly what: What; readonly surely?: true }
    /** The paid cards become a character with these numbers (7-3, 7-4). */
    'aquarian-age.make': {
      readonly mind: Amount
      readonly attack: Amount
      readonly endurance: Amount
    }
    /** A permanent (11-6, 11-3) or a power card (12-2) goes onto a character. */
    'aquarian-age.put-on': { readonly what: What; readonly onto: What; readonly ontoFirst?: true }
    /** 目標を変更する (14-3). */
    'aquarian-age.change-target': { readonly what: What }
    /** A card of a pile is used at no cost; its X is 0 (20-5). */
    'aquarian-age.use': { readonly what: What }
    /** The break card on top of it is discarded. */
    'aquarian-age.strip': { readonly what: What }
    /** So many cards from the top of a deck are discarded: of whoever does it, if it is not said whose. */
    'aquarian-age.mill': { readonly whose?: PlayerWord; readonly amount: Amount }
    /** A card of the deck is looked for and taken into the hand. */
    'aquarian-age.fetch': { readonly what: What }
    /** 目標にならない, of whose and of which cards if it is said. */
    'aquarian-age.not-target': {
      readonly what: What
      readonly by?: PlayerWord
      readonly means?: readonly string[]
    }
    /** アタック宣言・ガード宣言できない. */
    'aquarian-age.idle': { readonly what: What }
    /** 攻撃力を本来の攻撃力にする: what is printed, with what permanents add. */
    'aquarian-age.original': { readonly what: What; readonly characteristic: string }
    /** ブレイクカードとして使用可能 (8-1-b). */
    'aquarian-age.as-break': Readonly<Record<never, never>>
    /** 勢力を共有する (18-1): it has these factions as well. */
    'aquarian-age.share-faction': {
      readonly what: What
      readonly faction: string
      readonly duration?: string
    }
  }
  interface FeatureNodes {
    'aquarian-age.faction': { readonly faction: string }
    /** Of any of these factions, joined by または. */
    'aquarian-age.either-faction': { readonly factions: readonly string[] }
    /** キャラクター(…): its 分類アイコン, or ♂ or ♀. */
    'aquarian-age.icon': { readonly icon: string }
    /** 任意の: whoever has the text says which. */
    'aquarian-age.any-of': Readonly<Record<never, never>>
    /** Set on this character. */
    'aquarian-age.set-on': { readonly character: Reference }
    /** What the lasting card of the text aims at (13-3); printed 目標の in the sentence that aims. */
    'aquarian-age.target': Readonly<Record<never, never>>
    /** このカード: the card on which it is printed (21-4). */
    'aquarian-age.this-card': Readonly<Record<never, never>>
  }
  interface ConditionNodes {
    /** アタック宣言にレスポンスして: the last thing declared is of this kind. */
    /** パワーカードを2枚以上持つ. */
    'aquarian-age.has-power': { readonly what: Reference; readonly comparison: Comparison }
    'aquarian-age.responding': { readonly to: string }
  }
}
