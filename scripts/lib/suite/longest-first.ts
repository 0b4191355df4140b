/** The order of test files: those that take longest first, so that no worker is left alone with one at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Measured; a fresh clone has no times of its own. */
export const longest: readonly string[] = [
  'test/integration/installation/sad-starts.test.ts',
  'test/integration/attacks/strangers-rights.test.ts',
  'test/integration/installation/workers.test.ts',
  'test/integration/attacks/malformed.test.ts',
  'test/integration/access/limited-pairs.test.ts',
  'test/integration/attacks/hostile-workbooks.test.ts',
  'test/integration/attacks/strangers-isolation.test.ts',
  'test/integration/installation/sad-restarts.test.ts',
  'test/integration/installation/endings.test.ts',
  'test/integration/installation/replica.test.ts',
  'test/integration/attacks/malformed-queries.test.ts',
  'test/scenarios/worked-example.test.ts',
  'test/integration/attacks/strain.test.ts',
  'test/integration/reports/report-stream.test.ts',
  'test/integration/documents/concurrency-sources.test.ts',
  'test/integration/installation/uncounted.test.ts',
  'test/integration/installation/demo-days.test.ts',
  'test/integration/imports/import-cells.test.ts',
  'test/integration/installation/demo.test.ts',
  'test/integration/imports/import-round-trip.test.ts',
  'test/integration/stock/units-left.test.ts',
  'test/integration/reports/report-beginning.test.ts',
  'test/integration/installation/metrics.test.ts',
  'test/integration/money/balance-letters.test.ts',
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
