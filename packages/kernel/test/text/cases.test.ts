import { describe, test } from 'vitest'
import { allCases } from './cases/index.ts'
import { mode } from './table.ts'

describe.each(Object.entries(allCases))('%s', (_name, cases) => {
  test.each(Object.entries(cases))('%s', (_title, check) => check())
  test.each(Object.entries(cases))('%s (undone, saved and loaded at every decision)', (_title, check) => {
    mode.restless = true
    try {
      check()
    } finally {
      mode.restless = false
    }
  })
})
