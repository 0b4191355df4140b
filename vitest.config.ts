import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/lib/suite/longest-first.ts'

/** A database of its own per file and two cores: more workers only wait for each other. */
const pool = { pool: 'forks', maxWorkers: 2 } as const

export default defineConfig({
  test: {
    ...pool,
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...pool,
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.prop.test.ts', 'scripts/**/*.test.ts', 'test/*.test.ts'],
          environment: 'node',
          setupFiles: ['test/support/properties.ts'],
          // Those that read every file of the project take seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...pool,
          name: 'integration',
          include: ['test/{budgets,conformance,scenarios,integration,sql}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/global-setup.ts'],
          setupFiles: ['test/support/properties.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
