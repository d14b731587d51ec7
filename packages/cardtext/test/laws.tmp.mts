import { grammar } from '/work/main/packages/cardtext/test/toy/grammar.ts'
import { checkExamples } from '/work/main/packages/cardtext/src/index.ts'
import { checkLaws } from '/work/main/packages/cardtext/src/testing/index.ts'
checkExamples(grammar)
const t = Date.now()
try {
  checkLaws(grammar, {
    numRuns: Number(process.argv[2] ?? 200),
    seed: Number(process.argv[3] ?? 1),
    depth: Number(process.argv[4] ?? 6),
  })
  console.log('ok')
} catch (e: any) {
  console.log(String(e).slice(0, 3000))
  if (e.cause) console.log(String(e.cause).slice(0, 2500))
}
console.log(Date.now() - t)
