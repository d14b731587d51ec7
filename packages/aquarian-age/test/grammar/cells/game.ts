import type { CellGame } from '@fudaba/cardtext/testing'
import { trees } from '@fudaba/kernel/testing'
import type { Event } from '@fudaba/kernel/text'
import { lexicon } from '../../../src/text/lexicon.ts'
import { grammar } from '../../../grammar/index.ts'
import { deeds, doing } from './deeds.ts'
import { occasions } from './occasions.ts'
import { nextTurn, plays, stage } from './stage.ts'

const allOf = ({ subject }: Event): Partial<Event> =>
  subject?.kind === 'selector'
    ? { subject: { kind: 'selection', of: subject, quantity: { kind: 'all' } } }
    : {}

export const cells: CellGame = {
  title: 'アクエリアンエイジ',
  grammar,
  bullet: '',
  events: Object.keys(lexicon.events),
  occasions,
  doing,
  deeds,
  payoffs: [
    { says: '1ドローする。', gained: (g, who) => -g.count(who, 'deck') },
    { says: 'あなたに1ダメージを与える。', gained: (g, who) => g.count(who, 'damage') },
  ],
  says: {
    // ターン終了時まで、《…全て》は…できない.
    forbiddenFor: (event, duration) =>
      trees.does({
        kind: 'during',
        duration,
        effect: { kind: 'prohibit', event: { ...event, ...allOf(event) } },
      }),
  },
  board: (texts, { E, ...more }) => stage({ E: E as string | undefined, ...texts }, more),
  plays,
  nextTurn,
  replaced: ['hit', 'hit'],
  duration: 'turn',
}
