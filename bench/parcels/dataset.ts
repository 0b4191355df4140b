/**
 * Many bills of one line that went to carriers over three years, with their parcels and the weekly vouchers by which
 * carriers handed over what they collected and were paid. Written as SQL, because saving them takes hours; the ledgers
 * are those that the program calculates from them.
 */
import { sql, type Sql } from '#engine/sql.ts'
import { rebuildLedgers } from '#engine/ledger/rebuild.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { inside } from '../../scripts/lib/inside.ts'
import { fillGoods } from '../support/goods.ts'
import type { Stage } from '../support/stage.ts'

const FIRST_DAY = '2023-11-21'
const DAYS = 1096
const CARRIERS = 5
const CHUNK = 20_000
const LONG_MS = 30 * 60_000
/** Of the last weeks nothing is settled yet. */
const OPEN_WEEKS = 3
const WEEKS = Math.floor(DAYS / 7)

export interface Parcels {
  carriers: readonly string[]
  count: number
}

const idOf = (kind: string, n: string): Sql => sql.raw(`md5('${kind}' || ${n})::uuid`)
const numberOf = (prefix: string, n: string): Sql => sql.raw(`'${prefix}' || lpad((${n})::text, 6, '0')`)
/** In [0, 1), the same in every run. */
const chance = (n: string, salt: number): Sql =>
  sql.raw(`((hashint8extended(${n}, ${salt}) & 2147483647) / 2147483648.0)`)

interface Shop {
  customers: readonly string[]
  carriers: readonly string[]
  store: string
  unit: string
  product: string
}

/** What each parcel is made of: its bill's day, its total, and what became of it. Those of the last days are on their way. */
const made = (shop: Shop, count: number, [from, to]: readonly [number, number]): Sql => sql`
select n, day, total, fee, state, case when state in (4, 8) then day + days end as ended,
  (${shop.customers}::uuid[])[1 + n % ${shop.customers.length}::int] as partner, (${shop.carriers}::uuid[])[1 + n % ${CARRIERS}::int] as carrier
from (
  select *, case when day + days > date ${sql.raw(`'${FIRST_DAY}'`)} + ${DAYS - 1}::int then 1 + n % 3 when fate < 0.93 then 4 when fate < 0.97 then 8 when fate < 0.99 then 9 else 10 end as state
  from (
    select n, date ${sql.raw(`'${FIRST_DAY}'`)} + (n::bigint * ${DAYS}::int / ${count}::int)::int as day, (50 + n::bigint * 7919 % 900) * 1000 as total, (18 + n::bigint * 31 % 25) * 1000 as fee,
      1 + floor(5 * ${chance('n', 1)})::int as days, ${chance('n', 2)} as fate
    from generate_series(${from}::bigint, ${to - 1}::bigint) n) x) y`

const parcelStatements = (shop: Shop, count: number, range: readonly [number, number]): Sql[] => [
  sql`create temp table made on commit drop as ${made(shop, count, range)}`,
  sql`insert into document (id, kind, number, day, description, status, partner_id, store_id, total, sums, search, created_by, created_at)
select ${idOf('bill', 'n')}, 'salesBill', ${numberOf('BH', 'n')}, day, 'Bán hàng', 1, partner, ${shop.store}, total, array[total, 0, total, 0, null], lower(${numberOf('BH', 'n')}) || ' ban hang khach hang so ' || (1 + n % 100), 'admin', now() from made order by n`,
  sql`insert into sales_bill (document_id, partner_name, goods_amount, discount, total_before_tax, total_vat, shipping_fee, paid, payment_method, due_date)
select ${idOf('bill', 'n')}, 'Khách hàng', total, 0, total, 0, 0, 0, 1, day from made`,
  sql`insert into sales_bill_line (id, document_id, ordinal, product_id, product_name, unit_id, unit_name, factor, quantity, base_quantity, unit_price, discount, gross, line_amount, order_discount_share, taxable, vat_rate, line_vat, line_total)
select ${idOf('line', 'n')}, ${idOf('bill', 'n')}, 1, ${shop.product}, 'Hàng số 1', ${shop.unit}, 'Cái', 1, 1, 1, total, 0, total, total, 0, total, 0, 0, total from made`,
  sql`insert into document (id, kind, number, day, description, status, partner_id, store_id, total, sums, search, created_by, created_at)
select ${idOf('parcel', 'n')}, 'shipment', ${numberOf('VD', 'n')}, day, '', case when state = 9 then 3 else 1 end, partner, ${shop.store}, 0, '{}', lower(${numberOf('VD', 'n')}) || ' gn' || n || ' co ba 0912' || lpad((n % 1000000)::text, 6, '0'), 'admin', now() from made order by n`,
  sql`insert into shipment (document_id, bill_id, carrier_id, tracking_code, ship_status, delivered_date, receiver_name, receiver_phone, receiver_address, weight, fee_payer, cod_amount, carrier_fee, return_fee)
select ${idOf('parcel', 'n')}, ${idOf('bill', 'n')}, carrier, 'GN' || n, state, ended, 'Cô Ba', '0912' || lpad((n % 1000000)::text, 6, '0'), '34 Lê Lợi', 1500, 1, case when n % 10 = 0 then 0 else total end, fee, case when state = 8 then 5000 else 0 end from made`,
  sql`insert into shipment_event (tenant_id, id, document_id, at, ship_status, user_name)
select ${sql.tenant}, md5('step' || n || s)::uuid, ${idOf('parcel', 'n')}, day + s * interval '3 hours', s, 'Hãng' from made cross join generate_series(1, 3) s where s <= state`,
]

