/** Documents of every kind, two of each: who made them may be anybody who may. */
import { documents } from '#documents/all.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Shape } from '#model/field.ts'
import { documentHead } from '#wire/document.ts'
import { keep, prices, source, type Body, type Filling, type FullSet } from './filling.ts'
import { bodyOf } from './values.ts'

const lineOver: Readonly<Record<string, (set: Filling, at: 0 | 1) => Body>> = {
  // Once per product and store.
  openingStock: ({ ids }, at) => ({
    product: ids['product']![at],
    unit: ids['unit']![at],
    quantity: 1000,
    unitPrice: prices.opening,
  }),
  purchaseOrder: () => ({ quantity: 4000, unitPrice: prices.purchase }),
  quote: () => ({ quantity: 30, unitPrice: prices.sale }),
  salesOrder: () => ({ quantity: 30, unitPrice: prices.sale }),
  purchaseReceipt: ({ ids, lines }, at) => ({
    // The goods of the second were never ordered.
    sourceLine: at === 0 ? lines['purchaseOrder']![0] : null,
    product: ids['product']![at],
    unit: ids['unit']![at],
    quantity: 1000,
    unitPrice: prices.purchase,
    typedVat: undefined,
  }),
  otherIn: ({ ids }, at) => ({ product: ids['product']![at], unit: ids['unit']![at], unitPrice: prices.opening }),
  otherOut: () => ({ quantity: 2 }),
  stockCount: () => ({ quantity: 4000 }),
  salesBill: ({ lines }) => ({ quantity: 3, unitPrice: prices.sale, sourceLine: lines['salesOrder']![0] }),
  salesReturn: ({ lines }) => ({ quantity: 1, unitPrice: prices.sale, sourceLine: lines['salesBill']![0] }),
  purchaseReturn: ({ lines }) => ({
    quantity: 1,
    unitPrice: prices.purchase,
    sourceLine: lines['purchaseReceipt']![0],
  }),
  vatInvoice: () => ({ quantity: 3, unitPrice: prices.sale, typedVat: undefined }),
  incomeVoucher: ({ ids }, at) =>
    at === 0
      ? { voucherModule: 'Order', voucher: ids['salesBill']![0], otherMethod: null, amount: 1000 }
      : { voucherModule: null, voucher: null, otherMethod: ids['otherIncome']![1], amount: 1000 },
  outcomeVoucher: ({ ids }, at) =>
    at === 0
      ? { voucherModule: 'Import', voucher: ids['purchaseReceipt']![0], otherMethod: null, amount: 1000 }
      : { voucherModule: null, voucher: null, otherMethod: ids['otherOutcome']![1], amount: 1000 },
}
const headOver: Readonly<Record<string, (set: Filling, at: 0 | 1) => Body>> = {
  // Of a closed order nothing more is taken.
  purchaseOrder: () => ({ closed: false }),
  salesOrder: () => ({ closed: false }),
  // An invoice of a supplier is entered once.
  purchaseReceipt: (_set, at) => ({ supplierInvoiceNumber: `HD ${at}` }),
  // What a blind count comes to is not told before it is posted.
  stockCount: () => ({ blind: false }),
  salesReturn: ({ ids }, at) => ({ bill: ids['salesBill']![0], reopenOrder: at === 1 }),
  purchaseReturn: ({ ids }) => ({ receipt: ids['purchaseReceipt']![0] }),
  // A bill with an invoice would not change any more.
  vatInvoice: ({ today }) => ({ invoiceTemplate: '1', invoiceSeries: `C${today.slice(2, 4)}TAA`, bills: [] }),
  incomeVoucher: (_set, at) => ({ voucherType: at + 1, paymentMethod: 2 }),
  outcomeVoucher: (_set, at) => ({ voucherType: at + 1, paymentMethod: 2 }),
  moneyTransfer: ({ ids }) => ({
    toFund: ids['fund']![1],
    amount: 1000,
    rate: 1,
    toAmount: 1000,
    fee: 10,
    feeMethod: ids['otherOutcome']![1],
  }),
}

const makeDocument = async (set: Filling, definition: AnyDocument, at: 0 | 1): Promise<void> => {
  const { fields, lines } = definition.shape as Shape
  const { name, wire } = definition
  // Both documents trade the first product of the first store with the partners whose money is settled.
  const values = source(set, 0)
  const body = {
    ...bodyOf({ ...documentHead, ...fields }, values, {
      number: undefined,
      contact: set.ids['contact']![fields['partner']?.narrow?.['objType'] === 'ncc' ? 1 : 0],
      paymentMethod: 2,
      ...headOver[name]?.(set, at),
    }),
    lines: [bodyOf(lines, values, { unit: set.ids['unit']![0], ...lineOver[name]?.(set, at) })],
  }
  const saved = await set.caller.call(`${wire.module}/UpdateDB`, body)
  keep(set, name, saved.s_ID, body)
  const info = await set.caller.call(`${wire.module}/getInfo`, null, { s_ID: saved.s_ID })
  set.lines[name] ??= info.lines.map((line: { lineId: string }) => line.lineId)
}

/** Money that no line of a first voucher stands for: paid ahead on an order, and paid ahead of anything. */
const advances = [
  { kind: 'incomeVoucher', partner: 0, order: 'salesOrder', module: 'PurchaseOrder' },
  { kind: 'outcomeVoucher', partner: 1, order: 'purchaseOrder', module: 'PurchaseImport' },
] as const
const makeAdvances = async (set: Filling): Promise<void> => {
  const { ids, caller, marker, today } = set
  for (const { kind, partner, order, module } of advances) {
    const { wire } = documents.find((one) => one.name === kind)!
    const head = { dtDate: today, Object_ID: ids['partner']![partner], iType: 1, Method: 2, Description: marker }
    const paidOn = { voucherModule: module, voucherId: ids[order]![1], amount: 1000 }
    for (const body of [
      { ...head, lines: [paidOn] },
      { ...head, unallocated: 1000, lines: [] },
    ])
      keep(set, kind, (await caller.call(`${wire.module}/UpdateDB`, body)).s_ID, body)
  }
}
/** A voucher of only money paid ahead (see above), which can be set against debts. */
export const prepaymentOf = ({ ids }: FullSet, kind: 'incomeVoucher' | 'outcomeVoucher'): string => ids[kind]!.at(-1)!

/** Stock comes in before it goes out, and what is settled is there before its voucher. All others come last. */
const first = [
  'openingStock',
  'purchaseOrder',
  'purchaseReceipt',
  'purchaseReturn',
  'quote',
  'salesOrder',
  'salesBill',
  'salesReturn',
  'stockTransfer',
  'otherIn',
  'otherOut',
  'stockCount',
  'incomeVoucher',
  'outcomeVoucher',
]

/** Makes them, and money that was paid ahead. */
export const fillDocuments = async (set: Filling): Promise<void> => {
  const others = documents.filter(({ name }) => !first.includes(name)).map(({ name }) => name)
  for (const name of [...first, ...others]) {
    const definition = documents.find((one) => one.name === name)!
    for (const at of [0, 1] as const) await makeDocument(set, definition, at)
  }
  await makeAdvances(set)
}
