/**
 * Documents 1 to 19 and 21 to 23 of the worked example of the contract as a client sends them, each under a name of its
 * own: their numbers depend on the order they are entered in. Left out: carriers and cash on delivery (of 15, 17, 18).
 */

export type Body = Readonly<Record<string, unknown>>

/** What bodies are made of: ids of records by code, and of what was entered before. */
export interface Known {
  record(code: string): string
  document(name: string): string
  line(name: string, index: number): string
  /** The opening debt of a partner. */
  opening(partner: string): string
}

export interface ExampleDocument {
  name: string
  module: string
  /** The documents it names; they are entered before it. */
  of: readonly string[]
  body(known: Known): Body
}

const line = (known: Known, product: string, unit: string, more: Body): Body => ({
  Product_ID: known.record(product),
  unitId: known.record(unit),
  ...more,
})
const paidOn = (voucherModule: string, voucherId: string, amount: number): Body => ({
  voucherModule,
  voucherId,
  amount,
})
const cash = (known: Known): Body => ({ iType: 1, Method: 1, fundId: known.record('TM') })
const bank = (known: Known): Body => ({ iType: 1, Method: 2, fundId: known.record('NH01') })
const at = (known: Known, store: string, partner: string): Body => ({
  Store_ID: known.record(store),
  Object_ID: known.record(partner),
})

const bought: ExampleDocument[] = [
  {
    name: 'opening',
    module: 'ProductBegin',
    of: [],
    body: (known) => ({
      dtDate: '2026-08-31',
      Store_ID: known.record('K01'),
      Description: 'Tồn đầu kỳ',
      lines: [
        line(known, 'SP001', 'LON', { Qty: 480, Price: 6500 }),
        line(known, 'SP002', 'HOP', { Qty: 60, Price: 30000 }),
      ],
    }),
  },
  {
    name: 'receipt',
    module: 'Import',
    of: [],
    body: (known) => ({
      dtDate: '2026-09-05',
      ...at(known, 'K01', 'NCC001'),
      Description: 'Nhập hàng tháng 9',
      m_Discount: 100000,
      lines: [
        line(known, 'SP001', 'THUNG', { Qty: 30, Price: 160000, f_Discount: 5, VAT: 8 }),
        line(known, 'SP002', 'HOP', { Qty: 100, Price: 32000, VAT: 8 }),
      ],
    }),
  },
  {
    name: 'baskets',
    module: 'Import',
    of: [],
    body: (known) => ({
      dtDate: '2026-09-20',
      ...at(known, 'K01', 'NCC002'),
      Description: 'Nhập rổ nhựa',
      lines: [line(known, 'SP003', 'CAI', { Qty: 100, Price: 25000, VAT: 10 })],
    }),
  },
  {
    name: 'payment',
    module: 'Outcome',
    of: ['receipt'],
    body: (known) => ({
      dtDate: '2026-10-02',
      Object_ID: known.record('NCC001'),
      ...bank(known),
      Description: 'Trả tiền hàng tháng 9',
      lines: [paidOn('Import', known.document('receipt'), 5_000_000)],
    }),
  },
  {
    name: 'basketsBack',
    module: 'OrderReturn',
    of: ['baskets'],
    body: (known) => ({
      dtDate: '2026-10-10',
      ...at(known, 'K01', 'NCC002'),
      purchaseReceiptId: known.document('baskets'),
      Description: 'Trả rổ lỗi',
      lines: [line(known, 'SP003', 'CAI', { Qty: 8, Price: 25000, VAT: 10, sourceLineId: known.line('baskets', 0) })],
    }),
  },
]

