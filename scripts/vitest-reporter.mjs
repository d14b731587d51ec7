// vitest's own report, closed by one line that a person, CI and scripts/test.mjs all can read.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { DefaultReporter } from 'vitest/node'

export default class ClosingLineReporter extends DefaultReporter {
  onTestRunEnd(modules, errors, reason) {
    super.onTestRunEnd(modules, errors, reason)
    const counts = { passed: 0, failed: errors.length, skipped: 0 }
    const files = []
    const failures = errors.map(({ message }) => `outside of any test: ${firstLine(message)}`)
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      // A file that cannot be read has no tests to fail, so it fails itself.
      if (module.errors().length > 0) {
        counts.failed++
        failures.push(`${file}: ${firstLine(module.errors()[0].message)}`)
      }
      for (const test of module.children.allTests()) {
        const { state, errors: reasons = [] } = test.result()
        counts[state === 'pending' ? 'skipped' : state]++
        if (state === 'failed')
          failures.push(`${file} > ${test.fullName}: ${firstLine(reasons[0]?.message ?? '')}`)
      }
      files.push({
        file,
        seconds: module.diagnostic().duration / 1000,
      })
    }
    // Whoever runs several of these says it once, at the end.
    if (process.env.FUDABA_TEST_REPORT) {
      writeFileSync(process.env.FUDABA_TEST_REPORT, JSON.stringify({ ...counts, files, failures }))
      return
    }
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
    console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`)
  }
}

const firstLine = (text) => text.split('\n', 1)[0]
