import { absolute, add, divide, fromLedger, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import type { Row } from '#model/table.ts'
import { kindName, ROW_LIMIT, wordIn, type Asked, type ReportAnswer } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { productTerms } from '../_shared/filters.server.ts'
import { numbered } from '../_shared/rows.server.ts'
import type { stockCard } from './stock-card.ts'
import { storesStatement, storeNames, type StoreRow } from './stores.server.ts'

type Card = Omit<Asked<typeof stockCard>, 'product' | 'stores'> & { product: string; stores: string[] }

const productOf = (card: Card): Sql => sql`
select x.code, x.name, u.name as unit
from product x
join unit u on u.tenant_id = x.tenant_id and u.id = x.unit_id
where true${productTerms(sql`x.id`, card)}`

/** The state after the last entry before the range, store by store; opening stock counts as opening up to the end of the range. */
const opening = ({ product, stores, from, to }: Card): Sql => sql`
select coalesce(sum(held.quantity), 0) as quantity
from (
  select (
    select e.quantity_after from stock_entry e
    where e.product_id = ${product} and e.store_id = chosen.id and e.day < ${from}
    order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) as quantity
  from unnest(${stores}::uuid[]) as chosen (id)
  union all
  select sum(e.quantity) from stock_entry e
  where e.product_id = ${product} and e.store_id = any(${stores}::uuid[]) and e.day between ${from} and ${to} and e.rank = 0) held`

const movements = ({ product, stores, from, to }: Card): Sql => sql`
select e.document_id, d.kind, d.number, d.description, e.day, e.quantity, e.value
from stock_entry e
join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
where e.product_id = ${product} and e.store_id = any(${stores}::uuid[]) and e.day between ${from} and ${to} and e.rank <> 0
order by e.day, e.rank, e.seq, e.line, e.side
limit ${ROW_LIMIT + 1}`

const heldNow = ({ product, stores }: Card): Sql => sql`
select b.quantity, b.value, b.cost from stock_balance b
where b.product_id = ${product} and b.store_id = any(${stores}::uuid[])
order by b.last_day desc, b.last_rank desc, b.last_seq desc, b.last_line desc, b.last_side desc`

interface Movement {
  document_id: string
  kind: string
  number: string
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

/** Average of what lies there now; with nothing there the last unit cost. */
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
  date: '',
  note: wordIn(scope, 'report.openingStock'),
  price: zero,
  input: zero,
  output: zero,
  balance,
  documentId: null,
  documentKind: null,
})

const rowsOf = (scope: Scope, start: Decimal, moved: readonly Movement[]): Row[] => {
  let balance = start
  return [
    first(scope, start),
    ...moved.map((one): Row => {
      const quantity = fromLedger(one.quantity)
      balance = add(balance, quantity)
      return {
        date: one.day,
        note: `${one.number} - ${one.description || kindName(scope, one.kind)}`,
        price: divide(absolute(fromLedger(one.value)), absolute(quantity), 2),
        input: quantity > 0n ? quantity : zero,
        output: quantity < 0n ? absolute(quantity) : zero,
        balance,
        documentId: one.document_id,
        documentKind: one.kind,
      }
    }),
  ]
}

export const stockCardQuery = async (scope: Scope, card: Card): Promise<ReportAnswer> => {
  const [products, stores, starts, moved, held] = await scope.tx.batch([
    productOf(card),
    storesStatement(card.stores),
    opening(card),
    movements(card),
    heldNow(card),
  ])
  const [product] = products as { code: string; name: string; unit: string }[]
  if (!product || !(stores as StoreRow[]).some((one) => one.chosen)) return { rows: [] }
  const start = fromLedger((starts as { quantity: string }[])[0]?.quantity ?? '0')
  const rows = rowsOf(scope, start, moved as Movement[])
  const total = (key: string) => sumOf(rows, (row) => row[key] as Decimal)
  const [inputTotal, outputTotal] = [total('input'), total('output')]
  const closing = add(start, subtract(inputTotal, outputTotal))
  return {
    rows: numbered(rows),
    sums: { balance: closing },
    extra: {
      storeNames: storeNames(scope, stores as StoreRow[]),
      productCode: product.code,
      productName: product.name,
      unitName: product.unit,
      inputTotal,
      outputTotal,
      closing,
      averageCost: averageOf(held as Held[]),
    },
  }
}
