/**
 * The worked example of the contract in a tenant of its own, as far as existing documents allow. Left out, with all
 * consequences: carrier and COD (of 15, 17, 18), other issues and receipts (19, 23), shipping payments (20), money
 * transfers (21) and the count (22).
 */
import { postOpeningDebts } from '#engine/ledger/opening.ts'
import { cancelDocuments } from './removal.ts'
import { documentInfo } from '#engine/document/info.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import type { TestDatabase } from './database.ts'
import { openShop, registry, type Shop } from './shop.ts'

type Plain = Record<string, unknown>

/** Table, name in `ids`, row; `_id` columns are given by name. */
const records: readonly [string, string, Plain][] = [
  ['unit', 'LON', { name: 'Lon' }],
  ['unit', 'HOP', { name: 'Hộp' }],
  ['unit', 'CAI1', { name: 'Cái' }],
  ['unit', 'THUNG1', { name: 'Thùng' }],
  ['product_branch', 'NG01', { name: 'Thực phẩm' }],
  ['product_branch', 'NG02', { name: 'Gia dụng' }],
  ['product_group', 'NH01', { name: 'Đồ uống', branch_id: 'NG01' }],
  ['product_group', 'NH02', { name: 'Bánh kẹo', branch_id: 'NG01' }],
  ['product_group', 'NH03', { name: 'Đồ nhựa', branch_id: 'NG02' }],
  ['store', 'K01', { name: 'Kho chính' }],
  ['store', 'K02', { name: 'Kho chi nhánh' }],
  ['partner_group', 'BL', { name: 'Bán lẻ' }],
  ['partner_group', 'TN', { name: 'Trong nước' }],
  ['product', 'SP001', { name: 'Nước ngọt Sao Mai 330ml', group_id: 'NH01', unit_id: 'LON' }],
  ['product', 'SP002', { name: 'Bánh quy bơ 500g', group_id: 'NH02', unit_id: 'HOP' }],
  ['product', 'SP003', { name: 'Rổ nhựa vuông', group_id: 'NH03', unit_id: 'CAI1' }],
  ['partner', 'KH001', { name: 'Đại lý Minh Tâm', partner_type: 1, group_id: 'DL', payment_term_id: 'TT15' }],
  ['partner', 'KH002', { name: 'Tạp hóa Cô Ba', partner_type: 1, group_id: 'BL' }],
  ['partner', 'KH003', { name: 'Siêu thị Hòa Bình', partner_type: 1, group_id: 'DL', payment_term_id: 'TT30' }],
  ['partner', 'KH004', { name: 'Quán Hương', partner_type: 1, group_id: 'BL' }],
  [
    'partner',
    'NCC001',
    { name: 'Công ty Nước giải khát Sao Mai', partner_type: 2, group_id: 'TN', payment_term_id: 'TT30' },
  ],
  ['partner', 'NCC002', { name: 'Công ty Nhựa Đại Phát', partner_type: 2, group_id: 'TN', payment_term_id: 'TT15' }],
]

export const addRecords = (shop: Shop, wanted: readonly [string, string, Plain][]): Promise<void> =>
  shop.run(async ({ tx }) => {
    for (const [table, code, own] of wanted) {
      const id = systemClock.newId()
      const values = Object.entries({ id, code, ...own }).map(
        ([name, value]) => [name, name.endsWith('_id') ? shop.ids[value as string] : value] as const,
      )
      await tx.query(
        sql`insert into ${sql.ident(table)} (${sql.join(values.map(([name]) => sql.ident(name)))}) values (${sql.join(values.map(([, value]) => value))})`,
      )
      shop.ids[code] = id
    }
  })

/** The records of the shop itself are not used here. */
const prepare = (shop: Shop): Promise<unknown> =>
  shop.run(({ tx }) =>
    tx.batch([
      sql`insert into product_unit (id, product_id, ordinal, unit_id, factor) values (${systemClock.newId()}, ${shop.ids['SP001']}, 1, ${shop.ids['THUNG1']}, 24)`,
      sql`update store set active = false, is_default = false where code in ('K1', 'K2')`,
      sql`update partner_group set name = 'Đại lý' where code = 'DL'`,
    ]),
  )

export interface OpeningDebt {
  receivable?: number
  payable?: number
  date: string
  due: string
}
/** Does what saving the partner does: sets its fields and writes the entries that follow from them. */
export const openDebt = (
  shop: Shop,
  partner: string,
  { receivable = 0, payable = 0, date, due }: OpeningDebt,
): Promise<void> =>
  shop.run(async (scope) => {
    await scope.tx.query(
      sql`update partner set opening_receivable = ${receivable}, opening_payable = ${payable}, opening_date = ${date}, opening_due_date = ${due} where id = ${shop.ids[partner]}`,
    )
    await postOpeningDebts(scope, shop.ids[partner]!, {
      receivable: decimal(receivable),
      payable: decimal(payable),
      date: day(date),
      due: day(due),
    })
  })

