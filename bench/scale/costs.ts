/** What every further index, and the sums of documents by day, cost a 20-line bill: its rows written with them and without. */
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { rawWrites } from '../bill.ts'
import { median, percentile } from '../support/table.ts'
import type { Ids } from './ids.ts'
import type { Place } from './place.ts'

/** What one bill takes, or takes more. */
interface Taken {
  milliseconds: number
  walBytes: number
}
export interface Cost extends Taken {
  name: string
  /** Of the index with all tenants in it, bytes. */
  size: number | null
}

const written = [
  'document',
  'sales_bill',
  'sales_bill_line',
  'stock_entry',
  'stock_balance',
  'debt_entry',
  'debt_balance',
  'allocation',
  'document_revision',
  'event',
  'request',
]
const rounds = 60
const bills = 4

class Enough extends Error {}

/** Everything is taken back, what was left out, too. One bill goes before: whatever is left out makes plans anew. */
const withoutIt = async ({ owner, tenants }: Place, ids: Ids, leaveOut: Sql): Promise<Taken> => {
  let taken: Taken | undefined
  const goods = { ...ids, store: ids.stores[0]! }
  const at = async (tx: Tx): Promise<bigint> => {
    const [row] = await tx.query<{ at: string }>(sql`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`)
    return BigInt(row!.at)
  }
  const bill = (tx: Tx, number: number) => tx.batch(rawWrites(goods, number))
  const trial = owner.inTenant({ tenant: tenants.house.id, user: null }, async (tx) => {
    await tx.query(leaveOut)
    await bill(tx, 0)
    const start = await at(tx)
    const from = performance.now()
    for (let number = 1; number <= bills; number += 1) await bill(tx, number)
    const milliseconds = (performance.now() - from) / bills
    taken = { milliseconds, walBytes: Number((await at(tx)) - start) / bills }
    throw new Enough()
  })
  await trial.catch((error: unknown) => {
    if (!(error instanceof Enough)) throw error
  })
  return taken!
}

/** What the quicker quarter took: the rest is the machine's. */
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

/** In turn, so that the machine's moods meet both. */
const compare = async (place: Place, ids: Ids, leaveOut: Sql): Promise<{ whole: Taken; less: Taken }> => {
  const [whole, less]: [Taken[], Taken[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    whole.push(await withoutIt(place, ids, sql`select 1`))
    less.push(await withoutIt(place, ids, leaveOut))
  }
  return { whole: usual(whole), less: usual(less) }
}

/** Dearest first, behind the whole bill. */
export const costs = async (place: Place, ids: Ids, say: (line: string) => void): Promise<Cost[]> => {
  const { rows } = await place.admin.query<{ name: string; size: string }>(
    `select indexrelid::regclass::text as name, pg_relation_size(indexrelid) as size from pg_index
     where indrelid = any($1::regclass[]) and not indisunique order by 1`,
    [written],
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
    say(`  ${name}`)
    const { whole, less } = await compare(place, ids, leaveOut)
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
  const rows = [['', 'time', 'of it', 'log', 'size'], ...lines]
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
