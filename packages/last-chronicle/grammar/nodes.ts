import type {
  Amount,
  Comparison,
  Event,
  Feature,
  PlayerWord,
  Reference,
  Selector,
  What,
} from '@fudaba/kernel/text'

/** What only ラストクロニクル says. Every kind has one wording, one English and one executor. */
declare module '@fudaba/kernel/text' {
  interface EffectNodes {
    /** A keyword ability (15.2) with what stands in it: a number, a category, a name, a cost, a counter. */
    'last-chronicle.keyword': {
      readonly keyword: string
      readonly amount?: number
      readonly category?: string
      readonly name?: string
      readonly cost?: string
      readonly or?: string
      readonly counter?: string
    }
    /** 2000ダメージを与える (6.4): to units. */
    'last-chronicle.damage': { readonly what: What; readonly amount: Amount }
    /** The same to players. */
    'last-chronicle.damage-player': { readonly player: PlayerWord; readonly amount: Amount }
    /** 負っているダメージを取り除く. */
    'last-chronicle.heal': { readonly what: What }
    /** …に与えられるダメージを500軽減する (11.9.7). */
    'last-chronicle.reduce': { readonly what: What; readonly amount: Amount; readonly duration?: string }
    'last-chronicle.reduce-player': { readonly player: PlayerWord; readonly amount: Amount }
    /** クロノチェックを1回行う (15.1.14). */
    'last-chronicle.check': { readonly times: Amount }
    /** 時代マーカーと手札を1枚交換する (15.1.15). */
    'last-chronicle.exchange': { readonly amount: Amount }
    /** トークンを配置する (6.11). */
    'last-chronicle.token': {
      readonly amount: Amount
      readonly level: number
      readonly power: number
      readonly atk: number
      readonly category: string
    }
    /** コントロールを得る (6.2.4). */
    'last-chronicle.control': { readonly what: Reference }
    /** …カウンターを1個置く, 取り除く (6.10). */
    'last-chronicle.counter': {
      readonly what: Reference
      readonly way: 'put' | 'take'
      readonly amount: Amount
      readonly counter: string
    }
    /** 白のソウルを1生み出す (15.1.16.3). */
    'last-chronicle.soul': { readonly power: string; readonly amount: Amount }
    /** ソウル(1白)を支払う, inside an effect. */
    'last-chronicle.pay': { readonly cost: string }
    /** ゲームに勝利する, 敗北する (3). */
    'last-chronicle.game': { readonly way: 'win' | 'lose' }
    /** 『突破2』を得る (15.2.4.5). */
    'last-chronicle.breakthrough': {
      readonly what: What
      readonly amount: Amount
      readonly duration?: string
    }
    /** 〜しない, 〜されない: it does not happen. */
    'last-chronicle.does-not': { readonly event: Event; readonly duration?: string }
    /** 選ばれない (15.3.1). */
    'last-chronicle.not-chosen': {
      readonly what: What
      readonly by?: PlayerWord
      readonly duration?: string
    }
    /** …のコストを1減らす (5.2.2.2). */
    'last-chronicle.cost': {
      readonly what: Selector
      readonly sign: '+' | '-'
      readonly amount: Amount
    }
    /** ソウル(1)を支払わないかぎり攻撃できない (10.1.2.5). */
    'last-chronicle.fee': {
      readonly what: What
      readonly amount: Amount
      readonly way: 'attack' | 'defend'
    }
    /** 手札の上限枚数を8枚にする (9.7.3.1). */
    'last-chronicle.hand-limit': { readonly who: PlayerWord; readonly amount: Amount }
    /** デッキに何枚でも入れることができる (8.1.2). */
    'last-chronicle.any-number': { readonly what: Reference }
    /** トリガーアビリティはトリガーしない (15.1.17.2). */
    'last-chronicle.no-triggers': { readonly what: What; readonly duration?: string }
    /** 合計-3000を割り振る (11.2.8): a number that is divided among what was chosen. */
    'last-chronicle.divide': {
      readonly what: Reference
      readonly characteristic: string
      readonly sign: '+' | '-'
      readonly amount: Amount
    }
    /** 勢力を得る (5.2.2.1.2.1). */
    'last-chronicle.gain-power': {
      readonly what: What
      readonly power: string
      readonly duration?: string
    }
  }
  interface FeatureNodes {
    /** A player, as what is dealt damage. */
    'last-chronicle.player': { readonly who: PlayerWord }
    /** デッキの上. */
    'last-chronicle.end': { readonly zone: string; readonly place: string }
    /** 白の (5.2.2.3), 無勢力の (5.2.2.1.1), マルチソウルの (5.2.2.1.2). */
    'last-chronicle.power': { readonly power: string }
    'last-chronicle.powerless': Readonly<Record<never, never>>
    'last-chronicle.multi-soul': Readonly<Record<never, never>>
    /** LEGACYの, EPICの (5.5). */
    'last-chronicle.icon': { readonly icon: string }
    /** ダメージを負っている. */
    'last-chronicle.damaged': Readonly<Record<never, never>>
    /** トークン (6.11). */
    'last-chronicle.is-token': Readonly<Record<never, never>>
    /** …カウンターが置かれている. */
    'last-chronicle.has-counter': { readonly counter: string }
  }
  interface ConditionNodes {
    /** …の合計が3以上: a number that was found out, compared. */
    'last-chronicle.compare': { readonly amount: Amount; readonly comparison: Comparison }
    /** このユニットが攻撃している. */
    'last-chronicle.in-battle': { readonly what: Reference; readonly relation: string }
    /** このユニットが『勇猛』を持つ, このカードが…である. */
    'last-chronicle.has': { readonly what: Reference; readonly feature: Feature }
    /** このカードが手札にある: where the ability counts, if a sentence about it says so (11.4.3). */
    'last-chronicle.lies': { readonly what: Reference; readonly zone: string }
  }
  interface TriggerNodes {
    /** ソウルバースト (15.2.10): the cost of declaring it. */
    'last-chronicle.soul-burst': { readonly cost: string }
  }
  interface AmountNodes {
    /** あなたの時代, 対戦相手の進攻値: a number of a player. */
    'last-chronicle.player-value': { readonly who: PlayerWord; readonly characteristic: string }
    /** …の上の実りカウンターの数. */
    'last-chronicle.counters': { readonly of: Reference; readonly counter: string }
    /** …の半分 (4.2); how it is rounded, if the text says so. */
    'last-chronicle.half': { readonly of: Amount; readonly round?: 'up' | 'down' }
  }
  interface CostNodes {
    /** ソウル(1白) (11.5.2.1). */
    'last-chronicle.souls': { readonly cost: string }
    /** (2): power counters (15.2.14.10). */
    'last-chronicle.power-counters': { readonly amount: Amount }
  }
}
