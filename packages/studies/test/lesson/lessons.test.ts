import { describe, expect, test } from 'vitest'
import { aquarianAge } from '@fudaba/aquarian-age'
import { blackpoker } from '@fudaba/blackpoker'
import { type GameRules, KernelError } from '@fudaba/kernel'
import { kiseki } from '@fudaba/kiseki'
import { lastChronicle } from '@fudaba/last-chronicle'
import { Words } from '@fudaba/table'
import { vanguard } from '@fudaba/vanguard'
import { checkLesson } from '../../src/lesson/checkLesson.ts'
import { type Lesson, lessonKinds } from '../../src/lesson/lesson.ts'
import { LessonRun } from '../../src/lesson/lessonRun.ts'
import { LessonTable } from '../../src/lesson/lessonTable.ts'
import { lessonText, placeOf, placeText } from '../../src/lesson/lessonText.ts'
import { coversOf } from '../../src/lesson/covers.ts'
import { lessonOf } from '../../src/lesson/lessonOf.ts'

const games = [blackpoker, kiseki, lastChronicle, aquarianAge, vanguard] as readonly unknown[] as GameRules[]
const all = await Promise.all(
  games.map(async (rules) => {
    const covers = await coversOf(rules.name)
    const lessons = await Promise.all(covers.map(async ({ kind }) => (await lessonOf(rules.name, kind))!))
    return { rules, lessons }
  }),
)
const each = all.flatMap(({ rules, lessons }) =>
  lessons.map((lesson) => ({ name: `${rules.name} ${lesson.kind}`, rules, lesson })),
)

describe('the lessons that come with the games', () => {
  test.each(each)('$name is played through as it asks, and refuses everything else', ({ rules, lesson }) => {
    const { asked, refused, faults } = checkLesson(rules, lesson)
    expect(faults).toEqual([])
    expect(asked).toBeGreaterThan(2)
    expect(refused).toBeGreaterThanOrEqual(asked)
  })

  test.each(each)('$name speaks of things that are there, in both languages', ({ rules, lesson }) => {
    for (const lang of ['ja', 'en'] as const) {
      const words = new Words(rules, lang)
      for (const { say, light = [], wrong = [], otherwise } of lesson.steps) {
        for (const text of [say, ...wrong.map(({ said }) => said), ...(otherwise ? [otherwise.said] : [])])
          expect(lessonText(words, text)).not.toMatch(/[{}]|^$/)
        for (const place of light) {
          expect(placeText(words, place)).not.toBe('')
          expect(isPlace(rules, placeOf(place).name), place).toBe(true)
        }
      }
    }
  })

  test.each(each)(
    '$name says short things, and every wrong move that is foreseen has its clause',
    ({ lesson }) => {
      for (const { say, wrong = [] } of lesson.steps) {
        expect(say.en.length, say.en).toBeLessThan(260)
        expect(say.ja.length, say.ja).toBeLessThan(130)
        for (const { clause, answer } of wrong) expect(clause, answer).toBeDefined()
      }
      expect(lesson.know.length).toBeGreaterThan(1)
    },
  )

  test('of an unknown game or kind there is none', async () => {
    expect(await coversOf('chess')).toEqual([])
    expect(await coversOf('constructor')).toEqual([])
    expect(await lessonOf('chess', 'first')).toBeNull()
    expect(await lessonOf('blackpoker', 'constructor')).toBeNull()
    expect(await lessonOf('constructor', 'first')).toBeNull()
  })

  test('they come in the order in which they are taken', () => {
    for (const { lessons } of all)
      expect(lessons.map(({ kind }) => kind)).toEqual(lessonKinds.slice(0, lessons.length))
  })
})

/** A zone or cell that has a place on the mat, or a fact on the plate, or a card. */
function isPlace({ table: { layout }, cards }: GameRules, name: string): boolean {
  const { slots, life } = layout
  return (
    slots.some(({ zone, cell }) => zone === name || cell === name) ||
    life?.fact === name ||
    cards.some((card) => (card as { id: string }).id === name)
  )
}

const lesson: Lesson = {
  game: 'blackpoker',
  kind: 'first',
  title: { ja: '題', en: 'title' },
  about: { ja: '説明', en: 'about' },
  minutes: 1,
  side: 'P1',
  position: {
    format: 'fudaba-position/1',
    game: 'blackpoker',
    turn: 3,
    turnPlayer: 'P1',
    at: 'main',
    P1: { soldiers: '♠9', hand: '♣2 ♣3', life: 4 },
    P2: { soldiers: '♡3', hand: '♡5', life: 12 },
  } as Lesson['position'],
  steps: [
    { say: { ja: '読む', en: 'read {♠9}' } },
    {
      say: { ja: '攻める', en: '{action:attack} from {zone:hand}' },
      do: ['attack', ['pass'], '♠9'],
      wrong: [{ answer: 'end', said: { ja: '違う', en: 'no' }, clause: 'end.frame' }],
      otherwise: { said: { ja: '別の', en: 'other' } },
    },
    { before: ['P2 ♡3>♠9'], say: { ja: '守った', en: 'blocked' } },
  ],
  know: [{ ja: '知った', en: 'known' }],
}
const rules = blackpoker as GameRules

