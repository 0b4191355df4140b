/** The calls for the prices that document lines propose (contract documents §5), and for what can be sold of goods. */
import { describe } from '#model/call.ts'
import {
  asked,
  askedFor,
  body,
  day,
  id,
  list,
  nullable,
  number as decimal,
  object,
  oneOf,
  text,
} from '#model/schema.ts'
import { rows } from '#wire/answer-schemas.ts'

const deal = [
  asked('Object_ID', id),
  asked('iType', oneOf('1', '2')),
  asked('dtDate', day),
  asked('currencyId', id),
  asked('ExRate', decimal),
] as const
const proposed = {
  Price: nullable(decimal),
  f_Discount: nullable(decimal),
  m_Discount: nullable(decimal),
  source: text,
  ListItem: list(object({ unitId: id, Unit: text, factor: decimal, Price: nullable(decimal) })),
}
const level = { priceLevelName: text }

export const priceOfGoods = describe({
  path: 'Product/getPrice',
  about: {
    query: [askedFor('Product_ID', id), asked('unitId', id), ...deal],
    answers: object(proposed, { ...level, lastPrice: decimal, lastDate: day, lastNumber: text }),
  },
  demand: 'signedIn',
})

/** Of many lines; null where there is no proposal. */
export const pricesOfGoods = describe({
  path: 'Product/getPrices',
  about: {
    query: deal,
    takes: body({ items: list(body({ Product_ID: id }, { unitId: nullable(id) })) }),
    answers: object({ ListItem: list(nullable(object(proposed, level))) }),
  },
  demand: 'signedIn',
})

/** What lies in a store, is promised and is coming of many products; the names are those of the list of stock. */
export const outlookOfGoods = describe({
  path: 'Product/getOutlook',
  about: {
    takes: body({ ids: list(id) }, { Store_ID: nullable(id), s_ID: nullable(id), sources: nullable(list(id)) }),
    answers: rows(
      object({ Product_ID: id, QInstock: decimal, ordered: decimal, available: decimal, incoming: decimal }),
    ),
  },
  demand: 'signedIn',
})

/** What the partner took last, newest first; without a partner, what the user sold or bought. */
export const goodsTaken = describe({
  path: 'Product/getTaken',
  about: {
    query: [...deal, asked('s_ID', id)],
    answers: rows(
      object({
        Product_ID: id,
        Code: text,
        unitId: id,
        Qty: decimal,
        Price: nullable(decimal),
        dtDate: day,
        NumberID: text,
      }),
    ),
  },
  demand: 'signedIn',
})
