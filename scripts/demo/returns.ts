/** Goods of the demo company that customers bring back, and those that go back to suppliers. */
import { documentFrom } from '#engine/document/made-from.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { decimal, smaller, toNumber, type Decimal } from '#kernel/decimal.ts'
import { inputOf, onHand, save, totalOf, type WorkDay } from './office.ts'

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

const isPaid = async ({ tx }: Scope, original: string): Promise<boolean> =>
  (await tx.query(sql`select 1 from debt_entry where document_id = ${original} and amount = settled`)).length > 0

/**
 * Saves a return of a part of a bill or receipt. If the original is unpaid, the debt is reduced; otherwise the money is
 * refunded. Nothing goes back that is not in stock any more.
 */
export const giveBack = async ({ world, dice, day, as }: WorkDay, side: Side, original: string): Promise<void> => {
  const { kind, of, head, by, reasons } = sides[side]
  const scope = as(by)
  const definition = scope.registry.documents.get(kind)!
  const whole = await documentFrom(scope, definition, { kind: of, ids: [original], all: true })
  const stock = side === 'purchase' ? await onHand(scope, whole['store'] as string) : null
  const most = (line: (typeof whole.lines)[number]) => toNumber(line['factor'] as Decimal) * 2
  const there = whole.lines.filter((line) => !stock || (stock.get(line['product'] as string) ?? 0) >= most(line))
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
  const refund = (await isPaid(scope, original))
    ? { paid: decimal(await totalOf(scope, kind, inputOf(values, lines))), paymentMethod: 1, fund: world.funds['TM'] }
    : {}
  await save(scope, kind, inputOf({ ...values, ...refund }, lines))
}
