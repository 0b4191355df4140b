/** Builds the large tenant in steps. Each chunk is committed, so that an interrupted build can continue. */
import type pg from 'pg'
import { initials, searchText } from '#kernel/fold.ts'
import {
  bills,
  functions,
  incomes,
  openingCount,
  openings,
  outcomes,
  price,
  receipts,
  returns,
  transfers,
} from './documents.ts'
import { purchase, sale } from './ordered.ts'
import { deposits, orders, purchaseReturns, quotes } from './orders.ts'
import { customerName, nameFunction, productName } from './names.ts'
import { DEPOSITED, type Size } from './size.ts'

export interface Progress {
  (what: string, done: number, of: number): void
}
interface Step {
  name: string
  count: number
  chunk: number
  statements(from: number, to: number): (string | { text: string; values: unknown[] })[]
}

const codeOf = (prefix: string, n: number): string => prefix + String(n + 1).padStart(6, '0')
const searchOf = (code: string, name: string): string => searchText([code, name, initials(name)])

const masters = (size: Size): Step[] => {
  const partners = (kind: 'customer' | 'supplier', prefix: string, type: number): Step => ({
    name: kind,
    count: kind === 'customer' ? size.customers : size.suppliers,
    chunk: 5_000,
    statements: (from, to) => {
      const ns = Array.from({ length: to - from }, (_, index) => from + index)
      const names = ns.map((n) => (kind === 'customer' ? customerName(n) : `Nhà cung cấp ${customerName(n)}`))
      const codes = ns.map((n) => codeOf(prefix, n))
      return [
        {
          text: `insert into partner (id, code, name, partner_type, group_id, search, phone1) select bench.id('${kind}', n), code, name, ${type}, bench.id('partnerGroup', n % 7), search, '09' || lpad((n * 7919 % 100000000)::text, 8, '0') from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) x (n, code, name, search)`,
          values: [ns, codes, names, names.map((name, index) => searchOf(codes[index]!, name))],
        },
      ]
    },
  })
  return [
    {
      name: 'groups',
      count: 1,
      chunk: 1,
      statements: () => [
        `insert into store (id, code, name) select bench.id('store', n), 'K' || n, 'Kho số ' || n from generate_series(0, ${size.stores - 1}) n`,
        `insert into partner_group (id, code, name) select bench.id('partnerGroup', n), 'NK' || n, 'Nhóm khách ' || n from generate_series(0, 6) n`,
        `insert into product_branch (id, code, name) values (bench.id('branch', 0), 'NGANH', 'Ngành hàng')`,
        `insert into product_group (id, code, name, branch_id) select bench.id('group', n), 'NH' || n, 'Nhóm hàng ' || n, bench.id('branch', 0) from generate_series(0, 39) n`,
      ],
    },
    partners('customer', 'KHL', 1),
    partners('supplier', 'NCL', 2),
    {
      name: 'product',
      count: size.products,
      chunk: 5_000,
      statements: (from, to) => {
        const ns = Array.from({ length: to - from }, (_, index) => from + index)
        const codes = ns.map((n) => codeOf('SPL', n))
        return [
          {
            text: `insert into product (id, code, name, group_id, unit_id, sell_price, buy_price, vat_rate, barcode, search) select bench.id('product', n), code, name, bench.id('group', n % 40), current_setting('bench.unit')::uuid, ${price('n')}, ${price('n')} * 0.8, 8, '893' || lpad(n::text, 10, '0'), search from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) x (n, code, name, search)`,
            values: [
              ns,
              codes,
              ns.map(productName),
              ns.map((n, index) => searchOf(codes[index]!, `${productName(n)}`)),
            ],
          },
        ]
      },
    },
  ]
}