const ordered: ExampleDocument[] = [
  {
    name: 'order',
    module: 'PurchaseOrder',
    of: [],
    body: (known) => ({
      dtDate: '2026-09-07',
      ...at(known, 'K01', 'KH001'),
      Description: 'Đặt hàng tháng 9',
      lines: [
        line(known, 'SP001', 'THUNG', { Qty: 20, Price: 205000, VAT: 8 }),
        line(known, 'SP002', 'HOP', { Qty: 40, Price: 46000, VAT: 8 }),
      ],
    }),
  },
  {
    name: 'deposit',
    module: 'Income',
    of: ['order'],
    body: (known) => ({
      dtDate: '2026-09-07',
      Object_ID: known.record('KH001'),
      ...cash(known),
      Description: 'Đặt cọc đơn tháng 9',
      lines: [paidOn('PurchaseOrder', known.document('order'), 1_000_000)],
    }),
  },
  {
    name: 'orderedBill',
    module: 'Order',
    of: ['order'],
    body: (known) => ({
      dtDate: '2026-09-10',
      ...at(known, 'K01', 'KH001'),
      salesOrderId: known.document('order'),
      Description: 'Bán hàng theo đơn tháng 9',
      m_Discount: 150000,
      lines: [
        line(known, 'SP001', 'THUNG', {
          Qty: 12,
          Price: 205000,
          f_Discount: 2,
          VAT: 8,
          sourceLineId: known.line('order', 0),
        }),
        line(known, 'SP002', 'HOP', { Qty: 40, Price: 46000, VAT: 8, sourceLineId: known.line('order', 1) }),
      ],
    }),
  },
  {
    name: 'biscuitsBack',
    module: 'ImportReturn',
    of: ['orderedBill'],
    body: (known) => ({
      dtDate: '2026-09-28',
      ...at(known, 'K01', 'KH001'),
      billId: known.document('orderedBill'),
      Description: 'Khách trả bánh',
      lines: [
        line(known, 'SP002', 'HOP', { Qty: 5, Price: 46000, VAT: 8, sourceLineId: known.line('orderedBill', 1) }),
      ],
    }),
  },
  {
    name: 'collected',
    module: 'Income',
    of: ['orderedBill'],
    body: (known) => ({
      dtDate: '2026-10-05',
      Object_ID: known.record('KH001'),
      ...bank(known),
      Description: 'Thu nợ khách hàng',
      lines: [
        paidOn('Opening', known.opening('KH001'), 2_000_000),
        paidOn('Order', known.document('orderedBill'), 1_500_000),
      ],
    }),
  },
  {
    name: 'basketOrder',
    module: 'PurchaseOrder',
    of: [],
    body: (known) => ({
      dtDate: '2026-09-29',
      ...at(known, 'K01', 'KH003'),
      Description: 'Đặt rổ nhựa',
      lines: [line(known, 'SP003', 'CAI', { Qty: 30, Price: 60000, VAT: 10 })],
    }),
  },
  {
    name: 'basketDeposit',
    module: 'Income',
    of: ['basketOrder'],
    body: (known) => ({
      dtDate: '2026-09-29',
      Object_ID: known.record('KH003'),
      ...cash(known),
      Description: 'Đặt cọc đơn rổ nhựa',
      lines: [paidOn('PurchaseOrder', known.document('basketOrder'), 500_000)],
    }),
  },
]