interface Side {
  kind: 'incomeVoucher' | 'outcomeVoucher'
  table: 'income_voucher' | 'outcome_voucher'
  prefix: string
  item: Sql
  /** What is settled of a parcel. */
  amount: Sql
}
const sides: readonly Side[] = [
  {
    kind: 'incomeVoucher',
    table: 'income_voucher',
    prefix: 'PT',
    item: sql`(select id from other_income where code_key = 'tvc01')`,
    amount: sql`case when s.ship_status = 4 then s.cod_amount else 0 end`,
  },
  {
    kind: 'outcomeVoucher',
    table: 'outcome_voucher',
    prefix: 'PC',
    item: sql`(select id from other_outcome where code_key = 'cvc01')`,
    amount: sql`s.carrier_fee + s.return_fee`,
  },
]

/** One voucher of each carrier and week, the week after. */
const voucherStatements = ({ kind, table, prefix, item, amount }: Side): Sql[] => {
  const number = sql`${prefix}::text || lpad(row_number() over (order by week, carrier_id)::text, 6, '0')`
  return [
    sql`create temp table settled on commit drop as
select s.document_id, s.carrier_id, (s.delivered_date - date ${sql.raw(`'${FIRST_DAY}'`)}) / 7 as week, ${amount} as amount
from shipment s where s.ship_status in (4, 8) and ${amount} > 0 and (s.delivered_date - date ${sql.raw(`'${FIRST_DAY}'`)}) / 7 < ${WEEKS - OPEN_WEEKS}::int`,
    sql`create temp table vouchers on commit drop as
select gen_random_uuid() as id, carrier_id, week, sum(amount) as amount, ${number} as number, date ${sql.raw(`'${FIRST_DAY}'`)} + (week + 1) * 7 + 1 as day from settled group by carrier_id, week`,
    sql`insert into document (id, kind, number, day, description, status, total, sums, search, created_by, created_at)
select id, ${kind}, number, day, 'Đối soát', 1, amount, array[amount], lower(number) || ' doi soat', 'admin', now() from vouchers order by number`,
    sql`insert into ${sql.ident(table)} (document_id, voucher_type, payment_method, fund_id, debt_type, amount, carrier_id)
select id, 2, 1, (select id from fund where kind = 'cash' order by is_default desc limit 1), 4, amount, carrier_id from vouchers`,
    sql`insert into ${sql.ident(`${table}_line`)} (id, document_id, ordinal, amount, other_method_id, shipment_id)
select gen_random_uuid(), v.id, row_number() over (partition by v.id order by s.document_id), s.amount, ${item}, s.document_id
from settled s join vouchers v on v.carrier_id = s.carrier_id and v.week = s.week`,
  ]
}

const written = [
  'document',
  'sales_bill',
  'sales_bill_line',
  'shipment',
  'shipment_event',
  'income_voucher_line',
  'outcome_voucher_line',
  'document_link',
  'debt_entry',
  'allocation',
  'debt_balance',
]

const openShop = async (stage: Stage): Promise<Shop> => {
  const { customers, products, store, unit } = await fillGoods(stage, 1)
  const tenant = { tenant: stage.tenant, user: null }
  // Nothing has to be in the store for it.
  await stage.database.inTenant(tenant, (tx) =>
    tx.query(sql`update product set track_stock = false where id = ${products[0]}`),
  )
  const carriers: string[] = []
  for (let n = 1; n <= CARRIERS; n += 1) {
    const { data } = await stage.call('ApiListCarrier/UpdateDB', { Code: `HANG${n}`, Name: `Hãng số ${n}` })
    carriers.push(data['s_ID'] as string)
  }
  return { customers, carriers, store, unit, product: products[0]! }
}

/** So many parcels in the tenant of a stage, and ledgers that were verified. */
export const fillParcels = async (stage: Stage, count: number): Promise<Parcels> => {
  const shop = await openShop(stage)
  const tenant = { tenant: stage.tenant, user: null }
  const all = (statements: readonly Sql[]): Promise<void> =>
    stage.database.inTenant(
      tenant,
      async (tx) => {
        for (const statement of statements) await tx.query(statement)
      },
      { statementTimeoutMs: LONG_MS },
    )
  for (let from = 1; from <= count; from += CHUNK)
    await all(parcelStatements(shop, count, [from, Math.min(count + 1, from + CHUNK)]))
  for (const side of sides) await all(voucherStatements(side))
  await stage.owner.acrossTenants('analyze', (tx) => tx.query(sql`analyze ${sql.join(written.map(sql.ident), ', ')}`))
  const own = { tenant: { id: stage.tenant, name: 'Đo' }, options: { statementTimeoutMs: LONG_MS } }
  await inside(stage.database, own, rebuildLedgers)
  await stage.owner.acrossTenants('analyze', (tx) => tx.query(sql`analyze ${sql.join(written.map(sql.ident), ', ')}`))
  const { differences } = await inside(stage.database, own, verifyLedgers)
  const [wrong] = differences
  if (wrong) throw new Error(`${wrong.ledger}: missing ${wrong.missing[0]}, extra ${wrong.extra[0]}`)
  return { carriers: shop.carriers, count }
}
