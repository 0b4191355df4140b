/**
 * `npm run bench load`: processor time and bytes on disk of what shops do, as `scripts/lib/sizing/measured.ts` keeps
 * them, and whether `npm run sizing` foretells two days it was not fitted to. Processor time hardly depends on what else
 * the machine does; the rows of a bill written raw are the reference that does not change.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#kernel/clock.ts'
import { bytesOfBills, costOfDay, type Cost, type Day, type CostTable } from '../scripts/lib/sizing/model.ts'
import { openDataset, type Dataset } from './scale/dataset.ts'
import { openSite, type Site } from './scale/site.ts'
import { fillGoods, type Goods } from './support/goods.ts'
import { processorMs } from './support/processor.ts'
import { rawKind } from './support/saves.ts'
import { aligned, median } from './support/table.ts'

/** `PART=0.25` does a quarter of it, for a busy machine. */
const PART = Number(process.env['PART'] ?? 1)
const ROUNDS = PART < 1 ? 1 : 3
/** Calls under way at the same time: waiting costs no processor time. */
const CLIENTS = 4
const FEW_LINES = 1
const MANY_LINES = 20

interface At {
  dataset: Dataset
  site: Site
  goods: Goods
}

let turn = 0
const save = async ({ site, goods }: At, lines: number, day = '2026-11-20'): Promise<string> => {
  turn += 1
  const products = Array.from(
    { length: lines },
    (_, index) => goods.products[(turn * 7 + index) % goods.products.length]!,
  )
  const { data } = await site.call('Order/UpdateDB', {
    Object_ID: goods.customers[turn % goods.customers.length],
    Store_ID: goods.store,
    dtDate: day,
    requestId: systemClock.newId(),
    lines: products.map((product) => ({ Product_ID: product, Qty: 2, Price: 12_500, VAT: 8 })),
  })
  if (data['Description'] !== 'ok') throw new Error(String(data['Description']))
  return String(data['s_ID'])
}

/** Reads use a month of its own: 50 bills with 1,000 lines. */
const month = { fromDate: '2026-10-01', toDate: '2026-10-31' }
const opened: string[] = []
const page = ({ site }: At) =>
  site.call(
    `Order/getlist?FromDate=${month.fromDate}&ToDate=${month.toDate}&ColSort=dtDate&asc=False&nItem=50&CurrentIndex=0`,
  )
const look = ({ site }: At) => site.call(`Order/getInfo?s_ID=${opened[(turn += 1) % opened.length]}`)
const report = ({ site }: At) => site.call('ReportOfOrder/rptDetailOrder', { ...month, Product_ID: '' })

const timesOf = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  let begun = 0
  const client = async (): Promise<void> => {
    while (begun < count) {
      begun += 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}
const part = (count: number): number => Math.ceil(count * PART)

/** Processor milliseconds of `work`, divided by `count`. */
const costOf = async ({ dataset, site }: At, count: number, work: () => Promise<void>): Promise<Cost> => {
  const before = { application: processorMs(site.pid), database: processorMs(dataset.pid) }
  await work()
  return {
    application: (processorMs(site.pid) - before.application) / count,
    database: (processorMs(dataset.pid) - before.database) / count,
  }
}

const medianCost = (costs: readonly Cost[]): Cost => ({
  application: median(costs.map(({ application }) => application)),
  database: median(costs.map(({ database }) => database)),
})

/** The costs that are fitted: each kind in turn, the median of some rounds after one that warms up. */
const fitted = async (at: At): Promise<Record<'raw' | 'few' | 'many' | 'page' | 'look' | 'report', Cost>> => {
  const raw = rawKind(at.dataset, at.goods)
  const kinds = {
    raw: { count: part(120), work: raw.work },
    few: { count: part(160), work: () => save(at, FEW_LINES) },
    many: { count: part(160), work: () => save(at, MANY_LINES) },
    page: { count: part(120), work: () => page(at) },
    look: { count: part(120), work: () => look(at) },
    report: { count: part(40), work: () => report(at) },
  }
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const rounds = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<keyof typeof kinds, Cost[]>
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of names) {
      const { count, work } = kinds[name]
      const cost = await costOf(at, count, () => timesOf(count, work))
      if (round > 0) rounds[name].push(cost)
    }
  return Object.fromEntries(names.map((name) => [name, medianCost(rounds[name])])) as Record<keyof typeof kinds, Cost>
}

