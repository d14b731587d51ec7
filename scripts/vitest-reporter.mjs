// vitest's own report, closed by one line that a person, CI and scripts/test.mjs all can read.
import { writeFileSync } from 'node:fs'
import { DefaultReporter } from 'vitest/node'

export default class ClosingLineReporter extends DefaultReporter {
  onTestRunEnd(modules, errors, reason) {
    super.onTestRunEnd(modules, errors, reason)
    const counts = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      // A file that cannot be read has no tests to fail, so it fails itself.
      if (module.errors().length > 0) counts.failed++
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        counts[state === 'pending' ? 'skipped' : state]++
      }
    }
    if (process.env.FUDABA_TEST_COUNTS) writeFileSync(process.env.FUDABA_TEST_COUNTS, JSON.stringify(counts))
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
    console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`)
  }
}
