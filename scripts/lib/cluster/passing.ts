/** Files of tests that are known to pass in a cluster. Others were not run there yet, or ask for what is one machine's. */
export const passing: readonly string[] = [
  'test/integration/documents/history.test.ts',
  'test/integration/access/limits.test.ts',
  'test/scenarios/debts.test.ts',
]
