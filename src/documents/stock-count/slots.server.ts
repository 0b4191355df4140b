import { isDraft, isVoid, posting } from '#model/state.ts'
import { add, sidesOf, sumOf, zero } from '#kernel/decimal.ts'
import { booksOf, withBooks } from '#engine/document/books.ts'
import { defineSlots } from '#engine/slots.ts'
import { lineValues } from '../_shared/facts.server.ts'
import { stockCount } from './index.ts'
import { compute, differenceOf } from './rules.ts'

export const slots = defineSlots(stockCount, {
  /** Only goods counted differently are locked: they alone will move (decision 0051). */
  async sources(scope, count) {
    if (isVoid(posting, count)) return count
    const compared = await withBooks(scope, stockCount, count)
    return { ...compared, lines: compared.lines.map((line) => ({ ...line, difference: differenceOf(line) })) }
  },
  /** Runs while those goods are locked, so their book quantity cannot change before posting. */
  prepare: async (scope, count) =>
    isVoid(posting, count) ? count : withBooks(scope, stockCount, count, ({ difference }) => Boolean(difference)),
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