const steps = (size: Size): Step[] => [
  ...masters(size),
  { name: 'openings', count: openingCount(size), chunk: 50, statements: (from, to) => openings(size, from, to) },
  { name: 'receipts', count: size.receipts, chunk: 1_000, statements: (from, to) => receipts(size, from, to) },
  { name: 'transfers', count: size.transfers, chunk: 3_000, statements: (from, to) => transfers(size, from, to) },
  { name: 'bills', count: size.bills, chunk: 10_000, statements: (from, to) => bills(size, from, to) },
  { name: 'returns', count: size.returns, chunk: 5_000, statements: (from, to) => returns(size, from, to) },
  { name: 'quotes', count: size.orders, chunk: 5_000, statements: (from, to) => quotes(sale, from, to) },
  { name: 'orders', count: size.orders, chunk: 5_000, statements: (from, to) => orders(sale, from, to) },
  {
    name: 'deposits',
    count: Math.ceil(size.orders / DEPOSITED),
    chunk: 5_000,
    statements: (from, to) => deposits(size, from, to),
  },
  {
    name: 'purchase orders',
    count: size.purchaseOrders,
    chunk: 500,
    statements: (from, to) => orders(purchase, from, to),
  },
  {
    name: 'purchase returns',
    count: size.purchaseReturns,
    chunk: 500,
    statements: (from, to) => purchaseReturns(purchase, from, to),
  },
  { name: 'incomes', count: size.bills, chunk: 25_000, statements: (from, to) => incomes(size, from, to) },
  { name: 'outcomes', count: size.receipts, chunk: 25_000, statements: (from, to) => outcomes(size, from, to) },
  {
    name: 'numbers',
    count: 1,
    chunk: 1,
    statements: () => [
      `insert into number_series (series, last) values ('salesBill:BH', ${size.bills}), ('purchaseReceipt:PN', ${size.receipts}), ('salesReturn:TH', ${size.returns}), ('stockTransfer:CK', ${size.transfers}), ('openingStock:TDK', ${openingCount(size)}), ('incomeVoucher:PT', ${size.bills + size.orders}), ('quote:BG', ${size.orders}), ('salesOrder:DH', ${size.orders}), ('purchaseOrder:DMH', ${size.purchaseOrders}), ('purchaseReturn:THN', ${size.purchaseReturns}), ('outcomeVoucher:PC', ${size.receipts}) on conflict (tenant_id, series) do update set last = excluded.last`,
      `select setval('document_order', 2000000000)`,
    ],
  },
]

/**
 * Disables row level security, which would prevent indexes with our functions, and the checks of foreign keys, which
 * hold by construction.
 */
const become = async (admin: pg.Client, tenant: string): Promise<void> => {
  await admin.query(`set session_replication_role = replica`)
  await admin.query(`set synchronous_commit = off`)
  // Chunks are small compared with the tables they join, but there are no statistics yet.
  await admin.query(`set enable_hashjoin = off; set enable_mergejoin = off; set enable_seqscan = off; set jit = off`)
  await admin.query(`select set_config('app.tenant_id', $1, false)`, [tenant])
  await admin.query(
    `select set_config('bench.unit', (select id::text from unit where tenant_id = current_tenant() and code = 'CAI'), false), set_config('bench.fund', (select id::text from fund where tenant_id = current_tenant() and kind = 'cash' order by is_default desc limit 1), false)`,
  )
}

/** Writes the documents of one tenant. `admin`: a superuser's connection to the product's database. */
export const buildDocuments = async (
  admin: pg.Client,
  tenant: string,
  size: Size,
  progress: Progress,
): Promise<void> => {
  await admin.query(functions + nameFunction)
  await become(admin, tenant)
  for (const step of steps(size)) {
    const key = `${tenant} ${step.name}`
    const { rows } = await admin.query<{ done: string }>(`select done from bench.step where name = $1`, [key])
    for (let from = Number(rows[0]?.done ?? 0); from < step.count;) {
      const to = Math.min(step.count, from + step.chunk)
      await admin.query('begin')
      for (const statement of step.statements(from, to)) await admin.query(statement)
      await admin.query(
        `insert into bench.step values ($1, $2) on conflict (name) do update set done = excluded.done`,
        [key, to],
      )
      await admin.query('drop table if exists made, sum_up')
      await admin.query('commit')
      // Without statistics, the planner assumes that the tables are empty.
      if (from === 0 && (to < step.count || step.name === 'product')) await admin.query('analyze')
      progress(step.name, to, step.count)
      from = to
    }
  }
  await admin.query(`reset all`)
}
