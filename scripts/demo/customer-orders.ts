/** Orders of customers of the demo company: issued at once or in two bills, paid ahead, late, and just come in. */
import { addDays } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { packPrice } from '#start/goods.server.ts'
import { freeIn, inputOf, mainStore, type WorkDay } from './office.ts'
import { deliver } from './orders.ts'
import { percentFor } from './prices.ts'

/** For days before today: the order concerned (by position), and how much of it is issued. */
const plan: readonly { before: number; order: number; comes?: 'half' | 'rest' }[] = [
  { before: 33, order: 0 },
  { before: 30, order: 0, comes: 'half' },
  { before: 26, order: 0, comes: 'rest' },
  { before: 22, order: 1 },
  { before: 19, order: 1, comes: 'rest' },
  { before: 15, order: 2 },
  { before: 11, order: 3 },
  { before: 8, order: 3, comes: 'half' },
  { before: 6, order: 4 },
  { before: 3, order: 2, comes: 'half' },
  { before: 2, order: 5 },
  { before: 0, order: 6 },
]
const PAID_AHEAD = 3

const place = async (office: WorkDay, order: number): Promise<string> => {
  const { desk, world, dice, day, promised, as } = office
  const scope = as('banhang')
  const customer = world.customers.filter(({ isCompany }) => isCompany)[order + 2]!
  const free = await freeIn(office, scope, mainStore)
  const goods = world.products.filter((product) => free(product.id) > product.factor * 20)
  const wanted = dice.some(goods, dice.between(3, 6)).map((product) => {
    const quantity = dice.between(1, 2) * 2
    return { product, quantity, pieces: quantity * product.factor, unitPrice: packPrice(product) }
  })
  const lines = wanted.map((line) => ({
    product: line.product.id,
    unit: line.product.packId,
    quantity: decimal(line.quantity),
    unitPrice: decimal(line.unitPrice),
    ...(customer.discount > 0 ? { discountPercent: decimal(percentFor(line, customer.discount)) } : {}),
  }))
  const values = {
    date: day,
    partner: customer.id,
    store: world.stores[mainStore],
    employee: customer.employee,
    deliveryDate: addDays(day, 4),
    description: 'Khách đặt hàng qua điện thoại',
  }
  const total = await desk.totalOf(scope, 'salesOrder', inputOf(values, lines))
  const { id } = await desk.save(scope, 'salesOrder', inputOf(values, lines))
  // What is promised is sold to nobody else, so that it is still there when it is issued.
  for (const { product, pieces } of wanted) promised.set(product.id, (promised.get(product.id) ?? 0) + pieces)
  if (order === PAID_AHEAD) await takeDeposit(office, customer.id, id, Math.round((total * 0.3) / 100_000) * 100_000)
  return id
}

const takeDeposit = async (
  { desk, world, day, as }: WorkDay,
  partner: string,
  order: string,
  amount: number,
): Promise<void> => {
  const fund = world.funds['TM']
  const values = { date: day, partner, voucherType: 1, paymentMethod: 1, fund, description: 'Khách đặt cọc' }
  const lines = [{ voucherModule: 'PurchaseOrder', voucher: order, amount: decimal(amount) }]
  await desk.save(as('ketoan'), 'incomeVoucher', inputOf(values, lines))
}

/** Runs the events of a day; `known` maps positions in the plan to ids of orders. */
export const customerOrderToday = async (
  office: WorkDay,
  before: number,
  known: Map<number, string>,
): Promise<void> => {
  for (const { order, comes } of plan.filter((step) => step.before === before)) {
    if (comes)
      await deliver(office, office.as('banhang'), {
        of: 'salesOrder',
        made: 'salesBill',
        order: known.get(order)!,
        comes,
        description: 'Giao theo đơn đặt hàng',
      })
    else known.set(order, await place(office, order))
  }
}
