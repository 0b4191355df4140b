import { absolute, add, divide, fromLedger, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { Row } from '#model/table.ts'
import {
  answers,
  describedDocument,
  ROW_LIMIT,
  wordIn,
  type ReportParams,
  type WithRequired,
  type LiveAnswer,
  type ReportAnswer,
} from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { productTerms } from '../_shared/filters.server.ts'
import { stockCard } from './stock-card.ts'
import { storesStatement, storeNames, type StoreRow } from './stores.server.ts'

type Card = WithRequired<ReportParams<typeof stockCard>, 'product' | 'stores'>

const productOf = (card: Card): Sql => sql`
select x.code, x.name, u.name as unit
from product x
join unit u on u.tenant_id = x.tenant_id and u.id = x.unit_id
where ${sql.ours('x')}${productTerms(sql`x.id`, card)}`

/**
 * The state after the last entry before the range, per store; opening stock up to the end of the range counts as
 * opening.
 */
const opening = ({ product, stores, from, to }: Card): Sql => sql`
select coalesce(sum(held.quantity), 0) as quantity
from (
  select (
    select e.quantity_after from stock_entry e
    where ${sql.ours('e')} and e.product_id = ${product} and e.store_id = chosen.id and e.day < ${from}
    order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) as quantity
  from unnest(${stores}::uuid[]) as chosen (id)
  union all
  select sum(e.quantity) from stock_entry e
  where ${sql.ours('e')} and e.product_id = ${product} and e.store_id = any(${stores}::uuid[]) and e.day between ${from} and ${to} and e.rank = 0) held`

const movements = ({ product, stores, from, to }: Card): Sql => sql`
select e.document_id, d.kind as "documentKind", d.number, d.description, e.day, e.quantity, e.value
from stock_entry e
left join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
where ${sql.ours('e')} and e.product_id = ${product} and e.store_id = any(${stores}::uuid[]) and e.day between ${from} and ${to} and e.rank <> 0
order by e.day, e.rank, e.seq, e.line, e.side
limit ${ROW_LIMIT + 1}`

/**
 * Counted before the first row is sent, so that a report with too many rows is refused immediately and not in the
 * middle.
 */
const movementCount = ({ product, stores, from, to }: Card): Sql => sql`
select count(*) as count from (
  select 1 from stock_entry e
  where ${sql.ours('e')} and e.product_id = ${product} and e.store_id = any(${stores}::uuid[]) and e.day between ${from} and ${to} and e.rank <> 0
  limit ${ROW_LIMIT}) e`

const heldNow = ({ product, stores }: Card): Sql => sql`
select b.quantity, b.value, b.cost from stock_balance b
where ${sql.ours('b')} and b.product_id = ${product} and b.store_id = any(${stores}::uuid[])
order by b.last_day desc, b.last_rank desc, b.last_seq desc, b.last_line desc, b.last_side desc`

interface Movement {
  document_id: string
  /** Null, like number and description, if the user may not see the document. */
  documentKind: string | null
  number: string | null
  description: string | null
  day: string
  quantity: string
  value: string
}
interface Held {
  quantity: string
  value: string
  cost: string
}

/** The average unit cost of the current stock; without stock, the last unit cost. */
const averageOf = (held: readonly Held[]): Decimal => {
  const quantity = sumOf(held, (one) => fromLedger(one.quantity))
  if (quantity > 0n)
    return divide(
      sumOf(held, (one) => fromLedger(one.value)),
      quantity,
      2,
    )
  return BigInt(held[0]?.cost ?? 0) as Decimal
}

const first = (scope: Scope, balance: Decimal): Row => ({
  ordinal: 1,
  date: '',
  note: wordIn(scope, 'report.openingStock'),
  price: zero,
  input: zero,
  output: zero,
  balance,
  documentId: null,
  documentKind: null,
})

const noteOf = (scope: Scope, movement: Movement): string => {
  const { number, description } = describedDocument(scope, { ...movement })
  return number ? `${number} - ${description}` : description || wordIn(scope, 'report.outOfSight')
}

/** Makes the report rows for batches of movements, and their sums. */
const createWriter = (scope: Scope, start: Decimal) => {
  let balance = start
  let [input, output] = [zero, zero]
  let ordinal = 1
  const row = (one: Movement): Row => {
    const quantity = fromLedger(one.quantity)
    balance = add(balance, quantity)
    if (quantity > 0n) input = add(input, quantity)
    else output = add(output, absolute(quantity))
    ordinal += 1
    return {
      ordinal,
      date: one.day,
      note: noteOf(scope, one),
      price: divide(absolute(fromLedger(one.value)), absolute(quantity), 2),
      input: quantity > 0n ? quantity : zero,
      output: quantity < 0n ? absolute(quantity) : zero,
      balance,
      documentId: one.documentKind === null ? null : one.document_id,
      documentKind: one.documentKind,
    }
  }
  return { row, totals: () => ({ inputTotal: input, outputTotal: output, closing: balance }) }
}

/** Movements are streamed in batches, because a product may have tens of thousands of them in a year. */
const stockCardQuery = async (scope: Scope, card: Card): Promise<ReportAnswer | LiveAnswer> => {
  const moved = scope.tx.pieces<Movement>(movements(card))
  const [products, stores, starts, held, counts] = await scope.tx.batch([
    productOf(card),
    storesStatement(card.stores),
    opening(card),
    heldNow(card),
    movementCount(card),
  ])
  const [product] = products as { code: string; name: string; unit: string }[]
  if (!product || !(stores as StoreRow[]).some((one) => one.chosen)) return { rows: [] }
  if (Number((counts as { count: string }[])[0]!.count) >= ROW_LIMIT) throw new Refused([problem('', 'reportTooBig')])
  const start = fromLedger((starts as { quantity: string }[])[0]?.quantity ?? '0')
  const writer = createWriter(scope, start)
  const read = async function* (): AsyncGenerator<Row[]> {
    let before = [first(scope, start)]
    for await (const piece of moved) {
      yield [...before, ...piece.map(writer.row)]
      before = []
    }
    yield before
  }
  return {
    pieces: read(),
    end: () => {
      const totals = writer.totals()
      return {
        sums: { balance: totals.closing },
        extra: {
          storeNames: storeNames(scope, stores as StoreRow[]),
          productCode: product.code,
          productName: product.name,
          unitName: product.unit,
          ...totals,
          averageCost: averageOf(held as Held[]),
        },
      }
    },
  }
}

export const report = answers(stockCard, stockCardQuery)
