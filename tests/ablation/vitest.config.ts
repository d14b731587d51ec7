import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

// One file in one worker without a time limit; scripts/ablate.mjs names the file, and stops it if it hangs. Without the
// projects: each of them would run the file once more.
const { projects: _, ...test } = base.test ?? {}

export default defineConfig({
  ...base,
  test: { ...test, include: ['tests/ablation/run.ts'], testTimeout: 0, hookTimeout: 0 },
})