/** Id of the opening debt of a partner, which receipts can settle like any voucher. */
export const openingOf = (shop: Shop, partner: string, side = 'receivable'): Promise<string> =>
  shop.run(
    async ({ tx }) =>
      (
        await tx.query<{ id: string }>(
          sql`select id from document where kind = 'openingDebt' and partner_id = ${shop.ids[partner]} and description = ${side}`,
        )
      )[0]!.id,
  )

export const lineOf = (shop: Shop, kind: string, id: string, index: number): Promise<string> =>
  shop.run(async (scope) => (await documentInfo(scope, registry.documents.get(kind)!, id)).lines[index]!.lineId)

const purchases = async (shop: Shop): Promise<void> => {
  await shop.save('openingStock', { date: '2026-08-31', store: 'K01', description: 'Tồn đầu kỳ' }, [
    { product: 'SP001', quantity: 480, unitPrice: 6500 },
    { product: 'SP002', quantity: 60, unitPrice: 30000 },
  ])
  const receipt = await shop.save(
    'purchaseReceipt',
    { date: '2026-09-05', partner: 'NCC001', store: 'K01', description: 'Nhập hàng tháng 9', discountAmount: 100000 },
    [
      { product: 'SP001', unit: 'THUNG1', quantity: 30, unitPrice: 160000, discountPercent: 5, vatRate: 8 },
      { product: 'SP002', quantity: 100, unitPrice: 32000, vatRate: 8 },
    ],
  )
  const baskets = await shop.save(
    'purchaseReceipt',
    { date: '2026-09-20', partner: 'NCC002', store: 'K01', description: 'Nhập rổ nhựa' },
    [{ product: 'SP003', quantity: 100, unitPrice: 25000, vatRate: 10 }],
  )
  await shop.save(
    'purchaseReturn',
    { date: '2026-10-10', partner: 'NCC002', store: 'K01', receipt: baskets.id, description: 'Trả rổ lỗi' },
    [
      {
        product: 'SP003',
        quantity: 8,
        unitPrice: 25000,
        vatRate: 10,
        sourceLine: await lineOf(shop, 'purchaseReceipt', baskets.id, 0),
      },
    ],
  )
  await shop.save(
    'outcomeVoucher',
    {
      date: '2026-10-02',
      partner: 'NCC001',
      voucherType: 1,
      paymentMethod: 2,
      fund: 'NH',
      description: 'Trả tiền PN000001',
    },
    [{ voucherModule: 'Import', voucher: receipt.id, amount: 5000000 }],
  )
}

/** An order with a deposit on it, and the id of the order. */
const orderWithDeposit = async (
  shop: Shop,
  { lines, deposit, ...head }: { date: string; partner: string; description: string; deposit: Plain; lines: Plain[] },
): Promise<string> => {
  const { id } = await shop.save('salesOrder', { store: 'K01', ...head }, lines)
  const { amount, ...voucher } = deposit
  await shop.save(
    'incomeVoucher',
    { date: head.date, partner: head.partner, voucherType: 1, paymentMethod: 1, fund: 'TM', ...voucher },
    [{ voucherModule: 'PurchaseOrder', voucher: id, amount }],
  )
  return id
}

