import { describe, expect, test } from 'vitest'
import { fudaba } from '../process.ts'

describe('results', () => {
  test('sim reports seat rates with bounds, lengths and endings, the same for the same seed', async () => {
    const args = ['sim', 'blackpoker', '-n', '30', '--seed', '1']
    const [text, json] = await Promise.all([fudaba(args), fudaba([...args, '--json'])])
    const report = JSON.parse(json.out) as {
      readonly seats: { readonly P1: { readonly count: number } }
      readonly endings: Readonly<Record<string, number>>
    }
    expect(report.endings).toEqual({ life: 30 })
    expect(text.out).toMatch(
      new RegExp(`P1 wins \\(random\\) .*%  \\[.*%, .*%\\]  ${report.seats.P1.count}\\n`),
    )
    expect(text.out).toMatch(/decisions +median \d+, p95 \d+/)
    expect(text.err).toMatch(/30\/30 games · [\d.]+\/s · ETA 0:00/)
  })

  test('sim --coverage lists what never occurred', async () => {
    const { out } = await fudaba(['sim', 'blackpoker', '-n', '5', '--coverage'])
    expect(out).toMatch(/What never occurred in 5 games\n {2}actions +.*search/)
  })

  test('sim on threads gives the same report', async () => {
    const args = ['sim', 'blackpoker', '-n', '220', '--seed', '3', '--json']
    const { out } = await fudaba(args)
    expect(JSON.parse(out)).toMatchObject({ games: 220, seed: '3' })
  })

  test('perft counts the sequences of answers, with a digest', async () => {
    const { out } = await fudaba(['perft', 'blackpoker', '--depth', '2', '--json'])
    const report = JSON.parse(out) as { readonly counts: readonly number[]; readonly digest: string }
    expect(report.counts).toHaveLength(2)
    expect(report.digest).toMatch(/^[0-9a-f]{16}$/)
  })

  test('rules prints the matrix for people with totals, and as JSON', async () => {
    const [text, json, one] = await Promise.all([
      fudaba(['rules', 'blackpoker', '--lang', 'en']),
      fudaba(['rules', 'blackpoker', '--json']),
      fudaba(['rules', 'blackpoker', 'attack.effect', '--lang', 'ja']),
    ])
    const rows = JSON.parse(json.out) as readonly { readonly id: string; readonly kind: string }[]
    const enforced = rows.filter((row) => row.kind === 'enforced').length
    expect(text.out).toContain(`${rows.length} clauses: enforced ${enforced},`)
    expect(rows.find((row) => row.id === 'attack.effect')).toMatchObject({
      kind: 'enforced',
      declaredBy: ['requirement', 'ask'],
    })
    expect(one.out).toContain('指定したアタッカーはドライブして攻撃する')
  })

  test('rulings lists question, reading, confidence and test', async () => {
    const [text, json] = await Promise.all([
      fudaba(['rulings', 'blackpoker', '--lang', 'en']),
      fudaba(['rulings', 'blackpoker', '--json']),
    ])
    const [first] = JSON.parse(json.out) as readonly { readonly id: string; readonly test: string }[]
    expect(text.out.startsWith(`${first.id}\n  Q `)).toBe(true)
    expect(first.test).not.toBe('')
  })

  test('games lists decks and settings with where they come from', async () => {
    const { out } = await fudaba(['games', '--json'])
    expect(JSON.parse(out)).toMatchObject([
      { name: 'blackpoker', settings: { drawRule: { default: 'edition8' } } },
      { name: 'kiseki', settings: { format: { default: 'strategy' } } },
      { name: 'last-chronicle', settings: { lamps: { default: 'exact' } } },
      { name: 'aquarian-age', settings: { handLimit: { default: 7 } } },
      { name: 'vanguard' },
    ])
  })

  test('env answers JSON lines', async () => {
    const { code, out } = await fudaba(['env', 'blackpoker'], { input: '{"type":"nonsense"}\nnot json\n' })
    const replies = out.trim().split('\n')
    expect(code).toBe(0)
    expect(replies).toHaveLength(2)
    for (const reply of replies) expect(() => JSON.parse(reply) as unknown).not.toThrow()
  })

  test('--version and --help', async () => {
    const [version, help] = await Promise.all([fudaba(['--version']), fudaba(['--help'])])
    expect(version).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string })
    expect(help.code).toBe(0)
    for (const command of [
      'play',
      'sim',
      'replay',
      'rules',
      'rulings',
      'perft',
      'env',
      'deck',
      'judge|position',
      'lesson',
      'games',
    ])
      expect(help.out).toContain(`  ${command} `)
  })
})
