import { draftValue, isDraft, isInForce, isVoid, posting } from '#model/state.ts'
import { add, sidesOf, sumOf, zero } from '#kernel/decimal.ts'
import { booksOf, withBooks } from '#engine/document/books.ts'
import { defineSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { isDraftSql } from '#engine/states.ts'
import { statusFilter } from '../_shared/columns.ts'
import { lineValues } from '../_shared/facts.server.ts'
import { stockCount } from './index.ts'
import { movedOf, movedProblems, withBooksOfNow, withCounted } from './moved.server.ts'
import { compute, differenceOf } from './rules.ts'

export const slots = defineSlots(stockCount, {
  todos: [
    {
      key: 'openCounts',
      needs: [
        ['CheckStore', 'A'],
        ['CheckStore', 'U'],
      ],
      shows: { narrow: `${statusFilter.wire}=${draftValue(posting)}` },
      inBellOnly: true,
      count: () =>
        sql`select count(*)::int as count from document d where ${sql.ours('d')} and d.kind = ${stockCount.name} and ${isDraftSql('d')}`,
    },
  ],
  /** Only goods counted differently are locked: they alone will move (decision 0051). */
  async sources(scope, count) {
    if (isVoid(posting, count)) return count
    const compared = await withBooks(scope, stockCount, await withCounted(scope, count))
    return { ...compared, lines: compared.lines.map((line) => ({ ...line, difference: differenceOf(line) })) }
  },
  /** Runs while those goods are locked, so their book quantity cannot change before posting. */
  prepare: async (scope, count) =>
    isVoid(posting, count)
      ? count
      : withBooksOfNow(scope, await withBooks(scope, stockCount, count, ({ difference }) => Boolean(difference))),
  /** A posted count that is saved again is compared anew; it was asked when it was posted. */
  guard: async (scope, { before, after, context }) =>
    before && isInForce(posting, before) ? [] : movedProblems(scope, after, context),
  async facts(scope, count, context) {
    if (isVoid(posting, count)) return {}
    if (isDraft(posting, count)) {
      // A count in progress is compared with the current books.
      const { lines, surplusQuantity, shortageQuantity } = compute(await withBooks(scope, stockCount, count), context)
      const isBlind = count.blind === true
      const books = isBlind ? await booksOf(scope, stockCount, count) : null
      const compared = lines.map((line) => ({
        bookQuantity: line.bookQuantity,
        difference: line.difference,
        movedSince: movedOf(line, books ? (books.get(line.product ?? '')?.quantity ?? null) : line.bookQuantity),
        ...(isBlind && { countedBook: null }),
      }))
      return { lines: compared, surplusQuantity, shortageQuantity }
    }
    // The values that the ledger gave to the posted differences, and the book stock.
    const books = await booksOf(scope, stockCount, count)
    const values = await lineValues(scope, count.id)
    const lines = count.lines.map((line) => {
      const [cost, bookValue] = [values.get(line.lineId) ?? zero, books.get(line.product ?? '')?.value ?? zero]
      return { cost, bookValue, countedValue: add(bookValue, cost), movedSince: movedOf(line, line.bookQuantity) }
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
