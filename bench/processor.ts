/**
 * Measures the cost of a 20-line bill, of other documents, a list, a document and a report: CPU time of application and
 * PostgreSQL, lock waits, statements and bytes. The client is a separate process and is not counted. The rows of a bill
 * written raw are the reference that does not change.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { systemClock } from '#kernel/clock.ts'
import { openDataset, type Dataset } from './scale/dataset.ts'
import { openSite, type Site } from './scale/site.ts'
import { fillGoods, type Goods } from './support/goods.ts'
import { rawKind, savingKinds, type Kind } from './support/saves.ts'
import { bytesOf, processorMs } from './support/processor.ts'
import { aligned, median } from './support/table.ts'

const GOODS = 73
const LINES = 20
const ROUNDS = 5
const BILLS = 120
const OPENED = 60

let turn = 0
const bill = (goods: Goods, dtDate: string) => {
  turn += 1
  const products = Array.from(
    { length: LINES },
    (_, index) => goods.products[(turn * 7 + index * 13) % goods.products.length]!,
  )
  return {
    Object_ID: goods.customers[turn % goods.customers.length],
    Store_ID: goods.store,
    dtDate,
    requestId: systemClock.newId(),
    lines: [...new Set(products)].map((product) => ({ Product_ID: product, Qty: 2, Price: 12_500, VAT: 8 })),
  }
}

interface Cost {
  /** CPU milliseconds per call. */
  application: number
  database: number
  milliseconds: number
  perSecond: number
  statements: number
  lockWaitMs: number
  toApplication: number
  fromApplication: number
  logged: number
}
type Figure = keyof Cost

interface Counters {
  statements: number
  lockWaitMs: number
  logged: number
}

/** Counters of PostgreSQL, only for statements of the application. */
const counted = async (admin: pg.Client): Promise<Counters> => {
  const { rows } = await admin.query<Record<keyof Counters, string>>(`
    select sum(calls) as statements, sum(total_exec_time) filter (where query like '%pg_advisory_xact_lock%') as "lockWaitMs",
      pg_current_wal_insert_lsn() - '0/0' as logged
    from pg_stat_statements s join pg_roles r on r.oid = s.userid where r.rolname like 'vua%' and s.toplevel`)
  const { statements, lockWaitMs, logged } = rows[0]!
  return { statements: Number(statements), lockWaitMs: Number(lockWaitMs), logged: Number(logged) }
}

/** Runs `clients` in parallel with `each` calls each; returns the cost of one call. */
const costOf = async (
  { dataset, site }: { dataset: Dataset; site: Site },
  { clients, each, work }: Kind,
): Promise<Cost> => {
  const now = async () => ({
    application: processorMs(site.pid),
    database: processorMs(dataset.pid),
    bytes: bytesOf(site.pid),
    at: performance.now(),
  })
  const countedBefore = await counted(dataset.admin)
  const before = await now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let index = 0; index < each; index += 1) await work()
    }),
  )
  const after = await now()
  const countedAfter = await counted(dataset.admin)
  const calls = clients * each
  return {
    application: (after.application - before.application) / calls,
    database: (after.database - before.database) / calls,
    milliseconds: ((after.at - before.at) * clients) / calls,
    perSecond: (calls / (after.at - before.at)) * 1000,
    statements: (countedAfter.statements - countedBefore.statements) / calls,
    lockWaitMs: (countedAfter.lockWaitMs - countedBefore.lockWaitMs) / calls,
    logged: (countedAfter.logged - countedBefore.logged) / calls,
    toApplication: (after.bytes.read - before.bytes.read) / calls,
    fromApplication: (after.bytes.written - before.bytes.written) / calls,
  }
}

const columns: readonly (readonly [heading: string, figure: Figure, decimals: number])[] = [
  ['application CPU ms', 'application', 1],
  ['database CPU ms', 'database', 1],
  ['latency ms', 'milliseconds', 1],
  ['calls per second', 'perSecond', 0],
  ['lock wait ms', 'lockWaitMs', 1],
  ['statements', 'statements', 1],
  ['bytes from database', 'toApplication', 0],
  ['bytes to database', 'fromApplication', 0],
  ['WAL bytes', 'logged', 0],
]

