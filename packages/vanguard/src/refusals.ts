import type { HelperLine, Messages, ObjectView, View } from '@fudaba/kernel'
import { number, units } from './guardGuidance.ts'

/** Why something cannot be done now, with what is missing: everything from the view. */
export function refused(
  view: View,
  action: string,
  clause: string,
  thing: ObjectView | null,
): HelperLine | null {
  if (thing === null) return null
  const grade = number(thing.values['grade'])
  if (clause === '8.5.2.1.1.2' || action === 'ride.card')
    return {
      key: action === 'ride.card' ? 'refused.ride' : 'refused.grade',
      parameters: { grade, vanguard: vanguardGrade(view) },
      clause: '8.5.2.1.1',
    }
  return action === 'battle.attacker' && thing.turned
    ? { key: 'refused.rested', parameters: {}, clause: '7.3.1' }
    : null
}

const vanguardGrade = (view: View): number =>
  number(
    units(view).find(({ controller, values }) => controller === view.viewer && values['vanguard'] === true)
      ?.values['grade'],
  )

export const refusalMessages = {
  'refused.grade': {
    ja: 'グレード{grade}がヴァンガードのグレード{vanguard}より高い',
    en: 'Its grade {grade} is above that of your vanguard ({vanguard})',
  },
  'refused.ride': {
    ja: 'ライドできるのは、ヴァンガードのグレード{vanguard}と同じか1つ上。これはグレード{grade}',
    en: 'You ride the grade of your vanguard ({vanguard}) or the next one; this is grade {grade}',
  },
  'refused.rested': { ja: 'レストしている', en: 'It is rested' },
  'refused.10.7.1.2.1': {
    ja: '自分のメインフェイズだけでコールできる',
    en: 'Units are called in your own main phase',
  },
  'refused.7.4.1.2.2': { ja: '自分のユニットがアタックされていない', en: 'None of your units is attacked' },
  'refused.8.1.1.1#1': { ja: '自分のメインフェイズだけで使える', en: 'Only in your own main phase' },
  'refused.8.1.1.1#2': { ja: '使える条件を満たしていない', en: 'Its condition is not met' },
  'refused.12.6.1.1': { ja: 'このターンはもう使った', en: 'It was used this turn already' },
  'refused.3.1.1.5.1': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.8.5.2.3': { ja: 'コストを全部は支払えない', en: 'Its whole cost cannot be paid' },
  'refused.base.5.2.1': {
    ja: '手札に治トリガーがない（Gガーディアンのコスト）',
    en: 'It costs a heal trigger from your hand, and you have none',
  },
  'refused.7.4.1.2.3': {
    ja: 'ヴァンガードがグレード3以上で、その条件を満たす時だけ',
    en: 'Only under its conditions: a vanguard of grade 3 or more',
  },
  'refused.6.6.1.2.3#1': { ja: '自分のメインフェイズだけでできる', en: 'Only in your own main phase' },
  'refused.6.6.1.2.3#2': {
    ja: '同じ縦列の前後で入れ替えられない',
    en: 'Front and back of its column cannot change places',
  },
  'refused.11.10.2': { ja: 'レギオンの条件を満たしていない', en: 'The conditions of its legion are not met' },
  'refused.1.3.3': { ja: 'テキストが禁じている', en: 'A text forbids it' },
} as const satisfies Messages
