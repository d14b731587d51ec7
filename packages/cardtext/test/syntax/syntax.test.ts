import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Syntax,
  WordList,
  after,
  chain,
  choice,
  constant,
  endingIn,
  field,
  godanVerb,
  inForm,
  lazy,
  many,
  map,
  maybe,
  node,
  number,
  quoted,
  quotedText,
  refine,
  says,
  separated,
  seq,
  suruVerb,
  verb,
  word,
} from '../../src/index.ts'
import { compile } from '../../src/parser/compile.ts'
import { OutOfBounds, Parser } from '../../src/parser/parser.ts'
import { print } from '../../src/parser/printer.ts'
import { arbitraryText } from '../../src/testing/arbitrary.ts'

function both<T>(syntax: Syntax<T>) {
  const program = compile(new Map([['root', syntax]]))
  const root = program.roots.get('root')!
  return {
    read: (text: string) => new Parser(program, text).parseWhole(root),
    print: (value: unknown) => print(program, root, value),
  }
}

/** Whatever can be drawn from a syntax is read as what it was, in one way, and printed as it was. */
function holds(syntax: Syntax<unknown>): void {
  const { read, print } = both(syntax)
  fc.assert(
    fc.property(arbitraryText(syntax), ({ tree, text }) => {
      expect(read(text)).toEqual([tree])
      expect(print(tree)).toBe(text)
    }),
    { numRuns: 200 },
  )
}

const colours = new WordList('colours', [
  { id: 'red', ja: '赤', en: 'red' },
  { id: 'scarlet', ja: '赤赤', en: 'scarlet' },
  { id: 'blue', ja: '青', en: 'blue' },
])

describe('one description reads and prints', () => {
  test('a node is its kind and its fields', () => {
    const { read, print } = both(
      node('draw', field('count', number()), '枚', verb(godanVerb('引く', 'draw'))),
    )
    expect(read('3枚引く')).toEqual([{ kind: 'draw', count: 3 }])
    expect(print({ kind: 'draw', count: 12 })).toBe('12枚引く')
    expect(print({ kind: 'discard', count: 12 })).toBeNull()
  })
  test('nothing of a tree is left unsaid: a key without words can not be printed', () => {
    const { print } = both(node('draw', field('count', number()), '枚'))
    expect(print({ kind: 'draw', count: 1, duration: 'turn' })).toBeNull()
  })
  test('a missing part is a missing key', () => {
    const syntax = seq(maybe('colour', after(word(colours), 'の')), '灯')
    expect(both(syntax).read('灯')).toEqual([{}])
    expect(both(syntax).read('青の灯')).toEqual([{ colour: 'blue' }])
    holds(syntax)
  })
  test('lists with one separator, and with another before the last', () => {
    const { read, print } = both(many(word(colours), { least: 1, separator: '、', last: 'か' }))
    expect(read('青')).toEqual([['blue']])
    expect(read('青か赤')).toEqual([['blue', 'red']])
    expect(read('青、青か赤')).toEqual([['blue', 'blue', 'red']])
    expect(read('青、赤')).toEqual([])
    expect(print(['blue', 'blue', 'red'])).toBe('青、青か赤')
    holds(separated(word(colours), 'と'))
  })
  test('a mapping may refuse, both ways', () => {
    const even = map(
      number(),
      (n) => (n % 2 === 0 ? { half: n / 2 } : undefined),
      (value) => (typeof value?.half === 'number' ? value.half * 2 : undefined),
    )
    expect(both(even).read('6')).toEqual([{ half: 3 }])
    expect(both(even).read('7')).toEqual([])
    expect(both(even).print('x')).toBeNull()
    holds(refine(number(), (n) => n > 3))
  })
  test('brackets are paired before anything else', () => {
    const inner: Syntax<unknown> = lazy(() => choice<unknown>(number(), quoted('『', '』', inner)))
    expect(both(inner).read('『『5』』')).toEqual([5])
    expect(both(inner).read('『『5』')).toEqual([])
    expect(both(quotedText('「', '」')).read('「あ「い」う」')).toEqual(['あ「い」う'])
    expect(both(quotedText('「', '」')).print('あ」う')).toBeNull()
  })
  test('numbers are read whole', () => {
    expect(both(many(number())).read('12')).toEqual([[12]])
    expect(both(number()).read('07')).toEqual([])
    expect(both(number()).read('12345678901')).toEqual([])
    expect(both(number()).print(-1)).toBeNull()
    expect(both(number()).print(1.5)).toBeNull()
  })
  test('kanji numbers are read and printed', () => {
    const { read, print } = both(number('kanji'))
    for (const [text, value] of [
      ['三', 3],
      ['十', 10],
      ['二十一', 21],
      ['百五', 105],
      ['千二百', 1200],
    ] as const) {
      expect(read(text)).toEqual([value])
      expect(print(value)).toBe(text)
    }
    expect(read('一十')).toEqual([])
    holds(number('kanji'))
  })
  test('words are found although one begins another, and after they were added', () => {
    const list = new WordList<string>('late', [{ id: 'a', ja: '赤', en: 'a' }])
    const { read } = both(after(word(list), '。'))
    expect(read('赤黒。')).toEqual([])
    list.add({ id: 'b', ja: '赤黒', en: 'b' })
    expect(both(after(word(list), '。')).read('赤黒。')).toEqual(['b'])
    expect(() => list.add({ id: 'c', ja: '赤', en: 'c' })).toThrow(/two words/)
    expect(() => list.add({ id: 'a', ja: '緑', en: 'c' })).toThrow(/twice/)
  })
})

