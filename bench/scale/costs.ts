/**
 * Measures what each additional index, and the daily sums of documents, cost for a 20-line bill: its rows are written
 * with and without them.
 */
import { sql, type Sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { systemClock } from '#kernel/clock.ts'
import { rawWrites } from '../bill.ts'
import type { Goods } from '../support/goods.ts'
import { aligned, median, percentile } from '../support/table.ts'
import { rolledBack } from '../support/rolled-back.ts'
import type { Ids } from './ids.ts'
import type { Dataset } from './dataset.ts'

/** The cost of one bill, or the additional cost. */
interface Taken {
  milliseconds: number
  walBytes: number
}
export interface Cost extends Taken {
  name: string
  /** Size of the index with all tenants, in bytes. */
  size: number | null
}

const rounds = 60
const bills = 4

/** The rows of a bill, and of a payment that settles it. */
const writes = (goods: Goods, number: number): Statement[] => {
  const id = systemClock.newId()
  return [
    ...rawWrites(goods, number, id),
    sql`insert into allocation (credit_id, debt_id, side, partner_id, document_id, day, since, amount, wanted) values (${id}, ${id}, 'receivable', ${id}, ${id}, '2026-11-20', '2026-11-20', 1, 1)`,
  ]
}
const tablesOf = (statements: readonly Statement[]): string[] =>
  statements.map(({ text }) => /insert into (\w+)/.exec(text)![1]!)

/**
 * Everything is rolled back, including the dropped index. One bill is written first, because dropping something
 * invalidates plans.
 */
const withoutIt = ({ owner, tenants }: Dataset, goods: Goods, leaveOut: Sql): Promise<Taken> =>
  rolledBack(owner, tenants.house.id, async (tx) => {
    const logged = async (): Promise<number> => {
      const [row] = await tx.query<{ at: string }>(sql`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`)
      return Number(row!.at)
    }
    await tx.query(leaveOut)
    await tx.batch(writes(goods, 0))
    const start = await logged()
    const from = performance.now()
    for (let number = 1; number <= bills; number += 1) await tx.batch(writes(goods, number))
    const milliseconds = (performance.now() - from) / bills
    return { milliseconds, walBytes: ((await logged()) - start) / bills }
  })

/** The fastest quarter; slower runs measure disturbances of the machine. */
const usual = (all: readonly Taken[]): Taken => ({
  milliseconds: percentile(
    all.map((one) => one.milliseconds),
    0.25,
  ),
  walBytes: percentile(
    all.map((one) => one.walBytes),
    0.25,
  ),
})

/** Both variants take turns, so that disturbances of the machine affect both. */
const compare = async (dataset: Dataset, goods: Goods, leaveOut: Sql): Promise<{ whole: Taken; less: Taken }> => {
  const [whole, less]: [Taken[], Taken[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    whole.push(await withoutIt(dataset, goods, sql`select 1`))
    less.push(await withoutIt(dataset, goods, leaveOut))
  }
  return { whole: usual(whole), less: usual(less) }
}

/** The most expensive first, after the whole bill. */
export const costs = async (dataset: Dataset, ids: Ids, report: (line: string) => void): Promise<Cost[]> => {
  const goods = { ...ids, store: ids.stores[0]! }
  const { rows } = await dataset.admin.query<{ name: string; size: string }>(
    `select indexrelid::regclass::text as name, pg_relation_size(indexrelid) as size from pg_index
     where indrelid = any($1::regclass[]) and not indisunique order by 1`,
    [tablesOf(writes(goods, 0))],
  )
  const parts = [
    ...rows.map(({ name, size }) => ({ name, size: Number(size), leaveOut: sql`drop index ${sql.ident(name)}` })),
    {
      name: 'document_sum, by its trigger',
      size: null,
      leaveOut: sql`alter table document disable trigger document_come`,
    },
  ]
  const found: Cost[] = []
  const wholes: Taken[] = []
  for (const { name, size, leaveOut } of parts) {
    report(`  ${name}`)
    const { whole, less } = await compare(dataset, goods, leaveOut)
    wholes.push(whole)
    found.push({
      name,
      size,
      milliseconds: whole.milliseconds - less.milliseconds,
      walBytes: whole.walBytes - less.walBytes,
    })
  }
  return [
    {
      name: 'the rows of a bill',
      size: null,
      milliseconds: median(wholes.map((one) => one.milliseconds)),
      walBytes: median(wholes.map((one) => one.walBytes)),
    },
    ...found.toSorted((a, b) => b.walBytes - a.walBytes),
  ]
}

export const costTable = (all: readonly Cost[]): string => {
  const whole = all[0]!
  const lines = all.map(({ name, milliseconds, walBytes, size }) => [
    name,
    `${milliseconds.toFixed(2)} ms`,
    `${((100 * milliseconds) / whole.milliseconds).toFixed(0)} %`,
    `${(walBytes / 1024).toFixed(1)} kB`,
    size === null ? '' : `${Math.round(size / 1024 / 1024).toLocaleString('en')} MB`,
  ])
  return aligned([['', 'time', 'share', 'WAL', 'size'], ...lines], (column) => column === 0)
}
