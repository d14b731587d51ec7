import { Match, type View, beginFromPosition, toPosition } from '@fudaba/kernel'
import { answer, randomAnswer } from '@fudaba/kernel/search'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { evaluate } from '../../src/io/evaluate.ts'
import { layout } from '../../src/table/layout.ts'
import { messages } from '../../src/table/messages.ts'
import { circles } from '../../src/board/zones.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'
import { having, table, use } from '../playing.ts'
import { activated, draw } from '../trees.ts'

/** What lies where, whatever number it has. */
const laid = ({ zones }: View) =>
  zones.map(({ zone, owner, count, objects }) => [
    zone,
    owner,
    count,
    ...objects.map(({ cards, values, turned, cell }) => [cards, values, turned, cell]),
  ])

describe('positions of the game', () => {
  const again = (g: ReturnType<typeof table>) => {
    const written = toPosition(g.match)
    const other = beginFromPosition(vanguard, written, { everyWindow: true })
    expect(toPosition(other)).toEqual(written)
    expect(laid(other.view(null))).toEqual(laid(g.view(null)))
    expect(other.view(null).facts).toEqual(g.view(null).facts)
    return other
  }
  test('a main phase is written and read', () => {
    const g = table({
      field: [vanguardUnit('A'), on('front-left', 'L', {}, { turned: true })],
      hand: [unit('h')],
      damage: [unit('d', {}, { faceDown: true })],
      soul: plain('s', 2),
    })
    expect(again(g).decision?.message.key).toBe('main.window')
  })

  test('so is the choice of an attack, after one has been made', () => {
    const g = facing({ field: [vanguardUnit('A'), on('front-left', 'L')] })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(g.P1).toBeAsked('battle.attack')
    expect(again(g).decision?.message.key).toBe('battle.attack')
  })

  test('what was used once in this turn is not used again', () => {
    const g = having([activated([], draw(), { limit: { times: 1, period: 'turn' } })])
    const offered = (match: Match): (string | undefined)[] =>
      match.decision!.candidates.map(({ name }) => name)
    expect(offered(again(g))).toContain('ability')
    use(g)
    expect(offered(again(g))).not.toContain('ability')
  })

  test('inside a battle it is written with what is under way', () => {
    const g = facing({}, { hand: [unit('h')] })
    attack(g, { attacker: 'A', target: 'V' })
    const asked = g.match.decision?.message.key
    expect(again(g).decision?.message.key).toBe(asked)
    expect(toPosition(g.match).underWay?.frames.at(-1)?.procedure).toBeDefined()
  })
})

describe('the playmat', () => {
  test('turned round, the circles of both lie opposite, and no two slots lie over each other', () => {
    const areaOf = (cell: string) => layout.slots.find((slot) => slot.cell === cell)!.area
    const column = (cell: string) => areaOf(cell)[0]
    const facingColumn = (cell: string) => layout.columns - column(cell) - areaOf(cell)[2]
    expect(facingColumn('front-left')).toBe(column('front-right'))
    expect(facingColumn('front-centre')).toBe(column('front-centre'))
    expect(facingColumn('back-left')).toBe(column('back-right'))
    const onMats = layout.slots.filter(({ centre }) => centre !== true)
    const cells = onMats.flatMap(({ area: [x, y, w, h] }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(layout.slots.flatMap(({ cell }) => cell ?? []).sort()).toEqual([...circles].sort())
  })

  test('every zone has a place on it', () => {
    const shown = new Set(layout.slots.map(({ zone }) => zone))
    const zones = vanguard.book.zones.map(({ name }) => name).filter((name) => name !== 'plays')
    expect(zones.filter((name) => !shown.has(name))).toEqual([])
  })
})

describe('sentences of the game', () => {
  test('there is one in both languages for each ending, action and value of a card', () => {
    const known: Readonly<Record<string, unknown>> = messages
    const wanted = [
      ...vanguard.book.endings.map((ending) => `ending.${ending}`),
      ...vanguard.book.actions.map(({ name }) => `action.${name}`),
      ...Object.keys(facing().at('V').values).map((value) => `value.${value}`),
    ]
    expect(wanted.filter((key) => known[key] === undefined)).toEqual([])
    const empty = Object.entries(messages).filter(([, { ja, en }]) => (ja === '') !== (en === ''))
    expect(empty).toEqual([])
  })

  test('the log speaks of players in the past: "You drew", never "You draws"', () => {
    const present = Object.values(messages).filter(({ en }) => /^\{player\} (\w+s|is|has) /.test(en))
    expect(present).toEqual([])
  })

  test('random games ask nothing that has no sentence', () => {
    const known: Readonly<Record<string, unknown>> = messages
    const missing = new Set<string>()
    for (let seed = 0; seed < 3; seed++) {
      const match = new Match({ rules: vanguard, seed })
      let state = seed + 1
      const below = (n: number): number => (state = (state * 48_271) % 2_147_483_647) % n
      for (let i = 0; i < 400 && match.decision !== null; i++) {
        const { key } = match.decision.message
        if (known[key] === undefined) missing.add(key)
        answer(match.game, randomAnswer(match.game.offer, below))
      }
    }
    expect([...missing]).toEqual([])
  })
})

describe('evaluation', () => {
  const worth = (g: ReturnType<typeof table>) => evaluate(g.match.game, 0)
  test('damage, cards and units of either side count against each other', () => {
    expect(worth(table())).toBe(0)
    expect(worth(table({}, { damage: plain('d', 2) }))).toBeGreaterThan(0)
    expect(worth(table({ damage: plain('d', 2) }))).toBeLessThan(0)
    expect(worth(table({ hand: plain('h', 2) }))).toBeGreaterThan(0)
    expect(worth(table({ field: [vanguardUnit('A'), on('front-left', 'L')] }))).toBeGreaterThan(0)
  })

  test('the last damage weighs more than the first', () => {
    const late = worth(table({}, { damage: plain('d', 5) })) - worth(table({}, { damage: plain('d', 4) }))
    const early = worth(table({}, { damage: plain('d', 1) })) - worth(table())
    expect(late).toBeGreaterThan(early)
  })
})
