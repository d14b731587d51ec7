import { type TestContext, describe as vitestDescribe, test as vitestTest } from 'vitest'
import { ablating, collecting, thorough } from './environment.ts'
import { type Proof, beginTest, endTest } from './session.ts'

const groups: string[] = []

/**
 * A test whose title is the rule in words. Under vitest it runs, and with FUDABA_FULL=1 a second time in which every
 * input is taken back and given again. An ablation run collects it instead.
 */
export function test(title: string, run: () => void | Promise<void>): void {
  const collector = collecting()
  const whole = [...groups, title].join(' › ')
  if (collector !== undefined) {
    collector.tests.push({
      file: collector.file,
      title: whole,
      run: async () => void (await carryOut(whole, run, false)),
    })
    return
  }
  vitestTest(title, async (context) => {
    report(context, await carryOut(whole, run, false))
    if (thorough()) await carryOut(whole, run, true)
  })
}

/** A group of tests, as in vitest. */
export function describe(title: string, body: () => void): void {
  const inside = (): void => {
    groups.push(title)
    try {
      body()
    } finally {
      groups.pop()
    }
  }
  if (collecting() !== undefined) inside()
  else vitestDescribe(title, inside)
}

async function carryOut(title: string, run: () => void | Promise<void>, undoing: boolean): Promise<Proof[]> {
  beginTest(title, undoing)
  let finished = false
  try {
    await run()
    finished = true
  } finally {
    if (!finished) endTest(false)
  }
  return endTest(!ablating())
}

/** The clauses a test proves travel with its result, so that a reporter can list tests for each clause. */
function report(context: TestContext, proofs: readonly Proof[]): void {
  Object.assign(context.task.meta, { proves: [...new Set(proofs.map((p) => p.clause))] })
}
