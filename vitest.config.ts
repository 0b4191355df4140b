import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/lib/suite/longest-first.ts'
import { left } from './test/details.ts'

/** A database of its own per file and two cores: more workers only wait for each other. */
const pool = { pool: 'forks', maxWorkers: 2 } as const

const onDatabase = 'test/{budgets,conformance,scenarios,integration,sql}/**/*.test.ts'
const integration = {
  ...pool,
  environment: 'node',
  globalSetup: ['test/support/global-setup.ts'],
  setupFiles: ['test/support/properties.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Node reads the program itself, as it does when it serves: Vite's way costs each run the same files once more.
  experimental: { viteModuleRunner: false },
}
const counted = 'test/budgets/**/*.test.ts'
/** Replaces modules or the environment, or counts what a program does that has done nothing yet. */
const isApart = (path: string): boolean =>
  path.startsWith('test/sql/') || /\bvi\.(?:mock|hoisted|stubGlobal)\(/.test(readFileSync(path, 'utf8'))
/** Asks modules of the page. */
const withPage = 'test/integration/money/price-agreement.test.ts'
const apart = globSync(onDatabase, { exclude: [counted, withPage, ...left] }).filter(isApart)

const unit = {
  ...pool,
  environment: 'node',
  setupFiles: ['test/support/properties.ts'],
  // Those that read every file of the project take seconds on a busy machine.
  testTimeout: 30_000,
}
const units = ['src/**/*.test.ts', 'src/**/*.prop.test.ts', 'scripts/**/*.test.ts', 'test/*.test.ts']
const replaces = (path: string): boolean =>
  /\bvi(?:test)?\.(?:mock|hoisted|stub\w+|spyOn|useFakeTimers)\(|process\.env\[/.test(readFileSync(path, 'utf8'))
const unitsApart = globSync(units).filter(replaces)

export default defineConfig({
  test: {
    ...pool,
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      // A process and the program anew for each file would cost two fifths more.
      { test: { ...unit, name: 'unit', include: units, exclude: unitsApart, isolate: false } },
      { test: { ...unit, name: 'unit apart', include: unitsApart } },
      {
        // Loading the program for each file would take a fifth of the time.
        test: {
          ...integration,
          name: 'integration',
          include: [onDatabase],
          exclude: [counted, withPage, ...apart, ...left],
          isolate: false,
        },
      },
      // Vite replaces modules that are named by aliases, and reads those of the page; Node does neither.
      { test: { ...integration, name: 'apart', include: [...apart, withPage], experimental: {} } },
      // On a server of its own: transactions of neighbours change what PostgreSQL may tidy, hence what it touches.
      { test: { ...integration, name: 'counted', include: [counted] } },
    ],
  },
})
