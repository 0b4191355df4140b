/** The calls of price levels besides those of every list: their rows by pages, and prices by a formula. */
import { isStoredId } from '#engine/columns.ts'
import { recordInfo } from '#engine/record/read.ts'
import type { ListModule } from '#engine/record/record.ts'
import { saveRecord } from '#engine/record/save.ts'
import type { OwnCall, Scope } from '#engine/scope.ts'
import { sightFor } from '#engine/scope.ts'
import { toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, Unreadable, type Problem } from '#kernel/problem.ts'
import { percent, price, type Fields } from '#model/field.ts'
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
} from '#model/schema.ts'
import { ofRecord, rows as told, saveSchema, saveWith } from '#wire/answer-schemas.ts'
import { answerFields, bodyFields } from '#wire/field-schema.ts'
import { recordBody, recordSchema } from '#wire/record-schemas.ts'
import { decodeRecord, encodeRecord } from '#wire/list.ts'
import { isObject, readValue, writeFields, type JsonObject } from '#wire/values.ts'
import { levelPrices } from '../_shared/level-prices.ts'
import { applyFormula, type Application } from './apply-formula.server.ts'
import { bases, percentLimits, roundings } from './formula.ts'
import { levelsOfProduct } from './of-product.server.ts'
import { priceLevel } from './index.ts'
import { rowsPage, type GoodsPrice } from './rows.server.ts'

const moduleOf = ({ registry }: Scope): ListModule => ({
  definition: registry.lists.get('priceLevel')!,
  slots: registry.listSlots['priceLevel'],
})

/** The level without its goods, which are read by pages. */
const head: OwnCall['run'] = async (scope, { query }) => {
  const module = moduleOf(scope)
  const record = await recordInfo(scope, module, query('s_ID'), { many: new Map([['objects', 'all']]) })
  const { Products: _, ...told } = encodeRecord(module.definition, record, {
    may: sightFor(scope),
    timeZone: scope.settings.timeZone,
  })
  return told
}

const number = (value: Decimal | null | undefined): number | null =>
  value === null || value === undefined ? null : toNumber(value)

const writtenRow = (row: GoodsPrice): JsonObject => ({
  lineId: row.lineId,
  Product_ID: row.product,
  ProID: row.productCode,
  ProName: row.productName,
  unitId: row.unit,
  Unit: row.unitName,
  f_Discount: number(row.discountPercent),
  m_Discount: number(row.discountAmount),
  m_CustomPrice: number(row.customPrice),
})

const usualRows = 100
const mostRows = 1000
const isTrue = (text: string): boolean => ['true', '1'].includes(text.toLowerCase())

const whole = (text: string, name: string): number => {
  const number = Number(text || 0)
  if (!Number.isSafeInteger(number)) throw new Unreadable('invalid', { label: name })
  return Math.max(0, number)
}

const rows: OwnCall['run'] = async (scope, { query }) => {
  const level = query('s_ID')
  const page = await rowsPage(scope, {
    level: isStoredId(level) ? level : '00000000-0000-0000-0000-000000000000',
    offset: whole(query('CurrentIndex'), 'CurrentIndex'),
    limit: Math.min(mostRows, whole(query('nItem'), 'nItem') || usualRows),
    search: query('KeySearch') || query('KeySeach'),
    group: query('Group_ID'),
    ruled: isTrue(query('ruled')),
  })
  const ListItem = page.rows.map((row) => ({
    ...writtenRow(row),
    Price: number(row.sellPrice),
    costPrice: number(row.costPrice),
  }))
  return { ListItem, TotalCount: page.total }
}

/** A save of which `Products` holds only the changed rows and `removed` the ids of those that are gone. */
const saveRows: OwnCall['run'] = async (scope, { body }) => {
  const module = moduleOf(scope)
  const decoded = decodeRecord(module.definition, body, { timeZone: scope.settings.timeZone })
  // Adding a level is another right.
  if (decoded.id === null) throw new Refused([problem('', 'notFound')])
  const sent: unknown = isObject(body) ? body['removed'] : undefined
  const removed = Array.isArray(sent) ? sent.filter((one): one is string => isStoredId(one)) : []
  const values = { ...decoded.values, products: decoded.values['products'] ?? [] }
  const saved = await saveRecord(scope, module, { ...decoded, values, removed: { products: removed } })
  return { Description: 'ok', s_ID: saved.id, NumberID: saved.code, version: saved.version }
}

