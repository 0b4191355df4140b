import { defineListSlots } from '#engine/slots.ts'
import type { RecordOf } from '#engine/stored.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { one } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import { productCalls } from './calls.server.ts'
import type { productFields } from './fields.ts'
import { arrangeImport, carriedBefore, importing } from './imports.server.ts'
import { hub } from './hub.ts'
import { productFigures } from './hub.server.ts'
import { product } from './index.ts'
import { productMerging } from './merging.server.ts'
import { takenNumbers } from './numbers.server.ts'
import { productSql } from './sql.server.ts'
import { takenUnitCodes } from './unit-codes.server.ts'

type Stored = RecordOf<typeof productFields>
interface Change {
  before: Stored | null
  after: Stored
}

/** Tables of document lines with a product and a unit. */
const lineTables = ({ registry }: Scope): Sql[] =>
  [...registry.documents.values()]
    .filter(({ shape }) => 'product' in (shape.lines as Fields) && 'unit' in (shape.lines as Fields))
    .map((one) => sql.ident(`${one.table}_line`))

/** The units of the product that documents have used. */
const usedUnits = async (scope: Scope, product: string): Promise<Set<string>> => {
  const tables = lineTables(scope)
  if (tables.length === 0) return new Set()
  const parts = tables.map(
    (table) =>
      sql`select unit_id from ${table} r where ${sql.ours('r')} and product_id = ${product} and unit_id is not null`,
  )
  const rows = await scope.tx.query<{ unit_id: string }>(sql.join(parts, ' union '))
  return new Set(rows.map((row) => row.unit_id))
}

const hasMoved = async ({ tx }: Scope, product: string): Promise<boolean> =>
  (await tx.query(sql`select 1 from stock_entry where ${sql.ours('stock_entry')} and product_id = ${product} limit 1`))
    .length > 0

/** Units whose factor was changed, or which were removed. */
const changedUnits = (before: Stored, after: Stored): { unit: string; at: string }[] => {
  const now = after.units ?? []
  return (before.units ?? []).flatMap((old) => {
    const index = now.findIndex((row) => row.unit === old.unit)
    if (index >= 0 && now[index]!.factor === old.factor) return []
    return [{ unit: old.unit!, at: index >= 0 ? `units.${index}.factor` : 'units' }]
  })
}

/** Units that documents have used cannot be changed. */
const fixed = async (scope: Scope, { before, after }: Change): Promise<Problem[]> => {
  if (!before) return []
  const changed = changedUnits(before, after)
  const isOtherUnit = before.unit !== after.unit
  const used = isOtherUnit || changed.length > 0 ? await usedUnits(scope, after.id) : new Set<string>()
  const moved =
    (isOtherUnit && used.size === 0) || before.trackStock !== after.trackStock ? await hasMoved(scope, after.id) : false
  return [
    ...(isOtherUnit && (used.size > 0 || moved) ? [problem('unit', 'unitFixed')] : []),
    ...changed.filter(({ unit }) => used.has(unit)).map(({ at }) => problem(at, 'factorFixed')),
    ...(before.trackStock !== after.trackStock && moved ? [problem('trackStock', 'trackStockFixed')] : []),
  ]
}

/** Pieces of a unit without decimals cannot be divided; factors that stand there since earlier stay. */
const brokenFactors = async ({ tx }: Scope, { before, after }: Change): Promise<Problem[]> => {
  const isOld = (row: NonNullable<Stored['units']>[number]) =>
    before?.unit === after.unit && before.units?.some((old) => old.unit === row.unit && old.factor === row.factor)
  const broken = (after.units ?? []).flatMap((row, index) =>
    row.factor !== null && row.factor % one !== 0n && !isOld(row) ? [index] : [],
  )
  if (broken.length === 0 || !after.unit) return []
  const [base] = await tx.query<{ name: string }>(
    sql`select name from unit where ${sql.ours('unit')} and id = ${after.unit} and decimals = 0`,
  )
  return base ? broken.map((index) => problem(`units.${index}.factor`, 'factorNotWhole', { unit: base.name })) : []
}

export const slots = defineListSlots(product, {
  sql: productSql,
  hub: { hub, figures: productFigures },
  merging: productMerging,
  calls: productCalls,
  importing,
  arrangeImport,
  carriedBefore,
  async guard(scope, change) {
    const found = await Promise.all([
      fixed(scope, change),
      brokenFactors(scope, change),
      takenNumbers(scope, change.before, change.after),
      takenUnitCodes(scope, change.after),
    ])
    return found.flat()
  },
})
