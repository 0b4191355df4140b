/** Purchase orders of the demo company: one is complete, one has partly arrived, one is still open. */
import { documentFrom } from '#engine/document/made-from.ts'
import { addDays } from '#kernel/day.ts'
import { decimal, divide, type Decimal } from '#kernel/decimal.ts'
import { packCost } from './goods.ts'
import { inputOf, save, totalOf, type WorkDay } from './office.ts'

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
  const { world, dice, day, as } = office
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
      store: world.stores['KHO01'],
      deliveryDate: addDays(day, 5),
      description: 'Đặt hàng cho kỳ tới',
    },
    lines,
  )
  const scope = as('thukho')
  const total = await totalOf(scope, 'purchaseOrder', input)
  const { id } = await save(scope, 'purchaseOrder', input)
  if (order < 2) await payAhead(office, supplier.id, id, Math.round((total * 0.3) / 100_000) * 100_000)
  return id
}

const payAhead = async ({ world, day, as }: WorkDay, partner: string, order: string, amount: number): Promise<void> => {
  const values = {
    date: day,
    partner,
    voucherType: 1,
    paymentMethod: 2,
    fund: world.funds['VCB'],
    description: 'Ứng trước tiền hàng',
  }
  const lines = [{ voucherModule: 'PurchaseImport', voucher: order, amount: decimal(amount) }]
  await save(as('ketoan'), 'outcomeVoucher', inputOf(values, lines))
}

const take = async ({ day, as }: WorkDay, order: string, comes: 'half' | 'rest'): Promise<void> => {
  const scope = as('thukho')
  const definition = scope.registry.documents.get('purchaseReceipt')!
  const made = await documentFrom(scope, definition, { kind: 'purchaseOrder', ids: [order] })
  const names = ['product', 'unit', 'unitPrice', 'vatRate', 'sourceLine'] as const
  const lines = made.lines.map((line) => ({
    ...Object.fromEntries(names.map((name) => [name, line[name]])),
    quantity: comes === 'half' ? divide(line['quantity'] as Decimal, decimal(2), 0) : line['quantity'],
  }))
  const values = {
    date: day,
    partner: made['partner'],
    store: made['store'],
    order,
    description: 'Nhập theo đơn đặt hàng',
  }
  await save(scope, 'purchaseReceipt', inputOf(values, lines))
}

/** Runs the order events of a day; `known` maps positions in the plan to ids of orders. */
export const orderToday = async (office: WorkDay, before: number, known: Map<number, string>): Promise<void> => {
  for (const step of plan) {
    if (step.before !== before) continue
    if (step.comes) await take(office, known.get(step.order)!, step.comes)
    else known.set(step.order, await place(office, step.order))
  }
}
