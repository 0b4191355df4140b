/** Bills and unfinished drafts of the demo company. */
import { transitDocuments } from '#engine/document/transit.ts'
import type { DocumentInput } from '#engine/document/input.ts'
import type { Saved } from '#engine/document/save.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { decimal, fromLedger, toNumber } from '#kernel/decimal.ts'
import { packPrice } from '#start/goods.server.ts'
import { inputOf, onHand, save, totalOf, type WorkDay } from './office.ts'
import type { CustomerGroup } from '#start/partners.server.ts'
import type { Product, DemoRecords } from './world.ts'

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

interface Order {
  product: Product
  unit: string
  quantity: number
  unitPrice: number
}

/** As much as wanted, but at most the stock. */
const inPacks = (product: Product, wanted: number, stock: number): Order[] => {
  const packs = Math.min(wanted, Math.floor(stock / product.factor))
  return packs > 0 ? [{ product, unit: product.packId, quantity: packs, unitPrice: packPrice(product) }] : []
}
const inPieces = (product: Product, wanted: number, stock: number): Order[] => {
  const pieces = Math.min(wanted, stock)
  return pieces > 0 ? [{ product, unit: product.unitId, quantity: pieces, unitPrice: product.sellPrice }] : []
}

const lineOf = (
  { dice }: WorkDay,
  { product, unit, quantity, unitPrice }: Order,
  discount: number,
): Record<string, unknown> => ({
  product: product.id,
  unit,
  quantity: decimal(quantity),
  unitPrice: decimal(unitPrice),
  ...(discount > 0 ? { discountPercent: decimal(discount) } : {}),
  // Occasionally a discount is typed, for damaged goods or to round the price.
  ...(dice.percent(4) ? { discountAmount: decimal(Math.floor((quantity * unitPrice) / 20_000) * 1000) } : {}),
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
}

/** Adds the payment of a bill: in full, in part, or none. */
const withPayment = async (
  { dice, world }: WorkDay,
  { values, lines }: Draft,
  { scope, atOnce }: { scope: Scope; atOnce: boolean },
): Promise<DocumentInput> => {
  const isWhole = atOnce || dice.percent(14)
  if (!isWhole && !dice.percent(8)) return inputOf(values, lines)
  const total = await totalOf(scope, 'salesBill', inputOf(values, lines))
  const paid = isWhole ? total : Math.floor(total / 3_000_000) * 1_000_000
  const isCash = total < 5_000_000 || dice.percent(15)
  const payment = { paid: decimal(paid), paymentMethod: isCash ? 1 : 2, fund: world.funds[isCash ? 'TM' : 'VCB'] }
  return inputOf(paid > 0 ? { ...values, ...payment } : values, lines)
}

const notes = [
  'Giao trước 10 giờ',
  'Giao buổi chiều',
  'Khách tự lấy hàng',
  'Gọi trước khi giao',
  'Kèm hàng tuần trước',
  '',
  '',
  '',
]

const compose = async (office: WorkDay, customer: Customer, scope: Scope): Promise<Draft | null> => {
  const { world, dice, day } = office
  const store = world.stores[dice.percent(22) ? 'KHO02' : 'KHO01']!
  const taste = tastes[customer.group]
  const stock = await onHand(scope, store)
  const liked = world.products.filter((product) => taste.groups.length === 0 || taste.groups.includes(product.group))
  const orders = dice
    .some(liked, dice.between(...taste.lines))
    .flatMap((product) => inPacks(product, dice.between(...taste.packs), stock.get(product.id) ?? 0))
  if (orders.length === 0) return null
  const isBig = customer.group === 'DL' && orders.length > 6
  const values = {
    date: day,
    partner: customer.id,
    store,
    employee: customer.employee,
    description: dice.pick(notes) || null,
    ...(isBig && dice.percent(35) ? { discountPercent: decimal(dice.between(1, 3)) } : {}),
    ...(!isBig && dice.percent(8) ? { discountAmount: decimal(dice.between(1, 4) * 20_000) } : {}),
    ...(dice.percent(25) ? { shippingFee: decimal(dice.between(1, 5) * 50_000) } : {}),
    ...(dice.percent(45) ? { delivery: deliveryTo(customer) } : {}),
  }
  return { values, lines: orders.map((order) => lineOf(office, order, customer.discount)) }
}

const owedBy = async ({ tx }: Scope, customer: Customer): Promise<number> => {
  const [row] = await tx.query<{ amount: string }>(
    sql`select amount from debt_balance where partner_id = ${customer.id} and side = 'receivable'`,
  )
  return toNumber(fromLedger(row?.amount ?? '0'))
}

/**
 * Whether a customer may buy on credit: with the limit used up, they must pay immediately; customers who never pay
 * get nothing.
 */
type Credit = 'open' | 'atOnce' | 'none'
const creditOf = async (scope: Scope, customer: Customer, total: number): Promise<Credit> => {
  if (customer.term === 'TT00') return 'atOnce'
  if ((await owedBy(scope, customer)) + total <= customer.creditLimit * 1_000_000) return 'open'
  return customer.habit === 'never' ? 'none' : 'atOnce'
}

/** Saves a bill. Null if nothing the customer likes is in stock, or if they get no more credit. */
export const sell = async (office: WorkDay, customer: Customer, couponCode?: string): Promise<Saved | null> => {
  const scope = office.as('banhang')
  const draft = await compose(office, customer, scope)
  if (!draft) return null
  if (couponCode) draft.values['couponCode'] = couponCode
  const credit = await creditOf(scope, customer, await totalOf(scope, 'salesBill', inputOf(draft.values, draft.lines)))
  // Good customers may occasionally exceed their limit.
  const atOnce = credit === 'atOnce' && (customer.creditLimit === 0 || !office.dice.percent(12))
  return credit === 'none' ? null : save(scope, 'salesBill', await withPayment(office, draft, { scope, atOnce }))
}

/** A walk-in customer buys and pays. */
export const sellOverTheCounter = async (office: WorkDay): Promise<void> => {
  const { world, dice, day } = office
  const scope = office.as('banhang')
  const store = world.stores['KHO03']!
  const stock = await onHand(scope, store)
  const orders = dice
    .some(world.products, dice.between(1, 5))
    .flatMap((product) => inPieces(product, dice.between(1, 10), stock.get(product.id) ?? 0))
  if (orders.length === 0) return
  const draft = {
    values: { date: day, partner: world.walkIn, store },
    lines: orders.map((order) => lineOf(office, order, 0)),
  }
  await save(scope, 'salesBill', await withPayment(office, draft, { scope, atOnce: true }))
}

/** Saves an unfinished bill as a draft. */
export const begin = async (office: WorkDay, customer: Customer): Promise<void> => {
  const scope = office.as('banhang')
  const draft = await compose(office, customer, scope)
  if (draft)
    await save(scope, 'salesBill', inputOf({ ...draft.values, description: 'Chờ khách xác nhận' }, draft.lines, true))
}

export const cancel = async ({ as }: WorkDay, kind: string, id: string): Promise<void> => {
  const scope = as('admin')
  const definition = scope.registry.documents.get(kind)!
  const { failures } = await transitDocuments(scope, definition, [id], { transition: 'cancel' })
  if (failures.length > 0) throw new Error(`The demo could not cancel a ${kind}: ${failures[0]!.problems[0]!.message}`)
}
