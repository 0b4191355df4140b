/** The call that tells what is short, as orders to suppliers. Everything it names is said by the list of stock or orders. */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { body, count, id, list, nullable, number, object, text } from '#model/schema.ts'

/** The most rows that are asked for. */
export const mostAsked = 5_000

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

export const shortGoods = describe({
  path: 'ProductInStock/getShort',
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
  demand: needs(['ProductInStock', 'R'], ['PurchaseImport', 'A']),
})
