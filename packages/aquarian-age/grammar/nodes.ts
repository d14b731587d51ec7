import type { Amount, Effect, PlayerWord, Reference, What } from '@fudaba/kernel'

/** What only アクエリアンエイジ says. Every kind has one wording, one English and one executor. */
declare module '@fudaba/kernel' {
  interface EffectNodes {
    /** ≪…≫: the name of an effect; equal names are the same effect (7-6). */
    'aquarian-age.named': { readonly name: string; readonly effect: Effect }
    /** 無効化する (13-1): effects, abilities, skills or all of it. */
    'aquarian-age.negate': {
      readonly whose: What
      readonly of: 'effects' | 'abilities' | 'skills' | 'all'
      readonly duration?: string
    }
    /** Damage to characters, outside battle. */
    'aquarian-age.damage': { readonly what: What; readonly amount: Amount; readonly mental?: true }
    /** So many power cards of a character are discarded; whoever has the text says which, on resolution (12-4). */
    'aquarian-age.lose-power': { readonly what: What; readonly amount: Amount }
    /** ダメージ判定 of a player. */
    'aquarian-age.judge': { readonly who: PlayerWord; readonly amount: Amount }
    /** パワーカードをセットする: from the deck, or with the cards that paid (20-1). */
    'aquarian-age.set-power': {
      readonly what: What
      readonly from: 'deck' | 'paid' | 'discard'
      readonly amount: Amount
    }
    /** The cards that paid come back into the hand (20-1). */
    'aquarian-age.take-back': Readonly<Record<never, never>>
    /** アタック宣言する (3-1-a): at no cost, against the other player. */
    'aquarian-age.attack': { readonly what: What }
    /** ガード宣言する (4-1-a), ガードする (4-4). */
    'aquarian-age.guard': { readonly what: What; readonly surely?: true }
    /** The paid cards become a character with these numbers (7-3, 7-4). */
    'aquarian-age.make': {
      readonly mind: Amount
      readonly attack: Amount
      readonly endurance: Amount
    }
    /** A permanent goes onto another character (11-6), however many are there (11-3). */
    'aquarian-age.put-on': { readonly what: What; readonly onto: What }
    /** 目標を変更する (14-3). */
    'aquarian-age.change-target': { readonly what: What }
    /** A card of a pile is used at no cost; its X is 0 (20-5). */
    'aquarian-age.use': { readonly what: What }
    /** The break card on top of it is discarded. */
    'aquarian-age.strip': { readonly what: What }
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
    /** Set on this character. */
    'aquarian-age.set-on': { readonly character: Reference }
    /** 目標の: what the lasting card of the text aims at (13-3). */
    'aquarian-age.target': Readonly<Record<never, never>>
    /** このカード: the card on which it is printed (21-4). */
    'aquarian-age.this-card': Readonly<Record<never, never>>
  }
}
