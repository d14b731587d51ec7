import type {
  Ability,
  Amount,
  Comparison,
  Condition,
  Event,
  Feature,
  Gain,
  Place,
  PlayerWord,
  Quantity,
  Reference,
  Selector,
  SignedAmount,
  What,
} from '@fudaba/kernel/text'

/** What only 軌跡TCG says. Every kind has one wording, one English and one executor. */
declare module '@fudaba/kernel/text' {
  interface EffectNodes {
    /** An icon craft with a number or a craft inside (1409, 1411, 1413). */
    'kiseki.icon': { readonly keyword: string; readonly amount?: Amount; readonly craft?: Ability }
    /** 計画 (1323). */
    'kiseki.plan': { readonly amount: Amount; readonly said?: 'carry-out' }
    /** リンクする (1310): organisations of a player. */
    'kiseki.link': { readonly whose: PlayerWord; readonly organisations: readonly string[] }
    /** 戦術リンクする (1336): two UNITs become one. */
    'kiseki.tactical-link': { readonly what: Reference; readonly with: Reference }
    /** 搭乗させる (1337). */
    'kiseki.board': { readonly what: What; readonly onto: Reference }
    /** 〜しない: it does not happen (1307, 1319, 1326). */
    'kiseki.does-not': { readonly event: Event; readonly duration?: string }
    /** サポートを得る, サポートを失う (1309). */
    'kiseki.gain-attribute': {
      readonly what: What
      readonly attribute: string
      readonly duration?: string
    }
    'kiseki.lose-attribute': {
      readonly what: What
      readonly attribute: string
      readonly duration?: string
    }
    /** すべての組織を持つ (1333). */
    'kiseki.all-organisations': {
      readonly what: What
      readonly everywhere?: true
      readonly duration?: string
    }
    /** …が持つ組織を得る (1404). */
    'kiseki.copy-organisations': { readonly what: What; readonly from: What; readonly duration?: string }
    /** …になる (1411, 1416): a card type. */
    'kiseki.become': {
      readonly what: What
      readonly type: string
      readonly everywhere?: true
      readonly duration?: string
    }
    /** 呪われている (1338). */
    'kiseki.cursed': { readonly what: What }
    /** …ものとする (1329): crafts take it to be so. */
    'kiseki.suppose': { readonly condition: Condition }
    /** あらゆる領域で「…」を得る (1409). */
    'kiseki.grant-everywhere': { readonly what: What; readonly craft: Ability }
    /** …と戦闘中+1/+1を得る (1406): once for each such UNIT in battle with it. */
    'kiseki.against': {
      readonly what: What
      readonly with: Selector
      readonly str: SignedAmount
      readonly def: SignedAmount
    }
    /** +1/+1と【武術】を得る: numbers and something else at once. */
    'kiseki.gains': {
      readonly what: What
      readonly str: SignedAmount
      readonly def: SignedAmount
      readonly gains: readonly Gain[]
      readonly duration?: string
    }
    /** (組織)を持つ, “(カード名)”を持つ (1332.1, 1332.2). */
    'kiseki.have': {
      readonly what: What
      readonly gains: readonly Gain[]
      readonly everywhere?: true
      readonly duration?: string
    }
    /** 場の組織を選ぶ (1312.4), and what is then done with その組織. */
    'kiseki.choose-organisation': { readonly whose?: PlayerWord; readonly quantity: Quantity }
    'kiseki.gain-chosen': { readonly what: What; readonly duration?: string }
    /** …としてプレイできない (1403): a card with several types is played as one of them. */
    'kiseki.not-played-as': { readonly what: Reference; readonly type: string }
    /** アクション状態で場に出る. */
    'kiseki.enters-turned': { readonly what: Reference }
    /** スタンダメージを受ける, without a UNIT that is stunned. */
    'kiseki.stun-damage': { readonly amount: Amount }
    /** 支配を得る (506.4). */
    'kiseki.control': { readonly what: Reference; readonly duration?: string }
    /** 攻撃するために手札を…捨てる必要がある (804.3). */
    'kiseki.attack-demands': { readonly what: What; readonly amount: Amount; readonly duration?: string }
    /** 適用されている効果を無効化する (1325). */
    'kiseki.cancel-effects': { readonly what: Reference }
  }
  interface FeatureNodes {
    /** A player, as what is attacked. */
    'kiseki.player': { readonly who: PlayerWord }
    /** サブ名 (1302.2). */
    'kiseki.sub-name': { readonly name: string }
    /** The cards at an end of an ordered zone: デッキの上. */
    'kiseki.end': { readonly zone: string; readonly place: string }
    /** 組織を持つ, 組織を持たない. */
    'kiseki.organised': { readonly not?: true }
    /** これと同じ組織の (1403). */
    'kiseki.same-organisation': { readonly as: Reference }
    /** …の本来の組織以外の組織を持つ: it has one that the other was not printed with. */
    'kiseki.other-organisation': { readonly as: Reference }
    /** すべてのUNIT: each of them; a filter that lets all pass. */
    'kiseki.every': { readonly feature: Feature }
    /** 【魔法】, この【魔法】: the craft itself, as what is played. */
    'kiseki.craft': { readonly keyword: string; readonly own?: true }
    /** これが攻撃した: what it met in this battle. */
    'kiseki.met': { readonly by: Reference; readonly verb: string }
    /** これに攻撃した: those who met it in this battle. */
    'kiseki.meets': { readonly with: Reference; readonly verb: string }
    /** アーツを持つ (1332.5). */
    'kiseki.has-art': { readonly not?: true }
    /** …が増加している, …が減少している (104.6): the value is another than the original. */
    'kiseki.changed': { readonly characteristic: string; readonly way: 'raised' | 'lowered' }
    /** (キーワード)を持つ (1332.6): a word that stands before the dash of one of its crafts. */
    'kiseki.labelled': { readonly label: string; readonly not?: true }
    /** その組織の, その組織を持つ (1312.4). */
    'kiseki.chosen-organisation': { readonly said?: 'has' }
    /** 搭乗された (1337.2). */
    'kiseki.boarded': Readonly<Record<never, never>>
    /** これに搭乗した (1337.1). */
    'kiseki.aboard': { readonly onto: Reference }
    /** 呪われている (1338.2). */
    'kiseki.is-cursed': Readonly<Record<never, never>>
    /** サポートを持つ (1332.7). */
    'kiseki.attribute': { readonly attribute: string; readonly not?: true }
  }
  interface ConditionNodes {
    /** …がこれだけ: no other object fits. */
    'kiseki.alone': { readonly of: Selector }
    /** これが【…】を持つ (1332). */
    'kiseki.has': { readonly what: Reference; readonly feature: Feature }
    /** これが…と戦闘中. */
    'kiseki.in-battle': { readonly what: Reference; readonly with?: Selector; readonly relation: string }
    /** これが拠点に裏向きである (1405), これが手札にある. */
    'kiseki.lies': { readonly what: Reference; readonly where: Place; readonly state?: string }
    /** …がすべて裏向き: whatever fits is so. */
    'kiseki.all': { readonly of: Selector; readonly feature: Feature }
    /** …の合計が3以上: a number that was found out, compared. */
    'kiseki.compare': { readonly amount: Amount; readonly comparison: Comparison }
    /** Who has the initiative. */
    'kiseki.initiative': { readonly who: PlayerWord; readonly not?: true }
  }
  interface AmountNodes {
    /** 相手の絆: a number of a player. */
    'kiseki.player-value': { readonly who: PlayerWord; readonly characteristic: string }
    /** 本来のSTR: as it is printed, of the object that is being looked at. */
    'kiseki.original': { readonly characteristic: string }
    /** …1つにつき1: so many for each. */
    'kiseki.per': {
      readonly of: Selector | Reference
      readonly each: Amount
      readonly counter: string
      readonly amount: Amount
    }
    /** …が持つ組織の数 (1333.2): how many different ones. */
    'kiseki.organisations': { readonly of: Selector }
  }
  interface CostNodes {
    /** The icon of 1321: this card, which must be ready, is actioned. */
    'kiseki.action-this': Readonly<Record<never, never>>
  }
}
