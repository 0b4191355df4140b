import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/lib/browser.ts'

/** `scripts/test.ts` gives a free port; by hand one beside the usual. */
const port = Number(process.env['E2E_PORT'] ?? 8090)
const address = `http://localhost:${port}`
// Read again in every worker: only the first may choose, and passes it on.
const dataDir = (process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `vua-e2e-${process.pid}`))
const executablePath = (process.env['CHROMIUM'] ??= await findBrowser())

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: false,
  // Each with a tenant of its own.
  workers: 2,
  globalSetup: './test/e2e/global-setup.ts',
  // A browser on a busy machine: what passes only when tried again is named at the end of `npm test`.
  retries: 1,
  // A whole day at the keyboard takes one minute on two busy cores.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1366, height: 768 },
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    // Recorded for every test it would take a third of their time.
    trace: 'on-first-retry',
    launchOptions: { executablePath, args: browserFlags },
  },
  // The whole product as a user starts it, on a database that was empty.
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    url: address,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      PRINT_PORT: String(Number(process.env['E2E_PRINT_PORT'] ?? port + 1)),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      // A worker is one person who never rests.
      CALLS_PER_MINUTE: '100000',
      // The mail server of a test is on this machine.
      OUTBOUND_HOSTS: '127.0.0.1',
    },
  },
})
