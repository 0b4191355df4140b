/**
 * What is short, as orders to suppliers: how much of which goods, from whom they were bought last, in
 * which unit and at what price. Seven statements in three round trips, however many rows are asked about.
 */
import { outstandingByStore } from '#engine/links/outstanding.ts'
import { loadRefs } from '#engine/record/refs.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { asOfToday, stockText } from '#engine/today.ts'
import { plannedAnew } from '#engine/tx.ts'
import { decimal, divide, divideUp, fromLedger, one, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { NotFound } from '#kernel/problem.ts'
import type { TradeSide } from '#model/document.ts'
import { rank } from '#model/move.ts'
import type { Refs, RowIn } from '#model/rule-context.ts'
import { available, packs, wanted, type Level, type Pack } from './levels.ts'
import { compareTexts } from '#kernel/text-order.ts'

/** A product in a store. */
export interface Place {
  product: string
  store: string
}

/** The maximum number of lines that are proposed. */
export const mostProposed = 1_000

interface GoodsRow {
  id: string
  code: string
  name: string
  active: boolean
  stock_min: string | null
  stock_max: string | null
}
interface StoreRow {
  id: string
  name: string
}
/** Of a product in a store. */
interface QuantityRow {
  product_id: string
  store_id: string
  quantity: string
}
interface LevelOfGoods extends Level {
  goods: GoodsRow
  /** Where it is ordered to. */
  store: StoreRow
}

const limitOf = (text: string | null): Decimal | null => (text === null ? null : decimal(text))

type Placed = Record<'onHand' | 'ordered' | 'incoming', Decimal>
const nothing: Placed = { onHand: zero, ordered: zero, incoming: zero }

/** What there is of each product, by store. */
const placedOf = (figures: Readonly<Record<keyof Placed, Placement>>): Map<string, Map<string, Placed>> => {
  const found = new Map<string, Map<string, Placed>>()
  for (const [name, { rows, read }] of Object.entries(figures))
    for (const { product_id: product, store_id: store, quantity } of rows) {
      const stores = found.get(product) ?? new Map<string, Placed>()
      found.set(product, stores.set(store, { ...(stores.get(store) ?? nothing), [name]: read(quantity) }))
    }
  return found
}
interface Placement {
  rows: readonly QuantityRow[]
  read: (text: string) => Decimal
}

/**
 * One for each product, by code: limits hold for all stores, so all are added up. Of several stores that are asked
 * about, it is ordered to the one with the least available. Throws NotFound if a product or store does not exist, or the
 * store is no longer used. Each table is read by itself: joined to thousands of places, a wrong guess of their number
 * costs many seconds.
 */
const levelsOf = async (scope: Scope, places: readonly Place[]): Promise<LevelOfGoods[]> => {
  const asked = Map.groupBy(places, ({ product }) => product)
  const products = [...asked.keys()]
  const stores = [...new Set(places.map(({ store }) => store))]
  const outstanding = (side: TradeSide) =>
    plannedAnew(sql`select o.product_id, o.store_id, o.quantity from ${outstandingByStore(scope, side, products)} o`)
  const [goods, used, balances, sold, bought] = (await scope.tx.batch([
    sql`select p.id, p.code, p.name, p.active, p.stock_min, p.stock_max from product p where ${sql.ours('p')} and p.id = any(${products}::uuid[]) and p.track_stock order by p.code_key, p.id`,
    sql`select s.id, s.name from store s where ${sql.ours('s')} and s.id = any(${stores}::uuid[]) and s.active order by s.code_key, s.id`,
    plannedAnew(
      sql`select b.product_id, b.store_id, b.quantity from ${asOfToday(scope, stockText('quantity'))} b where b.product_id = any(${products}::uuid[])`,
    ),
    outstanding('sales'),
    outstanding('purchase'),
  ])) as [GoodsRow[], StoreRow[], QuantityRow[], QuantityRow[], QuantityRow[]]
  if (goods.length < products.length || used.length < stores.length) throw new NotFound()
  const placed = placedOf({
    onHand: { rows: balances, read: fromLedger },
    ordered: { rows: sold, read: decimal },
    incoming: { rows: bought, read: decimal },
  })
  return goods.map((product) => {
    const byStore = placed.get(product.id) ?? new Map<string, Placed>()
    const all = [...byStore.values()]
    const here = new Set(asked.get(product.id)!.map(({ store }) => store))
    const left = ({ id }: StoreRow): Decimal => available(byStore.get(id) ?? nothing)
    return {
      goods: product,
      store: used.filter(({ id }) => here.has(id)).reduce((least, one) => (left(one) < left(least) ? one : least)),
      onHand: sumOf(all, ({ onHand }) => onHand),
      ordered: sumOf(all, ({ ordered }) => ordered),
      incoming: sumOf(all, ({ incoming }) => incoming),
      stockMin: limitOf(product.stock_min),
      stockMax: limitOf(product.stock_max),
    }
  })
}

/** From whom goods are bought; without a unit they never were, but the product names its usual supplier. */
interface Source {
  product_id: string
  supplier_id: string
  supplier_name: string
  unit_id: string | null
  factor: string | null
  /** In base currency. */
  unit_price: string | null
}

/**
 * The newest receipt of each product from a supplier still in use. The entries of a product are read from the newest
 * on; drafts and cancelled receipts have none.
 */
const sourcesOf = async ({ tx, today }: Scope, products: readonly string[]): Promise<ReadonlyMap<string, Source>> => {
  const rows = await tx.query<Source>(
    sql`select p.id as product_id, coalesce(t.supplier_id, u.id) as supplier_id, coalesce(t.supplier_name, u.name) as supplier_name, t.unit_id, t.factor, t.unit_price
from unnest(${products}::uuid[]) a (id)
join product p on ${sql.ours('p')} and p.id = a.id
left join lateral (
  select c.id as supplier_id, c.name as supplier_name, l.unit_id, l.factor, round(l.unit_price * d.exchange_rate, 4) as unit_price
  from stock_entry e
  join document d on d.tenant_id = e.tenant_id and d.id = e.document_id and d.kind = 'purchaseReceipt'
  join purchase_receipt_line l on l.tenant_id = e.tenant_id and l.id = e.line_id
  join partner c on c.tenant_id = d.tenant_id and c.id = d.partner_id and c.active
  where ${sql.ours('e')} and e.product_id = p.id and e.rank = ${rank.receipt} and e.day <= ${today}
  order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1
) t on true
left join partner u on u.tenant_id = p.tenant_id and u.id = p.supplier_id and u.active
where t.supplier_id is not null or u.id is not null`,
  )
  return new Map(rows.map((row) => [row.product_id, row]))
}

export interface ShortLine {
  product: string
  code: string
  name: string
  unit: string
  unitName: string
  quantity: Decimal
  /** Null where none is known, and for users who may not see purchase prices. */
  price: Decimal | null
  baseUnitName: string
  /** In base units, of all stores: on hand without what is promised, what is coming, up to where it is ordered. */
  available: Decimal
  incoming: Decimal
  limit: Decimal
}
/** What becomes one order: of one supplier, for one store. */
export interface ShortGroup {
  supplier: { id: string; name: string } | null
  store: { id: string; name: string }
  lines: ShortLine[]
}
export interface Short {
  groups: ShortGroup[]
  /**
   * The number of products of which nothing has to be ordered, those without limits, those no longer used, and those
   * beyond `mostProposed`.
   */
  enough: number
  unlimited: number
  stopped: number
  more: number
}

type UnitOfGoods = NonNullable<RowIn<'product'>['units']>[number]

const FINEST = 4
/** Nobody sells half a carton; goods by weight have decimals in their base unit. */
const packOf = ({ factor, decimals }: UnitOfGoods): Pack => ({
  factor,
  decimals: factor === one ? (decimals ?? FINEST) : 0,
})

const pricesOf = new Set(['unit', 'units', 'purchaseUnit'])

/** The unit it was bought in last, or usually is, if a number of them keeps the limits; otherwise the base unit. */
const lineOf = (
  level: LevelOfGoods,
  source: Source | undefined,
  { refs, sees }: { refs: Refs; sees: boolean },
): ShortLine => {
  const { goods, incoming, stockMin, stockMax } = level
  const product = refs.get('product', goods.id)!
  const units = product.units ?? []
  const [base] = units
  const usual = [source?.unit_id, product.purchaseUnit]
    .flatMap((id) => units.find((unit) => unit.unit === id) ?? [])
    .find((unit) => packs(level, packOf(unit)) !== null)
  const unit = usual ?? base!
  const quantity = packs(level, packOf(unit)) ?? divideUp(wanted(level)!, unit.factor, packOf(unit).decimals)
  // Bought in another unit, the same price per base unit counts.
  const bought =
    source?.unit_price && source.factor
      ? source.unit_id === unit.unit
        ? decimal(source.unit_price)
        : unit.factor === one
          ? divide(decimal(source.unit_price), decimal(source.factor), FINEST)
          : null
      : null
  return {
    product: goods.id,
    code: goods.code,
    name: goods.name,
    unit: unit.unit,
    unitName: unit.unitName,
    quantity,
    // A list price of 0 was never entered.
    price: sees ? (bought ?? (unit.buyPrice || null)) : null,
    baseUnitName: base!.unitName,
    available: available(level),
    incoming,
    limit: (stockMax ?? stockMin)!,
  }
}

/** By name of the supplier, goods without one last; the lines of each in the order of their codes. */
const byName = ({ supplier: a }: ShortGroup, { supplier: b }: ShortGroup): number =>
  a && b ? compareTexts(a.name, b.name) : Number(a === null) - Number(b === null)

/** Throws NotFound if a product or store does not exist, or the store is no longer used. */
export const shortOf = async (scope: Scope, places: readonly Place[]): Promise<Short> => {
  const all = await levelsOf(scope, places)
  const levels = all.filter(({ goods }) => goods.active)
  const limited = levels.filter((level) => wanted(level) !== null)
  const lacking = limited.filter((level) => wanted(level)! > 0n)
  const short = lacking.slice(0, mostProposed)
  const products = [...new Set(short.map(({ goods }) => goods.id))]
  const sources = products.length > 0 ? await sourcesOf(scope, products) : new Map<string, Source>()
  const refs = await loadRefs(scope, new Map([['product', new Set(products)]]), { only: () => pricesOf })
  const seen = { refs, sees: sightFor(scope).cost === true }
  const groups = new Map<string, ShortGroup>()
  for (const level of short) {
    const { goods, store } = level
    const source = sources.get(goods.id)
    const key = `${source?.supplier_id ?? ''}/${store.id}`
    const group = groups.get(key) ?? {
      supplier: source ? { id: source.supplier_id, name: source.supplier_name } : null,
      store,
      lines: [],
    }
    group.lines.push(lineOf(level, source, seen))
    groups.set(key, group)
  }
  return {
    groups: [...groups.values()].toSorted(byName),
    enough: limited.length - lacking.length,
    unlimited: levels.length - limited.length,
    stopped: all.length - levels.length,
    more: lacking.length - short.length,
  }
}
