import type { Layout, Messages } from '@fudaba/kernel/rules'

/** A card is its printed data and nothing else. */
export interface Lantern {
  readonly id: string
  readonly ja: string
  readonly light: number
}

export const cards: readonly Lantern[] = [
  { id: 'moon', ja: '月', light: 0 },
  { id: 'gust', ja: '突風', light: 1 },
  { id: 'paper', ja: '紙', light: 2 },
  { id: 'glass', ja: '硝子', light: 3 },
  { id: 'stone', ja: '石', light: 4 },
  { id: 'brass', ja: '真鍮', light: 5 },
]

export const starter = cards.flatMap((card) => [card.id, card.id])

export const messages: Messages = {
  'turn.light': { ja: '灯籠を灯すか、パスする', en: 'Light a lantern, or pass' },
  'gust.target': { ja: '突風で消す灯籠を選ぶ', en: 'Choose the lantern that the gust puts out' },
  'kind.card': { ja: '灯籠', en: 'lantern' },
  'value.light': { ja: '明かり', en: 'light' },
  'fact.turnPlayer': { ja: 'ターンプレイヤー', en: 'Turn player' },
  'event.beginTurn': { ja: '{player}のターン（{n}ターン目）', en: 'Turn {n}: {player}' },
  'moment.turn': { ja: 'ターンの選択', en: 'What to do in the turn' },
  'moment.setup': { ja: 'ゲームの準備', en: 'Setting the game up' },
  'ending.bright': { ja: '桟橋が輝いた', en: 'the pier shines' },
  'ending.dusk': { ja: '日が暮れた', en: 'night has fallen' },
  'ending.concession': { ja: '投了', en: 'conceded' },
}

export const layout: Layout = {
  columns: 6,
  rows: 2,
  slots: [
    { zone: 'pier', area: [0, 0, 5, 1], shape: 'row' },
    { zone: 'water', area: [5, 0, 1, 1], shape: 'pile' },
    { zone: 'hand', area: [0, 1, 5, 1], shape: 'fan' },
    { zone: 'deck', area: [5, 1, 1, 1], shape: 'pile' },
  ],
  mat: { hue: 240, weave: 'boards' },
}
