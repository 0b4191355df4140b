/** Purchase orders of the demo company: one is complete, one has partly arrived, one is still open. */
import { addDays } from '#kernel/day.ts'
import { decimal, divide, multiply, toNumber, type Decimal } from '#kernel/decimal.ts'
import type { Scope } from '#engine/scope.ts'
import { packCost } from '#start/goods.server.ts'
import { canPay, inputOf, mainStore, type WorkDay } from './office.ts'

interface Delivery {
  /** The kinds of the order and of what delivers it. */
  of: string
  made: string
  order: string
  comes: 'half' | 'rest'
  description: string
}

/** For days before today: the order concerned (by position), and how much of it arrives. */
const plan: readonly { before: number; order: number; comes?: 'half' | 'rest' }[] = [
  { before: 13, order: 0 },
  { before: 10, order: 0, comes: 'half' },
  { before: 7, order: 0, comes: 'rest' },
  { before: 4, order: 1 },
  { before: 1, order: 1, comes: 'half' },
  { before: 1, order: 2 },
]

const place = async (office: WorkDay, order: number): Promise<string> => {
  const { desk, world, dice, day, as } = office
  const supplier = world.suppliers[order]!
  const goods = world.products.filter((product) => supplier.groups.includes(product.group))
  const lines = dice.some(goods, 5).map((product) => ({
    product: product.id,
    unit: product.packId,
    quantity: decimal(dice.between(2, 6) * 2),
    unitPrice: decimal(packCost(product)),
  }))
  const input = inputOf(
    {
      date: day,
      partner: supplier.id,
      store: world.stores[mainStore],
      deliveryDate: addDays(day, 5),
      description: 'Đặt hàng cho kỳ tới',
    },
    lines,
  )
  const scope = as('thukho')
  const total = await desk.totalOf(scope, 'purchaseOrder', input)
  const { id } = await desk.save(scope, 'purchaseOrder', input)
  if (order < 2) await payAhead(office, supplier.id, id, Math.round((total * 0.3) / 100_000) * 100_000)
  return id
}

const payAhead = async (office: WorkDay, partner: string, order: string, amount: number): Promise<void> => {
  const { desk, world, day } = office
  const scope = office.as('ketoan')
  if (!(await canPay(office, scope, 'VCB', amount))) return
  const values = {
    date: day,
    partner,
    voucherType: 1,
    paymentMethod: 2,
    fund: world.funds['VCB'],
    description: 'Ứng trước tiền hàng',
  }
  const lines = [{ voucherModule: 'PurchaseImport', voucher: order, amount: decimal(amount) }]
  await desk.save(scope, 'outcomeVoucher', inputOf(values, lines))
}

/** Makes the receipt or the bill of what is left of an order, or of half of it. */
export const deliver = async (
  { desk, day, promised }: WorkDay,
  scope: Scope,
  { of, made: kind, order, comes, description }: Delivery,
): Promise<void> => {
  const made = await desk.documentFrom(scope, kind, { kind: of, ids: [order] })
  const names = ['product', 'unit', 'unitPrice', 'discountPercent', 'vatRate', 'sourceLine'] as const
  const lines = made.lines.map((line) => ({
    ...Object.fromEntries(names.map((name) => [name, line[name]])),
    quantity: comes === 'half' ? divide(line['quantity'] as Decimal, decimal(2), 0) : (line['quantity'] as Decimal),
  }))
  const values = { date: day, partner: made['partner'], store: made['store'], order, description }
  await desk.save(scope, kind, inputOf(values, lines))
  if (of !== 'salesOrder') return
  for (const [index, { quantity }] of lines.entries()) {
    const { product, factor } = made.lines[index] as unknown as { product: string; factor: Decimal }
    promised.set(product, promised.get(product)! - toNumber(multiply(quantity, factor)))
  }
}

const take = (office: WorkDay, order: string, comes: 'half' | 'rest'): Promise<void> =>
  deliver(office, office.as('thukho'), {
    of: 'purchaseOrder',
    made: 'purchaseReceipt',
    order,
    comes,
    description: 'Nhập theo đơn đặt hàng',
  })

/** Runs the order events of a day; `known` maps positions in the plan to ids of orders. */
export const orderToday = async (office: WorkDay, before: number, known: Map<number, string>): Promise<void> => {
  for (const step of plan) {
    if (step.before !== before) continue
    if (step.comes) await take(office, known.get(step.order)!, step.comes)
    else known.set(step.order, await place(office, step.order))
  }
}
