/** Bills and unfinished drafts of the demo company. */
import type { DocumentInput } from '#engine/document/input.ts'
import type { Scope } from '#engine/scope.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { packPrice } from '#start/goods.server.ts'
import { freeIn, inputOf, type WorkDay } from './office.ts'
import { bringBy, deliveryBy, nextWay } from './parcels.ts'
import { amountFor, percentFor, roomOf, type Priced } from './prices.ts'
import type { CustomerGroup } from '#start/partners.server.ts'
import type { Coupon, Product, DemoRecords } from './world.ts'

type Customer = DemoRecords['customers'][number]

interface Taste {
  /** Product groups; none = all. */
  groups: readonly string[]
  lines: readonly [number, number]
  packs: readonly [number, number]
}
const tastes: Readonly<Record<CustomerGroup, Taste>> = {
  DL: { groups: [], lines: [5, 10], packs: [4, 12] },
  ST: { groups: [], lines: [5, 9], packs: [1, 5] },
  TH: {
    groups: ['MI', 'GIAVI', 'DAU', 'GAO', 'BANH', 'SUA', 'NUOC', 'TRACF', 'GIAT', 'CSCN'],
    lines: [3, 7],
    packs: [1, 3],
  },
  NHQ: { groups: ['BIA', 'NUOC', 'GIAVI', 'DAU', 'GAO', 'GIAY', 'GIAT', 'TRACF'], lines: [3, 6], packs: [1, 6] },
}

interface Order extends Priced {
  product: Product
  unit: string
}

/** As much as wanted, but at most what is free. */
const inPacks = (product: Product, wanted: number, free: number): Order[] => {
  const packs = Math.min(wanted, Math.floor(free / product.factor))
  if (packs <= 0) return []
  return [
    { product, unit: product.packId, quantity: packs, pieces: packs * product.factor, unitPrice: packPrice(product) },
  ]
}
const inPieces = (product: Product, wanted: number, free: number): Order[] => {
  const pieces = Math.floor(Math.min(wanted, free))
  if (pieces <= 0) return []
  return [{ product, unit: product.unitId, quantity: pieces, pieces, unitPrice: product.sellPrice }]
}

interface Line extends Order {
  percent: number
  /** Typed instead of the percentage, for damaged goods or to round the price. */
  amount: number
  discount: number
}

const lineOf = ({ dice }: WorkDay, order: Order, discount: number): Line => {
  const worth = order.quantity * order.unitPrice
  const percent = percentFor(order, discount)
  const amount = dice.percent(4) ? amountFor(order, Math.floor(worth / 20_000) * 1000) : 0
  return { ...order, percent, amount, discount: amount || Math.round((worth * percent) / 100) }
}

const written = ({ product, unit, quantity, unitPrice, percent, amount }: Line, customersOwn: number) => ({
  product: product.id,
  unit,
  quantity: decimal(quantity),
  unitPrice: decimal(unitPrice),
  ...(customersOwn > 0 ? { discountPercent: decimal(percent) } : {}),
  ...(amount > 0 ? { discountAmount: decimal(amount) } : {}),
})

const deliveryTo = ({ contact, phone, address }: Customer) => ({
  type: 1,
  receiverName: contact,
  receiverPhone: phone,
  receiverAddress: address,
  weight: null,
  codAmount: null,
})

interface Draft {
  values: Record<string, unknown>
  lines: Record<string, unknown>[]
  /** The amount of the goods before what is taken off the whole bill. */
  goods: number
  /** How much more could be taken off. */
  bearable: number
}

/** Thrown before it is known what is owed, so that money never decides which goods are sold. */
interface Luck {
  paysAll: boolean
  paysPart: boolean
  inCash: boolean
  mayExceed: boolean
}
const luckOf = ({ dice }: WorkDay): Luck => ({
  paysAll: dice.percent(14),
  paysPart: dice.percent(8),
  inCash: dice.percent(15),
  mayExceed: dice.percent(12),
})

/** Adds the payment of a bill: in full, in part, or none. */
const withPayment = (
  { world }: WorkDay,
  { values, lines }: Pick<Draft, 'values' | 'lines'>,
  { total, ...luck }: Luck & { total: number },
): DocumentInput => {
  if (!luck.paysAll && !luck.paysPart) return inputOf(values, lines)
  const paid = luck.paysAll ? total : Math.floor(total / 3_000_000) * 1_000_000
  const isCash = total < 5_000_000 || luck.inCash
  const payment = { paid: decimal(paid), paymentMethod: isCash ? 1 : 2, fund: world.funds[isCash ? 'TM' : 'VCB'] }
  return inputOf(paid > 0 ? { ...values, ...payment } : values, lines)
}

const collectsItself = 'Khách tự lấy hàng'
const notes = [
  'Giao trước 10 giờ',
  'Giao buổi chiều',
  collectsItself,
  'Gọi trước khi giao',
  'Kèm hàng tuần trước',
  '',
  '',
  '',
]

/** What is taken off the whole bill, as far as every line can bear it; `amount` is what that comes to. */
const billDiscount = ({ dice }: WorkDay, { group }: Customer, { lines, goods }: { lines: Line[]; goods: number }) => {
  const room = roomOf(lines)
  if (group === 'DL' && lines.length > 6) {
    const percent = dice.percent(35) ? Math.min(dice.between(1, 3), Math.floor(room * 100)) : 0
    return { amount: (goods * percent) / 100, values: percent > 0 ? { discountPercent: decimal(percent) } : {} }
  }
  const wanted = dice.percent(8) ? dice.between(1, 4) * 20_000 : 0
  const amount = wanted <= room * goods ? wanted : 0
  return { amount, values: amount > 0 ? { discountAmount: decimal(amount) } : {} }
}

