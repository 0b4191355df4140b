import { isDraft, isPosted, isVoid, posting } from '#model/state.ts'
import { add, fromLedger, larger, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { isStoredId } from '#engine/columns.ts'
import { booksAt, type Book } from '#engine/ledger/read.ts'
import type { Scope } from '#engine/scope.ts'
import { defineSlots } from '#engine/slots.ts'
import type { StoredDraft } from '#engine/store.ts'
import { sql } from '#engine/sql.ts'
import { stockCount } from './index.ts'
import type { shape } from './shape.ts'

type Count = StoredDraft<typeof shape>
type Facts = Record<string, unknown>

/** Whoever counts is not told what should be there. */
const isHidden = (count: Count): boolean => isDraft(posting, count) && count.blind === true

/** What the books say of the goods of a count, as if it were not there. */
const booksOf = (scope: Scope, { id, store, date, lines }: Count): Promise<ReadonlyMap<string, Book>> => {
  const products = lines.map(({ product }) => product).filter(isStoredId)
  return isStoredId(store) && products.length > 0
    ? booksAt(scope, { store, day: date ?? scope.today, products, except: id || null })
    : Promise.resolve(new Map())
}

/** Above zero or below it, without the sign. */
const sides = <T>(lines: readonly T[], of: (line: T) => Decimal | null): [Decimal, Decimal] => [
  sumOf(lines, (line) => larger(of(line) ?? zero, zero)),
  sumOf(lines, (line) => larger(subtract(zero, of(line) ?? zero), zero)),
]

/** A count in progress compares with the books of now. */
const compared = (count: Count, books: ReadonlyMap<string, Book>): Facts => {
  const lines = count.lines.map(({ product, quantity }) => {
    const bookQuantity = books.get(product ?? '')?.quantity ?? null
    const difference = bookQuantity === null || quantity === null ? null : subtract(quantity, bookQuantity)
    return { bookQuantity, difference }
  })
  const [surplusQuantity, shortageQuantity] = sides(lines, ({ difference }) => difference)
  return { lines, surplusQuantity, shortageQuantity }
}

/** What the ledger made of the differences a count posted, beside what lay there. */
const valued = async ({ tx }: Scope, { id, lines }: Count, books: ReadonlyMap<string, Book>): Promise<Facts> => {
  const rows = await tx.query<{ line_id: string; value: string }>(
    sql`select line_id, value from stock_entry where document_id = ${id || null}`,
  )
  const values = new Map(rows.map((row) => [row.line_id, fromLedger(row.value)]))
  const sheet = lines.map(({ lineId, product }) => {
    const [cost, bookValue] = [values.get(lineId) ?? zero, books.get(product ?? '')?.value ?? zero]
    return { cost, bookValue, countedValue: add(bookValue, cost) }
  })
  const [surplusValue, shortageValue] = sides(sheet, ({ cost }) => cost)
  return {
    lines: sheet,
    stockChange: sumOf(sheet, ({ cost }) => cost),
    bookValue: sumOf(sheet, ({ bookValue }) => bookValue),
    countedValue: sumOf(sheet, ({ countedValue }) => countedValue),
    surplusValue,
    shortageValue,
  }
}

export const slots = defineSlots(stockCount, {
  listFacts: () => ({
    // What the stock of its store is worth more for it, or less.
    stockChange: {
      sql: sql`(coalesce((select sum(e.value) from stock_entry e where e.tenant_id = d.tenant_id and e.document_id = d.id), 0) / 10000.0)`,
      kind: 'money',
    },
  }),
  /** Behind the locks of the goods: nobody moves them between this look and the posting. */
  async prepare(scope, count) {
    if (isVoid(posting, count)) return count
    const books = isHidden(count) ? null : await booksOf(scope, count)
    const bookOf = (product: string | null) => books?.get(product ?? '')?.quantity ?? null
    return { ...count, lines: count.lines.map((line) => ({ ...line, bookQuantity: bookOf(line.product) })) }
  },
  async facts(scope, count) {
    if (isVoid(posting, count) || isHidden(count)) return {}
    const books = await booksOf(scope, count)
    return isPosted(posting, count) ? valued(scope, count, books) : compared(count, books)
  },
})
