/** The documents clerks write: what they type, and what must therefore be stored. */
import type { RandomSource } from '../../scripts/demo/random.ts'
import type { Content } from './journal.ts'
import type { Shop } from './shop.ts'

export interface Typed {
  body: Record<string, unknown>
  content: Content
}

export interface Form {
  kind: string
  module: string
  /** The head is typed anew with each change, the lines too. */
  type: (shop: Shop, dice: RandomSource) => Typed
}

const goods = ({ products, unit }: Shop, dice: RandomSource) =>
  dice.some(products, dice.between(1, 4)).map((product) => ({
    Product_ID: product,
    unitId: unit,
    Qty: dice.between(1, 9),
    Price: dice.between(1, 50) * 100,
    VAT: 0,
  }))

export const contentOf = (lines: readonly { Qty: number; Price: number }[]): Content => ({
  total: lines.reduce((sum, { Qty, Price }) => sum + Qty * Price, 0),
  lines: lines.length,
  sum: lines.reduce((sum, { Qty }) => sum + Qty, 0),
  paid: 0,
})

const priced =
  (partner: (shop: Shop, dice: RandomSource) => string, paidPercent: number): Form['type'] =>
  (shop, dice) => {
    const lines = goods(shop, dice)
    const content = contentOf(lines)
    const paid = dice.percent(paidPercent) ? content.total : 0
    return {
      body: {
        dtDate: dice.pick(shop.days),
        Object_ID: partner(shop, dice),
        Store_ID: dice.pick(shop.stores),
        lines,
        paid,
        Method: 1,
        fundId: shop.fund,
      },
      content: { ...content, paid },
    }
  }

const transfer: Form['type'] = (shop, dice) => {
  const lines = goods(shop, dice)
  const [from, to] = dice.some(shop.stores, 2)
  const body = { dtDate: dice.pick(shop.days), Store_ID: from, toStoreId: to, lines }
  return { body, content: { ...contentOf(lines), total: 0 } }
}

const other =
  (method: (shop: Shop) => string): Form['type'] =>
  (shop, dice) => {
    const lines = goods(shop, dice)
    const body = { dtDate: dice.pick(shop.days), Store_ID: dice.pick(shop.stores), Method: method(shop), lines }
    return { body, content: { ...contentOf(lines), total: 0 } }
  }

const payment: Form['type'] = (shop, dice) => {
  const amount = dice.between(1, 90) * 1000
  return {
    body: {
      dtDate: dice.pick(shop.days),
      iType: 2,
      Method: 1,
      fundId: shop.fund,
      lines: [{ otherMethodId: shop.otherOutcome, amount }],
    },
    content: { total: amount, lines: 1, sum: amount, paid: 0 },
  }
}

const moneyTransfer: Form['type'] = (shop, dice) => {
  const [fundId, toFundId] = dice.some([shop.fund, shop.account], 2)
  const amount = dice.between(1, 90) * 1000
  const fee = dice.between(0, 3) * 1000
  return {
    body: { dtDate: dice.pick(shop.days), fundId, toFundId, amount, fee, feeMethodId: shop.otherOutcome, lines: [] },
    content: { total: amount, lines: 0, sum: 0, paid: 0 },
  }
}

const customer = (shop: Shop, dice: RandomSource): string => dice.pick(shop.customers)

export const forms: readonly Form[] = [
  { kind: 'salesBill', module: 'Order', type: priced(customer, 40) },
  { kind: 'salesBill', module: 'Order', type: priced(customer, 0) },
  { kind: 'purchaseReceipt', module: 'Import', type: priced((shop) => shop.supplier, 30) },
  { kind: 'salesReturn', module: 'ImportReturn', type: priced(customer, 0) },
  { kind: 'stockTransfer', module: 'Trans', type: transfer },
  { kind: 'otherIn', module: 'OtherImport', type: other(({ importMethod }) => importMethod) },
  { kind: 'otherOut', module: 'OtherOrder', type: other(({ issueMethod }) => issueMethod) },
  { kind: 'outcomeVoucher', module: 'Outcome', type: payment },
  { kind: 'moneyTransfer', module: 'TransCurr', type: moneyTransfer },
]

/** A quote or an order. */
export const offered = (shop: Shop, dice: RandomSource, partner: string): Typed => {
  const lines = goods(shop, dice)
  return {
    body: { dtDate: shop.days[0], Object_ID: partner, Store_ID: dice.pick(shop.stores), lines },
    content: contentOf(lines),
  }
}

/** What a prepayment of a customer leaves is set against a bill of his. */
export const prepaid = (shop: Shop, customer: string, amount: number): Typed => ({
  body: {
    dtDate: shop.days[0],
    iType: 1,
    Object_ID: customer,
    Method: 1,
    fundId: shop.fund,
    unallocated: amount,
    lines: [],
  },
  content: { total: amount, lines: 0, sum: 0, paid: 0 },
})
export const setOff = (
  shop: Shop,
  { customer, credit, bill, amount }: { customer: string; credit: string; bill: string; amount: number },
): Typed => ({
  body: {
    dtDate: shop.days.at(-1),
    iType: 3,
    Object_ID: customer,
    lines: [
      { voucherModule: 'Income', voucherId: credit, amount, credit: true },
      { voucherModule: 'Order', voucherId: bill, amount },
    ],
  },
  content: { total: amount, lines: 2, sum: 2 * amount, paid: 0 },
})

/** Money for a bill of ours, all of it. */
export const receiptFor = (shop: Shop, bill: { id: string; customer: string; total: number }): Typed => ({
  body: {
    dtDate: shop.days.at(-1),
    iType: 1,
    Object_ID: bill.customer,
    Method: 1,
    fundId: shop.fund,
    lines: [{ voucherModule: 'Order', voucherId: bill.id, amount: bill.total }],
  },
  content: { total: bill.total, lines: 1, sum: bill.total, paid: 0 },
})
