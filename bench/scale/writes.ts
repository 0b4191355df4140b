/**
 * Measures saves in the large tenant: a bill against its unavoidable writes, and a receipt dated before all other
 * entries.
 */
import { systemClock } from '#kernel/clock.ts'
import { billAgainstRaw } from '../bill.ts'
import { median, percentile } from '../support/table.ts'
import type { Ids } from './ids.ts'
import type { Dataset } from './dataset.ts'
import type { Site } from './site.ts'

export interface Figure {
  what: string
  value: number
  unit: 'ms' | '×' | 'MB' | '/s' | ''
  /** The maximum that is acceptable. */
  goal: number | null
  /** Printed next to the figure. */
  note?: string
}

export const bills = async (dataset: Dataset, site: Site, ids: Ids): Promise<Figure[]> => {
  const writing = { ...site, database: dataset.app, tenant: dataset.tenants.house.id }
  const lines = await billAgainstRaw(writing, { ...ids, store: ids.stores[0]! })
  return lines.flatMap((line) => {
    const [value] = /^[\d.]+/.exec(line.measured) ?? []
    const isRatio = line.goal !== ''
    return [
      {
        what: line.what,
        value: Number(value),
        unit: line.what.includes('per second') ? ('/s' as const) : ('×' as const),
        goal: isRatio ? 1.6 : null,
        note: /\(.*\)/.exec(line.measured)?.[0] ?? '',
      },
    ]
  })
}

const saved = async (site: Site, path: string, body: object): Promise<{ id: string; milliseconds: number }> => {
  const { data, milliseconds } = await site.call(path, { requestId: systemClock.newId(), ...body })
  if (data['Description'] !== 'ok') throw new Error(`${path}: ${String(data['Description'])}`)
  return { id: String(data['s_ID']), milliseconds }
}

/**
 * Saves a receipt of the busiest product dated before all its entries, repeatedly, while four users sell other goods.
 */
export const backdate = async (site: Site, ids: Ids): Promise<Figure[]> => {
  let isOver = false
  const waits: number[] = []
  const clerk = async (number: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const products = Array.from(
        { length: 5 },
        (_, line) => ids.products[1 + ((number * 97 + turn * 13 + line * 7) % (ids.products.length - 1))]!,
      )
      const { milliseconds } = await saved(site, 'Order/UpdateDB', {
        Object_ID: ids.customers[(number * 31 + turn) % ids.customers.length],
        Store_ID: ids.stores[number % ids.stores.length],
        dtDate: '2026-11-20',
        // Some products have a higher cost than this price.
        confirm: ['belowCost', 'dateFar'],
        lines: products.map((product) => ({ Product_ID: product, Qty: 1, Price: 12_500, VAT: 8 })),
      })
      waits.push(milliseconds)
    }
  }
  const clerks = [0, 1, 2, 3].map(clerk)
  const times: number[] = []
  const made: string[] = []
  for (let run = 0; run < 3; run += 1) {
    const { id, milliseconds } = await saved(site, 'Import/UpdateDB', {
      Object_ID: ids.supplier,
      Store_ID: ids.stores[0],
      dtDate: '2023-11-22',
      confirm: ['dateFar'],
      lines: [{ Product_ID: ids.bag, Qty: 10, Price: 8000 + 100 * run, VAT: 0 }],
    })
    times.push(milliseconds)
    made.push(id)
  }
  isOver = true
  await Promise.all(clerks)
  // Restores the previous state.
  await site.call('Import/DeleteDB', made)
  return [
    {
      what: 'receipt backdated before all entries of the busiest product, four clients saving bills',
      value: median(times),
      unit: 'ms',
      goal: 1500,
      note: 'revalues the entries of one of ten stores',
    },
    {
      what: '  five-line bill of such a client, p95',
      value: percentile(waits, 0.95),
      unit: 'ms',
      goal: null,
      note: `${waits.length} bills`,
    },
  ]
}

/** Deletes everything that was saved while measuring, the newest first, so that the data can be used again. */
export const deleteSaved = async ({ admin, tenants }: Dataset, site: Site): Promise<void> => {
  const { rows } = await admin.query<{ id: string }>(
    `select id from document where tenant_id = $1 and kind = 'salesBill' and created_by = 'admin' order by seq desc`,
    [tenants.house.id],
  )
  for (let at = 0; at < rows.length; at += 40)
    await site.call(
      'Order/DeleteDB',
      rows.slice(at, at + 40).map(({ id }) => id),
    )
}