const sold: ExampleDocument[] = [
  {
    name: 'paidBill',
    module: 'Order',
    of: [],
    body: (known) => ({
      dtDate: '2026-09-15',
      ...at(known, 'K01', 'KH002'),
      Description: 'Bán lẻ',
      paid: 1_010_880,
      Method: 1,
      fundId: known.record('TM'),
      lines: [
        line(known, 'SP002', 'HOP', { Qty: 10, Price: 48000, VAT: 8 }),
        line(known, 'SP001', 'LON', { Qty: 48, Price: 9500, VAT: 8 }),
      ],
    }),
  },
  {
    name: 'transfer',
    module: 'Trans',
    of: [],
    body: (known) => ({
      dtDate: '2026-09-18',
      Store_ID: known.record('K01'),
      toStoreId: known.record('K02'),
      Description: 'Chuyển hàng cho chi nhánh',
      lines: [line(known, 'SP001', 'THUNG', { Qty: 10 }), line(known, 'SP002', 'HOP', { Qty: 30 })],
    }),
  },
  {
    name: 'branchBill',
    module: 'Order',
    of: [],
    body: (known) => ({
      dtDate: '2026-10-08',
      ...at(known, 'K02', 'KH003'),
      Description: 'Bán siêu thị',
      lines: [
        line(known, 'SP001', 'LON', { Qty: 120, Price: 9000, VAT: 8 }),
        line(known, 'SP002', 'HOP', { Qty: 20, Price: 46500, f_Discount: 3, VAT: 8 }),
      ],
    }),
  },
  {
    name: 'basketBill',
    module: 'Order',
    of: [],
    body: (known) => ({
      dtDate: '2026-10-12',
      ...at(known, 'K01', 'KH002'),
      Description: 'Bán rổ giao tận nơi',
      shippingFee: 30000,
      dueDate: '2026-10-20',
      lines: [line(known, 'SP003', 'CAI', { Qty: 18, Price: 60000, m_Discount: 20000, VAT: 10 })],
    }),
  },
  {
    name: 'drinksBill',
    module: 'Order',
    of: [],
    body: (known) => ({
      dtDate: '2026-10-20',
      ...at(known, 'K01', 'KH001'),
      Description: 'Bán nước ngọt',
      lines: [line(known, 'SP001', 'LON', { Qty: 100, Price: 9200, VAT: 8 })],
    }),
  },
]

const moved: ExampleDocument[] = [
  {
    name: 'cashDrawn',
    module: 'TransCurr',
    of: [],
    body: (known) => ({
      dtDate: '2026-10-25',
      fundId: known.record('NH01'),
      toFundId: known.record('TM'),
      amount: 3_000_000,
      fee: 5500,
      feeMethodId: known.record('CP04'),
      Description: 'Rút tiền về quỹ',
      lines: [],
    }),
  },
]

const corrected: ExampleDocument[] = [
  {
    name: 'dentedCans',
    module: 'OtherOrder',
    of: [],
    body: (known) => ({
      dtDate: '2026-10-22',
      Store_ID: known.record('K01'),
      Method: known.record('XHUY'),
      Description: 'Xuất hủy lon móp',
      lines: [line(known, 'SP001', 'LON', { Qty: 24 })],
    }),
  },
  {
    name: 'gifts',
    module: 'OtherImport',
    of: [],
    body: (known) => ({
      dtDate: '2026-09-12',
      Store_ID: known.record('K01'),
      Method: known.record('NTANG'),
      Description: 'Nhập hàng tặng',
      lines: [line(known, 'SP002', 'HOP', { Qty: 10, Price: 27000 })],
    }),
  },
  {
    // The count is compared with the books as they are when it is saved: after all others.
    name: 'count',
    module: 'CheckStore',
    of: [...bought, ...sold].map(({ name }) => name).concat('orderedBill', 'biscuitsBack', 'dentedCans', 'gifts'),
    body: (known) => ({
      dtDate: '2026-10-31',
      Store_ID: known.record('K01'),
      Description: 'Kiểm kho cuối tháng',
      lines: [
        { Product_ID: known.record('SP002'), Qty: 94 },
        { Product_ID: known.record('SP003'), Qty: 75 },
      ],
    }),
  },
]

const inOrder =
  'opening receipt order deposit orderedBill paidBill transfer baskets biscuitsBack basketOrder basketDeposit payment collected branchBill basketsBack basketBill drinksBill cashDrawn dentedCans gifts count'

/** In the order of the example. */
export const exampleDocuments: readonly ExampleDocument[] = inOrder
  .split(' ')
  .map((name) => [...bought, ...ordered, ...sold, ...moved, ...corrected].find((one) => one.name === name)!)