const september = async (shop: Shop): Promise<{ bill: string; cancelled: string }> => {
  const order = await orderWithDeposit(shop, {
    date: '2026-09-07',
    partner: 'KH001',
    description: 'Đặt hàng tháng 9',
    deposit: { description: 'Đặt cọc DH000001', amount: 1000000 },
    lines: [
      { product: 'SP001', unit: 'THUNG1', quantity: 20, unitPrice: 205000, vatRate: 8 },
      { product: 'SP002', quantity: 40, unitPrice: 46000, vatRate: 8 },
    ],
  })
  const bill = await shop.save(
    'salesBill',
    {
      date: '2026-09-10',
      partner: 'KH001',
      store: 'K01',
      order,
      description: 'Bán hàng theo DH000001',
      discountAmount: 150000,
    },
    [
      {
        product: 'SP001',
        unit: 'THUNG1',
        quantity: 12,
        unitPrice: 205000,
        discountPercent: 2,
        vatRate: 8,
        sourceLine: await lineOf(shop, 'salesOrder', order, 0),
      },
      {
        product: 'SP002',
        quantity: 40,
        unitPrice: 46000,
        vatRate: 8,
        sourceLine: await lineOf(shop, 'salesOrder', order, 1),
      },
    ],
  )
  await shop.save(
    'salesBill',
    {
      date: '2026-09-15',
      partner: 'KH002',
      store: 'K01',
      description: 'Bán lẻ',
      paid: 1010880,
      paymentMethod: 1,
      fund: 'TM',
    },
    [
      { product: 'SP002', quantity: 10, unitPrice: 48000, vatRate: 8 },
      { product: 'SP001', quantity: 48, unitPrice: 9500, vatRate: 8 },
    ],
  )
  await shop.save(
    'stockTransfer',
    { date: '2026-09-18', store: 'K01', toStore: 'K02', description: 'Chuyển hàng cho chi nhánh' },
    [
      { product: 'SP001', unit: 'THUNG1', quantity: 10 },
      { product: 'SP002', quantity: 30 },
    ],
  )
  await shop.save(
    'salesReturn',
    { date: '2026-09-28', partner: 'KH001', store: 'K01', bill: bill.id, description: 'Khách trả bánh' },
    [
      {
        product: 'SP002',
        quantity: 5,
        unitPrice: 46000,
        vatRate: 8,
        sourceLine: await lineOf(shop, 'salesBill', bill.id, 1),
      },
    ],
  )
  const cancelled = await orderWithDeposit(shop, {
    date: '2026-09-29',
    partner: 'KH003',
    description: 'Đặt rổ nhựa',
    deposit: { description: 'Đặt cọc DH000002', amount: 500000 },
    lines: [{ product: 'SP003', quantity: 30, unitPrice: 60000, vatRate: 10 }],
  })
  return { bill: bill.id, cancelled }
}

const october = async (shop: Shop, { bill, cancelled }: { bill: string; cancelled: string }): Promise<void> => {
  await shop.run((scope) => cancelDocuments(scope, registry.documents.get('salesOrder')!, [cancelled]))
  await shop.save(
    'incomeVoucher',
    {
      date: '2026-10-05',
      partner: 'KH001',
      voucherType: 1,
      paymentMethod: 2,
      fund: 'NH',
      description: 'Thu nợ khách hàng',
    },
    [
      { voucherModule: 'Opening', voucher: await openingOf(shop, 'KH001'), amount: 2000000 },
      { voucherModule: 'Order', voucher: bill, amount: 1500000 },
    ],
  )
  await shop.save('salesBill', { date: '2026-10-08', partner: 'KH003', store: 'K02', description: 'Bán siêu thị' }, [
    { product: 'SP001', quantity: 120, unitPrice: 9000, vatRate: 8 },
    { product: 'SP002', quantity: 20, unitPrice: 46500, discountPercent: 3, vatRate: 8 },
  ])
  await shop.save(
    'salesBill',
    {
      date: '2026-10-12',
      partner: 'KH002',
      store: 'K01',
      description: 'Bán rổ giao tận nơi',
      shippingFee: 30000,
      dueDate: '2026-10-20',
    },
    [{ product: 'SP003', quantity: 18, unitPrice: 60000, discountAmount: 20000, vatRate: 10 }],
  )
  await shop.save('salesBill', { date: '2026-10-20', partner: 'KH001', store: 'K01', description: 'Bán nước ngọt' }, [
    { product: 'SP001', quantity: 100, unitPrice: 9200, vatRate: 8 },
  ])
}

/** A draft and a cancelled bill, which must not appear anywhere. */
const neverCounted = async (shop: Shop): Promise<void> => {
  await shop.save(
    'salesBill',
    { date: '2026-10-28', partner: 'KH004', store: 'K01', description: 'Nháp' },
    [{ product: 'SP003', quantity: 5, unitPrice: 60000, vatRate: 10 }],
    { saveAsDraft: true },
  )
  const cancelled = await shop.save(
    'salesBill',
    { date: '2026-10-25', partner: 'KH004', store: 'K01', description: 'Hủy' },
    [{ product: 'SP003', quantity: 7, unitPrice: 60000, vatRate: 10 }],
  )
  await shop.run((scope) => cancelDocuments(scope, registry.documents.get('salesBill')!, [cancelled.id]))
}

export const openWorkedExample = async (database: Pick<TestDatabase, 'database' | 'ownerUrl'>): Promise<Shop> => {
  const shop = await openShop(database, { openingDate: day('2026-08-31') }, day('2026-10-31'))
  await addRecords(shop, records)
  await prepare(shop)
  await openDebt(shop, 'KH001', { receivable: 2000000, date: '2026-08-31', due: '2026-09-10' })
  await openDebt(shop, 'NCC002', { payable: 3000000, date: '2026-08-31', due: '2026-09-15' })
  await purchases(shop)
  await october(shop, await september(shop))
  await neverCounted(shop)
  return shop
}
