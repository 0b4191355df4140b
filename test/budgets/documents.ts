/** The documents whose saves are counted: a shop of goods, and the body of each save. */
import { sql } from '#engine/sql.ts'
import type { Database } from '#server/database/database.ts'

const LINES = 20
/** Lines of the stock count. */
const COUNTED = 1_000

/** Ids that are the same in every run. */
const idOf = (kind: number, number: number): string =>
  `00000000-0000-7000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`

export interface Goods {
  products: readonly string[]
  customer: string
  supplier: string
  stores: readonly [string, string]
  fund: string
}

/** `prefix`: of the codes of goods, where a tenant has others. */
export const fillShop = (database: Database, tenant: string, prefix = 'SP'): Promise<Goods> =>
  database.inTenant({ tenant, user: null }, async (tx) => {
    const products = Array.from({ length: COUNTED }, (_, index) => idOf(1, index + 1))
    const [customer, supplier, second, branch, group] = [1, 2, 3, 4, 5].map((number) => idOf(2, number))
    const [unit] = await tx.query<{ id: string }>(sql`select id from unit order by code limit 1`)
    const [store] = await tx.query<{ id: string }>(sql`select id from store limit 1`)
    const [fund] = await tx.query<{ id: string }>(sql`select id from fund where kind = 'cash' order by code limit 1`)
    await tx.batch([
      sql`insert into product_branch (id, code, name) values (${branch}, 'NG', 'Hàng')`,
      sql`insert into product_group (id, code, name, branch_id) values (${group}, 'NH', 'Hàng', ${branch})`,
      sql`insert into partner (id, code, name, partner_type, search) values (${customer}, 'KH', 'Khách hàng', 1, 'kh khach hang'), (${supplier}, 'NCC', 'Nhà cung cấp', 2, 'ncc nha cung cap')`,
      sql`insert into store (id, code, name) values (${second}, 'KHO2', 'Kho hai')`,
      sql`insert into product (id, code, name, group_id, unit_id, sell_price, vat_rate, search)
        select id, ${prefix} || n, 'Hàng số ' || n, ${group}, ${unit!.id}, 10000, 8, lower(${prefix}) || n || ' hang so ' || n from unnest(${products}::uuid[]) with ordinality p (id, n)`,
    ])
    return { products, customer: customer!, supplier: supplier!, stores: [store!.id, second!], fund: fund!.id }
  })

interface Saved {
  module: string
  /** `turn`: how often it was saved before, so that each save takes other goods. */
  body: (goods: Goods, turn: number) => Promise<object> | object
}
type Call = (module: string, name: string, body: object | null, query?: Record<string, string>) => Promise<Answered>
export type Answered = Readonly<Record<string, unknown>>

const today = '2026-11-20'
const linesOf = ({ products }: Goods, turn: number, more: object): object[] =>
  Array.from({ length: LINES }, (_, index) => ({
    Product_ID: products[(turn * 7 + index * 13) % 60],
    Qty: 2,
    ...more,
  }))
const sale = (goods: Goods, turn: number, dtDate: string): object => ({
  Object_ID: goods.customer,
  Store_ID: goods.stores[0],
  dtDate,
  lines: linesOf(goods, turn, { Price: 12_500, VAT: 8 }),
})

export const savesOf = (call: Call): Readonly<Record<string, Saved>> => ({
  'receipt of 20 lines': {
    module: 'Import',
    body: (goods, turn) => ({
      Object_ID: goods.supplier,
      Store_ID: goods.stores[0],
      dtDate: today,
      lines: linesOf(goods, turn, { Price: 8_000, VAT: 8 }),
    }),
  },
  'sales bill of 20 lines': { module: 'Order', body: (goods, turn) => sale(goods, turn, today) },
  'sales bill of 20 lines, dated back': { module: 'Order', body: (goods, turn) => sale(goods, turn, '2026-11-17') },
  'sales bill from an order of 20 lines': {
    module: 'Order',
    body: async (goods, turn) => {
      const order = await call('PurchaseOrder', 'UpdateDB', sale(goods, turn, today))
      return {
        ...(await call('Order', 'getInfoFrom', null, { source: 'PurchaseOrder', s_ID: String(order['s_ID']) })),
        dtDate: today,
      }
    },
  },
  'return of 20 lines by a customer': {
    module: 'ImportReturn',
    body: (goods, turn) => ({
      Object_ID: goods.customer,
      Store_ID: goods.stores[0],
      dtDate: today,
      lines: linesOf(goods, turn, { Qty: 1, Price: 12_500, VAT: 8 }),
    }),
  },
  'receipt voucher for a bill': {
    module: 'Income',
    body: async (goods, turn) => {
      const bill = await call('Order', 'UpdateDB', sale(goods, turn, today))
      const settled = { voucherModule: 'Order', voucherId: bill['s_ID'], amount: 100_000 }
      return {
        Object_ID: goods.customer,
        iType: 1,
        Method: 1,
        fundId: goods.fund,
        dtDate: today,
        lines: [settled],
      }
    },
  },
  'transfer of 20 lines': {
    module: 'Trans',
    body: (goods, turn) => ({
      Store_ID: goods.stores[0],
      toStoreId: goods.stores[1],
      dtDate: today,
      lines: linesOf(goods, turn, {}),
    }),
  },
  'count of 1,000 lines': {
    module: 'CheckStore',
    body: ({ products, stores: [store] }) => ({
      Store_ID: store,
      dtDate: today,
      lines: products.map((product) => ({ Product_ID: product, Qty: 500 })),
    }),
  },
})

/** In a business whose bills become VAT invoices by themselves, which it is from the first of these saves on. */
export const automaticSavesOf = (call: Call): Readonly<Record<string, Saved>> => ({
  'sales bill of 20 lines, invoiced by itself': {
    module: 'Order',
    body: async (goods, turn) => {
      if (turn === 0) await call('ApiInvoiceConfig', 'UpdateDB', { autoUpload: true })
      return sale(goods, turn, today)
    },
  },
})
