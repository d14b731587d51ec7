/** Twenty-four cards of our own without texts: numbers, what an era adds to them, keywords. */

const dawnToDusk = ['none', 'none', 'green', 'red'] as const
const early = ['green', 'green', 'none', 'red'] as const

type Row = readonly [
  name: string,
  nameEn: string,
  cost: string,
  level: number,
  power: number,
  atk: number,
  ca: number,
  category: string,
]

const unit = <const More extends object>(
  id: string,
  [name, nameEn, cost, level, power, atk, ca, category]: Row,
  more?: More,
) => ({
  id,
  name,
  nameEn,
  type: 'unit' as const,
  cost,
  level,
  power,
  atk,
  ca,
  categories: category.split('/'),
  ...more,
})

export const starter = [
  unit('S-001', ['朝凪の見張り', 'Lookout of the Morning Calm', '白', 1, 1500, 1, 2, '兵士']),
  unit('S-002', ['白帆の槍兵', 'Spearman of the White Sail', '1白', 1, 2000, 1, 2, '兵士']),
  unit('S-003', ['鐘楼の騎士', 'Knight of the Belfry', '2白', 2, 3000, 2, 1, '騎士'], {
    keywords: { valor: true },
  }),
  unit('S-004', ['暁の将', 'General of the Daybreak', '3白白', 3, 4500, 3, 1, '騎士/英雄'], {
    keywords: { awakening: '騎士' },
    lamps: dawnToDusk,
    green: { power: 500 },
    red: { power: 1000, atk: 1 },
    icon: 'EPIC',
  }),
  unit('S-005', ['丘の射手', 'Hill Archer', '橙', 1, 1000, 2, 2, '狩人'], { keywords: { suppression: 1 } }),
  unit('S-006', ['琥珀の斥候', 'Amber Scout', '1橙', 1, 1500, 2, 2, '狩人'], { keywords: { haste: true } }),
  unit('S-007', ['荒野の戦士', 'Warrior of the Wilds', '2橙', 2, 3500, 2, 1, '戦士']),
  unit('S-008', ['大角の巨獣', 'Great-Horned Behemoth', '4橙', 3, 6000, 3, 1, '獣'], {
    keywords: { breakthrough: 1 },
  }),
  unit('S-009', ['霧の弟子', 'Disciple of Mist', '紫', 1, 1000, 1, 3, '術師'], {
    keywords: { exploration: 2 },
  }),
  unit('S-010', ['藤色の幻', 'Wisteria Phantom', '1紫', 2, 2000, 2, 2, '術師/精霊'], {
    keywords: { aura: true },
  }),
  unit('S-011', ['夢見の司書', 'Dreaming Librarian', '2紫', 2, 2500, 1, 3, '術師']),
  unit('S-012', ['紫晶の竜', 'Amethyst Dragon', '4紫紫', 4, 6500, 4, 1, '竜'], {
    icon: 'LEGACY',
    keywords: { soulChange: '術師', aura: true },
  }),
  unit('S-013', ['墓場の影', 'Shadow of the Tombs', '黒', 1, 1500, 1, 2, '死霊'], {
    keywords: { taboo: '1' },
  }),
  unit('S-014', ['夜道の刺客', 'Assassin of the Night Road', '1黒', 1, 1500, 2, 1, '影'], {
    keywords: { pursuit: true },
  }),
  unit('S-015', ['黒鉄の番人', 'Black Iron Warder', '3黒', 2, 4000, 1, 1, '死霊'], {
    keywords: { soulstone: true },
  }),
  unit('S-016', ['月蝕の公', 'Duke of the Eclipse', '4黒黒', 4, 6000, 4, 1, '影/英雄'], {
    keywords: { sublimation: '墓場の影' },
    icon: 'EPIC',
  }),
  unit('S-017', ['水路の見習い', 'Waterway Apprentice', '青', 1, 1000, 1, 2, '賢者'], {
    keywords: { harvest: 1 },
  }),
  unit('S-018', ['雨季の語り部', 'Storyteller of the Rainy Season', '1青', 1, 1500, 1, 3, '賢者'], {
    lamps: early,
    green: { atk: 1 },
  }),
  unit('S-019', ['氷の守り手', 'Protector of Ice', '2青', 2, 3500, 1, 2, '精霊']),
  unit('S-020', ['深海の主', 'Lord of the Deep Sea', '5青', 3, 7000, 3, 1, '獣']),
  unit('S-021', ['二色の傭兵', 'Mercenary of Two Colours', '1白黒', 2, 3000, 2, 2, '戦士']),
  unit('S-022', ['旅の荷馬', 'Travelling Packhorse', '2', 1, 1500, 1, 2, '獣'], {
    keywords: { joining: true },
  }),
  {
    id: 'S-023',
    name: '古い約束',
    nameEn: 'Old Promise',
    type: 'history',
    cost: '1',
    ca: 3,
    categories: ['物語'],
  },
  {
    id: 'S-024',
    name: '石の見張り台',
    nameEn: 'Stone Watchtower',
    type: 'structure',
    keywords: { powerSource: 2 },
    cost: '2',
    ca: 3,
    blueCa: 1,
    categories: ['建物'],
  },
] as const
