/** The order of test files: those that take longest first, so that no worker is left alone with one at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Measured; a fresh clone has no times of its own. */
export const longest: readonly string[] = [
  'test/integration/sad-starts.test.ts',
  'test/integration/strangers-rights.test.ts',
  'test/integration/workers.test.ts',
  'test/integration/malformed.test.ts',
  'test/integration/limited-pairs.test.ts',
  'test/integration/hostile-workbooks.test.ts',
  'test/integration/strangers-isolation.test.ts',
  'test/integration/sad-restarts.test.ts',
  'test/integration/endings.test.ts',
  'test/integration/replica.test.ts',
  'test/integration/malformed-queries.test.ts',
  'test/scenarios/worked-example.test.ts',
  'test/integration/strain.test.ts',
  'test/integration/report-stream.test.ts',
  'test/integration/concurrency-sources.test.ts',
  'test/integration/uncounted.test.ts',
  'test/integration/demo-days.test.ts',
  'test/integration/import-cells.test.ts',
  'test/integration/demo.test.ts',
  'test/integration/import-round-trip.test.ts',
  'test/integration/units-left.test.ts',
  'test/integration/report-beginning.test.ts',
  'test/integration/metrics.test.ts',
  'test/integration/balance-letters.test.ts',
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
