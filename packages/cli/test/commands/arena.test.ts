import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

const cwd = emptyFolder()
const put = (name: string, text: string): void => writeFileSync(join(cwd, name), text)

describe('arena --keep', () => {
  const args = ['arena', 'blackpoker', '--a', 'random', '--b', 'random', '--keep', 'arena.jsonl', '--json']
  const counted = (out: string): unknown => (JSON.parse(out) as { readonly wins: unknown }).wins

  test('arena --keep goes on with the kept games, also after an unfinished last line', async () => {
    const once = await fudaba([...args, '-n', '8'], { cwd })
    const [head, first, second] = readFileSync(join(cwd, 'arena.jsonl'), 'utf8').split('\n')
    put('arena.jsonl', [head, first, second.slice(0, 40)].join('\n'))
    const again = await fudaba([...args, '-n', '8'], { cwd })
    expect(counted(again.out)).toEqual(counted(once.out))
    expect(readFileSync(join(cwd, 'arena.jsonl'), 'utf8').split('\n')).toHaveLength(6)
  })

  test('arena --keep refuses the games of another contest and unreadable lines', async () => {
    const other = await fudaba([...args, '-n', '8', '--seed', '2'], { cwd })
    expect(other.code).toBe(2)
    expect(other.err).toContain('arena.jsonl keeps the games of another contest')
    const timed = await fudaba([...args, '-n', '8', '--timed'], { cwd })
    expect(timed.err).toContain('arena.jsonl keeps the games of another contest')
    const kept = readFileSync(join(cwd, 'arena.jsonl'), 'utf8').split('\n')
    put('arena.jsonl', [kept[0], kept[1], 'torn', ''].join('\n'))
    const broken = await fudaba([...args, '-n', '8'], { cwd })
    expect(broken.code).toBe(2)
    expect(broken.err).toContain('arena.jsonl: line 3 cannot be read')
  })

  test('arena --keep refuses lines that were changed or written twice', async () => {
    const mine = [...args.slice(0, 7), 'edited.jsonl', '--json', '-n', '4']
    await fudaba(mine, { cwd })
    const lines = readFileSync(join(cwd, 'edited.jsonl'), 'utf8').split('\n')
    const other = /"score":1/.test(lines[1])
      ? lines[1].replace('"score":1', '"score":0')
      : lines[1].replace('"score":0', '"score":1')
    for (const [text, line] of [
      [[lines[0], other, lines[2], ''], 2],
      [[lines[0], lines[1], lines[1], ''], 3],
      [[lines[0], lines[1], 'null', ''], 3],
      [[lines[0], lines[1], '{"number":-1,"pair":null,"check":""}', ''], 3],
    ] as const) {
      put('edited.jsonl', text.join('\n'))
      const { code, err } = await fudaba(mine, { cwd })
      expect(code).toBe(2)
      expect(err).toContain(`edited.jsonl: line ${line} `)
    }
  })

  test('arena --keep refuses a second run on the file at once, and says when it cannot be written', async () => {
    const mine = [...args.slice(0, 7), 'shared.jsonl', '--json', '-n', '4']
    put('shared.jsonl.lock', String(process.pid))
    const second = await fudaba(mine, { cwd })
    expect(second.code).toBe(2)
    expect(second.err).toContain('shared.jsonl is in use by another run')
    // Left behind by a run that was killed.
    put('shared.jsonl.lock', '999999999')
    expect((await fudaba(mine, { cwd })).code).toBe(0)
    expect(readdirSync(cwd)).not.toContain('shared.jsonl.lock')
    const nowhere = await fudaba([...args.slice(0, 7), 'shared.jsonl/x', '--json', '-n', '4'], { cwd })
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('cannot be written')])
  })
})