const compose = async (office: WorkDay, customer: Customer, scope: Scope): Promise<Draft | null> => {
  const { world, dice, day } = office
  const store = dice.percent(22) ? 'KHO02' : 'KHO01'
  const taste = tastes[customer.group]
  const free = await freeIn(office, scope, store)
  const liked = world.products.filter((product) => taste.groups.length === 0 || taste.groups.includes(product.group))
  const orders = dice
    .some(liked, dice.between(...taste.lines))
    .flatMap((product) => inPacks(product, dice.between(...taste.packs), free(product.id)))
  if (orders.length === 0) return null
  const lines = orders.map((order) => lineOf(office, order, customer.discount))
  const goods = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice - line.discount, 0)
  const off = billDiscount(office, customer, { lines, goods })
  const values = {
    date: day,
    partner: customer.id,
    store: world.stores[store],
    employee: customer.employee,
    description: dice.pick(notes) || null,
    ...off.values,
    ...(dice.percent(25) ? { shippingFee: decimal(dice.between(1, 5) * 50_000) } : {}),
    ...(dice.percent(45) ? { delivery: deliveryTo(customer) } : {}),
  }
  const bearable = roomOf(lines) * goods - off.amount
  return { values, lines: lines.map((line) => written(line, customer.discount)), goods, bearable }
}

/** True if a customer may buy on credit: with the limit used up, they must pay immediately. */
const mustPay = async (
  { desk }: WorkDay,
  scope: Scope,
  { customer, total }: { customer: Customer; total: number },
): Promise<boolean> => {
  if (customer.term === 'TT00') return true
  return (await desk.owedBy(scope, customer.id)) + total > customer.creditLimit * 1_000_000
}

/** Bills that are older wait for nobody: what was brought without a parcel is with the customer. */
const WAITING_DAYS = 1

type Payment = Luck & { total: number }
const unpaid: Payment = { total: 0, paysAll: false, paysPart: false, inCash: false, mayExceed: false }

/** What is paid at once; who has used up his limit pays all, but for good customers now and then. */
const paymentOf = async (
  office: WorkDay,
  scope: Scope,
  { customer, draft, luck }: { customer: Customer; draft: Draft; luck: Luck },
): Promise<Payment> => {
  const total = await office.desk.totalOf(scope, 'salesBill', inputOf(draft.values, draft.lines))
  const mayExceed = customer.creditLimit > 0 && luck.mayExceed
  const paysAll = luck.paysAll || ((await mustPay(office, scope, { customer, total })) && !mayExceed)
  return { ...luck, total, paysAll }
}

interface Selling {
  coupon?: Coupon
  /** Days before today; where it is said, the bill may be one that is brought. */
  before?: number
}

/**
 * Saves a bill. Null if nothing the customer likes is free, or if it is not enough for the coupon. What a carrier collects
 * is not paid.
 */
export const sell = async (
  office: WorkDay,
  customer: Customer,
  { coupon, before }: Selling = {},
): Promise<{ id: string; isBrought: boolean } | null> => {
  const scope = office.as('banhang')
  const draft = await compose(office, customer, scope)
  if (!draft) return null
  if (coupon) {
    if (draft.goods < coupon.minOrder || draft.bearable < coupon.value) return null
    draft.values['couponCode'] = coupon.code
  }
  const way = before === undefined ? undefined : nextWay(office, before, customer)
  const packs = draft.lines.reduce((sum, line) => sum + toNumber(line['quantity'] as Decimal), 0)
  if (way) {
    draft.values['delivery'] = deliveryBy(office, way, customer, packs)
    if (draft.values['description'] === collectsItself) draft.values['description'] = null
  } else if (before !== undefined && before > WAITING_DAYS) delete draft.values['delivery']
  const luck = luckOf(office)
  const payment = way?.collects ? unpaid : await paymentOf(office, scope, { customer, draft, luck })
  const { id } = await office.desk.save(scope, 'salesBill', withPayment(office, draft, payment))
  if (way) bringBy(office, way, { bill: id, customer, packs })
  return { id, isBrought: way !== undefined }
}

/** A walk-in customer buys and pays. */
export const sellOverTheCounter = async (office: WorkDay): Promise<void> => {
  const { desk, world, dice, day } = office
  const scope = office.as('banhang')
  const free = await freeIn(office, scope, 'KHO03')
  const orders = dice
    .some(world.products, dice.between(1, 5))
    .flatMap((product) => inPieces(product, dice.between(1, 10), free(product.id)))
  if (orders.length === 0) return
  const values = { date: day, partner: world.walkIn, store: world.stores['KHO03'] }
  const lines = orders.map((order) => written(lineOf(office, order, 0), 0))
  const luck = { ...luckOf(office), paysAll: true }
  const total = await desk.totalOf(scope, 'salesBill', inputOf(values, lines))
  await desk.save(scope, 'salesBill', withPayment(office, { values, lines }, { ...luck, total }))
}

/** Saves an unfinished bill as a draft. */
export const begin = async (office: WorkDay, customer: Customer): Promise<boolean> => {
  const scope = office.as('banhang')
  const draft = await compose(office, customer, scope)
  if (!draft) return false
  const values = { ...draft.values, description: 'Chờ khách xác nhận' }
  await office.desk.save(scope, 'salesBill', inputOf(values, draft.lines, true))
  return true
}
