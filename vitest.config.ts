import { defineConfig } from 'vitest/config'

// Workspace packages are read from their TypeScript source, exactly as `node --conditions=fudaba-source` does.
const conditions = ['fudaba-source', 'node', 'module', 'import', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    reporters: ['./scripts/vitest-reporter.mjs'],
    maxWorkers: '100%',
    // Two busy cores: a test that plays a thousand games must not fail for the neighbour's sake.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'],
          exclude: ['packages/web/**', '**/node_modules/**'],
          // Every file would load the games anew, which takes longer than its tests; none leaves anything behind.
          isolate: false,
        },
      },
      // The suites load the tests of the games themselves, which then cannot be run in the same place; and games that
      // the page is to go on with must come from a place where no other cards were made up before.
      {
        extends: true,
        test: { name: 'suites', include: ['tests/**/*.test.ts', 'packages/web/test/**/*.test.ts'] },
      },
    ],
  },
})
