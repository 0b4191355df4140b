/**
 * One document of every kind, using the records of the small shop (shop.ts); all suites over all documents save
 * these.
 */

export interface Sample {
  values: Record<string, unknown>
  lines: Record<string, unknown>[]
  /** What it adds to the first sum of its list. */
  each: number
}

export const kinds: Readonly<Record<string, Sample>> = {
  openingStock: { values: { store: 'K1' }, lines: [{ product: 'SP1', quantity: 10, unitPrice: 500 }], each: 10 },
  purchaseOrder: {
    values: { store: 'K1', partner: 'NCC1' },
    lines: [{ product: 'SP1', quantity: 10, unitPrice: 500 }],
    each: 5000,
  },
  purchaseReceipt: {
    values: { store: 'K1', partner: 'NCC1' },
    lines: [{ product: 'SP1', quantity: 10, unitPrice: 500 }],
    each: 5000,
  },
  quote: {
    values: { partner: 'KH1' },
    lines: [{ product: 'DV', quantity: 3, unitPrice: 1000 }],
    each: 3000,
  },
  salesOrder: {
    values: { store: 'K1', partner: 'KH1' },
    lines: [{ product: 'DV', quantity: 3, unitPrice: 1000 }],
    each: 3000,
  },
  salesBill: {
    values: { store: 'K1', partner: 'KH1' },
    lines: [{ product: 'DV', quantity: 3, unitPrice: 1000 }],
    each: 3000,
  },
  salesReturn: {
    values: { store: 'K1', partner: 'KH1' },
    lines: [{ product: 'DV', quantity: 1, unitPrice: 1000 }],
    each: 1000,
  },
  purchaseReturn: {
    values: { store: 'K1', partner: 'NCC1' },
    lines: [{ product: 'DV', quantity: 1, unitPrice: 500 }],
    each: 500,
  },
  moneyTransfer: { values: { fund: 'TM', toFund: 'NH', amount: 300 }, lines: [], each: 300 },
  stockTransfer: { values: { store: 'K1', toStore: 'K2' }, lines: [{ product: 'SP1', quantity: 2 }], each: 2 },
  stockCount: { values: { store: 'K2' }, lines: [{ product: 'SP2', quantity: 3 }], each: 3 },
  otherIn: {
    values: { store: 'K1', method: 'NTANG' },
    lines: [{ product: 'SP1', quantity: 10, unitPrice: 500 }],
    each: 10,
  },
  otherOut: { values: { store: 'K1', method: 'XHUY' }, lines: [{ product: 'SP1', quantity: 2 }], each: 2 },
  incomeVoucher: {
    values: { voucherType: 2, paymentMethod: 1, fund: 'TM', person: 'Ông An' },
    lines: [{ otherMethod: 'TK1', amount: 700 }],
    each: 700,
  },
  outcomeVoucher: {
    values: { voucherType: 2, paymentMethod: 1, fund: 'TM', person: 'Ông An' },
    lines: [{ otherMethod: 'CP1', amount: 100 }],
    each: 100,
  },
  vatInvoice: {
    values: { partner: 'KH1', invoiceTemplate: '1', invoiceSeries: 'C26TAA' },
    lines: [{ product: 'DV', quantity: 3, unitPrice: 1000 }],
    each: 3000,
  },
}
