/**
 * SQL that creates many documents at once, with all the values that saved ones have. Ledgers are not written here;
 * the program calculates them from the documents. `n` counts from 0; random choices are the same in every run.
 */
import { depositOf, isDeposited, orderLine, orderOf, purchase, sale } from './ordered.ts'
import {
  BILL_LINES,
  DAYS,
  EVERY_BAG,
  FIRST_DAY,
  OPENING_LINES,
  RECEIPT_LINES,
  RETURN_LINES,
  TRANSFER_LINES,
  type Size,
} from './size.ts'

/** Functions in a separate schema, which the program does not see. */
export const functions = `
create schema if not exists bench;
create or replace function bench.id(kind text, n bigint) returns uuid language sql immutable parallel safe as $$
  select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(m, 1, 3) || '8' || substr(m, 4, 15))::uuid from (select md5(kind || n) as m) x $$;
create or replace function bench.chance(n bigint, salt int) returns float8 language sql immutable parallel safe as $$
  select (hashint8extended(n, salt) & 2147483647) / 2147483648.0::float8 $$;
create table if not exists bench.step (name text primary key, done bigint not null);`

/** Documents are distributed evenly over the days, in the order of their numbers. */
const dayOf = (n: string, count: number): string => `(${n})::bigint * ${DAYS} / ${count}`
const date = (day: string): string => `(date '${FIRST_DAY}' + (${day})::int)`
const seq = (day: string, rank: number, n: string): string =>
  `((${day})::bigint * 1000000 + ${rank * 100000} + (${n}) % 100000)`
const number = (prefix: string, n: string): string => `'${prefix}' || lpad(((${n}) + 1)::text, 6, '0')`

/** A few products and customers are used far more often than the rest. */
const product = (line: string, { products }: Size): string =>
  `floor(${products} * power(bench.chance(${line}, 1), 1.6))::bigint`
const customer = (n: string, { customers }: Size): string =>
  `floor(${customers} * power(bench.chance(${n}, 2), 1.3))::bigint`
const store = (n: string, { stores }: Size): string => `floor(${stores} * power(bench.chance(${n}, 3), 1.2))::bigint`

export const price = (n: string): string => `((5 + (${n}) * 7919 % 395) * 1000)`
const cost = (n: string): string => `((5 + (${n}) * 7919 % 395) * 800)`

export interface Head {
  kind: string
  from: string
  prefix: string
  description: string
  n: string
  day: string
  rank: number
  partner?: string
  partnerName?: string
  store: string
  total: string
  sums: string
  /** Default: posted. */
  status?: string
  /** What its id is made of, and its number, where that is not its kind and `n`. */
  id?: string
  number?: string
}
export const head = (one: Head): string => {
  const shown = number(one.prefix, one.number ?? one.n)
  const names = `lower(${shown}) || ' ' || folded('${one.description}')${one.partnerName ? ` || ' ' || folded(${one.partnerName})` : ''}`
  return `
insert into document (id, kind, number, day, description, status, partner_id, store_id, employee_id, exchange_rate, total, sums, open_amount, seq, search, version, created_by, created_at)
select bench.id('${one.id ?? one.kind}', ${one.n}), '${one.kind}', ${shown}, ${date(one.day)}, '${one.description}', ${one.status ?? 1}, ${one.partner ?? 'null'}, ${one.store}, null, 1, ${one.total}, ${one.sums}, 0,
  ${seq(one.day, one.rank, one.n)}, ${names}, 1, 'Đo', now()
from ${one.from}`
}

const moneyLine = `quantity * price as gross, quantity * price as taxable, round(quantity * price * 0.08) as vat`
/** `product`: the columns with its id and name; otherwise `p` is its number. */
export const linesFrom = (kind: string, product = { id: `bench.id('product', p)`, name: 'bench.name(p)' }): string => `
select bench.id('${kind}Line', n * 1000 + l), bench.id('${kind}', n), l + 1, ${product.id}, ${product.name}, current_setting('bench.unit')::uuid, 'Cái', 1, quantity, quantity, price, null, null, 0, gross, gross, 0, taxable, 8, vat, taxable + vat`
export const lineColumns = `id, document_id, ordinal, product_id, product_name, unit_id, unit_name, factor, quantity, base_quantity, unit_price, discount_percent, discount_amount, discount, gross, line_amount, order_discount_share, taxable, vat_rate, line_vat, line_total`

