import { defineConfig } from 'vitest/config'

// Workspace packages are read from their TypeScript source, exactly as `node --conditions=fudaba-source` does.
const conditions = ['fudaba-source', 'node', 'module', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts', 'tests/**/*.test.ts'],
    reporters: ['./scripts/vitest-reporter.mjs'],
    // Two busy cores: a test that plays a thousand games must not fail for the neighbour's sake.
    testTimeout: 30_000,
  },
})
