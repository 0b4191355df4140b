/** Goods of the demo company that customers bring back, and those that go back to suppliers. */
import { decimal, smaller, toNumber, type Decimal } from '#kernel/decimal.ts'
import { canPay, freeIn, inputOf, mainStore, type WorkDay } from './office.ts'

const sides = {
  sale: {
    kind: 'salesReturn',
    of: 'salesBill',
    head: 'bill',
    by: 'banhang',
    reasons: ['Hàng móp méo', 'Giao nhầm mặt hàng', 'Khách đặt dư', 'Bao bì rách'],
  },
  purchase: {
    kind: 'purchaseReturn',
    of: 'purchaseReceipt',
    head: 'receipt',
    by: 'thukho',
    reasons: ['Vỏ thùng rách', 'Cận hạn sử dụng', 'Giao nhầm mặt hàng', 'Hàng móp méo'],
  },
} as const
type Side = keyof typeof sides

/**
 * Saves a return of a part of a bill or receipt. If the original is unpaid, the debt is reduced; otherwise the money is
 * refunded, if the cash is there. Nothing goes back that is not in stock any more; receipts are those of the main store.
 */
export const giveBack = async (office: WorkDay, side: Side, original: string): Promise<void> => {
  const { desk, world, dice, day } = office
  const { kind, of, head, by, reasons } = sides[side]
  const scope = office.as(by)
  const whole = await desk.documentFrom(scope, kind, { kind: of, ids: [original], all: true })
  const stock = side === 'purchase' ? await freeIn(office, scope, mainStore) : null
  const most = (line: (typeof whole.lines)[number]) => toNumber(line['factor'] as Decimal) * 2
  const there = whole.lines.filter((line) => !stock || stock(line['product'] as string) >= most(line))
  const lines = dice.some(there, dice.between(1, 2)).map((line) => ({
    product: line['product'],
    unit: line['unit'],
    unitPrice: line['unitPrice'],
    vatRate: line['vatRate'],
    sourceLine: line['sourceLine'],
    quantity: smaller(line['quantity'] as Decimal, decimal(dice.between(1, 2))),
  }))
  if (lines.length === 0) return
  const values = {
    date: day,
    partner: whole['partner'],
    store: whole['store'],
    [head]: original,
    reason: dice.pick(reasons),
  }
  const total = await desk.totalOf(scope, kind, inputOf(values, lines))
  const isRefunded =
    (await desk.isPaid(scope, original)) && (side === 'purchase' || (await canPay(office, scope, 'TM', total)))
  const refund = isRefunded ? { paid: decimal(total), paymentMethod: 1, fund: world.funds['TM'] } : {}
  await desk.save(scope, kind, inputOf({ ...values, ...refund }, lines))
}

/** All of a bill that its receiver did not take; it was not paid. */
export const takeBack = async (office: WorkDay, bill: string): Promise<void> => {
  const { desk, day } = office
  const scope = office.as('banhang')
  const whole = await desk.documentFrom(scope, 'salesReturn', { kind: 'salesBill', ids: [bill], all: true })
  const names = ['product', 'unit', 'unitPrice', 'vatRate', 'sourceLine', 'quantity'] as const
  const lines = whole.lines.map((line) => Object.fromEntries(names.map((name) => [name, line[name]])))
  const values = {
    date: day,
    partner: whole['partner'],
    store: whole['store'],
    bill,
    reason: 'Giao không thành, hàng hoàn',
  }
  await desk.save(scope, 'salesReturn', inputOf(values, lines))
}
