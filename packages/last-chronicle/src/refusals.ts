import type { HelperLine, Messages, ObjectView, View } from '@fudaba/kernel'

/** Why something cannot be done now, with what is missing: everything from the view. */
export function refused(
  view: View,
  action: string,
  clause: string,
  thing: ObjectView | null,
): HelperLine | null {
  if (action === 'battle.attackers' || action === 'battle.defender')
    return thing === null ? null : unfit(view, thing)
  switch (clause) {
    case '9.5.7':
      return line('ca', '9.5.7', { ca: number(view.facts[`ca.${view.viewer}`]) })
    case '6.8.2':
      return thing === null ? null : unpaid(view, thing)
    default:
      return null
  }
}

const line = (
  key: string,
  clause: string,
  parameters: Readonly<Record<string, string | number>> = {},
): HelperLine => ({ key: `refused.${key}`, clause, parameters })

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The signs of a cost, and the pools they are paid from. */
const POOLS = { 白: 'white', 橙: 'orange', 紫: 'purple', 黒: 'black', 青: 'blue' } as const

/** The colour that is missing most; else how much is missing in all. */
function unpaid({ facts, viewer, zones }: View, { values }: ObjectView): HelperLine | null {
  const cost = String(values['cost'] ?? '')
  const stones =
    zones
      .find(({ zone, owner }) => zone === 'souls' && owner === viewer)
      ?.objects.filter((each) => !each.turned) ?? []
  const inPool = (name: string): number => number(facts[`${name}.${viewer}`])
  for (const [sign, name] of Object.entries(POOLS)) {
    const needed = cost.split(sign).length - 1
    const have =
      inPool(name) + stones.filter((stone) => String(stone.values['powers'] ?? '').includes(sign)).length
    if (needed > have) return line(`souls.${name}`, '6.8.2', { needed, have })
  }
  const needed = number(Number.parseInt(cost, 10) || 0) + (cost.match(/[白橙紫黒青]/g)?.length ?? 0)
  const have =
    stones.length + [...Object.values(POOLS), 'colourless'].reduce((sum, name) => sum + inPool(name), 0)
  return needed > have ? line('souls', '6.8.2', { needed, have }) : null
}

/** Why a unit can neither attack nor defend. */
function unfit({ facts, viewer }: View, { values, turned }: ObjectView): HelperLine | null {
  if (turned) return line('turned', '10.1.2.3.1')
  if (values['tooHigh'] === true)
    return line('level', '5.13.2', { level: number(values['level']), era: number(facts[`era.${viewer}`]) })
  return null
}

export const refusalMessages = {
  'refused.ca': {
    ja: '自分のメインフェイズに、CA合計7以上で（今は{ca}）',
    en: 'In your own main phase, with a CA of seven or more (it is {ca})',
  },
  'refused.souls': {
    ja: 'ソウルが足りない: {needed}必要、使えるのは{have}',
    en: 'Not enough souls: it costs {needed}, you can make {have}',
  },
  'refused.souls.white': {
    ja: '白のソウルが{needed}必要、使えるのは{have}',
    en: 'Needs {needed} white, you can make {have}',
  },
  'refused.souls.orange': {
    ja: '橙のソウルが{needed}必要、使えるのは{have}',
    en: 'Needs {needed} orange, you can make {have}',
  },
  'refused.souls.purple': {
    ja: '紫のソウルが{needed}必要、使えるのは{have}',
    en: 'Needs {needed} purple, you can make {have}',
  },
  'refused.souls.black': {
    ja: '黒のソウルが{needed}必要、使えるのは{have}',
    en: 'Needs {needed} black, you can make {have}',
  },
  'refused.souls.blue': {
    ja: '青のソウルが{needed}必要、使えるのは{have}',
    en: 'Needs {needed} blue, you can make {have}',
  },
  'refused.turned': { ja: 'ワイプ状態（横向き）である', en: 'It lies sideways (wiped)' },
  'refused.level': {
    ja: 'レベル{level}が時代{era}より高い',
    en: 'Its level {level} is above your era {era}',
  },
  'refused.6.8.2': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.9.5.6#1': { ja: '自分のターンだけでできる', en: 'Only in your own turn' },
  'refused.9.5.6#2': { ja: 'メインフェイズだけでできる', en: 'Only in a main phase' },
  'refused.9.5.6#3': { ja: '解決を待っているものがある', en: 'Something still waits to resolve' },
  'refused.9.5.6#4': {
    ja: 'このターンはもう置いた（1ターンに1枚）',
    en: 'You put one this turn already: one a turn',
  },
  'refused.11.3.1#1': { ja: '自分のターンだけでできる', en: 'Only in your own turn' },
  'refused.11.3.1#2': { ja: 'メインフェイズだけでできる', en: 'Only in a main phase' },
  'refused.11.3.1#3': { ja: '解決を待っているものがある', en: 'Something still waits to resolve' },
  'refused.9.3.1': { ja: 'ドローフェイズには使えない', en: 'Not in the draw phase' },
  'refused.9.4.1': { ja: 'クロノチェックフェイズには使えない', en: 'Not in the chrono check phase' },
  'refused.2.2': { ja: '場にあるカードが禁じている', en: 'A card in play forbids it' },
  'refused.11.3.5': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.11.2.7': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.11.5.8': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.11.5.2#1': { ja: '使える条件を満たしていない', en: 'Its condition is not met' },
  'refused.11.5.2#2': { ja: 'このターンはもう使った', en: 'It was used as often as it may be this turn' },
  'refused.11.5.12': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.11.5.2.1.1': {
    ja: 'このターンに置かれたユニットはワイプのコストを払えない',
    en: 'A unit that was placed this turn cannot be wiped for a cost',
  },
  'refused.7.7.3': { ja: 'アクティブなSSがない', en: 'No soul stone stands upright' },
  'refused.15.2.15.1.1': { ja: '自分のユニットがない', en: 'You have no unit it could join' },
} as const satisfies Messages
