import type { HelperLine, Messages, ObjectView, View } from '@fudaba/kernel'

/** Why something cannot be declared now, with what is missing: everything from the view. */
export function refused(
  view: View,
  action: string,
  clause: string,
  thing: ObjectView | null,
): HelperLine | null {
  if (thing === null) return null
  switch (clause) {
    case '19-1':
      return line('factor', clause, {
        needed: number(thing.values['factor']),
        have: controlled(view).filter((each) => share(each, thing)).length,
      })
    case '21-3c':
      return action === 'set' ? null : line('cost', clause, paying(view, thing))
    default:
      return unfit(action, thing)
  }
}

const line = (
  key: string,
  clause: string,
  parameters: Readonly<Record<string, string | number>> = {},
): HelperLine => ({ key: `refused.${key}`, clause, parameters })

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const factionsOf = ({ values }: ObjectView): string[] => String(values['factions'] ?? 'none').split('・')
const share = (a: ObjectView, b: ObjectView): boolean =>
  factionsOf(a).some((of) => factionsOf(b).includes(of))

const controlled = ({ zones, viewer }: View): readonly ObjectView[] =>
  zones.find(({ zone, owner }) => zone === 'controlled' && owner === viewer)?.objects ?? []

/** Power cards of characters under control pay (base.1.5.2). */
const paying = (view: View, { values }: ObjectView): Record<string, number> => ({
  cost: number(values['cost']),
  have: controlled(view).reduce((sum, each) => sum + number(each.values['power']), 0),
})

/** Of a character that a question about power does not offer. */
function unfit(question: string, { values, cell }: ObjectView): HelperLine | null {
  if (question !== 'power.character' && question !== 'power.card') return null
  const [power, mind] = [number(values['power']), number(values['mind'])]
  if (mind > 0 && power >= mind) return line('full', 'base.1.4.7', { power, mind })
  return cell !== null && values['active'] !== true ? line('behind', 'base.1.4.5') : null
}

export const refusalMessages = {
  'refused.factor': {
    ja: 'ファクター不足: その勢力の支配キャラクターが{needed}体必要、今は{have}体',
    en: 'Factor: characters of its faction under your control: {needed} needed, you have {have}',
  },
  'refused.cost': {
    ja: 'コスト{cost}を払うパワーカードが足りない（支配キャラクターに{have}枚）',
    en: 'Power cards of characters you control: it costs {cost}, they have {have}',
  },
  'refused.full': {
    ja: 'パワー{power}が精神力{mind}に届いているので、これ以上置けない',
    en: 'Its power {power} has reached its mind {mind}: it takes no more',
  },
  'refused.behind': {
    ja: '勢力の後ろにいる。パワーは先頭のキャラクターだけに置ける',
    en: 'It lies behind another: only the front character of a party takes power',
  },
  'refused.set.21-3c': {
    ja: '同じ名前のキャラクターがもう場にいる',
    en: 'A character of this name is out already',
  },
  'refused.base.1.4.11': {
    ja: '自分のメインフェイズで、解決を待つものがない時だけできる',
    en: 'Only in your own main phase, with nothing waiting to resolve',
  },
  'refused.base.1.5.4': {
    ja: '同じ分類アイコンを持つキャラクター（自分の、またはパワーのない相手の）がいない',
    en: 'No character has an icon in common with it: one of yours, or one of the opponent’s without power',
  },
  'refused.11-2': { ja: '置く自分のキャラクターがいない', en: 'You have no character to lay it on' },
  'refused.14-1': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.7-1': { ja: '対象にできるものがない', en: 'There is nothing it could be aimed at' },
  'refused.3-1#1': {
    ja: '自分のメインフェイズに、支配しているキャラクターだけがアタックできる',
    en: 'Only characters you control attack, in your own main phase',
  },
  'refused.3-1#2': { ja: 'このターンはもうアタックした', en: 'It has attacked this turn already' },
  'refused.base.1.6.1': {
    ja: 'アタックにはそのパワーカードが1枚要る',
    en: 'An attack costs one of its power cards, and it has none',
  },
  'refused.base.1.6.4': {
    ja: 'ガードにはそのパワーカードが1枚要る',
    en: 'A guard costs one of its power cards, and it has none',
  },
  'refused.4-1': {
    ja: '自分への直接のアタックに応じる時だけできる',
    en: 'Only in direct response to an attack on you',
  },
  'refused.22-1': { ja: 'テキストかスキルが禁じている', en: 'A text or a skill forbids it' },
  'refused.17-8': { ja: 'このフェイズでは応じることしかできない', en: 'In this phase one can only respond' },
  'refused.17-9': {
    ja: '自分のターンに、計画を宣言できる時だけ',
    en: 'Only in your own turn, when a project could be declared',
  },
  'refused.3-5-a': { ja: '相手に支配キャラクターがいない', en: 'The opponent controls no character' },
} as const satisfies Messages
