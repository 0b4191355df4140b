/** Answers `calls.ts`: what is short, as orders to suppliers. */
import { answering, type Answering, type Call } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import { toNumber } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import { isObject } from '#wire/values.ts'
import { mostAsked, shortGoods } from './calls.ts'
import { shortOf, type Place, type ShortGroup } from './short.server.ts'

const unreadable = (): never => {
  throw new Unreadable('invalid', { label: 'rows' })
}

const placesIn = (body: unknown): Place[] => {
  const rows: unknown = isObject(body) ? body['rows'] : undefined
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > mostAsked) return unreadable()
  return rows.map((row: unknown) => {
    const { Product_ID: product, Store_ID: store } = isObject(row) ? row : {}
    return isStoredId(product) && isStoredId(store) ? { product, store } : unreadable()
  })
}

const written = ({ supplier, store, lines }: ShortGroup) => ({
  Object_ID: supplier?.id ?? null,
  ObjName: supplier?.name ?? null,
  Store_ID: store.id,
  StoreName: store.name,
  lines: lines.map((line) => ({
    Product_ID: line.product,
    ProductID: line.code,
    ProductName: line.name,
    unitId: line.unit,
    Unit: line.unitName,
    Qty: toNumber(line.quantity),
    Price: line.price === null ? null : toNumber(line.price),
    baseUnit: line.baseUnitName,
    available: toNumber(line.available),
    incoming: toNumber(line.incoming),
    limit: toNumber(line.limit),
  })),
})

const short: Answering<typeof shortGoods> = async (scope, { body }) => {
  const { groups, ...counts } = await shortOf(scope, placesIn(body))
  return { ListItem: groups.map(written), TotalCount: groups.length, ...counts }
}

export const calls: readonly Call[] = [answering(shortGoods, short)]
