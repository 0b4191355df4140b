/** Answers `calls.ts`: the rows of price levels by pages, and prices by a formula. */
import { answering, type Answering, type Call } from '#engine/answering.ts'
import { fromQuery } from '#engine/call.ts'
import { isStoredId } from '#engine/columns.ts'
import { recordInfo } from '#engine/record/read.ts'
import type { ListModule } from '#engine/record/record.ts'
import { saveRecord } from '#engine/record/save.ts'
import type { Scope } from '#engine/scope.ts'
import { sightFor } from '#engine/scope.ts'
import { toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, Unreadable, type Problem } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import { decodeRecord, encodeRecord } from '#wire/list.ts'
import { isObject, readValue, writeFields } from '#wire/values.ts'
import { levelPrices } from '../_shared/level-prices.ts'
import { applyFormula, type Application } from './apply-formula.server.ts'
import {
  formulaFields,
  formulaOfLevel,
  headOfLevel,
  levelsOfGoods,
  mostRows,
  rowsOfLevel,
  saveOfRows,
} from './calls.ts'
import { bases, percentLimits, roundings } from './formula.ts'
import { levelsOfProduct } from './of-product.server.ts'
import { rowsPage, type GoodsPrice } from './rows.server.ts'

const moduleOf = ({ registry }: Scope): ListModule => ({
  definition: registry.lists.get('priceLevel')!,
  slots: registry.listSlots['priceLevel'],
})

const head: Answering<typeof headOfLevel> = async (scope, { asked }) => {
  const module = moduleOf(scope)
  const record = await recordInfo(scope, module, asked.s_ID, { many: new Map([['objects', 'all']]) })
  const { Products: _, ...told } = encodeRecord(module.definition, record, {
    may: sightFor(scope),
    timeZone: scope.settings.timeZone,
  })
  return told
}

const number = (value: Decimal | null | undefined): number | null =>
  value === null || value === undefined ? null : toNumber(value)

const writtenRow = (row: GoodsPrice) => ({
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
const isTrue = (text: string): boolean => ['true', '1'].includes(text.toLowerCase())

const whole = (text: string, name: string): number => {
  const number = Number(text || 0)
  if (!Number.isSafeInteger(number)) throw new Unreadable('invalid', { label: name })
  return Math.max(0, number)
}

const rows: Answering<typeof rowsOfLevel> = async (scope, { asked, query }) => {
  const level = asked.s_ID
  const page = await rowsPage(scope, {
    level: isStoredId(level) ? level : '00000000-0000-0000-0000-000000000000',
    offset: whole(asked.CurrentIndex, 'CurrentIndex'),
    limit: Math.min(mostRows, whole(asked.nItem, 'nItem') || usualRows),
    search: asked.KeySearch || (fromQuery(query, 'KeySeach') ?? '').trim(),
    group: asked.Group_ID,
    ruled: isTrue(asked.ruled),
  })
  const ListItem = page.rows.map((row) => ({
    ...writtenRow(row),
    Price: number(row.sellPrice),
    costPrice: number(row.costPrice),
  }))
  return { ListItem, TotalCount: page.total }
}

const saveRows: Answering<typeof saveOfRows> = async (scope, { body }) => {
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

const formula: Answering<typeof formulaOfLevel> = async (scope, { body }) => {
  const { id, code, version, changes, added, skipped } = await applyFormula(scope, readFormula(scope, body))
  const ListItem = changes.slice(0, mostChanges).map((one) => ({
    ...writtenRow(one),
    basePrice: number(one.basePrice),
    newPrice: number(one.newPrice),
  }))
  return { Description: 'ok', s_ID: id, NumberID: code, version, TotalCount: changes.length, added, skipped, ListItem }
}

const ofProduct: Answering<typeof levelsOfGoods> = async (scope, { asked }) => {
  const writing = { may: sightFor(scope), timeZone: scope.settings.timeZone }
  const found = await levelsOfProduct(scope, asked.Product_ID)
  const ListItem = found.map((row) => writeFields(levelPrices.fields as Fields, { ...row }, writing))
  return { ListItem, TotalCount: ListItem.length }
}

export const priceLevelCalls: readonly Call[] = [
  answering(headOfLevel, head),
  answering(rowsOfLevel, rows),
  answering(levelsOfGoods, ofProduct),
  answering(saveOfRows, saveRows),
  answering(formulaOfLevel, formula),
]
