/**
 * Measures a 20-line sales bill through the HTTP call against the same row writes without logic, with one and with
 * eight clients.
 */
import { systemClock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { fillGoods, type Goods } from './support/goods.ts'
import type { Stage } from './support/stage.ts'
import { median, print, type Line } from './support/table.ts'
import { rolledBack } from './support/rolled-back.ts'

const LINES = 20
let turn = 0

const pick = (goods: Goods): string[] => {
  turn += 1
  return Array.from({ length: LINES }, (_, index) => goods.products[(turn * 7 + index * 13) % goods.products.length]!)
}

const bill = (goods: Goods) => ({
  Object_ID: goods.customers[turn % goods.customers.length],
  Store_ID: goods.store,
  dtDate: '2026-11-20',
  requestId: systemClock.newId(),
  // In the large tenant some products have a higher cost than this price.
  confirm: ['belowCost'],
  lines: pick(goods).map((product) => ({ Product_ID: product, Qty: 2, Price: 12_500, VAT: 8 })),
})

type Writing = Pick<Stage, 'call' | 'database' | 'tenant'>

const save = async (stage: Writing, goods: Goods): Promise<number> => {
  const { data, databaseMs } = await stage.call('Order/UpdateDB', bill(goods))
  if (data['Description'] !== 'ok') throw new Error(String(data['Description']))
  return databaseMs
}

/** The rows that a bill writes, as prepared statements: one per table, with all lines of a table in one statement. */
export const rawWrites = (goods: Goods, seq: number, id = systemClock.newId()): Statement[] => {
  const products = pick(goods).toSorted()
  const lines = products.map(() => systemClock.newId())
  const many = <T>(value: T): T[] => products.map(() => value)
  const now = new Date()
  const content = JSON.stringify({
    id,
    lines: products.map((product, index) => ({
      lineId: lines[index],
      product,
      quantity: '2',
      unitPrice: '12500',
      discount: '0',
      gross: '25000',
      taxable: '25000',
      lineVat: '2000',
      lineTotal: '27000',
      productName: 'Hàng số',
      unitName: 'Cái',
      factor: '1',
    })),
  })
  return [
    sql`insert into number_series (series, last) values ('raw', 1) on conflict (tenant_id, series) do update set last = number_series.last + 1 returning last`,
    sql`insert into document (id, kind, number, day, description, status, partner_id, store_id, exchange_rate, total, seq, search, version, created_by, created_at)
      values (${id}, 'raw', ${`DO${seq}`}, '2026-11-20', '', 1, ${goods.customers[seq % goods.customers.length]}, ${goods.store}, 1, 540000, nextval('document_order'), ${`bh${seq} khach hang`}, 1, 'admin', ${now})`,
    sql`insert into sales_bill (document_id, partner_name, goods_amount, discount, total_before_tax, total_vat, shipping_fee, paid, due_date) values (${id}, 'Khách hàng', 500000, 0, 500000, 40000, 0, 0, '2026-11-20')`,
    sql`insert into sales_bill_line (id, document_id, ordinal, product_id, product_name, unit_id, unit_name, factor, quantity, base_quantity, unit_price, discount, gross, line_amount, order_discount_share, taxable, vat_rate, line_vat, line_total)
      select *, 'Hàng số', ${goods.unit}::uuid, 'Cái', 1, 2, 2, 12500, 0, 25000, 25000, 0, 25000, 8, 2000, 27000
      from (select l.id, ${id}::uuid, l.n, l.product from unnest(${lines}::uuid[], ${products}::uuid[]) with ordinality as l (id, product, n)) rows`,
    sql`insert into stock_entry (product_id, store_id, day, rank, seq, line, side, document_id, line_id, valued_by, quantity, value, correction, quantity_after, value_after, cost_after, input_quantity_after, input_value_after)
      select * from unnest(${products}::uuid[], ${many(goods.store)}::uuid[], ${many('2026-11-20')}::date[], ${many(3)}::smallint[], ${many(String(10_000_000 + seq))}::bigint[], ${products.map((_, index) => index)}::integer[], ${many(0)}::smallint[],
        ${many(id)}::uuid[], ${lines}::uuid[], ${many('average')}::text[], ${many('-20000')}::bigint[], ${many('-160000000')}::bigint[], ${many('0')}::bigint[], ${many('100000')}::bigint[], ${many('800000000')}::bigint[], ${many('8000000000')}::bigint[], ${many('200000')}::bigint[], ${many('1600000000')}::bigint[])`,
    sql`insert into stock_balance (product_id, store_id, quantity, value, cost, input_quantity, input_value, last_day, last_rank, last_seq, last_line, last_side)
      select * from unnest(${products}::uuid[], ${many(goods.store)}::uuid[], ${many('100000')}::bigint[], ${many('800000000')}::bigint[], ${many('8000000000')}::bigint[], ${many('200000')}::bigint[], ${many('1600000000')}::bigint[], ${many('2026-11-20')}::date[], ${many(3)}::smallint[], ${many(String(10_000_000 + seq))}::bigint[], ${many(0)}::integer[], ${many(0)}::smallint[])
      on conflict (tenant_id, product_id, store_id) do update set quantity = excluded.quantity, value = excluded.value, cost = excluded.cost`,
    sql`insert into debt_entry (document_id, side, partner_id, column_name, day, due, amount) values (${id}, 'receivable', ${goods.customers[seq % goods.customers.length]}, 'incurred', '2026-11-20', '2026-11-20', 5400000000)`,
    sql`insert into debt_balance (partner_id, side, amount) values (${goods.customers[seq % goods.customers.length]}, 'receivable', 5400000000) on conflict (tenant_id, partner_id, side) do update set amount = debt_balance.amount + excluded.amount`,
    sql`insert into document_revision (document_id, version, kind, action, content, user_name, at) values (${id}, 1, 'raw', 'save', ${content}, 'admin', ${now})`,
    sql`insert into event (at, user_name, display_name, function_id, action, number, record_id) values (${now}, 'admin', 'admin', 'Order', 'create', 'BH', ${id})`,
    sql`insert into request (user_id, call, request_id, body_hash, answer) values (${id}, 'Order/UpdateDB', ${id}, ${Buffer.from(id)}, '{}')`,
  ]
}

/**
 * Runs the writes against the same tables and tenant, then rolls back, because no document belongs to these rows.
 * `oneByOne`: each statement waits for the previous one; otherwise they are pipelined.
 */
const raw = ({ database, tenant }: Writing, goods: Goods, oneByOne: boolean): Promise<number> =>
  rolledBack(database, tenant, async (tx) => {
    const statements = rawWrites(goods, (turn += 1))
    if (oneByOne) for (const statement of statements) await tx.query(statement)
    else await tx.batch(statements)
    return tx.statistics.milliseconds
  })

const repeat = async (
  clients: number,
  each: number,
  work: () => Promise<number>,
): Promise<{ times: number[]; perSecond: number }> => {
  const times: number[] = []
  const from = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let index = 0; index < each; index += 1) times.push(await work())
    }),
  )
  return { times, perSecond: (clients * each) / ((performance.now() - from) / 1000) }
}

