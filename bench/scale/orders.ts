/** SQL that creates quotes, orders, deposits and returns to suppliers, from the bills and receipts that were made of them. */
import { head, lineColumns, linesFrom } from './documents.ts'
import { depositAmount, type Ordering } from './ordered.ts'
import { DAYS, DELIVERED_IN_PART, DEPOSITED, FIRST_DAY, ORDERED, RETURN_LINES, type Size } from './size.ts'

/** Lines of documents that are there, with the document and its partner; `n` is the number of the new document. */
const linesOf = (
  one: Pick<Ordering, 'follower' | 'followerTable'>,
  { number, from, to, more = '0' }: Wanted,
): string => `
create temp table made on commit drop as select *, quantity * price as gross, quantity * price as taxable, round(quantity * price * 0.08) as vat from (
  select n, l.ordinal - 1 as l, l.id as origin, l.product_id, l.product_name, l.base_quantity + ${more} as quantity, l.unit_price as price,
    b.id as follower, b.day - date '${FIRST_DAY}' as day, b.partner_id, b.store_id, p.name as partner_name
  from generate_series(${from}::bigint, ${to - 1}::bigint) n
  join document b on b.tenant_id = current_tenant() and b.id = bench.id('${one.follower}', ${number})
  join partner p on p.tenant_id = b.tenant_id and p.id = b.partner_id
  join ${one.followerTable}_line l on l.tenant_id = b.tenant_id and l.document_id = b.id) goods`

interface Wanted {
  /** Number of the document the lines are copied from. */
  number: string
  from: number
  to: number
  /** How much more of each. */
  more?: string
}

const sumUp = `create temp table sum_up on commit drop as select n, follower, day, partner_id, store_id, partner_name, sum(taxable) as before, sum(vat) as vat
from made group by 1, 2, 3, 4, 5, 6`

const priced = (kind: string, table: string): string =>
  `insert into ${table}_line (${lineColumns}) ${linesFrom(kind, { id: 'product_id', name: 'product_name' })} from made order by n, l`

/** Three days before what was made from them; some are delivered in part, and the older of these closed. */
const inPart = `n % ${DELIVERED_IN_PART} = 0`
const isClosed = `(${inPart} and day < ${DAYS - 60})`
export const orders = (one: Ordering, from: number, to: number): string[] => [
  linesOf(one, { number: `n * ${one.every} + 1`, from, to, more: `case when ${inPart} then 2 else 0 end` }),
  sumUp,
  head({
    kind: one.kind,
    from: 'sum_up',
    prefix: one.prefix,
    description: one.description,
    n: 'n',
    day: 'greatest(day - 3, 0)',
    rank: one.kind === 'salesOrder' ? 8 : 9,
    partner: 'partner_id',
    partnerName: 'partner_name',
    store: 'store_id',
    total: 'before + vat',
    sums: 'array[before, vat, before + vat, null]',
    status: `case when ${inPart} and not ${isClosed} then 1 else 2 end`,
  }),
  `insert into ${one.table} (document_id, partner_name, closed, goods_amount, discount, total_before_tax, total_vat${one.kind === 'salesOrder' ? ', quote_id' : ''})
select bench.id('${one.kind}', n), partner_name, ${isClosed}, before, 0, before, vat${one.kind === 'salesOrder' ? `, case when n % 2 = 0 then bench.id('quote', n) end` : ''} from sum_up`,
  priced(one.kind, one.table),
]

/** Of every second one an order was made. */
export const quotes = (one: Ordering, from: number, to: number): string[] => [
  linesOf(one, { number: `n * ${one.every} + 1`, from, to }),
  sumUp,
  head({
    kind: 'quote',
    from: 'sum_up',
    prefix: 'BG',
    description: 'Báo giá',
    n: 'n',
    day: 'greatest(day - 7, 0)',
    rank: 7,
    partner: 'partner_id',
    partnerName: 'partner_name',
    store: 'store_id',
    total: 'before + vat',
    sums: 'array[before, vat, before + vat]',
    status: 'case when n % 2 = 0 then 2 else 1 end',
  }),
  `insert into quote (document_id, partner_name, valid_until, goods_amount, discount, total_before_tax, total_vat)
select d.id, partner_name, d.day + 30, before, 0, before, sum_up.vat from sum_up join document d on d.tenant_id = current_tenant() and d.id = bench.id('quote', n)`,
  priced('quote', 'quote'),
]

/** A voucher on the day of the order; numbered behind those of the bills. */
export const deposits = ({ bills }: Size, from: number, to: number): string[] => [
  `create temp table made on commit drop as select n * ${DEPOSITED} as k, o.id as "order", o.partner_id, p.name, o.day - date '${FIRST_DAY}' as day, ${depositAmount('h.total_before_tax')} as amount
from generate_series(${from}::bigint, ${to - 1}::bigint) n join document o on o.tenant_id = current_tenant() and o.id = bench.id('salesOrder', n * ${DEPOSITED})
join partner p on p.tenant_id = o.tenant_id and p.id = o.partner_id
join sales_bill h on h.tenant_id = o.tenant_id and h.document_id = bench.id('salesBill', n * ${DEPOSITED * ORDERED} + 1)`,
  head({
    kind: 'incomeVoucher',
    id: 'deposit',
    from: 'made',
    prefix: 'PT',
    description: 'Đặt cọc',
    n: 'k',
    number: `k + ${bills}`,
    day: 'day',
    rank: 6,
    partner: 'partner_id',
    partnerName: 'name',
    store: 'null',
    total: 'amount',
    sums: 'array[amount]',
  }),
  `insert into income_voucher (document_id, voucher_type, person, payment_method, fund_id, debt_type, amount) select bench.id('deposit', k), 1, name, 1, current_setting('bench.fund')::uuid, 2, amount from made`,
  `insert into income_voucher_line (id, document_id, ordinal, voucher_module, voucher_id, amount) select bench.id('depositLine', k), bench.id('deposit', k), 1, 'PurchaseOrder', "order", amount from made`,
]

/** A piece of each of the first lines of a receipt goes back a week later. */
export const purchaseReturns = (one: Ordering, from: number, to: number): string[] => [
  linesOf(one, { number: 'n * 20 + 1', from, to }),
  `delete from made where l >= ${RETURN_LINES}`,
  `update made set quantity = 1, gross = price, taxable = price, vat = round(price * 0.08)`,
  sumUp,
  head({
    kind: 'purchaseReturn',
    from: 'sum_up',
    prefix: 'THN',
    description: 'Trả nhà cung cấp',
    n: 'n',
    day: `least(day + 7, ${DAYS - 1})`,
    rank: 5,
    partner: 'partner_id',
    partnerName: 'partner_name',
    store: 'store_id',
    total: 'before + vat',
    sums: 'array[before, vat, before + vat, 0]',
  }),
  `insert into purchase_return (document_id, partner_name, goods_amount, discount, total_before_tax, total_vat, paid, payment_method, receipt_id)
select bench.id('purchaseReturn', n), partner_name, before, 0, before, vat, 0, 1, follower from sum_up`,
  `insert into purchase_return_line (${lineColumns}, source_line_id) ${linesFrom('purchaseReturn', { id: 'product_id', name: 'product_name' })}, origin from made order by n, l`,
]
