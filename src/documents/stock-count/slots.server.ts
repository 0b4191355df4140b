import { isDraft, isVoid, posting } from '#model/state.ts'
import { add, sidesOf, sumOf, zero } from '#kernel/decimal.ts'
import { booksOf, withBooks } from '#engine/document/books.ts'
import { defineSlots } from '#engine/slots.ts'
import { lineValues } from '../_shared/facts.server.ts'
import { stockCount } from './index.ts'
import { compute } from './rules.ts'

export const slots = defineSlots(stockCount, {
  /** Runs while the goods are locked, so the book quantity cannot change before posting. */
  prepare: async (scope, count) => (isVoid(posting, count) ? count : withBooks(scope, stockCount, count)),
  async facts(scope, count, context) {
    if (isVoid(posting, count)) return {}
    if (isDraft(posting, count)) {
      // A count in progress is compared with the current books.
      const { lines, surplusQuantity, shortageQuantity } = compute(await withBooks(scope, stockCount, count), context)
      const compared = lines.map(({ bookQuantity, difference }) => ({ bookQuantity, difference }))
      return { lines: compared, surplusQuantity, shortageQuantity }
    }
    // The values that the ledger gave to the posted differences, and the book stock.
    const books = await booksOf(scope, stockCount, count)
    const values = await lineValues(scope, count.id)
    const lines = count.lines.map(({ lineId, product }) => {
      const [cost, bookValue] = [values.get(lineId) ?? zero, books.get(product ?? '')?.value ?? zero]
      return { cost, bookValue, countedValue: add(bookValue, cost) }
    })
    const [surplusValue, shortageValue] = sidesOf(lines, ({ cost }) => cost)
    return {
      lines,
      stockChange: sumOf(lines, ({ cost }) => cost),
      bookValue: sumOf(lines, ({ bookValue }) => bookValue),
      countedValue: sumOf(lines, ({ countedValue }) => countedValue),
      surplusValue,
      shortageValue,
    }
  },
})