const billLines = (size: Size, from: number, to: number): string => `
select *, ${moneyLine} from (
  select n, l, p, (1 + floor(10 * bench.chance(n * 1000 + l, 4)))::numeric as quantity, ${price('p')}::numeric as price
  from (select n, l, case when l = 0 and n % ${EVERY_BAG} = 0 then 0 else ${product('n * 1000 + l', size)} end as p
    from generate_series(${from}::bigint, ${to - 1}::bigint) n cross join generate_series(0, ${BILL_LINES - 1}) l) goods) priced`

export const bills = (size: Size, from: number, to: number): string[] => {
  const day = dayOf('n', size.bills)
  return [
    `create temp table made on commit drop as ${billLines(size, from, to)}`,
    `create temp table sum_up on commit drop as select n, sum(taxable) as before, sum(vat) as vat from made group by n`,
    head({
      kind: 'salesBill',
      from: `sum_up join partner p on p.tenant_id = current_tenant() and p.id = bench.id('customer', ${customer('n', size)})`,
      prefix: 'BH',
      description: 'Bán hàng',
      n: 'n',
      day,
      rank: 3,
      partner: 'p.id',
      partnerName: 'p.name',
      store: `bench.id('store', ${store('n', size)})`,
      total: 'before + vat',
      sums: 'array[before, vat, before + vat, 0, null]',
    }),
    `insert into sales_bill (document_id, partner_name, goods_amount, discount_percent, discount_amount, discount, total_before_tax, total_vat, shipping_fee, paid, payment_method, due_date, order_id, advances)
select d.id, p.name, before, null, null, 0, before, vat, 0, 0, 1, d.day + 30, ${orderOf(sale)}, ${depositOf} from sum_up join document d on d.tenant_id = current_tenant() and d.id = bench.id('salesBill', n) join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id`,
    `insert into sales_bill_line (${lineColumns}, source_line_id) ${linesFrom('salesBill')}, ${orderLine(sale)} from made order by n, l`,
  ]
}

export const receipts = (size: Size, from: number, to: number): string[] => {
  const day = dayOf('n', size.receipts)
  return [
    `create temp table made on commit drop as select *, ${moneyLine} from (
  select n, l, p, (100 + floor(200 * bench.chance(n * 1000 + l, 5)))::numeric as quantity, round(${cost('p')} * (0.9 + 0.2 * bench.chance(n * 1000 + l, 6))::numeric) as price
  from (select n, l, (n * ${RECEIPT_LINES} + l) * 7 % ${size.products} as p from generate_series(${from}::bigint, ${to - 1}::bigint) n cross join generate_series(0, ${RECEIPT_LINES - 1}) l) goods) priced`,
    `create temp table sum_up on commit drop as select n, sum(taxable) as before, sum(vat) as vat from made group by n`,
    head({
      kind: 'purchaseReceipt',
      from: `sum_up join partner p on p.tenant_id = current_tenant() and p.id = bench.id('supplier', n % ${size.suppliers})`,
      prefix: 'PN',
      description: 'Nhập mua',
      n: 'n',
      day,
      rank: 1,
      partner: 'p.id',
      partnerName: 'p.name',
      store: `bench.id('store', ${store('n', size)})`,
      total: 'before + vat',
      sums: 'array[before, vat, before + vat, 0, null]',
    }),
    `insert into purchase_receipt (document_id, partner_name, goods_amount, discount, total_before_tax, total_vat, shipping_fee, other_cost, paid, payment_method, due_date, order_id)
select d.id, p.name, before, 0, before, vat, 0, 0, 0, 1, d.day + 30, ${orderOf(purchase)} from sum_up join document d on d.tenant_id = current_tenant() and d.id = bench.id('purchaseReceipt', n) join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id`,
    `insert into purchase_receipt_line (${lineColumns}, line_cost, source_line_id) ${linesFrom('purchaseReceipt')}, taxable, ${orderLine(purchase)} from made order by n, l`,
  ]
}

