/** The calls of price levels besides those of every list: their rows by pages, and prices by a formula. */
import { describe } from '#model/call.ts'
import { percent, price, type Fields } from '#model/field.ts'
import { needs } from '#model/right.ts'
import {
  asked,
  askedFor,
  body,
  count,
  flag,
  id,
  integer,
  list,
  named,
  nullable,
  number as decimal,
  object,
  oneOf,
  text,
  type AnySchema,
} from '#model/schema.ts'
import { ofRecord, rows, saveSchema, saveWith } from '#wire/answer-schemas.ts'
import { answerFields, bodyProperties } from '#wire/field-schema.ts'
import { recordBody, recordSchema } from '#wire/record-schemas.ts'
import { levelPrices } from '../_shared/level-prices.ts'
import { bases, roundings } from './formula.ts'
import { priceLevel } from './index.ts'

export const mostRows = 1000

export const formulaFields = {
  percent: percent({ label: 'prices.percent', sign: 'any' }),
  amount: price({ label: 'prices.amount', sign: 'any' }),
}

const rowSchema = {
  lineId: nullable(id),
  Product_ID: id,
  ProID: text,
  ProName: text,
  unitId: nullable(id),
  Unit: nullable(text),
  f_Discount: nullable(decimal),
  m_Discount: nullable(decimal),
  m_CustomPrice: nullable(decimal),
}
const headSchema = named('PriceLevelHead', () => {
  const { Products: _, ...told } = recordSchema(priceLevel).schema().properties ?? {}
  return object(told)
})
const rowsBody = named('PriceLevelRowsBody', () => {
  const { properties, ...rest } = recordBody(priceLevel).schema()
  return { ...rest, properties: { ...properties, removed: nullable(list(id)) } }
})

/** The level without its goods, which are read by pages. */
export const headOfLevel = describe({
  path: 'ApiListPriceLevel/getHead',
  about: { query: [ofRecord], answers: headSchema },
  demand: needs(['PriceSetting', 'R']),
})

export const rowsOfLevel = describe({
  path: 'ApiListPriceLevel/getRows',
  about: {
    query: [
      ofRecord,
      asked('CurrentIndex', count),
      asked('nItem', { type: 'integer', maximum: mostRows }),
      asked('KeySearch'),
      asked('Group_ID', id),
      asked('ruled'),
    ],
    answers: rows(object({ ...rowSchema, Price: nullable(decimal), costPrice: nullable(decimal) })),
  },
  demand: needs(['PriceSetting', 'R']),
})

/** Every level that says something of a product, for its page. */
export const levelsOfGoods = describe({
  path: 'ApiListPriceLevel/getOfProduct',
  about: { query: [askedFor('Product_ID', id)], answers: rows(answerFields(levelPrices.fields as Fields)) },
  demand: needs(['PriceSetting', 'R']),
})

/** A save of which `Products` holds only the changed rows and `removed` the ids of those that are gone. */
export const saveOfRows = describe({
  path: 'ApiListPriceLevel/UpdateRows',
  about: { takes: rowsBody, answers: saveSchema },
  demand: needs(['PriceSetting', 'U']),
  writes: true,
  errorStyle: 'save',
})

export const formulaOfLevel = describe({
  path: 'ApiListPriceLevel/ApplyFormula',
  about: {
    takes: body(
      { s_ID: id, base: oneOf(...bases) },
      {
        ...(bodyProperties(formulaFields) as Record<keyof typeof formulaFields, AnySchema>),
        version: integer,
        Group_ID: id,
        roundTo: { ...decimal, enum: roundings },
        addMissing: flag,
        dryRun: flag,
      },
    ),
    answers: saveWith({
      s_ID: id,
      NumberID: text,
      TotalCount: count,
      added: count,
      skipped: count,
      ListItem: list(object({ ...rowSchema, basePrice: nullable(decimal), newPrice: nullable(decimal) })),
    }),
  },
  demand: needs(['PriceSetting', 'U']),
  writes: true,
  errorStyle: 'save',
})

/** How long a printed price level becomes. */
export const sizeOfPaper = describe({
  path: 'ApiListPriceLevel/getPrintSize',
  about: {
    title: 'api.sizeOfPrices',
    query: [
      ofRecord,
      asked('goods', oneOf('level', 'all')),
      asked('vat', oneOf('without', 'with')),
      asked('columns', oneOf('1', '2')),
    ],
    answers: object({ TotalCount: count, pages: count }),
  },
  demand: needs(['PriceSetting', 'R']),
  kind: 'report',
  byReplica: true,
})
