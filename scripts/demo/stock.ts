/** Purchase receipts, transfers and stock counts of the demo company. */
import { decimal } from '#kernel/decimal.ts'
import { freeIn, inputOf, mainStore, type StoreCode, type WorkDay } from './office.ts'
import { mostFreight } from './prices.ts'
import { packCost } from '#start/goods.server.ts'
import type { Product, DemoRecords } from './world.ts'

/** Number of packs that each store opens with, and is refilled to. */
const openingPacks: Readonly<Record<string, readonly [number, number]>> = {
  KHO01: [46, 75],
  KHO02: [8, 18],
  KHO03: [2, 6],
}
const enoughPacks = 70
const fewPacks = 35

export const openStock = async ({ desk, world, dice, day, as }: WorkDay): Promise<void> => {
  for (const [code, [least, most]] of Object.entries(openingPacks)) {
    const lines = world.products.map((product) => ({
      product: product.id,
      unit: product.packId,
      quantity: decimal(dice.between(least, most)),
      unitPrice: decimal(packCost(product)),
    }))
    await desk.save(
      as('thukho'),
      'openingStock',
      inputOf({ date: day, store: world.stores[code], description: `Tồn đầu kỳ ${code}` }, lines),
    )
  }
}

type Supplier = DemoRecords['suppliers'][number]

/** The products to order from a supplier because stock is low; empty if there is enough. */
const wantedOf = (
  supplier: Supplier,
  { products }: DemoRecords,
  stock: ReadonlyMap<string, number>,
): { product: Product; packs: number }[] => {
  const own = products.filter((product) => supplier.groups.includes(product.group))
  const packsOf = (product: Product) => (stock.get(product.id) ?? 0) / product.factor
  if (own.every((product) => packsOf(product) >= fewPacks)) return []
  return own
    .filter((product) => packsOf(product) < enoughPacks - 15)
    .map((product) => ({ product, packs: Math.ceil((enoughPacks - packsOf(product)) / 5) * 5 }))
}

/** Prices change slightly from delivery to delivery. */
const priceOf = (product: Product, { dice }: WorkDay): number =>
  Math.round((packCost(product) * dice.between(985, 1020)) / 1000 / 500) * 500

const bearableFreight = (worth: number): number => Math.floor((worth * mostFreight) / 10_000) * 10_000

const receive = async (
  office: WorkDay,
  supplier: Supplier,
  wanted: readonly { product: Product; packs: number }[],
): Promise<{ id: string }> => {
  const { desk, world, dice, day, as } = office
  const lines = wanted.map(({ product, packs }) => ({
    product: product.id,
    unit: product.packId,
    quantity: decimal(packs),
    unitPrice: decimal(priceOf(product, office)),
  }))
  const worth = wanted.reduce((sum, { product, packs }) => sum + packCost(product) * packs, 0)
  // A little more for freight, and a small delivery would cost more than its goods are sold for.
  const freight = Math.min(dice.percent(40) ? dice.between(3, 12) * 50_000 : 0, bearableFreight(worth))
  const invoice = {
    supplierInvoiceTemplate: '1',
    supplierInvoiceSeries: `C${day.slice(2, 4)}T${supplier.groups[0]!.slice(0, 2)}`,
    supplierInvoiceNumber: String(dice.between(120, 99_999)).padStart(8, '0'),
    supplierInvoiceDate: day,
  }
  return desk.save(
    as('thukho'),
    'purchaseReceipt',
    inputOf(
      {
        date: day,
        partner: supplier.id,
        store: world.stores[mainStore],
        description: `Nhập hàng ${supplier.name.replace(/^Công ty (CP|TNHH) /, '')}`,
        ...(freight > 0 ? { shippingFee: decimal(freight) } : {}),
        ...(dice.percent(15) ? { discountPercent: decimal(1) } : {}),
        ...invoice,
      },
      lines,
    ),
  )
}

/** Each supplier delivers on a fixed weekday. */
export const buy = async (office: WorkDay, index: number): Promise<{ id: string }[]> => {
  const { desk, world, as } = office
  const receipts: { id: string }[] = []
  const visiting = world.suppliers.filter((_, place) => place % 6 === index % 6)
  for (const supplier of visiting) {
    const wanted = wantedOf(supplier, world, await desk.onHand(as('thukho'), world.stores[mainStore]!))
    if (wanted.length > 0) receipts.push(await receive(office, supplier, wanted))
  }
  return receipts
}

/** Refills a smaller store from the main store. */
export const transfer = async (office: WorkDay, to: 'KHO02' | 'KHO03'): Promise<void> => {
  const { desk, world, dice, day, as } = office
  const scope = as('thukho')
  const [from, there] = [await freeIn(office, scope, mainStore), await freeIn(office, scope, to)]
  const packs = (free: typeof from, product: Product) => Math.floor(free(product.id) / product.factor)
  const least = to === 'KHO02' ? 8 : 3
  const short = world.products.filter((product) => packs(there, product) < least && packs(from, product) >= least * 3)
  const lines = dice
    .some(short, 14)
    .map((product) => ({ product: product.id, unit: product.packId, quantity: decimal(least) }))
  if (lines.length === 0) return
  await desk.save(
    scope,
    'stockTransfer',
    inputOf(
      {
        date: day,
        store: world.stores[mainStore],
        toStore: world.stores[to],
        employee: world.employees[6],
        transporter: 'Xe tải 1,5 tấn 51C-555.01',
        description: 'Bổ sung hàng',
      },
      lines,
    ),
  )
}

/**
 * Counts a part of a store: mostly correct, with a few missing or surplus pieces. The last count is still in
 * progress. Nothing is missing of what is promised.
 */
export const countStore = async (office: WorkDay, store: StoreCode, isDone: boolean): Promise<void> => {
  const { desk, world, dice, day, as } = office
  const scope = as('thukho')
  const [there, free] = [await desk.onHand(scope, world.stores[store]!), await freeIn(office, scope, store)]
  const counted = dice.some(
    world.products.filter((product) => (there.get(product.id) ?? 0) > product.factor),
    30,
  )
  const lines = counted.map((product, index) => {
    const off = dice.percent(20) ? Math.max(dice.between(-3, 2), -Math.max(0, Math.floor(free(product.id)))) : 0
    return {
      product: product.id,
      quantity: isDone || index < 18 ? decimal(Math.floor(there.get(product.id)!) + off) : null,
      note: off < 0 ? 'Vỡ, hỏng' : null,
    }
  })
  const head = { date: day, store: world.stores[store], employee: world.employees[6], description: `Kiểm kho ${store}` }
  await desk.save(scope, 'stockCount', inputOf(head, lines, !isDone))
}