/** Some bills get a return three days later, with one piece of each of their first lines. */
export const returns = (size: Size, from: number, to: number): string[] => {
  const every = Math.floor(size.bills / size.returns)
  const bill = `(n * ${every})`
  const day = `least(${dayOf(bill, size.bills)} + 3, ${DAYS - 1})`
  return [
    `create temp table made on commit drop as select n, l.ordinal - 1 as l, l.id as source, l.product_id, l.product_name, l.unit_id, l.unit_price as price, l.unit_price as taxable, round(l.line_vat / l.base_quantity) as vat
from generate_series(${from}::bigint, ${to - 1}::bigint) n join sales_bill_line l on l.tenant_id = current_tenant() and l.document_id = bench.id('salesBill', ${bill}) and l.ordinal <= ${RETURN_LINES}`,
    `create temp table sum_up on commit drop as select n, sum(taxable) as before, sum(vat) as vat from made group by n`,
    head({
      kind: 'salesReturn',
      from: `sum_up join document b on b.tenant_id = current_tenant() and b.id = bench.id('salesBill', ${bill}) join partner p on p.tenant_id = b.tenant_id and p.id = b.partner_id`,
      prefix: 'TH',
      description: 'Khách trả',
      n: 'n',
      day,
      rank: 5,
      partner: 'p.id',
      partnerName: 'p.name',
      store: 'b.store_id',
      total: 'before + sum_up.vat',
      sums: 'array[before, sum_up.vat, before + sum_up.vat, 0]',
    }),
    `insert into sales_return (document_id, partner_name, goods_amount, discount, total_before_tax, total_vat, shipping_fee, paid, payment_method, bill_id, reopen_order)
select d.id, p.name, before, 0, before, vat, 0, 0, 1, bench.id('salesBill', ${bill}), false from sum_up join document d on d.tenant_id = current_tenant() and d.id = bench.id('salesReturn', n) join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id`,
    `insert into sales_return_line (${lineColumns}, source_line_id)
select bench.id('salesReturnLine', n * 1000 + l), bench.id('salesReturn', n), l + 1, product_id, product_name, unit_id, 'Cái', 1, 1, 1, price, null, null, 0, price, price, 0, taxable, 8, vat, taxable + vat, source from made order by n, l`,
    `insert into document_link (source_document, source_line, document, line, quantity, taxable, vat)
select bench.id('salesBill', ${bill}), bench.id('salesBill', ${bill}), bench.id('salesReturn', n), bench.id('salesReturn', n), 0, 0, 0 from sum_up
union all select bench.id('salesBill', ${bill}), source, bench.id('salesReturn', n), bench.id('salesReturnLine', n * 1000 + l), 10000, (taxable * 10000)::bigint, (vat * 10000)::bigint from made`,
  ]
}

export const transfers = (size: Size, from: number, to: number): string[] => {
  const day = dayOf('n', size.transfers)
  const home = `n % ${size.stores}`
  return [
    `create temp table made on commit drop as select n, l, (n * 31 + l * 17) % ${size.products} as p, (1 + l)::numeric as quantity from generate_series(${from}::bigint, ${to - 1}::bigint) n cross join generate_series(0, ${TRANSFER_LINES - 1}) l`,
    `create temp table sum_up on commit drop as select n, sum(quantity) as quantity from made group by n`,
    head({
      kind: 'stockTransfer',
      from: 'sum_up',
      prefix: 'CK',
      description: 'Chuyển kho',
      n: 'n',
      day,
      rank: 2,
      store: `bench.id('store', ${home})`,
      total: '0',
      sums: 'array[quantity, null]',
    }),
    `insert into stock_transfer (document_id, to_store_id, total_quantity) select bench.id('stockTransfer', n), bench.id('store', (n + 1 + n / ${size.stores} % ${size.stores - 1}) % ${size.stores}), quantity from sum_up`,
    `insert into stock_transfer_line (id, document_id, ordinal, product_id, product_name, unit_id, unit_name, factor, quantity, base_quantity)
select bench.id('stockTransferLine', n * 1000 + l), bench.id('stockTransfer', n), l + 1, bench.id('product', p), bench.name(p), current_setting('bench.unit')::uuid, 'Cái', 1, quantity, quantity from made order by n, l`,
  ]
}

