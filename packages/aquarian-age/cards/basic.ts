import type { AquarianCard } from '../src/cards.ts'

/** Cards without a text, for a game of the plain rules. */

const character = (
  id: string,
  name: string,
  faction: AquarianCard['factions'][number],
  icons: readonly string[],
  [mind, attack, endurance]: readonly [number, number, number],
  more: Partial<AquarianCard> = {},
): AquarianCard => ({
  id,
  name,
  type: 'character',
  factions: [faction],
  icons,
  mind,
  attack,
  endurance,
  skills: [],
  ...more,
})

const breaks = (
  id: string,
  name: string,
  faction: AquarianCard['factions'][number],
  icons: readonly string[],
  [factor, cost]: readonly [number, number],
  [mind, attack, endurance]: readonly [number, number, number],
  more: Partial<AquarianCard> = {},
): AquarianCard => ({
  id,
  name,
  type: 'break',
  factions: [faction],
  icons,
  factor: { [faction]: factor },
  cost,
  mind,
  attack,
  endurance,
  skills: [],
  ...more,
})

export const basic: readonly AquarianCard[] = [
  character('B-001', '桟橋の見習い', 'ego', ['スチューデント'], [2, 2, 1], {
    skills: [{ skill: 'charge', value: 1 }],
  }),
  character('B-002', '灯油売り', 'ego', ['ワーカー'], [2, 1, 2], {
    skills: [{ skill: 'draw', value: 1 }, { skill: 'aggressive' }],
  }),
  character('B-003', '波止場の走り手', 'ego', ['アスリート'], [3, 3, 2], {
    skills: [{ skill: 'aggressive' }],
  }),
  character('B-004', '海図の書き手', 'ego', ['スカラー'], [2, 1, 1], {
    mental: true,
    skills: [{ skill: 'charge', value: 1 }],
  }),
  character('B-005', '汽笛の歌い手', 'ego', ['タレント'], [3, 2, 2], {
    skills: [{ skill: 'bind', value: 1 }],
  }),
  breaks('B-006', '夜警の走り手', 'ego', ['アスリート', 'ワーカー'], [1, 1], [4, 4, 3], {
    skills: [{ skill: 'initiative' }],
  }),
  breaks('B-007', '港の語り手', 'ego', ['タレント', 'スチューデント'], [1, 1], [3, 3, 4], {
    skills: [{ skill: 'shield' }],
  }),
  breaks('B-008', '沖の測量士', 'ego', ['スカラー', 'ワーカー'], [2, 2], [4, 3, 4], { mental: true }),
  breaks('B-009', '潮目の走者', 'ego', ['アスリート', 'スチューデント'], [2, 2], [4, 5, 3], {
    skills: [{ skill: 'penetrate' }],
  }),
  {
    id: 'B-010',
    name: '古い舵輪',
    type: 'permanent',
    factions: ['ego'],
    icons: [],
    factor: { ego: 1 },
    cost: 1,
    attack: 1,
    endurance: 1,
    skills: [],
  },
  character('B-011', '石段の巫女', 'arayashiki', ['ミディアム'], [2, 1, 2], {
    skills: [{ skill: 'charge', value: 1 }],
  }),
  character('B-012', '迷い火', 'arayashiki', ['ゴースト'], [1, 2, 1], { skills: [{ skill: 'aggressive' }] }),
  character('B-013', '竹林の写字生', 'arayashiki', ['スカラー'], [3, 2, 2], { mental: true }),
  character('B-014', '影踏みの子', 'arayashiki', ['スチューデント'], [2, 2, 2], {
    skills: [{ skill: 'stealth' }],
  }),
  character('B-015', '門前の力自慢', 'arayashiki', ['ウォリアー'], [3, 3, 3], {
    skills: [{ skill: 'aggressive' }],
  }),
  breaks('B-016', '結界の巫女', 'arayashiki', ['ミディアム', 'スチューデント'], [1, 1], [4, 3, 4], {
    skills: [{ skill: 'intercept' }],
  }),
  breaks('B-017', '百の迷い火', 'arayashiki', ['ゴースト', 'ミディアム'], [1, 1], [3, 4, 2], {
    skills: [{ skill: 'stealth' }],
  }),
  breaks('B-018', '経蔵の番人', 'arayashiki', ['スカラー', 'ウォリアー'], [2, 2], [5, 4, 4], {
    skills: [{ skill: 'capacity', value: 1 }],
  }),
  breaks('B-019', '仁王の写し', 'arayashiki', ['ウォリアー'], [2, 2], [4, 5, 5], {
    skills: [{ skill: 'resist', of: 'ego' }],
  }),
  {
    id: 'B-020',
    name: '注連縄',
    type: 'permanent',
    factions: ['arayashiki'],
    icons: [],
    factor: { arayashiki: 1 },
    cost: 1,
    mind: 1,
    endurance: 1,
    skills: [],
  },
]