const formulaFields = {
  percent: percent({ label: 'prices.percent', sign: 'any' }),
  amount: price({ label: 'prices.amount', sign: 'any' }),
}

/** Reads the body of a formula. Throws Refused with everything that makes no sense. */
const readFormula = (scope: Scope, body: unknown): Application => {
  const sent = isObject(body) ? body : {}
  const problems: Problem[] = []
  const text = (name: string): string => (typeof sent[name] === 'string' ? sent[name].trim() : '')
  const read = (name: keyof typeof formulaFields): Decimal => {
    const context = { timeZone: scope.settings.timeZone, path: name, problems }
    return (readValue(formulaFields[name], sent[name] ?? null, context) as Decimal | null | undefined) ?? zero
  }
  const [percentage, amount] = [read('percent'), read('amount')]
  const base = bases.find((one) => one === sent['base'])
  const roundTo = roundings.find((one) => one === Number(sent['roundTo'] ?? 1))
  if (!base) problems.push(problem('base', 'invalid', { label: 'prices.base' }))
  // The prices made from what goods cost would tell it.
  else if (base !== 'sellPrice' && !sightFor(scope).cost) problems.push(problem('base', 'noRight'))
  if (!roundTo) problems.push(problem('roundTo', 'invalid', { label: 'prices.roundTo' }))
  if (percentage < percentLimits[0] || percentage > percentLimits[1])
    problems.push(problem('percent', 'outOfRange', { label: 'prices.percent' }))
  if (problems.length > 0) throw new Refused(problems)
  return {
    level: text('s_ID'),
    version: typeof sent['version'] === 'number' ? sent['version'] : undefined,
    group: text('Group_ID'),
    base: base!,
    percent: percentage,
    amount,
    roundTo: roundTo!,
    addMissing: sent['addMissing'] === true,
    dryRun: sent['dryRun'] === true,
  }
}

/** An answer tells so many changes; the others are counted. */
const mostChanges = 200

const formula: OwnCall['run'] = async (scope, { body }) => {
  const { id, code, version, changes, added, skipped } = await applyFormula(scope, readFormula(scope, body))
  const ListItem = changes.slice(0, mostChanges).map((one) => ({
    ...writtenRow(one),
    basePrice: number(one.basePrice),
    newPrice: number(one.newPrice),
  }))
  return { Description: 'ok', s_ID: id, NumberID: code, version, TotalCount: changes.length, added, skipped, ListItem }
}

/** Every level that says something of a product, for its page. */
const ofProduct: OwnCall['run'] = async (scope, { query }) => {
  const writing = { may: sightFor(scope), timeZone: scope.settings.timeZone }
  const found = await levelsOfProduct(scope, query('Product_ID'))
  const ListItem = found.map((row) => writeFields(levelPrices.fields as Fields, { ...row }, writing))
  return { ListItem, TotalCount: ListItem.length }
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

export const priceLevelCalls: readonly OwnCall[] = [
  { name: 'getHead', about: { query: [ofRecord], answers: headSchema }, demand: 'R', run: head },
  {
    name: 'getRows',
    about: {
      query: [
        ofRecord,
        asked('CurrentIndex', count),
        asked('nItem', { type: 'integer', maximum: mostRows }),
        asked('KeySearch'),
        asked('Group_ID', id),
        asked('ruled'),
      ],
      answers: told(object({ ...rowSchema, Price: nullable(decimal), costPrice: nullable(decimal) })),
    },
    demand: 'R',
    run: rows,
  },
  {
    name: 'getOfProduct',
    about: { query: [askedFor('Product_ID', id)], answers: told(answerFields(levelPrices.fields as Fields)) },
    demand: 'R',
    run: ofProduct,
  },
  {
    name: 'UpdateRows',
    about: { takes: rowsBody, answers: saveSchema },
    demand: 'U',
    writes: true,
    saves: true,
    run: saveRows,
  },
  {
    name: 'ApplyFormula',
    about: {
      takes: body(
        { s_ID: id, base: oneOf(...bases) },
        {
          ...bodyFields(formulaFields).properties,
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
    demand: 'U',
    writes: true,
    saves: true,
    run: formula,
  },
]
