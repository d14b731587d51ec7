import type { ClauseRow } from '@fudaba/kernel/rules'

/** The worked examples of the rulebook, each proved by a test. */
export const examples = {
  'ex.3.7.1.1': {
    kind: 'structural',
    title: { ja: '例: 同じクランを二度持つ', en: 'Example: the same clan twice' },
    because:
      'A worked example of 3.7.1.1, which carries the rule; played out in the test “a clan that is added to its own counts once”.',
  },
  'ex.3.18.2': {
    kind: 'structural',
    title: { ja: '例: サークルの名', en: 'Example: the name of a circle' },
    because:
      'A worked example of 3.18.2, which carries the rule; played out in the test “a circle with the property of vanguards is the vanguard circle”.',
  },
  'ex.10.7.1.4': {
    title: { ja: '例: 情報を知ってサークルを選ぶ', en: 'Example: choosing a circle knowing the card' },
  },
  'ex.10.23.2': { title: { ja: '例: カード名の宣言', en: 'Example: declaring a card name' } },
  'ex.10.26.3': { title: { ja: '例: デリートとパワー', en: 'Example: delete and power' } },
  'ex.11.10.2.1': { title: { ja: '例: 二つの相手の一つ', en: 'Example: one of two mates' } },
  'ex.12.1.1.4': {
    kind: 'structural',
    title: { ja: '例: 200回の循環', en: 'Example: a loop of two hundred' },
    because:
      'A worked example of 12.1.1.4, which carries the rule; played out in the test “a loop of two hundred rounds adds two hundred thousand at one stroke”.',
  },
  'ex.12.5.2': {
    kind: 'structural',
    title: { ja: '例: 追加のターンの順', en: 'Example: the order of extra turns' },
    because:
      'A worked example of 12.5.2, which carries the rule; played out in the test “extra turns of both: the last that was added comes first”.',
  },
} as const satisfies Record<string, ClauseRow>
