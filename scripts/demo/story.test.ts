import { expect, it } from 'vitest'
import { shipmentStates } from '#model/shipment-state.ts'
import { addDays, day, daysBetween } from '#kernel/day.ts'
import { tellStory } from '../../test/support/demo-books.ts'
import { quarterOf } from '../../test/support/quarter.ts'
import { dearest } from './prices.ts'

/** Where parcels are in the end; null: at the store still. Reconciled ones are those of which everything is settled. */
const ends = new Set([
  ...shipmentStates.filter((state) => !['notHanded', 'waiting', 'reconciled'].includes(state)),
  null,
])

const [first, days] = [day('2026-11-20'), 800]
it('can be told on each of 800 days, and in a quarter on each fourth of them', { timeout: 180_000 }, async () => {
  const failed: string[] = []
  const goods = new Map<number, string>()
  for (const index of quarterOf([...Array(days).keys()])) {
    const today = addDays(first, index)
    try {
      const { stock, documents, issued, parcels } = await tellStory(today)
      const written = [...documents.values()]
      expect(written.filter(({ kind }) => kind === 'salesBill').length).toBeGreaterThan(180)
      expect(written.filter(({ values }) => values['couponCode'])).toHaveLength(1)
      const invoices = written.filter(({ kind }) => kind === 'vatInvoice')
      expect([issued.size > 3, invoices.length - issued.size]).toEqual([true, 1])
      expect(invoices.filter(({ values }) => values['original'])).toHaveLength(1)
      expect(new Set([...parcels.values()].map(({ state }) => state))).toEqual(ends)
      expect(stock.dearest).toBeLessThan(dearest)
      // Which goods move is decided by the day of the week and by nothing else.
      const [weekday, moved] = [
        daysBetween(first, today) % 7,
        JSON.stringify([...stock.pieces].map(([, of]) => [...of])),
      ]
      expect(goods.get(weekday) ?? moved).toBe(moved)
      goods.set(weekday, moved)
    } catch (error) {
      failed.push(`${today}: ${(error as Error).message}`)
    }
  }
  expect(failed).toEqual([])
})
