import type { ClauseRow } from '@fudaba/kernel/rules'

/** 灯籠桟橋, Lantern Pier: every clause of it, in our own words. A row without a kind is enforced. */
const clauses = {
  '1.1': { title: { ja: 'デッキは6種2枚ずつの12枚', en: 'A deck is two copies of each of the six cards' } },
  '1.2': { title: { ja: '両者のデッキを切る', en: 'Both decks are shuffled' } },
  '1.3': { title: { ja: '最初の手札は3枚', en: 'Each player begins with three cards' } },
  '1.4': { title: { ja: '手札は持ち主だけが見る', en: 'Only its owner looks at a hand' } },
  '1.5': { title: { ja: 'デッキは誰も見ない', en: 'Nobody looks into a deck' } },
  '2.1': { title: { ja: '自分のターンの初めに1枚引く', en: 'A turn begins with drawing a card' } },
  '2.2': { title: { ja: '手札の灯籠を1つ灯してよい', en: 'The turn player may light one lantern' } },
  '2.3': { title: { ja: '桟橋の灯籠は5つまで', en: 'A pier holds at most five lanterns' } },
  '2.4': { title: { ja: 'ターンは相手に移る', en: 'The next turn is the opponent’s' } },
  '3.1': {
    kind: 'definition',
    title: { ja: '明かり: 灯籠の数字と効果の合計', en: 'Light: the number of a lantern and what changes it' },
    because: 'A word for the number that the clauses named here compare.',
    usedBy: ['3.2', '4.1', '4.2'],
    models: 'light',
  },
  '3.2': {
    title: { ja: '月: 自分の他の灯籠は明かり+1', en: 'Moon: your other lanterns give one light more' },
  },
  '3.3': { title: { ja: '突風: 灯した時に誘発する', en: 'Gust: triggers when it is lit' } },
  // Without a trigger there is nothing to put out, and without putting out a trigger shows nothing: one proof.
  '3.4': {
    title: { ja: '突風は相手の灯籠を1つ消す', en: 'A gust puts out one lantern of the opponent' },
    provedWith: '3.3',
  },
  '4.1': { title: { ja: '明かりの合計が12以上で勝つ', en: 'Twelve light on your pier wins' } },
  '4.2': { title: { ja: '20ターン目の後は明るい方が勝つ', en: 'After turn 20 the brighter pier wins' } },
  '4.3': { title: { ja: 'いつでも投了できる', en: 'A player may concede at any time' } },
  '5.1': {
    kind: 'informative',
    title: { ja: '遊ぶ場所', en: 'Where it is played' },
    because: 'Best at dusk, says the rulebook; nothing happens in a game.',
  },
} as const satisfies Record<string, ClauseRow>

export const rulebook = {
  game: 'lantern-pier',
  name: { ja: '灯籠桟橋', en: 'Lantern Pier' },
  version: '1.0',
  clauses,
  rulings: [
    {
      id: 'moons-add-up',
      question: { ja: '月が2つあれば+2か。', en: 'Do two moons give two light?' },
      reading: { ja: 'はい。月どうしも照らし合う。', en: 'Yes, and each moon lights the other.' },
      clauses: ['3.2'],
      confidence: 'ours',
      test: 'two moons add up and light each other',
    },
  ],
} as const

export type PierClause = keyof typeof clauses
