/** Which days a page of the book needs, and the balances its days begin with; the first row of the book is its opening. */
import type { Day } from '#kernel/day.ts'
import { add, subtract, type Decimal } from '#kernel/decimal.ts'

export interface DayOfBook {
  day: Day
  /** Of rows. */
  count: number
  /** What funds begin with on this day, before its entries. */
  begins: Decimal
  in: Decimal
  out: Decimal
}

/** The days with rows of the page, and its place among the rows of these days. */
export interface Slice {
  days: readonly Day[]
  offset: number
  limit: number
}

export interface BookPages {
  /** The balance before the first row of a day. */
  startOf: ReadonlyMap<Day, Decimal>
  closing: Decimal
  /** Null: the page has no entries. */
  slice: Slice | null
}

interface Days {
  opening: Decimal
  /** The days with entries, whose balance it is, in their order. */
  all: readonly DayOfBook[]
  /** Those with entries that are shown. */
  shown: readonly DayOfBook[]
}

const sliceOf = (shown: readonly DayOfBook[], page: { offset: number; limit: number }): Slice | null => {
  const days: Day[] = []
  let before = 0
  let skipped = 0
  for (const { day, count } of shown) {
    if (before + count <= page.offset) skipped += count
    else if (before < page.offset + page.limit) days.push(day)
    before += count
  }
  return days.length > 0 ? { days, offset: page.offset - skipped, limit: page.limit } : null
}

export const bookPages = (
  { opening, all, shown }: Days,
  { offset, limit }: { offset: number; limit: number },
): BookPages => {
  const startOf = new Map<Day, Decimal>()
  let balance = opening
  for (const one of all) {
    startOf.set(one.day, balance)
    balance = subtract(add(add(balance, one.begins), one.in), one.out)
  }
  const page = offset === 0 ? { offset: 0, limit: limit - 1 } : { offset: offset - 1, limit }
  return { startOf, closing: balance, slice: page.limit > 0 ? sliceOf(shown, page) : null }
}
