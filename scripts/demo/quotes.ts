/** Quotes of the demo company: one is ordered, one is declined, two wait for an answer, one is being written. */
import { addDays } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { packPrice } from '#start/goods.server.ts'
import { inputOf, type WorkDay } from './office.ts'

/** For days before today: the quote concerned (by position), and what becomes of it. */
const plan: readonly { before: number; quote: number; becomes?: 'order' | 'decline' }[] = [
  { before: 16, quote: 0 },
  { before: 11, quote: 0, becomes: 'decline' },
  { before: 9, quote: 1 },
  { before: 6, quote: 1, becomes: 'order' },
  { before: 5, quote: 2 },
  { before: 2, quote: 3 },
  { before: 0, quote: 4 },
]
const unfinished = 4

const descriptions = [
  'Báo giá hàng tiêu dùng tháng này',
  'Báo giá cho đợt nhập đầu mùa',
  'Báo giá nước giải khát và bánh kẹo',
  'Báo giá theo yêu cầu qua điện thoại',
  'Khách hỏi thêm giá số lượng lớn',
]

const offer = async ({ desk, world, dice, day, as }: WorkDay, quote: number): Promise<string> => {
  const customer = world.customers.filter(({ isCompany }) => isCompany)[quote]!
  const lines = dice.some(world.products, dice.between(4, 7)).map((product) => ({
    product: product.id,
    unit: product.packId,
    quantity: decimal(dice.between(5, 20)),
    unitPrice: decimal(packPrice(product)),
    ...(customer.discount > 0 ? { discountPercent: decimal(customer.discount) } : {}),
  }))
  const values = {
    date: day,
    partner: customer.id,
    store: world.stores['KHO01'],
    employee: customer.employee,
    validUntil: addDays(day, 15),
    description: descriptions[quote],
    deliveryTime: 'Trong 2 ngày kể từ ngày đặt hàng',
    deliveryPlace: customer.address,
    warranty: 'Đổi hàng lỗi trong 7 ngày',
    ...(quote === 1 ? { discountPercent: decimal(2) } : {}),
  }
  return (await desk.save(as('banhang'), 'quote', inputOf(values, lines, quote === unfinished))).id
}

const order = async ({ desk, day, as }: WorkDay, quote: string): Promise<void> => {
  const scope = as('banhang')
  const made = await desk.documentFrom(scope, 'salesOrder', { kind: 'quote', ids: [quote] })
  const ofHead = ['partner', 'store', 'employee', 'paymentTerm', 'discountPercent', 'deliveryAddress', 'quote']
  const ofLines = ['product', 'unit', 'quantity', 'unitPrice', 'discountPercent', 'vatRate']
  const some = (names: readonly string[], of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, of[name]]))
  const values = {
    ...some(ofHead, made),
    date: day,
    deliveryDate: addDays(day, 10),
    description: 'Đặt hàng theo báo giá',
  }
  await desk.save(
    scope,
    'salesOrder',
    inputOf(
      values,
      made.lines.map((line) => some(ofLines, line)),
    ),
  )
}

/** Runs the quote events of a day; `known` maps positions in the plan to ids of quotes. */
export const quoteToday = async (office: WorkDay, before: number, known: Map<number, string>): Promise<void> => {
  for (const { quote, becomes } of plan.filter((step) => step.before === before)) {
    if (becomes === 'order') await order(office, known.get(quote)!)
    else if (becomes === 'decline') await office.desk.cancel(office.as('admin'), 'quote', known.get(quote)!)
    else known.set(quote, await offer(office, quote))
  }
}
