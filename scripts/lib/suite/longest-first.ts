/** The order of test files: those that take longest first, so that no worker is left alone with one at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Measured; a fresh clone has no times of its own. */
export const longest: readonly string[] = [
  'test/integration/strangers-rights.test.ts',
  'test/integration/malformed.test.ts',
  'test/integration/strangers-isolation.test.ts',
  'test/scenarios/worked-example.test.ts',
  'test/integration/malformed-queries.test.ts',
  'test/integration/history.test.ts',
  'test/integration/foretold.test.ts',
  'test/scenarios/money-transfer.test.ts',
  'test/integration/balance-letters.test.ts',
  'test/integration/print.test.ts',
  'test/integration/concurrency.test.ts',
  'test/integration/limits.test.ts',
]

/** Others keep their order. */
export const longestFirst = <T>(files: readonly T[], pathOf: (file: T) => string): T[] => {
  const place = (file: T): number => {
    const found = longest.findIndex((path) => pathOf(file).endsWith(path))
    return found < 0 ? longest.length : found
  }
  return files.toSorted((a, b) => place(a) - place(b))
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId)
  }
}