/** Every product in every store, with enough stock for three years. */
export const openingCount = ({ products, stores }: Size): number => stores * Math.ceil(products / OPENING_LINES)
export const openings = (size: Size, from: number, to: number): string[] => {
  const each = Math.ceil(size.products / OPENING_LINES)
  return [
    `create temp table made on commit drop as select n, l, p, (case when p = 0 then 1000000 when p < ${Math.ceil(size.products / 50)} then 20000 else 2000 end)::numeric as quantity, ${cost('p')}::numeric as price
from (select n, l, n % ${each} * ${OPENING_LINES} + l as p from generate_series(${from}::bigint, ${to - 1}::bigint) n cross join generate_series(0, ${OPENING_LINES - 1}) l) goods where p < ${size.products}`,
    `create temp table sum_up on commit drop as select n, sum(quantity) as quantity, sum(quantity * price) as amount from made group by n`,
    head({
      kind: 'openingStock',
      from: 'sum_up',
      prefix: 'TDK',
      description: 'Tồn đầu kỳ',
      n: 'n',
      day: '0',
      rank: 0,
      store: `bench.id('store', n / ${each})`,
      total: '0',
      sums: 'array[quantity, amount]',
    }),
    `insert into opening_stock (document_id, total_quantity, goods_amount) select bench.id('openingStock', n), quantity, amount from sum_up`,
    `insert into opening_stock_line (id, document_id, ordinal, product_id, product_name, unit_id, unit_name, factor, quantity, base_quantity, unit_price, line_amount)
select bench.id('openingStockLine', n * 1000 + l), bench.id('openingStock', n), l + 1, bench.id('product', p), bench.name(p), current_setting('bench.unit')::uuid, 'Cái', 1, quantity, quantity, price, quantity * price from made order by n, l`,
  ]
}

interface Payment {
  kind: 'incomeVoucher' | 'outcomeVoucher'
  of: 'salesBill' | 'purchaseReceipt'
  table: string
  module: string
  prefix: string
  description: string
  /** The part of the vouchers that is paid at all. */
  part: number
  /** Those (by number) that are paid otherwise. */
  without?: string
}
const payments = (one: Payment, from: number, to: number): string[] => [
  `create temp table made on commit drop as select n, d.id as voucher, d.partner_id, p.name, (d.day - date '${FIRST_DAY}') + floor(45 * bench.chance(n, 8))::int as day, case when bench.chance(n, 9) < 0.9 then d.total else floor(d.total / 2) end as amount
from generate_series(${from}::bigint, ${to - 1}::bigint) n join document d on d.tenant_id = current_tenant() and d.id = bench.id('${one.of}', n) join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id where bench.chance(n, 7) < ${one.part}${one.without ? ` and not ${one.without}` : ''}`,
  `delete from made where day >= ${DAYS}`,
  head({
    kind: one.kind,
    from: 'made',
    prefix: one.prefix,
    description: one.description,
    n: 'n',
    day: 'day',
    rank: 6,
    partner: 'partner_id',
    partnerName: 'name',
    store: 'null',
    total: 'amount',
    sums: 'array[amount]',
  }),
  `insert into ${one.table} (document_id, voucher_type, person, payment_method, fund_id, debt_type, amount) select bench.id('${one.kind}', n), 1, name, 1, current_setting('bench.fund')::uuid, 1, amount from made`,
  `insert into ${one.table}_line (id, document_id, ordinal, voucher_module, voucher_id, amount) select bench.id('${one.kind}Line', n), bench.id('${one.kind}', n), 1, '${one.module}', voucher, amount from made`,
]

export const incomes = (_size: Size, from: number, to: number): string[] =>
  payments(
    {
      kind: 'incomeVoucher',
      of: 'salesBill',
      table: 'income_voucher',
      module: 'Order',
      prefix: 'PT',
      description: 'Thu tiền',
      part: 0.85,
      without: isDeposited,
    },
    from,
    to,
  )
export const outcomes = (_size: Size, from: number, to: number): string[] =>
  payments(
    {
      kind: 'outcomeVoucher',
      of: 'purchaseReceipt',
      table: 'outcome_voucher',
      module: 'Import',
      prefix: 'PC',
      description: 'Chi tiền',
      part: 0.9,
    },
    from,
    to,
  )
