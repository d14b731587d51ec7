import {
  Grammar,
  type NormalRules,
  type Phrases,
  type What,
  type Wording,
  WordList,
  after,
  abilityFamily,
  abilitySyntax,
  circledNumbers,
  createPhrases,
  createSay,
  effectFamily,
  field,
  godanVerb,
  lineFamily,
  node,
  phrase,
  quoted,
  riderFamily,
  separated,
  seq,
  usualCharacters,
  verb,
  word,
} from '../../../src/index.ts'
import { usualMarkers } from '../../../src/document/markers.ts'
import { noGameEnglish } from '../../../src/english/createSay.ts'
import { lexicon } from './words.ts'

declare module '@fudaba/kernel/text' {
  interface EffectNodes {
    /** A verb that only this game has. */
    'toy.shine': { readonly what: What }
  }
}

export const rules: NormalRules = {
  characters: { ...usualCharacters, ...circledNumbers },
  alternating: { '"': ['“', '”'] },
  icons: [{ printed: ['〔灯〕', '[灯]', '☀'], token: '《灯》' }],
  synonyms: [['花壇', '庭']],
  ruby: [['{', '}']],
  reminders: [{ brackets: ['(', ')'], containing: ['。'] }],
  bullets: ['・'],
  labels: { dashes: ['―'], longest: 12 },
  titles: [['〈', '〉']],
}

const shine = godanVerb('輝かす', 'let shine')

const wording: Wording = {
  nameBrackets: ['“', '”'],
  keywordBrackets: ['【', '】'],
  abilityBrackets: ['『', '』'],
  nameContains: ['カード名に', 'を含む'],
  numberJoint: 'が',
  may: 'よい',
  anyNumber: '好きな',
  upTo: '',
  variables: ['X', 'Y'],
  thisEffect: 'この効果で',
  seen: 'その中',
  didSuffix: 'なら',
  links: [
    { form: 'join', text: '、' },
    { form: 'join', text: '' },
  ],
  linkBetween: (before, after) => (before.kind === 'reveal' && after.kind === 'move' ? 1 : 0),
  didSo: ['そうした', 'そうしなかった'],
}

const named = new WordList('glow', [
  lexicon.characteristics.get('glow'),
  lexicon.characteristics.get('label'),
])
const weights = new WordList('weight', [lexicon.characteristics.get('weight')])

export const p: Phrases = createPhrases(lexicon, wording, {
  clauses: (all) => [
    phrase.choose(all),
    phrase.target(all),
    phrase.search(all),
    phrase.reveal(all),
    phrase.look('から')(all),
    phrase.draw('カードを')(all),
    phrase.discard(all),
    phrase.shuffle(all),
    phrase.move(all),
    phrase.turn(all),
    phrase.flip(all),
    phrase.act(all),
    phrase.countOf(all),
    phrase.repeat('これを')(all),
    phrase.chooseModes('以下を')(all),
    phrase.letAmount(all),
    phrase.modifyPair('glow', 'weight')(all),
    phrase.modifyNamed(named)(all),
    phrase.modifyBy(weights)(all),
    phrase.alterCost(weights)(all),
    phrase.modifyTo(all),
    phrase.swap(all),
    phrase.grant(all),
    phrase.grantBlock('以下すべてを')(all),
    phrase.lose('能力すべて')(all),
    phrase.copyAbilities('能力すべて')(all),
    phrase.prohibit(all),
    phrase.prohibitUnless(all),
    phrase.require('可能な限り')(all),
    phrase.permit(all),
    phrase.treatAs(all),
    node('toy.shine', field('what', all.object), verb(shine)),
    phrase.idiom('追加のターンを', 'gain', { kind: 'extra-turn', who: 'you' })(all),
  ],
  costs: (all) => phrase.costs(all, ['滴の', 'を払う']),
  ability: () => abilitySyntax(() => families),
})

/** The zones where an ability is valid, before it. */
const where = seq(
  field('where', after(quoted('《', '》', separated(word(lexicon.zones), '/', { most: 3 })), ':')),
)

const families = [
  lineFamily('keywords', phrase.keywordLine(p), {
    en: (tree, say) => say.ability(tree),
    examples: ['【隠れ】【早足】'],
  }),
  abilityFamily('triggered', phrase.triggered(p), {
    en: (tree, say) => say.ability(tree),
    examples: ['これが庭に登場した時、カードを１枚引く。'],
  }),
  abilityFamily('where', phrase.triggered(p, where), {
    en: (tree, say) => say.ability(tree),
    examples: ['《庭/川》:これが突撃した時、カードを1枚引く。'],
  }),
  abilityFamily('activated', phrase.activated(p, phrase.costList(p, ','), ':'), {
    en: (tree, say) => say.ability(tree),
    examples: ['2滴の油を払う,これを消灯する:カードを1枚引く。'],
  }),
  abilityFamily('continuous', phrase.continuous(p), {
    en: (tree, say) => say.ability(tree),
    examples: ['これは+1/-0を得る。'],
  }),
  abilityFamily('replacement', phrase.replacement(p, '際、かわりに'), {
    en: (tree, say) => say.ability(tree),
    examples: ['これが庭から離れる際、かわりにこれを籠に戻す。'],
  }),
  effectFamily('effect', p.body, {
    en: (tree, say) => `${say.effect(tree)}.`,
    examples: ['カードを2枚引く。'],
  }),
  riderFamily('limit', phrase.limitRider(p, ['この能力は', 'に', '回だけ使える']), {
    en: (tree, say) => `${say.rider(tree)}.`,
    examples: ['この能力はこのターンに1回だけ使える。'],
  }),
  riderFamily('only-if', phrase.onlyIfRider(p, ['この能力は', 'なら使える']), {
    en: (tree, say) => `${say.rider(tree)}.`,
    examples: ['この能力はあなたの籠が3枚以上なら使える。'],
  }),
  riderFamily('used-up', phrase.usedUpRider(p, '、この能力は使えなくなる'), {
    en: (tree, say) => `${say.rider(tree)}.`,
    examples: ['このターン中、この能力は使えなくなる。'],
  }),
  riderFamily('except', phrase.exceptRider(p, ['ただし、', '場合を除く']), {
    en: (tree, say) => `${say.rider(tree)}.`,
    examples: ['ただし、これが登場する場合を除く。'],
  }),
]

export const grammar = new Grammar({
  name: 'toy',
  normal: rules,
  families,
  markers: usualMarkers,
  say: createSay('toy', lexicon, {
    ...noGameEnglish,
    effects: { 'toy.shine': ({ what }, { what: thing }) => `let ${thing(what)} shine` },
  }),
  nameBrackets: [['“', '”']],
  listBullets: ['◆'],
  guarded: [lexicon.names],
})
