import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'
import { Words, cardTextLines, namesFor, objectLabel } from '@fudaba/table'

const text = '・これは海へ歌う。\n・これは+3/+0を得る。'
const literal = { id: 'U-1', name: '歌い手', types: ['UNIT'], cp: 0, str: 1, def: 1, text }

describe('a sentence that no family reads', () => {
  test('an unread sentence is shown to players, marked and counted', () => {
    const rules = { ...kiseki, cards: [kiseki.readCard!(literal)] }
    const words = new Words(rules, 'en', namesFor('en', 'P1'))
    expect(cardTextLines(words, 'U-1')).toEqual([
      '[unread, does nothing] ・これは海へ歌う。',
      'This gets +3 STR and +0 DEF.',
    ])
    const g = board(kiseki, { at: 'homebase', P1: { field: [ref('A', literal)] } })
    const view = g.view('P1')
    const object = view.zones.flatMap(({ objects }) => objects).find(({ cards }) => cards.includes('U-1'))!
    expect(objectLabel(words, view, object)).toContain('1 unread')
  })
})