/** The statements with the longest total time in PostgreSQL, to find where a call spends its time. */
const slowest = async (admin: pg.Client): Promise<string[][]> => {
  const { rows } = await admin.query<{ calls: string; per: string; all: string; query: string }>(`
    select calls, (total_exec_time + total_plan_time) / calls as per, total_exec_time + total_plan_time as all, query
    from pg_stat_statements order by 3 desc limit 45`)
  return rows.map((row) => [
    row.calls,
    Number(row.per).toFixed(3),
    Number(row.all).toFixed(0),
    row.query.replaceAll(/\s+/g, ' ').slice(0, 150),
  ])
}

const stock = async (site: Site, goods: Goods): Promise<void> => {
  await site.call('Import/UpdateDB', {
    Object_ID: goods.supplier,
    Store_ID: goods.store,
    dtDate: '2026-01-01',
    lines: goods.products.map((product) => ({ Product_ID: product, Qty: 1_000_000, Price: 8000, VAT: 8 })),
  })
}

const save = async (site: Site, goods: Goods, day = '2026-11-20'): Promise<string> => {
  const { data } = await site.call('Order/UpdateDB', bill(goods, day))
  if (data['Description'] !== 'ok') throw new Error(String(data['Description']))
  return String(data['s_ID'])
}

/** Reads use a month without further sales: 50 bills with 1,000 lines. */
const READ = 50
const read = { fromDate: '2026-10-01', toDate: '2026-10-31' }
const page = `Order/getlist?FromDate=${read.fromDate}&ToDate=${read.toDate}&ColSort=dtDate&asc=False&nItem=${READ}&CurrentIndex=0`

const kindsOf = (site: Site, goods: Goods, opened: readonly string[]): readonly Kind[] => [
  { what: '20-line bill, 1 client', clients: 1, each: BILLS, work: () => save(site, goods) },
  { what: '20-line bill, 8 clients', clients: 8, each: BILLS / 8, work: () => save(site, goods) },
  { what: 'list page of 50 bills', clients: 1, each: OPENED, work: () => site.call(page) },
  {
    what: 'reading one bill',
    clients: 1,
    each: OPENED,
    work: () => site.call(`Order/getInfo?s_ID=${opened[(turn += 1) % opened.length]}`),
  },
  {
    what: 'report of 1,000 rows',
    clients: 1,
    each: OPENED / 4,
    work: () => site.call('ReportOfOrder/rptDetailOrder', { ...read, Product_ID: '' }),
  },
]

/**
 * Returns medians of several rounds, in which all kinds take turns. A first round warms up plans and compiled code.
 */
const measure = async (at: { dataset: Dataset; site: Site }, kinds: readonly Kind[]): Promise<string[][]> => {
  const measured = async (kind: Kind): Promise<Cost> => {
    await kind.ready?.()
    return costOf(at, kind)
  }
  for (const kind of kinds) await measured(kind)
  await at.dataset.admin.query('select pg_stat_statements_reset()')
  const rounds: Cost[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs: Cost[] = []
    for (const kind of kinds) costs.push(await measured(kind))
    rounds.push(costs)
  }
  return kinds.map(({ what }, index) => [
    what,
    ...columns.map(([, figure, decimals]) => median(rounds.map((costs) => costs[index]![figure])).toFixed(decimals)),
  ])
}

/** With STATEMENTS=1, the slowest statements are printed after the table. */
export const benchProcessor = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vua-bench-'))
  const dataset = await openDataset(dataDir, false, ['shared_preload_libraries=pg_stat_statements'])
  const site = await openSite(dataset)
  try {
    await dataset.admin.query('create extension pg_stat_statements')
    const goods = await fillGoods({ database: dataset.app, tenant: dataset.tenants.house.id }, GOODS)
    await stock(site, goods)
    const opened: string[] = []
    for (let index = 0; index < READ; index += 1) opened.push(await save(site, goods, '2026-10-15'))
    const kinds = [rawKind(dataset, goods), ...kindsOf(site, goods, opened), ...(await savingKinds({ dataset, site }))]
    // Autovacuum would do this after a minute.
    await dataset.admin.query('analyze')
    const rows = await measure({ dataset, site }, kinds)
    console.log(aligned([['', ...columns.map(([heading]) => heading)], ...rows], (column) => column === 0))
    if (process.env['STATEMENTS'])
      console.log(
        aligned([['calls', 'ms', 'all ms', 'statement'], ...(await slowest(dataset.admin))], (column) => column === 3),
      )
    console.log(`Peak memory of the application: ${site.peak('application').toFixed(0)} MB`)
  } finally {
    await site.close()
    await dataset.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
