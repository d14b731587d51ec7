import type { ClauseRow } from '@fudaba/kernel/rules'

/**
 * The rules the summary takes for granted, one row a fact, each with where it was found and how sure it is.
 * Ids follow the section of our notes and count within it; a row without a kind is enforced.
 */
export const base = {
  // 1.1 Deck, set-up, defeat.
  'base.1.1.1': {
    title: { ja: '2人で遊ぶ', en: 'Two players' },
    kind: 'structural',
    because: 'The kernel seats two players; more are not played here.',
    source: 'AA-ANI, AA-WIKI638',
    confidence: 'fan',
  },
  'base.1.1.2': {
    title: { ja: 'デッキは40枚', en: 'A deck has forty cards' },
    source: 'AA-STEP1',
    confidence: 'official',
  },
  'base.1.1.3': {
    title: { ja: '同じフルネームは4枚まで', en: 'At most four cards of one full name' },
    source: 'AA-STEP1',
    confidence: 'official',
  },
  'base.1.1.4': {
    title: { ja: '先攻を決め、7枚引く', en: 'Chance names the first player; both draw seven' },
    source: 'AA-WIKI638, AA-MIXI',
    confidence: 'fan',
  },
  'base.1.1.5': {
    title: { ja: '後攻だけが一度引き直せる', en: 'Only the second player may take a new hand, once' },
    source: 'AA-WIKI638, AA-MIXI',
    confidence: 'fan',
  },
  'base.1.1.6': {
    title: { ja: 'ダメージ10枚で敗北', en: 'Ten cards in the damage pile are defeat' },
    source: 'AA-WIKI638, AA-MIXI',
    confidence: 'fan',
  },
  'base.1.1.7': {
    title: { ja: '引けなければ敗北', en: 'Having to draw from an empty deck is defeat' },
    source: 'AA-WIKI638, AA-MIXI',
    confidence: 'fan',
  },
  'base.1.1.8': {
    title: { ja: '両者同時の敗北は引き分け', en: 'Defeat of both at once is a draw' },
    confidence: 'ours',
  },
  'base.1.1.9': {
    title: { ja: '投了できる', en: 'A player may concede' },
    confidence: 'ours',
  },

  // 1.2 Zones.
  'base.1.2.1': {
    title: {
      ja: '場は両者の支配エリアと勢力エリア',
      en: 'The field is the controlled and faction areas of both',
    },
    source: 'AA-WORDS-HA',
    confidence: 'official',
  },
  'base.1.2.2': {
    title: { ja: '勢力パーティーは決まった順', en: 'Faction parties stand in a fixed order' },
    source: 'AA-SIM1',
    confidence: 'weak',
  },
  'base.1.2.3': {
    title: { ja: '一番上がアクティブキャラクター', en: 'The top of a party is its active character' },
    source: 'AA-WORDS-A',
    confidence: 'official',
  },
  'base.1.2.4': {
    title: { ja: 'パワーカードは裏向き', en: 'Power cards lie face down' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.2.5': {
    title: { ja: 'デッキは裏向きの順番のある山', en: 'The deck is a hidden ordered pile' },
    source: 'AA-STEP1',
    confidence: 'official',
  },
  'base.1.2.6': {
    title: { ja: 'ダメージ置き場は表向き', en: 'The damage pile is open' },
    confidence: 'ours',
  },

  // 1.3 Cards.
  'base.1.3.1': {
    title: { ja: 'カードは5種類', en: 'Five card types' },
    kind: 'definition',
    because: 'Words that other rows use.',
    models: 'types',
    usedBy: ['22-2', '21-3a'],
    source: 'AA-ANI, AA-SIM1',
    confidence: 'weak',
  },
  'base.1.3.2': {
    title: { ja: '精神力、攻撃力、耐久力', en: 'Mind, attack, endurance' },
    kind: 'definition',
    because: 'Words that other rows use.',
    models: 'characteristics',
    usedBy: ['9-2', '15-2'],
    source: 'AA-KM',
    confidence: 'fan',
  },
  'base.1.3.3': {
    title: { ja: '括弧の攻撃力は精神攻撃', en: 'Attack in brackets is mental' },
    source: 'AA-KM',
    confidence: 'fan',
  },
  'base.1.3.4': {
    title: { ja: '目標と範囲、瞬間と持続', en: 'Target or area, instant or lasting' },
    source: 'AA-FAQ-0511, AA-SIM1',
    confidence: 'fan',
  },
  'base.1.3.5': {
    title: { ja: 'ブレイクの制限はアビリティではない', en: 'A restriction on breaking is no ability' },
    source: 'AA-FAQ-0506',
    confidence: 'official',
  },

  // 1.4 Turn.
  'base.1.4.1': {
    title: { ja: 'フェイズの順', en: 'Draw, faction, main, power card, discard' },
    source: 'AA-STEP5, AA-MIXI',
    confidence: 'official',
  },
  'base.1.4.2': {
    title: { ja: '1枚とドロー修正を引く', en: 'Draw one plus the draw skills of controlled characters' },
    source: 'AA-STEP5',
    confidence: 'official',
  },
  'base.1.4.3': {
    title: { ja: '引く枚数は0未満にならない', en: 'The number drawn is never below zero' },
    source: 'AA-WIKI638',
    confidence: 'fan',
  },
  'base.1.4.4': {
    title: {
      ja: 'キャラクターのセットは無料で一番上に',
      en: 'Setting a character is free; it comes on top of its party',
    },
    source: 'AA-MIXI, AA-SIM2',
    confidence: 'fan',
  },
  'base.1.4.5': {
    title: { ja: '手札から何枚でもパワーを置ける', en: 'Any number of power cards from the hand' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.4.6': {
    title: { ja: '支配とアクティブのキャラクターに置ける', en: 'On controlled and active characters' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.4.7': {
    title: { ja: '精神力まで', en: 'Up to the mind of the character' },
    source: 'AA-ANI, AA-TOCAGE',
    confidence: 'fan',
  },
  'base.1.4.8': {
    title: { ja: 'チャージはデッキから、手札の後', en: 'Charge sets from the deck, after the hand' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.4.9': {
    title: {
      ja: 'パワーが精神力に達すると支配する',
      en: 'An active character whose power equals its mind is taken control of',
    },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.4.10': {
    title: { ja: '手札は7枚とキャパシティまで', en: 'Hand limit seven plus capacity' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.4.11': {
    title: {
      ja: 'メインフェイズにできること: 自分の番はすべて、相手の番はファスト・ガード・エフェクト',
      en: 'The main phase: in one’s own turn everything, in the opponent’s fast cards, guards and effects',
    },
    source: 'AA-MIXI',
    confidence: 'fan',
  },

  // 1.5 Factor, cost, break.
  'base.1.5.1': {
    title: {
      ja: 'ファクターは支配キャラクターの数',
      en: 'Factor is the number of controlled characters of the faction',
    },
    source: 'AA-ANI, AA-KM',
    confidence: 'fan',
  },
  'base.1.5.2': {
    title: {
      ja: 'カードのコストはどの支配キャラクターからでも',
      en: 'Card costs are paid from any controlled characters',
    },
    source: 'AA-KM, AA-SIM2',
    confidence: 'fan',
  },
  'base.1.5.3': {
    title: {
      ja: 'エフェクトのコストはその持ち主から',
      en: 'Effect costs are paid from the character itself',
    },
    source: '11-6',
    confidence: 'official',
  },
  'base.1.5.4': {
    title: { ja: 'ブレイクには共通のアイコン', en: 'A break needs a shared icon' },
    source: 'AA-KM',
    confidence: 'fan',
  },
  'base.1.5.5': {
    title: {
      ja: 'ネームレベルは同じネームでのみブレイク',
      en: 'A name-level character is broken by the same name only',
    },
    source: 'AA-KM',
    confidence: 'fan',
  },
  'base.1.5.6': {
    title: {
      ja: '勢力キャラクターをブレイクすると支配エリアへ',
      en: 'An own faction character that is broken comes under control',
    },
    source: 'AA-FAQ-0506',
    confidence: 'official',
  },
  'base.1.5.7': {
    title: {
      ja: '相手のキャラクターはパワーがなければ横取りできる',
      en: "An opponent's character without power can be broken away",
    },
    source: 'AA-KM, AA-SIM2',
    confidence: 'fan',
  },
  'base.1.5.8': {
    title: {
      ja: '横取りされたキャラクターは捨て札',
      en: 'The character broken away is discarded; the break card stands alone',
    },
    source: 'AA-KM, AA-ANI',
    confidence: 'fan',
  },
  'base.1.5.9': {
    title: { ja: '一番上のカードの情報を持つ', en: 'A character has the information of its top card' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.5.10': {
    title: { ja: 'パーマネントは1枚', en: 'One permanent a character' },
    source: 'AA-WORDS-HA',
    confidence: 'official',
  },

  // 1.6 Attack, guard, battle, damage.
  'base.1.6.1': {
    title: { ja: 'アタックコストは自身のパワー1枚', en: 'An attack costs one power card of the attacker' },
    source: 'AA-WIKI-ATK, AA-TOCAGE',
    confidence: 'fan',
  },
  'base.1.6.2': {
    title: { ja: '払える限り何度でもアタックできる', en: 'A character attacks as often as it can pay' },
    source: 'AA-WIKI-ATK',
    confidence: 'fan',
  },
  'base.1.6.3': {
    title: { ja: '効果によるアタックはコスト不要', en: 'An attack by an effect costs nothing' },
    source: 'AA-WIKI-ATK',
    confidence: 'fan',
  },
  'base.1.6.4': {
    title: { ja: 'ガードコストは自身のパワー1枚', en: 'A guard costs one power card of the guard' },
    source: 'AA-WIKI-GRD',
    confidence: 'fan',
  },
  'base.1.6.5': {
    title: { ja: '自動のガードは無料', en: 'The guard of a faction character is free' },
    source: 'AA-WIKI-GRD',
    confidence: 'fan',
  },
  'base.1.6.6': {
    title: {
      ja: 'ガードされないアタックにも宣言はできる',
      en: 'An unguardable attack may be guarded in vain',
    },
    source: 'AA-WIKI-GRD',
    confidence: 'fan',
  },
  'base.1.6.7': {
    title: { ja: '後の宣言から解決する', en: 'The last declaration resolves first' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.6.8': {
    title: { ja: 'バトルはレスポンスの最後', en: 'A battle is processed at the very end' },
    source: 'AA-WORDS-HA',
    confidence: 'official',
  },
  'base.1.6.9': {
    title: {
      ja: '相手から順にレスポンスし、続けて断れば解決',
      en: 'The other player answers first; two passes in a row resolve',
    },
    confidence: 'ours',
  },
  'base.1.6.10': {
    title: { ja: 'バトルは同時に攻撃力を与え合う', en: 'In a battle both deal their attack at once' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.6.11': {
    title: {
      ja: '耐久力以上のダメージで捨て札',
      en: 'Damage of at least its endurance discards a character with all its cards',
    },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.6.12': {
    title: { ja: 'ダメージは残らない', en: 'Damage does not stay' },
    confidence: 'ours',
  },
  'base.1.6.13': {
    title: {
      ja: 'ダメージ判定は攻撃力の回数',
      en: 'An unguarded attack on a player is judged as often as its value',
    },
    source: 'AA-SIM2, AA-WIKI-ATK',
    confidence: 'fan',
  },
  'base.1.6.14': {
    title: {
      ja: 'キャラクターは勢力エリアへ、他はダメージへ',
      en: 'A judged character is set into its party, anything else is damage',
    },
    source: 'AA-SIM2, AA-WIKI-ATK',
    confidence: 'fan',
  },
  'base.1.6.15': {
    title: { ja: '精神ダメージはパワーを捨てさせる', en: 'Mental damage discards power' },
    source: '12-5',
    confidence: 'official',
  },
  'base.1.6.16': {
    title: { ja: 'パワーを超える精神ダメージは除去', en: 'More mental damage than power removes' },
    source: '6-4',
    confidence: 'official',
  },
  'base.1.6.17': {
    title: {
      ja: '勢力キャラクターへの精神攻撃は精神力と比べる',
      en: 'Against a faction character mental attack is compared with mind',
    },
    source: 'AA-WIKI638',
    confidence: 'fan',
  },
  'base.1.6.18': {
    title: { ja: 'プレイヤーへの精神攻撃', en: 'Mental attack on a player' },
    confidence: 'ours',
  },

  // 1.7 Skills.
  'base.1.7.1': { title: { ja: 'ドロー', en: 'Draw' }, source: 'AA-STEP5', confidence: 'official' },
  'base.1.7.2': { title: { ja: 'チャージ', en: 'Charge' }, source: 'AA-SIM2', confidence: 'weak' },
  'base.1.7.3': {
    title: { ja: 'アグレッシブ', en: 'Aggressive' },
    source: 'AA-WORDS-A',
    confidence: 'official',
  },
  'base.1.7.4': {
    title: { ja: 'イニシアチブは先にダメージを与える', en: 'Initiative deals its damage first' },
    source: 'AA-WORDS-A',
    confidence: 'official',
  },
  'base.1.7.5': {
    title: {
      ja: 'バインドXはパワーX枚をダメージに置いて残る',
      en: 'Bind X: put X power into damage and stay',
    },
    source: 'AA-WORDS-HA, AA-FAQ-0506',
    confidence: 'official',
  },
  'base.1.7.6': {
    title: { ja: 'バインドは任意でレスポンスできない', en: 'Bind is optional and cannot be answered' },
    source: 'AA-FAQ-0506',
    confidence: 'official',
  },
  'base.1.7.7': {
    title: { ja: 'パーマネント±X', en: 'Permanent ±X' },
    source: 'AA-WORDS-HA',
    confidence: 'official',
  },
  'base.1.7.8': {
    title: { ja: 'シールドはバトル以外のダメージを受けない', en: 'Shield: no damage but that of battle' },
    source: 'AA-QA-0708',
    confidence: 'official',
  },
  'base.1.7.9': { title: { ja: 'ペネトレイト', en: 'Penetrate' }, source: 'AA-JUDGE', confidence: 'weak' },
  'base.1.7.10': {
    title: { ja: 'ステルスは同じ勢力だけがガードできる', en: 'Stealth: only its own factions can guard' },
    source: '18-1',
    confidence: 'inferred',
  },
  'base.1.7.11': { title: { ja: 'キャパシティ', en: 'Capacity' }, source: 'AA-SIM2', confidence: 'weak' },
  'base.1.7.12': {
    title: { ja: 'インターセプトはガードコストなし', en: 'Intercept guards without the guard cost' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.7.13': {
    title: {
      ja: 'レジストはその相手からダメージを受けない',
      en: 'Resist: no damage from that faction or icon',
    },
    source: '6-2',
    confidence: 'inferred',
  },
  'base.1.7.14': {
    title: { ja: 'シンクロは宣言済みのアタックに加わる', en: 'Synchro joins a declared attack' },
    source: 'AA-JUDGE',
    confidence: 'weak',
  },
  'base.1.7.15': {
    title: { ja: '同じ数値スキルは足す', en: 'Equal numeric skills add up' },
    source: 'AA-SIM2',
    confidence: 'weak',
  },
  'base.1.7.16': {
    title: {
      ja: '意味の分からないスキルはデッキで断る',
      en: 'Skills of unknown meaning are refused in decks unless a definition is supplied',
    },
    confidence: 'ours',
  },

  // 1.8 Where nothing was found.
  'base.1.8.1': {
    title: { ja: '最初のターンも引く', en: 'The first turn draws too' },
    confidence: 'ours',
  },
  'base.1.8.2': {
    title: { ja: '複数勢力のキャラクターを置く列', en: 'The party of a character of several factions' },
    source: 'AA-SIM1',
    confidence: 'weak',
  },
} as const satisfies Record<string, ClauseRow>
