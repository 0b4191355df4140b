/**
 * Costs of one of each, with their sources. Times are of the table *the newest code, another hour* of `npm run bench
 * processor` in docs/benchmarks.md (two cores of an Intel Xeon, eight clients); the part of a bill that its lines are,
 * 29 %, and the bytes are of `npm run bench load` there.
 */
import type { CostTable } from './model.ts'

export const measured: CostTable = {
  // Of 5.5 + 4.9 ms for a bill of 20 lines. The part of the lines was measured for the application; the same is taken
  // for PostgreSQL, which makes short bills rather too dear.
  bill: { application: 3.9, database: 3.5 },
  line: { application: 0.08, database: 0.07 },
  page: { application: 6.2, database: 1.7 },
  look: { application: 6.5, database: 2.5 },
  report: { application: 20.7, database: 24 },
  billBytes: 1_150,
  lineBytes: 1_080,
}
