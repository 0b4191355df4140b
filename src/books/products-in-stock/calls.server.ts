/** The call that tells what is short, as orders to suppliers. Everything it names is said by the list of stock or orders. */
import { isStoredId } from '#engine/columns.ts'
import type { OwnCall } from '#engine/scope.ts'
import { toNumber } from '#kernel/decimal.ts'
import { Unreadable } from '#kernel/problem.ts'
import { body, count, id, list, nullable, number, object, text } from '#model/schema.ts'
import { isObject } from '#wire/values.ts'
import { mostAsked, shortOf, type Place, type ShortGroup } from './short.server.ts'

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

const short: OwnCall['run'] = async (scope, { body }) => {
  const { groups, ...counts } = await shortOf(scope, placesIn(body))
  return { ListItem: groups.map(written), TotalCount: groups.length, ...counts }
}

const groupSchema = object({
  Object_ID: nullable(id),
  ObjName: nullable(text),
  Store_ID: id,
  StoreName: text,
  lines: list(
    object({
      Product_ID: id,
      ProductID: text,
      ProductName: text,
      unitId: id,
      Unit: text,
      Qty: number,
      Price: nullable(number),
      baseUnit: text,
      available: number,
      incoming: number,
      limit: number,
    }),
  ),
})

export const calls: readonly OwnCall[] = [
  {
    name: 'getShort',
    about: {
      takes: body({ rows: list(body({ Product_ID: id, Store_ID: id }), { minItems: 1, maxItems: mostAsked }) }),
      answers: object({
        ListItem: list(groupSchema),
        TotalCount: count,
        enough: count,
        unlimited: count,
        stopped: count,
        more: count,
      }),
    },
    demand: [
      ['ProductInStock', 'R'],
      ['PurchaseImport', 'A'],
    ],
    run: short,
  },
]
