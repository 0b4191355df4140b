/** `ApplyFormula`: fills the own prices of a level by a formula, or tells what it would change. */
import { isStoredId } from '#engine/columns.ts'
import { eventStatement } from '#engine/event.ts'
import { loadRecord } from '#engine/record/read.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { decimal, decimalText, zero, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import { MOST_ROWS } from './fields.ts'
import { roundedByFormula, type Formula } from './formula.ts'
import {
  costPriceSql,
  goodsPriceOf,
  joins,
  rowColumns,
  sellPriceSql,
  type GoodsPrice,
  type RowColumns,
} from './rows.server.ts'

export interface Application extends Formula {
  level: string
  version: number | undefined
  /** The product group; '' = all goods. */
  group: string
  /** Goods of the group that the level lacks are added, in all their units. */
  addMissing: boolean
  /** Changes nothing. */
  dryRun: boolean
}

interface Row extends RowColumns {
  base: string | null
}
interface Change {
  row: Row
  price: Decimal
}

const buyPriceSql = sql`case when u.id is null then r.buy_price else coalesce(u.buy_price, round(r.buy_price * u.factor, 4)) end`
const baseSql: Readonly<Record<Formula['base'], (scope: Scope) => Sql>> = {
  sellPrice: () => sellPriceSql,
  buyPrice: () => buyPriceSql,
  costPrice: costPriceSql,
}

/** Every unit of the group's goods in use that the level has no row for. */
const missingRows = (level: string): Sql =>
  sql`union all select null::uuid, p.tenant_id, p.id, o.unit_id, null::numeric, null::numeric, null::numeric
from product p
cross join lateral (select p.unit_id union all select s.unit_id from product_unit s where s.tenant_id = p.tenant_id and s.product_id = p.id) o
where ${sql.ours('p')} and p.active
and not exists (select from price_level_row x where x.tenant_id = p.tenant_id and x.price_level_id = ${level} and x.product_id = p.id and x.unit_id = o.unit_id)`

/** The rows the formula is about, with their base prices. */
const rowsOf = (scope: Scope, { level, group, base, addMissing }: Application): Promise<Row[]> => {
  const ofGroup =
    group === '' ? sql.empty : isStoredId(group) ? sql`where r.group_id = ${group}::uuid` : sql`where false`
  return scope.tx.query<Row>(
    sql`select ${rowColumns}, ${baseSql[base](scope)} as base
from (select x.id, x.tenant_id, x.product_id, x.unit_id, x.discount_percent, x.discount_amount, x.custom_price from price_level_row x
where ${sql.ours('x')} and x.price_level_id = ${level} ${addMissing ? missingRows(level) : sql.empty}) w
${joins}
${ofGroup}
order by r.code_key, w.product_id, coalesce(u.ordinal, -1)`,
  )
}

const isSame = ({ row, price }: Change): boolean =>
  row.discount_percent === null &&
  row.discount_amount === null &&
  row.custom_price !== null &&
  decimal(row.custom_price) === price

/** New prices. Goods without a base price are left alone: they would be given away. */
const changesOf = (
  { language }: Scope,
  rows: readonly Row[],
  formula: Formula,
): { changes: Change[]; skipped: number } => {
  const priced = rows.filter(({ base }) => base !== null && decimal(base) > zero)
  const all = priced.map((row) => ({ row, price: roundedByFormula(decimal(row.base!), formula) }))
  const negative = all.find(({ price }) => price < zero)
  if (negative) {
    const values = { code: negative.row.code, price: showNumber(negative.price, { language }) }
    throw new Refused([problem('amount', 'formulaNegative', values)])
  }
  return { changes: all.filter((one) => !isSame(one)), skipped: rows.length - priced.length }
}

