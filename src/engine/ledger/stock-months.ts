/** In and out of a product and store by month (migration 0008): a projection of the entries, kept with them. */
import { sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import type { StockEntry } from './valuation.ts'

export const flows = [
  'opening_quantity',
  'opening_value',
  'input_quantity',
  'input_value',
  'output_quantity',
  'output_value',
] as const
type Flows = [bigint, bigint, bigint, bigint, bigint, bigint]

export interface StockMonth {
  product: string
  store: string
  /** Its first day. */
  month: string
  flows: Flows
}

/** A cost correction is no quantity, and its value leaves: it counts as output with opposite sign (contract reports R20). */
const flowsOf = (entry: StockEntry): Flows => {
  const { quantity, value, correction } = entry
  if (quantity < 0n) return [0n, 0n, 0n, 0n, -quantity, -value - correction]
  return entry.rank === 0 ? [quantity, value, 0n, 0n, 0n, -correction] : [0n, 0n, quantity, value, 0n, -correction]
}

/** What entries change in the months: those added, less those removed. Months that stay as they are do not occur. */
export const monthsOf = (added: Iterable<StockEntry>, removed: Iterable<StockEntry> = []): StockMonth[] => {
  const months = new Map<string, StockMonth>()
  const count = (entry: StockEntry, sign: bigint): void => {
    const month = `${entry.day.slice(0, 7)}-01`
    const key = `${entry.product}/${entry.store}/${month}`
    const known = months.get(key) ?? {
      product: entry.product,
      store: entry.store,
      month,
      flows: [0n, 0n, 0n, 0n, 0n, 0n] as Flows,
    }
    flowsOf(entry).forEach((flow, index) => (known.flows[index]! += sign * flow))
    months.set(key, known)
  }
  for (const entry of removed) count(entry, -1n)
  for (const entry of added) count(entry, 1n)
  return [...months.values()].filter((one) => one.flows.some((flow) => flow !== 0n))
}

const columns = sql.raw(['product_id', 'store_id', 'month', ...flows].join(', '))
const arrays = (months: readonly StockMonth[]) => sql`unnest(
  ${months.map((one) => one.product)}::uuid[], ${months.map((one) => one.store)}::uuid[], ${months.map((one) => one.month)}::date[], ${sql.join(
    flows.map((_, index) => sql`${months.map((one) => String(one.flows[index]))}::bigint[]`),
  )})`

export const insertMonths = (months: readonly StockMonth[], table: string): Statement =>
  sql`insert into ${sql.ident(table)} (${columns}) select * from ${arrays(months)}`

/** The products' locks must be held. */
export const addToMonths = (months: readonly StockMonth[]): Statement => sql`
  insert into stock_month as m (${columns}) select * from ${arrays(months)}
  on conflict (tenant_id, product_id, store_id, month) do update set ${sql.raw(flows.map((flow) => `${flow} = m.${flow} + excluded.${flow}`).join(', '))}`
