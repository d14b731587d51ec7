import type { HelperLine, Messages, ObjectView, View } from '@fudaba/kernel'
import { catalogue } from '../cards/catalogue.ts'

/** Why something cannot be done now, with what is missing: everything from the view. */
export function refused(
  view: View,
  action: string,
  clause: string,
  thing: ObjectView | null,
): HelperLine | null {
  if (thing === null) return null
  switch (clause) {
    case '1203.2':
      return unpaid(view, action, thing)
    case '104.4':
      return action === 'play-unit' && textOf(thing).includes('【援軍】')
        ? line('reinforcement', '1403.1')
        : null
    default:
      return unfit(action, thing)
  }
}

/** The same of a UNIT that a question of battle does not offer. */
function unfit(question: string, { values, turned }: ObjectView): HelperLine | null {
  if (question !== 'battle.attackers' && question !== 'battle.target') return null
  if (values['stunned'] === true) return line('stunned', '1306.2')
  if (question === 'battle.attackers') return turned ? line('turned', '803.3a-1') : null
  return values['covert'] === true ? line('covert', '1402.1') : null
}

const line = (
  key: string,
  clause: string,
  parameters: Readonly<Record<string, string | number>> = {},
): HelperLine => ({ key: `refused.${key}`, clause, parameters })

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const printed = new Map(catalogue.map((card) => [card.id, card]))
const textOf = ({ cards }: ObjectView): string => printed.get(cards[0] ?? '')?.text ?? ''

/** UNITs and ITEMs are paid for with CP; everything else with EP, which ready homebase cards give. */
function unpaid(
  { facts, viewer, zones }: View,
  action: string,
  { values, cards }: ObjectView,
): HelperLine | null {
  if (action === 'play-unit' || action === 'play-item')
    return line('cp', '1203.2', { cost: number(values['cp']), have: number(facts[`cp.${viewer}`]) })
  const base = zones.find(({ zone, owner }) => zone === 'homebase' && owner === viewer)
  const have = number(facts[`ep.${viewer}`]) + (base?.objects.filter(({ turned }) => !turned).length ?? 0)
  if (action === 'play-event') return line('ep', '1203.2', { cost: number(values['ep']), have })
  const art = printed.get(cards[0] ?? '')?.arts?.ep
  return action === 'play-art' && art !== undefined ? line('ep', '1203.2', { cost: art, have }) : null
}

export const refusalMessages = {
  'refused.cp': {
    ja: 'CPが足りない: コスト{cost}、今あるのは{have}',
    en: 'Not enough CP: it costs {cost}, you have {have}',
  },
  'refused.ep': {
    ja: 'EPが足りない: コスト{cost}、レディの拠点も合わせて{have}',
    en: 'Not enough EP: it costs {cost}, you have {have} with every ready homebase card',
  },
  'refused.reinforcement': {
    ja: '【援軍】: 同じ組織の自分のカードが場に必要',
    en: 'Reinforcement: it needs another card of its organisation in your field',
  },
  'refused.covert': {
    ja: '暗躍中のUNITは、暗躍中のUNITからしか攻撃されない',
    en: 'It is covert: only covert UNITs can attack it',
  },
  'refused.stunned': { ja: 'スタンしている', en: 'It is stunned' },
  'refused.turned': { ja: 'アクション状態（横向き）である', en: 'It is turned sideways already' },
  'refused.104.4': {
    ja: '場にあるカードかそのテキストが禁じている',
    en: 'A text forbids it, its own or that of a card in play',
  },
  'refused.104.4#2': {
    ja: 'そのテキストが許す時ではない',
    en: 'Its own text does not allow it at this moment',
  },
  'refused.902.4h': { ja: '自分の配備ステップだけでできる', en: 'Only in your own deployment step' },
  'refused.703.8c-1': { ja: '配備ステップだけでできる', en: 'Only in the deployment step' },
  'refused.1206.1#1': { ja: '解決を待っているものがある', en: 'Something still waits to resolve' },
  'refused.1206.1#2': { ja: '手札からだけプレイできる', en: 'It is played from the hand only' },
  'refused.1207.1#1': { ja: '解決を待っているものがある', en: 'Something still waits to resolve' },
  'refused.1207.1#2': { ja: '手札からだけプレイできる', en: 'It is played from the hand only' },
  'refused.1204.2d': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.1203.2': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.1210.2#1': { ja: '使える条件を満たしていない', en: 'Its condition is not met' },
  'refused.1210.2#2': { ja: 'このターンはもう使った', en: 'It was used as often as it may be this turn' },
  'refused.1209.1a': { ja: 'もう創設されている（表向き）', en: 'It is founded already: it lies face up' },
  'refused.1219.2a': {
    ja: 'サポートを与えられるUNITがない',
    en: 'There is no UNIT that could be given support',
  },
} as const satisfies Messages
