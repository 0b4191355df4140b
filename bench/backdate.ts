/** Measures the database time of a receipt dated before many later entries of its product, and how it grows. */
import { fillGoods } from './support/goods.ts'
import { type Stage } from './support/stage.ts'
import { median, print, type Line } from './support/table.ts'

const PER_BILL = 1000

export const benchBackdate = async (stage: Stage): Promise<Line[]> => {
  const goods = await fillGoods(stage, 3)
  const sizes = [1_000, 10_000]
  const times: number[] = []
  for (const [index, size] of sizes.entries()) {
    const product = goods.products[index]!
    await stage.call('Import/UpdateDB', {
      Object_ID: goods.supplier,
      Store_ID: goods.store,
      dtDate: '2026-01-01',
      lines: [{ Product_ID: product, Qty: 1_000_000, Price: 8000, VAT: 0 }],
    })
    for (let made = 0; made < size; made += PER_BILL) {
      const { data } = await stage.call('Order/UpdateDB', {
        Object_ID: goods.customers[0],
        Store_ID: goods.store,
        dtDate: '2026-06-01',
        lines: Array.from({ length: PER_BILL }, (_, line) => ({
          Product_ID: product,
          Qty: 1 + (line % 5),
          Price: 12_000,
          VAT: 0,
        })),
      })
      if (data['Description'] !== 'ok') throw new Error(String(data['Description']))
    }
    const runs: number[] = []
    for (let run = 0; run < 7; run += 1) {
      const { databaseMs } = await stage.call('Import/UpdateDB', {
        Object_ID: goods.supplier,
        Store_ID: goods.store,
        dtDate: '2026-03-01',
        lines: [{ Product_ID: product, Qty: 10, Price: 8000 + 100 * run, VAT: 0 }],
      })
      runs.push(databaseMs)
    }
    times.push(median(runs))
  }
  const goals = [15, 150]
  const lines: Line[] = sizes.map((size, index) => ({
    what: `backdated receipt, ${size.toLocaleString('en')} later entries: database time`,
    measured: `${times[index]!.toFixed(0)} ms`,
    goal: `≤ ${goals[index]} ms`,
    met: times[index]! <= goals[index]!,
  }))
  const growth = times[1]! / times[0]!
  lines.push({
    what: '  growth from 1,000 to 10,000 later entries',
    measured: `${growth.toFixed(1)} ×`,
    goal: '≤ 12 × (linear)',
    met: growth <= 12,
  })
  print(lines)
  return lines
}
