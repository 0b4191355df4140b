/**
 * Measures what the product adds to its database: response times over HTTP against the database's own time for the
 * same rows. Both take turns in the same run, so that disturbances of the machine affect both.
 */
import { median } from '../support/table.ts'
import type { Ids } from './ids.ts'
import type { Dataset } from './dataset.ts'
import { deepLists, range } from './reads.ts'
import type { Site } from './site.ts'
import type { Size } from './size.ts'
import type { Figure } from './writes.ts'

const GOAL = 2.5
const rounds = 15

interface Pair {
  answer: number
  database: number
}
interface Compared {
  what: string
  once: () => Promise<Pair>
}

/** The product reports itself how long it waited for the database. */
const call = (site: Site, what: string, path: string, body?: unknown): Compared => ({
  what,
  once: async () => {
    const { milliseconds, databaseMs } = await site.call(path, body)
    return { answer: milliseconds, database: databaseMs }
  },
})

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const year = range('2025-11-21', '2026-11-20')

/** The stock card is streamed while it is read, so its database time is that of the plain queries. */
const card = (dataset: Dataset, site: Site, { bag, stores }: Ids): Compared[] => {
  const body = { ...year, Product_ID: bag, lstStore: stores }
  const path = 'ReportOfStore/rptThekho'
  const values = [dataset.tenants.house.id, bag, stores, year.fromDate, year.toDate]
  const where = `e.tenant_id = $1 and e.product_id = $2 and e.store_id = any($3::uuid[]) and e.day between $4 and $5`
  const rows = (limit: string) =>
    dataset.admin.query(
      `select e.document_id, d.kind, d.number, d.description, e.day, e.quantity, e.value from stock_entry e
       join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
       where ${where} order by e.day, e.rank, e.seq, e.line, e.side ${limit}`,
      values,
    )
  const count = () => dataset.admin.query(`select count(*) from stock_entry e where ${where}`, values)
  return [
    {
      what: 'stock card of one year, busiest product',
      once: async () => ({
        database: await timed(() => rows('')),
        answer: (await site.call(path, body)).milliseconds,
      }),
    },
    {
      what: 'stock card of one year, busiest product, first screen',
      // For so few rows, the fixed cost of any call is shown for comparison.
      once: async () => ({
        database:
          (await timed(async () => {
            await count()
            await rows('limit 100')
          })) + (await site.call('User/getConfig')).milliseconds,
        answer: await site.first(path, body, 100),
      }),
    },
  ]
}

export const ratios = async (
  dataset: Dataset,
  site: Site,
  { ids, size }: { ids: Ids; size: Size },
): Promise<Figure[]> => {
  const movement = (what: string, dates: object): Compared =>
    call(site, `stock movement, one store, ${what}`, 'ReportOfStore/rptNXT', {
      ...dates,
      Product_ID: '',
      lstStore: ids.stores.slice(0, 1),
    })
  const all = [
    movement('one month', range('2026-10-01', '2026-10-31')),
    movement('one month 2.5 years ago', range('2024-03-01', '2024-03-31')),
    movement('one quarter', range('2026-07-01', '2026-09-30')),
    ...card(dataset, site, ids),
    ...deepLists(size).map(([what, path]) => call(site, `bills, ${what}`, path)),
  ]
  const figures: Figure[] = []
  for (const { what, once } of all) {
    await once()
    const pairs: Pair[] = []
    for (let round = 0; round < rounds; round += 1) pairs.push(await once())
    const [answer, database] = [median(pairs.map((one) => one.answer)), median(pairs.map((one) => one.database))]
    figures.push({
      what: `${what}: response time ÷ database time`,
      value: answer / database,
      unit: '×',
      goal: GOAL,
      note: `(${answer.toFixed(1)} / ${database.toFixed(1)} ms)`,
    })
  }
  return figures
}