export const benchBill = async (stage: Stage): Promise<Line[]> => {
  const goods = await fillGoods(stage)
  const chunks = [goods.products.slice(0, 200), goods.products.slice(200)]
  for (const products of chunks) {
    await stage.call('Import/UpdateDB', {
      Object_ID: goods.supplier,
      Store_ID: goods.store,
      dtDate: '2026-01-01',
      lines: products.map((product) => ({ Product_ID: product, Qty: 1_000_000, Price: 8000, VAT: 8 })),
    })
  }
  const lines = await billAgainstRaw(stage, goods)
  print(lines)
  return lines
}

/**
 * Many short rounds, each compared by itself, so that a slow phase of the machine affects both sides of a comparison.
 */
const ROUNDS = 12
/** Medians of one round, in ms. */
interface Round {
  ours: number
  theirs: number
  together: number
  perSecond: number
}

/** Sets up goods with enough stock for a few thousand bills. */
export const billAgainstRaw = async (stage: Writing, goods: Goods): Promise<Line[]> => {
  await repeat(1, 60, () => save(stage, goods))
  await repeat(1, 60, () => raw(stage, goods, true))
  const lines: Line[] = []
  for (const clients of [1, 8]) {
    const each = clients === 1 ? 40 : 16
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const theirs = median((await repeat(clients, each, () => raw(stage, goods, true))).times)
      const run = await repeat(clients, each, () => save(stage, goods))
      const together = median((await repeat(clients, each, () => raw(stage, goods, false))).times)
      rounds.push({ ours: median(run.times), theirs, together, perSecond: run.perSecond })
    }
    const middle = (figure: (round: Round) => number): number => median(rounds.map(figure))
    const ratio = middle(({ ours, theirs }) => ours / theirs)
    lines.push({
      what: `20-line bill, ${clients} client${clients > 1 ? 's' : ''}: database time ÷ raw writes`,
      measured: `${ratio.toFixed(2)} × (${middle(({ ours }) => ours).toFixed(2)} / ${middle(({ theirs }) => theirs).toFixed(2)} ms)`,
      goal: '≤ 1.6 ×',
      met: ratio <= 1.6,
    })
    lines.push({
      what: '  database time ÷ raw writes, pipelined',
      measured: `${middle(({ ours, together }) => ours / together).toFixed(2)} × (${middle(({ together }) => together).toFixed(2)} ms)`,
      goal: '',
      met: null,
    })
    lines.push({
      what: '  throughput over HTTP, bills per second',
      measured: middle(({ perSecond }) => perSecond).toFixed(0),
      goal: '',
      met: null,
    })
  }
  return lines
}
