import { defineConfig, mergeConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

// One file in one worker without a time limit; scripts/ablate.mjs names the file, and stops it if it hangs.
export default mergeConfig(
  base,
  defineConfig({
    test: { include: ['tests/ablation/run.ts'], testTimeout: 0, hookTimeout: 0 },
  }),
)
