import { defineListSlots } from '#engine/slots.ts'
import type { ListSql } from '#engine/list-sql.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { ChildRow, RecordOf } from '#engine/stored.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { priceLevelCalls } from './calls.server.ts'
import type { priceLevelFields } from './fields.ts'
import { priceLevel } from './index.ts'
import { goodsOf, strangeUnits, takenPlaces } from './rows.server.ts'
import { compareTexts } from '#kernel/text-order.ts'

const priceLevelSql: ListSql = {
  facts: {
    customerCount: 'select count(*)::int from partner p where $ours(p) and p.price_level_id = r.id',
    productCount: 'select count(*)::int from price_level_row w where $ours(w) and w.price_level_id = r.id',
  },
}

type Stored = RecordOf<typeof priceLevelFields>
type Rows = NonNullable<Stored['products']>

/** Rows without a unit are about the base unit. */
const withBaseUnits = async <R extends Readonly<Record<string, unknown>>>(
  scope: Scope,
  rows: readonly R[],
): Promise<R[]> => {
  const open = rows.filter((row) => !row['unit'])
  if (open.length === 0) return [...rows]
  const goods = await goodsOf(
    scope,
    open.map((row) => row['product']),
  )
  return rows.map((row) =>
    row['unit'] ? row : { ...row, unit: goods.get(row['product'] as string)?.baseUnit ?? null },
  )
}

/**
 * Rows that are new or about something else: units the product does not have, and goods that a row which was not sent
 * is about already.
 */
const rowProblems = async (scope: Scope, level: string, [before, after]: readonly [Rows, Rows]): Promise<Problem[]> => {
  const known = new Map(before.map((row) => [row.lineId, row]))
  const changed = after.flatMap((row, index) => {
    const old = known.get(row.lineId)
    return old?.product === row.product && old?.unit === row.unit ? [] : [{ ...row, index }]
  })
  const sent = [...before, ...after].flatMap(({ lineId }) => lineId ?? [])
  const [strange, taken] = await Promise.all([
    strangeUnits(scope, changed),
    takenPlaces(scope, level, { rows: changed, except: sent }),
  ])
  return [
    ...strange.map(({ index }) => problem(`products.${index}.unit`, 'unknownRef', { label: 'product.unit' })),
    ...changed.flatMap(({ product, unit, index }) =>
      taken.has(`${product}/${unit}`) ? [problem(`products.${index}.product`, 'priceRowTwice')] : [],
    ),
  ]
}

const namesOfPartners = async ({ tx }: Scope, ids: readonly unknown[]): Promise<Map<string, string>> => {
  const rows = await tx.query<{ id: string; name: string }>(
    sql`select p.id, p.name from partner p where ${sql.ours('p')} and p.id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const slots = defineListSlots(priceLevel, {
  sql: priceLevelSql,
  calls: priceLevelCalls,
  async prepare(scope, draft) {
    return draft.products ? { ...draft, products: await withBaseUnits(scope, draft.products) } : draft
  },
  completeRows: (scope, name, rows): Promise<ChildRow[]> =>
    name === 'products' ? withBaseUnits(scope, rows) : Promise.resolve([...rows]),
  guard: (scope, { before, after }) =>
    after.products ? rowProblems(scope, after.id, [before?.products ?? [], after.products]) : Promise.resolve([]),
  /** The names of what its rows are about, and the rows in the order of their goods. */
  async facts(scope, { objects, products }) {
    const rows = products ?? []
    const [names, goods] = await Promise.all([
      namesOfPartners(
        scope,
        (objects ?? []).map((row) => row.partner),
      ),
      goodsOf(
        scope,
        rows.map((row) => row.product),
      ),
    ])
    const named = rows.map((row) => {
      const found = goods.get(row.product!)
      const unit = found?.units.find((one) => one.unit === row.unit)
      return { ...row, productCode: found?.code ?? '', productName: found?.name ?? '', unitName: unit?.unitName ?? '' }
    })
    return {
      objects: (objects ?? []).map((row) => ({ ...row, name: names.get(row.partner!) ?? '' })),
      products: named.toSorted(
        (a, b) => compareTexts(a.productCode, b.productCode) || compareTexts(a.unitName, b.unitName),
      ),
    }
  },
})
