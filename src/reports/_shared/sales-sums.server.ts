/**
 * What was sold in a range of days, from the sums of its months and, where the range begins or ends within a month in
 * which more was sold, from the lines of those days (decision 0057).
 */
import { addDays, addMonths, firstOfMonth, lastOfMonth, type Day, type DayRange } from '#kernel/day.ts'
import { tradeSources } from '#documents/trade.server.ts'
import { changedSales, summedSales, type SummedSpans } from '#engine/ledger/sales-sums.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isPostedSql } from '#engine/states.ts'
import { productTerms, type ProductFilter } from './filters.server.ts'
import { everything, measures, tradeLines } from './lines.server.ts'

/** The month in which a range begins or ends, if the range does not contain all of it. */
export interface Edge {
  month: Day
  /** The days of the month in the range. */
  inside: DayRange
  /** The range's other days, before and after them. */
  outside: readonly DayRange[]
}

/** The months that a range touches without containing them: none, one or two. */
export const edgesOf = ({ from, to }: DayRange): Edge[] => {
  const months = [...new Set([firstOfMonth(from), firstOfMonth(to)])]
  return months.flatMap((month): Edge[] => {
    const last = lastOfMonth(month)
    const inside = { from: from > month ? from : month, to: to < last ? to : last }
    const outside = [
      { from: month, to: addDays(inside.from, -1) },
      { from: addDays(inside.to, 1), to: last },
    ].filter((range) => range.from <= range.to)
    return outside.length === 0 ? [] : [{ month, inside, outside }]
  })
}

const inDays = (ranges: readonly DayRange[]): Sql =>
  sql.join(
    ranges.map(({ from, to }) => sql`d.day between ${from} and ${to}`),
    ' or ',
  )

/** True if anything was sold in the month outside the range, so that its sums say too much. */
const isCut = ({ outside }: Edge): Sql => sql`(select exists (
    select from document d where ${sql.ours('d')} and d.kind in (${sql.join(tradeSources.sales.map(({ kind }) => sql.raw(`'${kind}'`)))}) and ${isPostedSql('d')} and (${inDays(outside)})))`

const linesOf = (filter: DayRange & ProductFilter, decimals: number, isWanted: Sql): Sql => sql`
  select date_trunc('month', l.day::timestamp)::date as month, l.product_id, ${measures.quantity()} as quantity, ${measures.net(decimals)} as net
  from (${tradeLines('sales', { ...everything, ...filter })}) l where ${isWanted}`

/** Whole months as the fewest spans of these lengths, which are summed up. */
export const spansOf = (firstMonth: Day, lastMonth: Day, lengths: readonly SummedSpans['months'][]): SummedSpans[] => {
  const found: Record<SummedSpans['months'], Day[]> = { 12: [], 3: [], 1: [] }
  for (let month = firstMonth; month <= lastMonth;) {
    const at = Number(month.slice(5, 7)) - 1
    const months = lengths.find((each) => at % each === 0 && addMonths(month, each - 1) <= lastMonth) ?? 1
    found[months].push(month)
    month = addMonths(month, months)
  }
  return lengths.map((months) => ({ months, firstDays: found[months] })).filter(({ firstDays }) => firstDays.length > 0)
}

export interface SoldQuery {
  filter: DayRange & ProductFilter
  /** What the caller adds up by. */
  by: 'month' | 'product'
  /** Decimals of the base currency. */
  decimals: number
  /** The user does not see everything that the sums of months add up, so that the lines are read. */
  isLimited: boolean
}

/**
 * A query for month, product_id, quantity, net (in base units and base currency, returns subtracted): several rows per
 * month and product, to be summed by one of the two; of the other it may tell only longer spans or all together.
 */
export const soldIn = ({ filter, by, decimals, isLimited }: SoldQuery): Sql => {
  const { from, to } = filter
  if (from > to || isLimited) return linesOf(filter, decimals, sql`true`)
  const edges = edgesOf(filter)
  const isEdge = (month: Day) => edges.some((edge) => edge.month === month)
  const [first, last] = [firstOfMonth(from), firstOfMonth(to)]
  const [inner, end] = [isEdge(first) ? addMonths(first, 1) : first, isEdge(last) ? addMonths(last, -1) : last]
  const spans = spansOf(inner, end, by === 'product' ? [12, 3, 1] : [1])
  const goods = productTerms(sql`s.product_id`, filter)
  const together = by === 'month' && filter.branch === null && filter.group === null && filter.product === null
  const whole = sql.join(
    edges.map((edge) => sql` and (m.month <> ${edge.month} or not ${isCut(edge)})`),
    '',
  )
  const summed = [
    ...spans.map((each) => summedSales(each, { together })),
    ...edges.map((edge) =>
      summedSales({ months: 1, firstDays: [edge.month] }, { together, where: sql`not ${isCut(edge)}` }),
    ),
    changedSales(sql`m.month between ${first} and ${last}${whole}`),
  ]
  return sql.join(
    [
      ...summed.map((each) => sql`select s.* from (${each}) s where true${goods}`),
      ...edges.map((edge) => linesOf({ ...filter, ...edge.inside }, decimals, isCut(edge))),
    ],
    '\n  union all ',
  )
}
