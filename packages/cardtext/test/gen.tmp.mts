import * as fc from 'fast-check'
import { grammar } from './toy/grammar.ts'
import { sentencesOf } from '../src/testing/index.ts'
import { readings } from '../src/index.ts'
for (const f of grammar.families.values()) {
  const t0 = performance.now()
  const arb = sentencesOf(grammar, f.name, { depth: Number(process.argv[2] ?? 6) })
  const t1 = performance.now()
  const s = fc.sample(arb, { numRuns: 100, seed: 5 })
  const t2 = performance.now()
  let worst = 0, w = ''
  for (const x of s) { const a = performance.now(); readings(grammar, x.text, [f.role]); const b = performance.now() - a; if (b > worst) { worst = b; w = x.text } }
  const t3 = performance.now()
  console.log(f.name, 'arb', (t1 - t0).toFixed(0), 'gen', (t2 - t1).toFixed(0), 'read', (t3 - t2).toFixed(0), 'worst', worst.toFixed(0), w.length, 'avg len', s.reduce((n, x) => n + x.text.length, 0) / s.length)
}
