/** Documents that are made from one another, as the buttons of the forms make them. */
import type { RandomSource } from '../../scripts/demo/random.ts'
import { contentOf, type Form, type Typed } from './documents.ts'
import type { Shop } from './shop.ts'

/** What is proposed for a follower: the record the form would open with. */
export type Proposed = Readonly<Record<string, unknown>> & { lines: readonly Readonly<Record<string, unknown>>[] }

interface Follower extends Pick<Form, 'kind' | 'module'> {
  /** The places of its sources in the chain; several make one document. */
  of: readonly number[]
  type: (proposed: Proposed, shop: Shop, dice: RandomSource) => Typed
}

export interface Chain {
  /** The kinds and modules of the documents it begins with, all of the same partner. */
  starts: readonly Pick<Form, 'kind' | 'module'>[]
  followers: readonly Follower[]
}

const today = (shop: Shop): string => shop.days.at(-1)!

/** Takes a part of what is left of each line. */
const part =
  (more: Readonly<Record<string, unknown>> = {}): Follower['type'] =>
  (proposed, shop, dice) => {
    const lines = proposed.lines.map((line) => ({
      ...line,
      Qty: dice.between(1, Math.max(1, Number(line['Qty']))),
      Price: Number(line['Price']),
    }))
    return { body: { ...proposed, ...more, dtDate: today(shop), dueDate: null, lines }, content: contentOf(lines) }
  }

/** Pays a part of what is open. */
const money: Follower['type'] = (proposed, shop, dice) => {
  const [line] = proposed.lines
  const amount = dice.between(1, Math.max(1, Number(line!['amount'])))
  return {
    body: { ...proposed, dtDate: today(shop), lines: [{ ...line, amount }] },
    content: { total: amount, lines: 1, sum: amount, paid: 0 },
  }
}

const quote = { kind: 'quote', module: 'Quote' }
const salesOrder = { kind: 'salesOrder', module: 'PurchaseOrder' }
const salesBill = { kind: 'salesBill', module: 'Order' }
const salesReturn = { kind: 'salesReturn', module: 'ImportReturn' }
const income = { kind: 'incomeVoucher', module: 'Income' }
const purchaseOrder = { kind: 'purchaseOrder', module: 'PurchaseImport' }
const receipt = { kind: 'purchaseReceipt', module: 'Import' }
const purchaseReturn = { kind: 'purchaseReturn', module: 'OrderReturn' }
const outcome = { kind: 'outcomeVoucher', module: 'Outcome' }

export const chains: readonly Chain[] = [
  {
    starts: [quote],
    followers: [
      { ...salesOrder, of: [0], type: part() },
      { ...income, of: [1], type: money },
      { ...salesBill, of: [1], type: part() },
      { ...salesReturn, of: [3], type: part({ reopenOrder: true }) },
      { ...salesBill, of: [1], type: part() },
    ],
  },
  {
    starts: [salesOrder, salesOrder],
    followers: [
      { ...income, of: [0, 1], type: money },
      { ...salesBill, of: [0, 1], type: part() },
      { ...salesReturn, of: [3], type: part() },
      { ...income, of: [3], type: money },
    ],
  },
  {
    starts: [purchaseOrder],
    followers: [
      { ...outcome, of: [0], type: money },
      { ...receipt, of: [0], type: part() },
      { ...purchaseReturn, of: [2], type: part() },
      { ...receipt, of: [0], type: part() },
    ],
  },
]