const write = (scope: Scope, level: string, changes: readonly Change[]): Sql[] => {
  const [old, fresh] = [changes.filter(({ row }) => row.id !== null), changes.filter(({ row }) => row.id === null)]
  const pricesOf = (some: readonly Change[]) => some.map(({ price }) => decimalText(price))
  const textsOf = (some: readonly Change[], name: 'id' | 'product_id' | 'unit_id') => some.map(({ row }) => row[name])
  return [
    ...(old.length === 0
      ? []
      : [
          sql`update price_level_row w set custom_price = g.price, discount_percent = null, discount_amount = null
from unnest(${textsOf(old, 'id')}::uuid[], ${pricesOf(old)}::numeric[]) g (id, price)
where ${sql.ours('w')} and w.id = g.id`,
        ]),
    ...(fresh.length === 0
      ? []
      : [
          sql`insert into price_level_row (tenant_id, id, price_level_id, product_id, unit_id, custom_price)
values (${sql.tenant}, unnest(${fresh.map(() => scope.newId())}::uuid[]), ${level}, unnest(${textsOf(fresh, 'product_id')}::uuid[]), unnest(${textsOf(fresh, 'unit_id')}::uuid[]), unnest(${pricesOf(fresh)}::numeric[]))`,
        ]),
    sql`update price_level l set version = l.version + 1, updated_by = ${scope.user.displayName}, updated_at = ${scope.now} where ${sql.ours('l')} and l.id = ${level}`,
  ]
}

/** The event log tells of so many rows of one formula, and how many more there are. */
const MOST_TOLD = 500

const toldRow = ({ row }: Change, rule: object) => ({
  lineId: row.id,
  product: row.product_id,
  unit: row.unit_id,
  ...rule,
})
const event = (scope: Scope, record: { id: string; code: string; name: string }, changes: readonly Change[]) => {
  const told = changes.slice(0, MOST_TOLD)
  return eventStatement(scope, {
    functionId: 'PriceSetting',
    action: 'update',
    number: record.code,
    summary: record.name,
    recordId: record.id,
    before: {
      products: told.flatMap((one) => {
        const { id, discount_percent, discount_amount, custom_price } = one.row
        const rule = { discountPercent: discount_percent, discountAmount: discount_amount, customPrice: custom_price }
        return id === null ? [] : [toldRow(one, rule)]
      }),
    },
    after: { products: told.map((one) => toldRow(one, { customPrice: one.price })) },
    more: changes.length - told.length,
  })
}

/** A row as it is, with its base and its new price. */
interface FormulaChange extends GoodsPrice {
  basePrice: Decimal | null
  newPrice: Decimal
}
export interface FormulaResult {
  id: string
  code: string
  version: number
  changes: FormulaChange[]
  added: number
  /** Rows without a base price. */
  skipped: number
}

const shown = ({ row, price }: Change): FormulaChange => ({
  ...goodsPriceOf(row),
  basePrice: row.base === null ? null : decimal(row.base),
  newPrice: price,
})

/** Throws Refused when a price would be negative, and NotFound. */
export const applyFormula = async (scope: Scope, asked: Application): Promise<FormulaResult> => {
  const definition = scope.registry.lists.get('priceLevel')!
  const record = await loadRecord({ scope, definition }, asked.level, { lock: !asked.dryRun, many: new Map() })
  if (!record) throw new NotFound()
  if (asked.version !== undefined && asked.version !== record.version)
    throw new Refused([problem('', 'stale.master')], record.version)
  const { changes, skipped } = changesOf(scope, await rowsOf(scope, asked), asked)
  const added = changes.filter(({ row }) => row.id === null).length
  if (added > 0) {
    const [had] = await scope.tx.query<{ count: number }>(
      sql`select count(*)::int as count from price_level_row w where ${sql.ours('w')} and w.price_level_id = ${record.id}`,
    )
    if (had!.count + added > MOST_ROWS) throw new Refused([problem('', 'priceRowsTooMany', { max: String(MOST_ROWS) })])
  }
  if (!asked.dryRun && changes.length > 0)
    await scope.tx.batch([...write(scope, record.id, changes), event(scope, record, changes)])
  return {
    id: record.id,
    code: record.code,
    version: record.version + (asked.dryRun || changes.length === 0 ? 0 : 1),
    changes: changes.map(shown),
    added,
    skipped,
  }
}
