/**
 * Measures posting a stock count of 5,000 lines while four clerks sell from the same store, and the clerks' bills
 * against the same bills without a count.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import { fillGoods, type Goods } from './support/goods.ts'
import type { Stage } from './support/stage.ts'
import { median, percentile, print, type Line } from './support/table.ts'

const LINES = 5_000
const CLERKS = 4
const ROUNDS = 8
const QUIET_MS = 10_000
/** A clerk looks at what he saved before he begins the next bill. */
const PAUSE_MS = 100
/** The clerks begin together; by then each is somewhere else. */
const BEFORE_MS = 700
/** Every twentieth of the goods is not there as the books say. */
const WRONG_EVERY = 20
const OPENING = 1_000_000

const saved = async (stage: Stage, path: string, body: object): Promise<number> => {
  const from = performance.now()
  const { data } = await stage.call(path, { ...body, requestId: systemClock.newId() })
  if (data['Description'] !== 'ok') throw new Error(`${path}: ${String(data['Description'])}`)
  return performance.now() - from
}

/** Fills the store in receipts of as many lines as a receipt may have. */
const fillStore = async (stage: Stage, { products, supplier, store }: Goods): Promise<void> => {
  for (let first = 0; first < products.length; first += 1_000)
    await saved(stage, 'Import/UpdateDB', {
      Object_ID: supplier,
      Store_ID: store,
      dtDate: '2026-01-01',
      lines: products
        .slice(first, first + 1_000)
        .map((product) => ({ Product_ID: product, Qty: OPENING, Price: 8_000 })),
    })
}

/** Lets the clerks sell, and the work begin a moment later; returns the times of their bills during it. */
const selling = async (stage: Stage, goods: Goods, work: () => Promise<void>): Promise<number[]> => {
  const bills: { from: number; to: number }[] = []
  let isOver = false
  const clerk = async (number: number) => {
    for (let turn = number; !isOver; turn += 1) {
      const lines = [7, 1_103, 2_741].map((step) => ({
        Product_ID: goods.products[(turn * step + number * 613) % goods.products.length],
        Qty: 1,
        Price: 12_000,
      }))
      const head = { Object_ID: goods.customers[turn % goods.customers.length], Store_ID: goods.store }
      const from = performance.now()
      await saved(stage, 'Order/UpdateDB', { ...head, dtDate: '2026-11-20', lines })
      bills.push({ from, to: performance.now() })
      await pause(PAUSE_MS)
    }
  }
  const clerks = Array.from({ length: CLERKS }, (_, number) => clerk(number + 1))
  await pause(BEFORE_MS)
  const begun = performance.now()
  await work().finally(() => (isOver = true))
  const ended = performance.now()
  await Promise.all(clerks)
  return bills.filter(({ from, to }) => to > begun && from < ended).map(({ from, to }) => to - from)
}

/** What stands in the store now, and what is counted of it. */
const countOf = async (stage: Stage, { store }: Goods): Promise<object> => {
  const { data } = await stage.call('CheckStore/getGoods', { Store_ID: store, dtDate: '2026-11-20', all: true })
  const rows = data['ListItem'] as { Id: string; bookQty: number }[]
  const lines = rows.map(({ Id, bookQty }, index) => ({
    Product_ID: Id,
    Qty: index % WRONG_EVERY === 0 ? bookQty + 1 : bookQty,
  }))
  return { Store_ID: store, dtDate: '2026-11-20', lines }
}

export const benchCount = async (stage: Stage): Promise<Line[]> => {
  const goods = await fillGoods(stage, LINES)
  await fillStore(stage, goods)
  const post = async () => saved(stage, 'CheckStore/UpdateDB', await countOf(stage, goods))
  await post()
  await selling(stage, goods, () => pause(QUIET_MS / 5))
  // As the database does by itself within a minute: until then it reads all documents to find one.
  await stage.owner.acrossTenants('analyze', (tx) => tx.query(sql`analyze`))
  const quiet = await selling(stage, goods, () => pause(QUIET_MS))
  const counts: number[] = []
  const busy: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const count = await countOf(stage, goods)
    busy.push(
      ...(await selling(stage, goods, async () => {
        counts.push(await saved(stage, 'CheckStore/UpdateDB', count))
      })),
    )
  }
  const [calm, meanwhile] = [percentile(quiet, 0.95), percentile(busy, 0.95)]
  const lines: Line[] = [
    {
      what: `stock count of ${LINES} lines posted while ${CLERKS} clerks sell: longest of ${ROUNDS}`,
      measured: `${(Math.max(...counts) / 1000).toFixed(2)} s (median ${(median(counts) / 1000).toFixed(2)})`,
      goal: '≤ 3 s',
      met: Math.max(...counts) <= 3_000,
    },
    {
      what: '  their bills during it ÷ without a count: 95th percentile',
      measured: `${(meanwhile / calm).toFixed(2)} × (${meanwhile.toFixed(1)} / ${calm.toFixed(1)} ms)`,
      goal: '≤ 2 ×',
      met: meanwhile <= 2 * calm,
    },
    {
      what: `  the same: median of ${busy.length} bills, longest`,
      measured: `${median(busy).toFixed(1)} / ${median(quiet).toFixed(1)} ms, ${Math.max(...busy).toFixed(0)} ms`,
      goal: '',
      met: null,
    },
  ]
  print(lines)
  return lines
}
