/** Two products that are one: their units, bar codes and price rows become those of the one that stays. */
import type { ListMerging, Pair, Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { goodsKey } from '#kernel/goods-number.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { productFields } from './fields.ts'
import { openingProblems } from './merge-openings.server.ts'
import { inTextOrder } from '#engine/text-order.ts'

type Both = Pair<typeof productFields>
type Product = Both['keep']
type Unit = NonNullable<Product['units']>[number]

const unitsOf = ({ units }: Product): readonly Unit[] => units ?? []

/** Units both have, with another number of base units in them. */
const otherFactors = ({ keep, remove }: Both): readonly Unit[] =>
  unitsOf(remove).filter((row) => {
    const own = unitsOf(keep).find(({ unit }) => unit === row.unit)
    return own !== undefined && own.factor !== row.factor
  })

const namesOf = async ({ tx }: Scope, units: readonly unknown[]): Promise<string> => {
  const rows = await tx.query<{ name: string }>(
    sql`select u.name from unit u where ${sql.ours('u')} and u.id = any(${units}::uuid[]) order by u.code_key`,
  )
  return rows.map(({ name }) => name).join(', ')
}

const unitProblems = async (scope: Scope, both: Both): Promise<Problem[]> => {
  const { keep, remove } = both
  if (keep.unit !== remove.unit)
    return [problem('unit', 'mergeUnit', { units: await namesOf(scope, [keep.unit, remove.unit]) })]
  const others = otherFactors(both).map(({ unit }) => unit)
  return others.length === 0 ? [] : [problem('units', 'mergeFactor', { units: await namesOf(scope, others) })]
}

/** Numbers that both have, in other forms perhaps, but of different units: the goods that stay would have them twice. */
const numbersTwice = ({ keep, remove }: Both): Problem[] => {
  const numbersOf = ({ barcode, units, unit }: Product) =>
    [{ unit, barcode }, ...(units ?? [])].flatMap((row) =>
      row.barcode ? [{ unit: row.unit, text: row.barcode, key: goodsKey(row.barcode) }] : [],
    )
  const own = numbersOf(keep)
  return numbersOf(remove)
    .filter(({ key, unit }) => own.some((one) => one.key === key && one.unit !== unit))
    .map(({ text }) => problem('barcode', 'duplicate', { value: text }))
}

const problems = async (scope: Scope, both: Both): Promise<Problem[]> => {
  const { keep, remove } = both
  return [
    ...(keep.trackStock === remove.trackStock ? [] : [problem('trackStock', 'mergeTrackStock')]),
    ...(await unitProblems(scope, both)),
    ...numbersTwice(both),
    ...(await openingProblems(scope, keep.id, remove.id)),
  ]
}

/** Rows of levels that say already what the one that stays costs in the same unit. */
const twice = ({ keep, remove }: Both): Sql =>
  sql`from price_level_row r where ${sql.ours('r')} and r.product_id = ${remove.id}
and exists (select from price_level_row o where ${sql.ours('o')} and o.product_id = ${keep.id} and o.price_level_id = r.price_level_id and o.unit_id = r.unit_id)`

const notes = async ({ tx }: Scope, both: Both): Promise<Problem[]> => {
  const rows = await tx.query<{ code: string }>(
    sql`select distinct v.code ${inTextOrder} as code from price_level v where ${sql.ours('v')} and v.id in (select r.price_level_id ${twice(both)}) order by 1`,
  )
  return rows.length > 0 ? [problem('', 'mergePriceRows', { levels: rows.map(({ code }) => code).join(', ') })] : []
}

export const productMerging: ListMerging<typeof productFields> = {
  ledger: 'stock',
  // A count compares the whole stock of a product, once.
  apart: (table) => table === 'stock_count_line',
  problems,
  notes,
  keeps: [
    // Prices of a unit that says none follow from those of the product.
    'sellPrice',
    'buyPrice',
    'units.sellPrice',
    'units.buyPrice',
    // Without one of its own, lines begin with the base unit.
    'saleUnit',
    'purchaseUnit',
    // Limits hold for all that lies in the stores, and one of them alone may contradict the other.
    'stockMin',
    'stockMax',
    'importTax',
    'exportTax',
  ],
  clear: (both) => [sql`delete ${twice(both)}`],
}
