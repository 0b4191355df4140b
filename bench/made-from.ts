/** Measures saving a bill made from an order of 200 lines, with its links, against the same bill without a source. */
import { systemClock } from '#kernel/clock.ts'
import { fillGoods } from './support/goods.ts'
import type { Stage } from './support/stage.ts'
import { median, print, type Line } from './support/table.ts'

const LINES = 200
const ROUNDS = 15

interface Made extends Record<string, unknown> {
  lines: Record<string, unknown>[]
}

export const benchMadeFrom = async (stage: Stage): Promise<Line[]> => {
  const goods = await fillGoods(stage, LINES)
  const head = { Store_ID: goods.store, dtDate: '2026-01-01' }
  const linesAt = (Qty: number, Price: number) =>
    goods.products.map((product) => ({ Product_ID: product, Qty, Price, VAT: 8 }))
  const saved = async (path: string, body: object) => {
    const from = performance.now()
    const { data, databaseMs } = await stage.call(path, { ...body, requestId: systemClock.newId() })
    if (data['Description'] !== 'ok') throw new Error(`${path}: ${String(data['Description'])}`)
    return { id: data['s_ID'] as string, databaseMs, milliseconds: performance.now() - from }
  }
  await saved('Import/UpdateDB', { ...head, Object_ID: goods.supplier, lines: linesAt(1_000_000, 8000) })
  const order = { ...head, Object_ID: goods.customers[0], lines: linesAt(2, 12_500) }

  /** The times of a bill made from a fresh order, and of the same bill without it. */
  const round = async () => {
    const { id } = await saved('PurchaseOrder/UpdateDB', order)
    const { data } = await stage.call(`Order/getInfoFrom?source=PurchaseOrder&s_ID=${id}`)
    const made = { ...(data as Made), s_ID: '', dtDate: '2026-01-02' }
    const free = { ...made, salesOrderId: null, lines: made.lines.map((line) => ({ ...line, sourceLineId: null })) }
    return { linked: await saved('Order/UpdateDB', made), free: await saved('Order/UpdateDB', free) }
  }
  for (let warm = 0; warm < 3; warm += 1) await round()
  const rounds: Awaited<ReturnType<typeof round>>[] = []
  for (let index = 0; index < ROUNDS; index += 1) rounds.push(await round())

  const lines = (['milliseconds', 'databaseMs'] as const).map((figure): Line => {
    const [linked, free] = (['linked', 'free'] as const).map((way) => median(rounds.map((one) => one[way][figure])))
    const ratio = median(rounds.map((one) => one.linked[figure] / one.free[figure]))
    return {
      what:
        figure === 'databaseMs'
          ? '  database time'
          : `${LINES}-line bill made from an order ÷ without an order: latency`,
      measured: `${ratio.toFixed(2)} × (${linked!.toFixed(1)} / ${free!.toFixed(1)} ms)`,
      goal: figure === 'databaseMs' ? '' : '≤ 1.6 ×',
      met: figure === 'databaseMs' ? null : ratio <= 1.6,
    }
  })
  print(lines)
  return lines
}
