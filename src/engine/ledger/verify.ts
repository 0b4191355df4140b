/**
 * Verifies that the ledgers match the documents: everything is calculated again from scratch and compared with what
 * is stored. `rebuild` writes the result. Nobody ever edits entries by hand.
 */
import { rowsOf } from '../cursor.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { expectLedgers } from './expected.ts'
import { projectionsOf, stockLine, type Projection } from './projections.ts'
import { entryFromRow } from './stock-rows.ts'
import { wrongSums } from './sums.ts'
import { comparePositions, type StockEntry } from './valuation.ts'
import { inReplayOrder, valuedStock } from './valued-stock.ts'

export interface Difference {
  ledger: string
  missing: string[]
  extra: string[]
}

/** The maximum number of reported differences per ledger. */
const MOST = 1_000

const linesOf = (columns: Sql, from: Sql): Sql => sql`select concat_ws(' ', ${columns}) as line from ${from}`

const compare = async (scope: Scope, { ledger, columns, stored, expected }: Projection): Promise<Difference> => {
  const [is, shall] = [linesOf(columns, stored), linesOf(columns, expected)]
  const difference = async (left: Sql, right: Sql): Promise<string[]> =>
    (
      await scope.tx.query<{ line: string }>(
        sql`(${left} except all ${right}) order by 1 limit ${sql.raw(String(MOST))}`,
      )
    ).map(({ line }) => line)
  return { ledger, missing: await difference(shall, is), extra: await difference(is, shall) }
}

const before = (a: StockEntry, b: StockEntry): number =>
  a.product === b.product ? comparePositions(a, b) : a.product < b.product ? -1 : 1

async function* each<T>(groups: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const group of groups) yield* group
}

/** Both sides are read in replay order, so that one pass finds the differences. */
const compareStock = async (scope: Scope): Promise<Difference> => {
  const found: Difference = { ledger: 'stock', missing: [], extra: [] }
  const add = (to: string[], entry: StockEntry): void => void (to.length < MOST && to.push(stockLine(entry)))
  const shall = each(valuedStock(scope))[Symbol.asyncIterator]()
  const is = rowsOf(scope.tx, 'stored_entries', inReplayOrder('stock_entry'))[Symbol.asyncIterator]()
  let [wanted, row] = [await shall.next(), await is.next()]
  while (!wanted.done || !row.done) {
    const stored = row.done ? null : entryFromRow(row.value)
    const order = wanted.done ? 1 : stored === null ? -1 : before(wanted.value, stored)
    if (order < 0) add(found.missing, wanted.value as StockEntry)
    if (order > 0) add(found.extra, stored!)
    if (order === 0 && stockLine(wanted.value as StockEntry) !== stockLine(stored!)) {
      add(found.missing, wanted.value as StockEntry)
      add(found.extra, stored!)
    }
    if (order <= 0) wanted = await shall.next()
    if (order >= 0) row = await is.next()
  }
  return found
}

const counts = async (scope: Scope): Promise<Record<string, number>> => {
  const ledgers = [{ ledger: 'stock', stored: sql`stock_entry` }, ...projectionsOf(scope.registry)]
  const answers = await scope.tx.batch(ledgers.map(({ stored }) => sql`select count(*)::int as count from ${stored}`))
  return Object.fromEntries(
    ledgers.map(({ ledger }, index) => [ledger, (answers[index]![0] as { count: number }).count]),
  )
}

/**
 * Returns the differences of every ledger, at most the first thousand each; none if everything matches. Afterwards,
 * the transaction cannot write. `stock` comes before the ledgers that depend on it.
 */
export const verifyLedgers = async (
  scope: Scope,
): Promise<{ differences: Difference[]; counts: Record<string, number> }> => {
  await expectLedgers(scope, { readOnly: true })
  const found = [await compareStock(scope)]
  for (const projection of projectionsOf(scope.registry)) found.push(await compare(scope, projection))
  found.push({ ledger: 'sums', missing: await wrongSums(scope), extra: [] })
  return {
    differences: found.filter(({ missing, extra }) => missing.length > 0 || extra.length > 0),
    counts: await counts(scope),
  }
}

/** The content of the ledgers, line by line in a fixed order, for comparing two states. */
export const storedLedgers = async (scope: Scope): Promise<Record<string, string[]>> => {
  const entries = (await scope.tx.query(inReplayOrder('stock_entry'))).map(entryFromRow).map(stockLine)
  const projections = projectionsOf(scope.registry)
  const answers = await scope.tx.batch(
    projections.map(({ columns, stored }) => sql`${linesOf(columns, stored)} order by 1`),
  )
  return {
    stock: entries,
    ...Object.fromEntries(
      projections.map(({ ledger }, index) => [ledger, (answers[index] as { line: string }[]).map(({ line }) => line)]),
    ),
  }
}
