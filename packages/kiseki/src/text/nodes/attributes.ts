import { EffectCell, NONE, type Verb } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { attributeNumber, attributesOf, withAttribute, withoutAttribute } from '../../board/attributes.ts'
import { book } from '../../book.ts'
import { layers } from '../../board/characteristics.ts'
import { gainSupport, loseSupport } from '../../changes/verbs.ts'

/** 属性を得る, 属性を失う (1309), 呪われている (1338). */

type Effects = NonNullable<GameNodes['effects']>

/** For a while: the word in a. */
const gained = book.effect('1309.1', 'gainAttribute', {
  layer: layers.words,
  of: attributesOf,
  modify: (g, effect, _row, set) => withAttribute(set, g.effect(effect, EffectCell.a)),
})
const lost = book.effect('1309.2', 'loseAttribute', {
  layer: layers.words,
  of: attributesOf,
  modify: (g, effect, _row, set) => withoutAttribute(set, g.effect(effect, EffectCell.a)),
})

const changes = (
  verb: Verb,
  effect: typeof gained,
  becomes: (set: number, attribute: number) => number,
): NonNullable<Effects['kiseki.gain-attribute'] & Effects['kiseki.lose-attribute']> => ({
  /** Without a duration it is a mark that stays (1309.1). */
  compile(tools, { attribute }, duration) {
    const flags = tools.duration(duration)
    const begin = book.kernelVerb('beginEffect')
    const word = attributeNumber(attribute)
    return {
      run(g, c, rows) {
        for (const row of rows)
          if (duration === undefined) g.propose(verb, row)
          else {
            const source = g.same(c.source, c.sourceId) ? c.source : NONE
            g.propose(begin, effect.id, source, row, word, flags | c.controller)
          }
      },
    }
  },
  lasting: (_tools, { attribute }) => [
    {
      kind: 'value',
      layer: layers.words,
      of: attributesOf,
      modify: (_g, _effect, _row, set) => becomes(set, attributeNumber(attribute)),
    },
  ],
})

export const attributeNodes = {
  'kiseki.gain-attribute': changes(gainSupport, gained, withAttribute),
  'kiseki.lose-attribute': changes(loseSupport, lost, withoutAttribute),
  'kiseki.cursed': {
    lasting: () => [
      {
        kind: 'value',
        layer: layers.words,
        of: attributesOf,
        modify: (_g, _effect, _row, set) => withAttribute(set, attributeNumber('curse')),
      },
    ],
  },
} satisfies Effects
