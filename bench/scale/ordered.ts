/** Which bills and receipts are made from orders, and what their rows say of it. `n` is the number of the bill. */
import { DEPOSITED, ORDERED, PURCHASE_ORDERED } from './size.ts'

export interface Ordering {
  /** The kind and table of the orders, and of what is made from them. */
  kind: 'salesOrder' | 'purchaseOrder'
  table: string
  follower: 'salesBill' | 'purchaseReceipt'
  followerTable: string
  every: number
  prefix: string
  description: string
}
export const sale: Ordering = {
  kind: 'salesOrder',
  table: 'sales_order',
  follower: 'salesBill',
  followerTable: 'sales_bill',
  every: ORDERED,
  prefix: 'DH',
  description: 'Đặt hàng',
}
export const purchase: Ordering = {
  kind: 'purchaseOrder',
  table: 'purchase_order',
  follower: 'purchaseReceipt',
  followerTable: 'purchase_receipt',
  every: PURCHASE_ORDERED,
  prefix: 'DMH',
  description: 'Đặt mua',
}

/** The second of every group (the first has the bag, see size.ts) is made from the order with the number of the group. */
const isOrdered = ({ every }: Ordering): string => `n % ${every} = 1`
export const orderOf = (one: Ordering): string =>
  `case when ${isOrdered(one)} then bench.id('${one.kind}', n / ${one.every}) end`
export const orderLine = (one: Ordering): string =>
  `case when ${isOrdered(one)} then bench.id('${one.kind}Line', n / ${one.every} * 1000 + l) end`

/** A third of the goods is paid ahead, by a voucher with the number of the order. */
export const isDeposited = `n % ${ORDERED * DEPOSITED} = 1`
export const depositAmount = (before: string): string => `floor(${before} / 3)`
const order = `n / ${ORDERED}`
/** What the bill used of it. */
export const depositOf = `case when ${isDeposited} then jsonb_build_object('list', jsonb_build_array(jsonb_build_object(
  'lineId', null, 'order', bench.id('salesOrder', ${order}), 'credit', bench.id('deposit', ${order}), 'amount', ${depositAmount('before')}::text))) end`