describe('a lesson being played', () => {
  test('it stops to be read, then asks; a wrong move is replied to and changes nothing', () => {
    const run = new LessonRun(rules, lesson)
    expect(run.stop).toBe('read')
    expect(run.answer([])).toBe(false)
    expect(run.next()).toBe(true)
    expect(run.stop).toBe('ask')
    const before = run.match.inputs.length
    const end = run.match.decision!.candidates.find(({ name }) => name === 'end')!
    expect(run.answer([end.id])).toBe(false)
    expect(run.reply).toMatchObject({ said: { en: 'no' }, clause: 'end.frame' })
    expect(run.answer([])).toBe(false)
    expect(run.reply!.said.en).toBe('other')
    expect(run.match.inputs.length).toBe(before)
  })

  test('the answer of the other comes by itself, and back and forwards lead to the same board', () => {
    const run = new LessonRun(rules, lesson)
    run.next()
    for (let i = 0; i < 3; i++) expect(run.answer(run.wanted!)).toBe(true)
    expect(run.stop).toBe('they')
    run.they()
    expect([run.at, run.stop]).toEqual([2, 'read'])
    const there = run.match.inputs.length
    expect(run.back()).toBe(true)
    expect([run.at, run.stop]).toEqual([1, 'ask'])
    run.answer(run.wanted!)
    expect(run.back()).toBe(true)
    expect([run.at, run.match.inputs.length]).toEqual([1, 0])
    expect(run.back()).toBe(true)
    expect(run.at).toBe(0)
    expect(run.back()).toBe(false)
    run.next()
    for (let i = 0; i < 3; i++) run.answer(run.wanted!)
    run.they()
    expect(run.match.inputs.length).toBe(there)
    run.next()
    expect(run.stop).toBe('done')
  })

  test('it is come back to by its course, and a course that no longer fits is followed as far as it does', () => {
    const run = new LessonRun(rules, lesson)
    run.next()
    run.answer(run.wanted!)
    const again = new LessonRun(rules, lesson, run.course)
    expect([again.at, again.match.inputs.length]).toEqual([run.at, run.match.inputs.length])
    expect(new LessonRun(rules, lesson, [null, ['nothing']]).at).toBe(1)
    expect(new LessonRun(rules, lesson, [['nothing'], null]).at).toBe(0)
  })

  test('what is asked for and never comes is a fault that says what is offered instead', () => {
    const broken = { ...lesson, steps: [{ say: lesson.title, do: ['castle'] }] }
    expect(checkLesson(rules, broken).faults).toEqual([expect.stringContaining('"P1 castle" is not offered')])
    const cited = { ...lesson, steps: [{ say: lesson.title, clauses: ['no.such'] }, ...lesson.steps] }
    expect(checkLesson(rules, cited).faults).toEqual(['step 1: no clause no.such'])
  })

  test('a reply to what is never offered is a fault', () => {
    const [read, ask, end] = lesson.steps
    const wrong = [...ask.wrong!, { answer: 'castle', said: lesson.title }]
    const broken = { ...lesson, steps: [read, { ...ask, wrong }, end] }
    expect(checkLesson(rules, broken).faults).toEqual(['"castle" is replied to, and never offered'])
  })

  test('a lesson of another game is refused', () => {
    expect(() => new LessonRun(rules, { ...lesson, game: 'kiseki' })).toThrow(KernelError)
  })

  test('its table asks only what the lesson asks, and takes back by steps', async () => {
    const run = new LessonRun(rules, lesson)
    let moved = 0
    const table = new LessonTable(run, () => moved++)
    expect((await table.look('P1', 0)).next).toBe('person')
    table.next()
    const asked = await table.look('P1', 0)
    expect([asked.next, asked.undo, asked.view.decision?.cancellable]).toEqual(['viewer', 'free', false])
    await table.send({ player: 'P1', answer: [] })
    expect(run.reply).not.toBeNull()
    await table.send({ player: 'P1', concede: true })
    expect(run.match.result).toBeNull()
    const { answer, hint } = await table.advise('P1')
    expect(hint.en).toBe('Attack')
    await table.send({ player: 'P1', answer })
    await table.undo()
    expect(run.match.inputs.length).toBe(0)
    expect(moved).toBe(5)
  })

  test('names of cards, zones and actions come from the words of the game', () => {
    const words = new Words(rules, 'en')
    expect(lessonText(words, lesson.steps[1].say)).toBe('Attack from Hand')
    expect(lessonText(words, lesson.steps[0].say)).toBe('read ♠9')
    expect(placeText(words, 'P2:life')).toContain('Life')
  })
})