const sizeOf = async ({ dataset }: At): Promise<number> => {
  await dataset.admin.query('vacuum')
  const { rows } = await dataset.admin.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  return Number(rows[0]!.bytes)
}

/** Bytes on disk of a bill with so many lines. */
const bytesPerBill = async (at: At, lines: number, count: number): Promise<number> => {
  const before = await sizeOf(at)
  await timesOf(count, () => save(at, lines))
  return ((await sizeOf(at)) - before) / count
}

const split = (few: number, many: number): { base: number; line: number } => {
  const line = (many - few) / (MANY_LINES - FEW_LINES)
  return { base: few - line * FEW_LINES, line }
}

/** Two days that nothing was fitted to: a small shop that looks a lot, and a wholesaler with long bills and reports. */
const days: Readonly<Record<string, Day>> = {
  'shop, bills of 3 lines': { bills: part(160), lines: 3, pagesPerBill: 2, looksPerBill: 1, reports: part(8) },
  'wholesaler, bills of 12 lines': { bills: part(100), lines: 12, pagesPerBill: 3, looksPerBill: 2, reports: part(32) },
}

const worked = async (
  at: At,
  { bills, lines, pagesPerBill, looksPerBill, reports }: Day,
): Promise<Cost & { bytes: number }> => {
  const before = await sizeOf(at)
  const cost = await costOf(at, 1, async () => {
    await timesOf(bills, () => save(at, lines))
    await timesOf(bills * pagesPerBill, () => page(at))
    await timesOf(bills * looksPerBill, () => look(at))
    await timesOf(reports, () => report(at))
  })
  return { ...cost, bytes: (await sizeOf(at)) - before }
}

const measure = async (at: At): Promise<void> => {
  const found = await fitted(at)
  const application = split(found.few.application, found.many.application)
  const database = split(found.few.database, found.many.database)
  const bytes = split(await bytesPerBill(at, FEW_LINES, part(1_000)), await bytesPerBill(at, MANY_LINES, part(400)))
  const measured: CostTable = {
    bill: { application: application.base, database: database.base },
    line: { application: application.line, database: database.line },
    page: found.page,
    look: found.look,
    report: found.report,
    billBytes: bytes.base,
    lineBytes: bytes.line,
  }
  console.log(
    JSON.stringify(
      measured,
      (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value),
      2,
    ),
  )
  console.log(`The rows of a 20-line bill written raw: ${found.raw.database.toFixed(1)} ms of PostgreSQL`)
  const rows: string[][] = []
  for (const [what, day] of Object.entries(days)) {
    const foretold = costOfDay(measured, day)
    const was = await worked(at, day)
    const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)} × (${a.toFixed(0)} / ${b.toFixed(0)})`
    rows.push([
      what,
      ratio(foretold.application, was.application),
      ratio(foretold.database, was.database),
      ratio(bytesOfBills(measured, day) / 1_000, was.bytes / 1_000),
    ])
  }
  const head = ['foretold ÷ measured', 'application CPU ms', 'database CPU ms', 'kB on disk']
  console.log(aligned([head, ...rows], (column) => column === 0))
  console.log(
    `Peak memory: application ${at.site.peak('application').toFixed(0)} MB, print service ${at.site.peak('print').toFixed(0)} MB`,
  )
}

export const benchLoad = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vua-bench-'))
  // Autovacuum works in its own time, which would be counted as that of whatever is measured then.
  const dataset = await openDataset(dataDir, false, ['autovacuum=off'])
  const site = await openSite(dataset)
  try {
    const goods = await fillGoods({ database: dataset.app, tenant: dataset.tenants.house.id }, 73)
    const at = { dataset, site, goods }
    await site.call('Import/UpdateDB', {
      Object_ID: goods.supplier,
      Store_ID: goods.store,
      dtDate: '2026-01-01',
      lines: goods.products.map((product) => ({ Product_ID: product, Qty: 1_000_000, Price: 8_000, VAT: 8 })),
    })
    await timesOf(50, async () => void opened.push(await save(at, MANY_LINES, '2026-10-15')))
    await dataset.admin.query('analyze')
    await measure(at)
  } finally {
    await site.close()
    await dataset.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
