import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

const cwd = emptyFolder()
const put = (name: string, text: string): void => writeFileSync(join(cwd, name), text)

const position = `format: fudaba-position/1
game: blackpoker
config: {frame: full54}
turn: 3
turnPlayer: P1
P1: {soldiers: ♠5 ♡J, barriers: ♣2, hand: ♡8 ◇7 ♠3 ♣4, life: 5}
P2: {soldiers: ♠6, barriers: ♣9, hand: ♡9 ◇3, life: 6}
`

describe('fudaba position', () => {
  beforeAll(() => {
    put('p.yaml', position)
    put('answers.txt', '# the whole battle\nattack\npass\npass\n♠5 ♡J\np\np\n♠6 > ♡J\np\np\n')
  })

  test('position prints the decision with its legal answers', async () => {
    const { code, out } = await fudaba(['position', 'p.yaml'], { cwd })
    expect(code).toBe(0)
    expect(out).toContain('P1 decides (base.3.5.37 > base.3.5.38)')
    expect(out).toContain('  1 Attack ')
    expect(out).toContain('11 legal answers')
  })

  test('position --answers applies typed answers, each event with its clauses', async () => {
    const { code, out } = await fudaba(['position', 'p.yaml', '--answers', 'answers.txt'], { cwd })
    expect(code).toBe(0)
    expect(out).toContain(
      "P2's ♠6 blocks P1's ♡J\n      base.3.5.37 > base.3.5.33 > base.3.5.25 > block.effect",
    )
    expect(out).toContain('P2 took 5 damage')
    expect(out).toContain('P2: ♠6 went from the field to the graveyard')
  })

  test('position --answers names the line of an impossible answer', async () => {
    put('bad.txt', 'attack\npass\n♣K\n')
    const { code, err } = await fudaba(['position', 'p.yaml', '--answers', 'bad.txt'], { cwd })
    expect(code).toBe(2)
    expect(err).toMatch(/^fudaba: bad\.txt:3: ♣K: /)
  })

  test('judge tells the answers as moves, the boards before and after, and how sure we are', async () => {
    const { code, out } = await fudaba(['judge', 'p.yaml', '--do', 'attack', '--until', 'question'], { cwd })
    expect(code).toBe(0)
    expect(out).toContain('Ruling: BlackPoker')
    expect(out).toMatch(/1\. P1, “.*”: Attack/)
    expect(out.indexOf('The board before')).toBeLessThan(out.indexOf('The board after'))
    expect(out).toContain('How sure we are')
    expect(out).toContain('Digest of the state: m')
  })

  test('judge refuses a card whose text it cannot read, unless that is accepted', async () => {
    put(
      'unread.yaml',
      'format: fudaba-position/1\ngame: kiseki\nP1: {field: [{card: {name: 試し, text: これは読めない文である。}}], deck: [S1-001, S1-002]}\nP2: {deck: [S1-001, S1-002]}\n',
    )
    const { code, err } = await fudaba(['judge', 'unread.yaml'], { cwd })
    expect(code).toBe(2)
    expect(err).toContain('これは読めない文である')
    expect((await fudaba(['judge', 'unread.yaml', '--unread'], { cwd })).code).toBe(0)
  })

  test('judge --test prints a test, and --json the ruling beside the decision', async () => {
    const { out } = await fudaba(['judge', 'p.yaml', '--do', 'attack', '--test', 'an attack'], { cwd })
    expect(out).toContain('test("an attack"')
    const json = await fudaba(['judge', 'p.yaml', '--do', 'attack', '--json'], { cwd })
    const { ruling } = JSON.parse(json.out) as { ruling: { steps: { move: string }[]; digest: string } }
    expect(ruling.steps.map(({ move }) => move)).toEqual(['Attack'])
    expect(ruling.digest).toMatch(/^m/)
  })

  test('position --json prints the answers as ids', async () => {
    const { out } = await fudaba(['position', 'p.yaml', '--json'], { cwd })
    const { answers, decision } = JSON.parse(out) as {
      readonly answers: readonly (readonly string[])[]
      readonly decision: { readonly player: string }
    }
    expect(decision.player).toBe('P1')
    expect(answers).toContainEqual(['attack'])
    expect(answers).toContainEqual([])
  })

  test('position names the contradiction in a file', async () => {
    put('twice.yaml', position.replace('life: 5', 'life: ♠5'))
    const { code, err } = await fudaba(['position', 'twice.yaml'], { cwd })
    expect(code).toBe(2)
    expect(err).toMatch(/^fudaba: twice\.yaml: .*♠5/)
  })

  test('play --from starts from a position', async () => {
    const { code, out } = await fudaba(['play', '--from', 'p.yaml', '--both', '--seed', '1'], {
      cwd,
      input: 'attack\nquit\n',
    })
    expect(code).toBe(0)
    expect(out).toContain('P1: Attack')
  })
})