describe('the place of a verb decides its form', () => {
  const draw = node('draw', field('n', number()), '枚', verb(godanVerb('引く', 'draw')))
  const show = node('show', verb(suruVerb('公開', 'reveal')))
  const clause = choice<{ kind: string; n?: number }>(draw, show)

  test('in a chain all but the last are joined', () => {
    const syntax = chain(clause, { links: [{ form: 'join', text: '、' }] })
    const { read, print } = both(syntax)
    expect(read('1枚引き、公開し、2枚引く')).toEqual([
      [{ kind: 'draw', n: 1 }, { kind: 'show' }, { kind: 'draw', n: 2 }],
    ])
    expect(read('1枚引く、公開する')).toEqual([])
    expect(print([{ kind: 'show' }, { kind: 'show' }])).toBe('公開し、公開する')
    holds(syntax)
  })
  test('two clauses may have a joint of their own, and only that one is read', () => {
    const syntax = chain(clause, {
      links: [
        { form: 'join', text: '、' },
        { form: 'te', text: '' },
      ],
      linkBetween: (before, behind) => (before.kind === 'show' && behind.kind === 'draw' ? 1 : 0),
    })
    const { read, print } = both(syntax)
    expect(print([{ kind: 'show' }, { kind: 'draw', n: 1 }])).toBe('公開して1枚引く')
    expect(read('公開して1枚引く')).toHaveLength(1)
    expect(read('公開し、1枚引く')).toEqual([])
    holds(syntax)
  })
  test('a verb takes the form that the syntax around it asks for', () => {
    expect(both(after(inForm('te', clause), 'よい')).read('1枚引いてよい')).toHaveLength(1)
    expect(both(after(inForm('past', clause), '時')).read('公開した時')).toHaveLength(1)
  })
  test('what can not be joined stands only at the end', () => {
    const ban = endingIn('cannot', node('ban', verb(suruVerb('突撃', 'charge'))))
    const { read } = both(chain(choice<unknown>(clause, ban), { links: [{ form: 'join', text: '、' }] }))
    expect(read('公開し、突撃できない')).toHaveLength(1)
    expect(read('突撃できない、公開する')).toEqual([])
  })
})

describe('all readings, without a blow-up', () => {
  test('two readings are two trees', () => {
    const either = choice<unknown>(node('a', field('x', word(colours))), node('b', field('x', word(colours))))
    expect(both(either).read('青')).toEqual([
      { kind: 'a', x: 'blue' },
      { kind: 'b', x: 'blue' },
    ])
  })
  test('two ways to one tree are one reading', () => {
    expect(both(choice<number>(says('灯', 1), says('灯', 1))).read('灯')).toEqual([1])
  })
  test('a text with 2^60 readings is read in a moment', () => {
    const one = choice<number>(says('あ', 1), says('あ', 2))
    expect(both(many(one)).read('あ'.repeat(60)).length).toBeGreaterThan(1)
  })
  test('a text of Catalan many trees is read in a moment', () => {
    const tree: Syntax<unknown> = lazy(() =>
      choice<unknown>(
        says('あ', 0),
        seq('(', field('l', tree), field('r', tree), ')'),
        seq(field('only', around())),
      ),
    )
    const around = () => seq('<', field('of', many(choice<unknown>(says('あ', 0), says('ああ', 1)))), '>')
    expect(both(tree).read(`<${'あ'.repeat(60)}>`).length).toBeGreaterThan(1)
  })
  test('deep nesting ends in a bound, not in a broken stack', () => {
    const deep: Syntax<unknown> = lazy(() => choice<unknown>(number(), seq('(', field('x', deep), ')')))
    expect(both(deep).read(`${'('.repeat(100)}1${')'.repeat(100)}`)).toHaveLength(1)
    expect(() => both(deep).read(`${'('.repeat(5000)}1${')'.repeat(5000)}`)).toThrow(OutOfBounds)
  })
})

describe('a grammar that can not be used is refused', () => {
  test('left recursion is refused: a rule that begins with itself', () => {
    const left: Syntax<unknown> = lazy(() =>
      choice<unknown>(number(), seq(field('l', left), 'と', field('r', number()))),
    )
    expect(() => compile(new Map([['r', left]]))).toThrow(/begins with itself/)
  })
  test('left recursion is refused: a rule that is only itself', () => {
    const self: Syntax<unknown> = lazy(() => self)
    expect(() => compile(new Map([['r', self]]))).toThrow(/only itself/)
  })
  test('a repetition of something that may be empty is refused', () => {
    expect(() => compile(new Map([['r', many(constant(1))]]))).toThrow(/never ends/)
  })
})
