import type { VanguardCard } from '../src/cards.ts'

/** Cards without a text, for a fight of the plain rules: two clans of our own. */

const unit = (
  id: string,
  name: string,
  clan: string,
  grade: number,
  power: number,
  more: Partial<VanguardCard> = {},
): VanguardCard => ({
  id,
  name,
  type: 'normal',
  clans: [clan],
  grade,
  power,
  critical: 1,
  ...(grade <= 1
    ? { shield: grade === 0 ? 10_000 : 5000, skill: 'boost' as const }
    : grade === 2
      ? { shield: 5000, skill: 'intercept' as const }
      : { skill: 'twin' as const }),
  ...more,
})
const trigger = (
  id: string,
  name: string,
  clan: string,
  icon: NonNullable<VanguardCard['trigger']>,
): VanguardCard =>
  unit(id, name, clan, 0, icon === 'draw' ? 4000 : 5000, {
    type: 'trigger',
    trigger: icon,
    shield: icon === 'draw' ? 5000 : 10_000,
  })

const DAWN = '暁の隊商'
const DUSK = '宵の砦'

const clanOf = (prefix: string, clan: string, words: readonly string[]): VanguardCard[] => [
  unit(`${prefix}-01`, words[0], clan, 0, 5000),
  unit(`${prefix}-02`, words[1], clan, 1, 8000),
  unit(`${prefix}-03`, words[2], clan, 1, 7000),
  unit(`${prefix}-04`, words[3], clan, 1, 6000),
  unit(`${prefix}-05`, words[4], clan, 2, 10_000),
  unit(`${prefix}-06`, words[5], clan, 2, 9000),
  unit(`${prefix}-07`, words[6], clan, 2, 8000),
  unit(`${prefix}-08`, words[7], clan, 3, 11_000),
  unit(`${prefix}-09`, words[8], clan, 3, 10_000),
  trigger(`${prefix}-10`, words[9], clan, 'critical'),
  trigger(`${prefix}-11`, words[10], clan, 'draw'),
  trigger(`${prefix}-12`, words[11], clan, 'stand'),
  trigger(`${prefix}-13`, words[12], clan, 'heal'),
]

export const basic: readonly VanguardCard[] = [
  ...clanOf('A', DAWN, [
    '荷運びの少年',
    '砂避けの先達',
    '水売りの娘',
    '星読みの弟子',
    '槍持つ護衛',
    '谷越えの案内人',
    '駱駝飼いの長',
    '夜明けの隊長',
    '千里の商人',
    '火打ちの子',
    '文運びの鳥',
    '笛吹きの兵',
    '薬草摘み',
  ]),
  ...clanOf('B', DUSK, [
    '塔番の見習い',
    '石積みの職人',
    '弓持つ番兵',
    '影絵の語り手',
    '城門の大盾',
    '堀渡しの兵',
    '鐘撞きの僧兵',
    '宵闇の城主',
    '古塁の騎士',
    '松明の子',
    '鳩の飼い主',
    '太鼓の兵',
    '井戸端の薬師',
  ]),
]
