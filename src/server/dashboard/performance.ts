/**
 * What was earned in a range of days, and what money and stock came to at its end, beside the same of the range before;
 * debts at its end beside those at its start, between which the report on them counts.
 * A call of its own: profit reads the goods of every bill of both ranges, and the rest of the start page need not wait.
 */
import { tradeHeads, baseOf, tradeSources } from '#documents/trade.server.ts'
import { debtsSince, type Side } from '#engine/ledger/read-debts.ts'
import { statesAt } from '#engine/ledger/read.ts'
import { answering } from '#engine/answering.ts'
import { ownStores } from '#engine/own-stores.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isPostedSql } from '#engine/states.ts'
import { addDays, cutAt, rangeBefore, type Day, type DayRange } from '#kernel/day.ts'
import { decimal, fromLedger, subtract, toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import { isHidden } from '#model/marks.ts'
import { may, type FunctionId } from '#model/right.ts'
import { shareOf } from '#model/table.ts'
import {
  performance,
  type EarningsAnswer,
  type HoldingsAnswer,
  type DebtsAnswer,
  type Performance,
} from '#wire/described/dashboard.ts'
import type { RowSource } from '#engine/listing/rows.ts'
import type { Call, Input } from '../call/call.ts'
import { rangeOf } from './call.ts'
import { fromUnits } from './part.ts'

/** The days a figure is told of. */
interface Spans {
  today: DayRange
  range: DayRange
  previous: DayRange
}

const spansOf = (scope: Scope, input: Input): Spans => {
  const range = cutAt(rangeOf(scope, input), scope.today)
  return { today: { from: scope.today, to: scope.today }, range, previous: rangeBefore(range) }
}

interface EarnedRow {
  net: string
  /** In units of the ledger. */
  cost: string
}

/**
 * Sales minus returns from the heads of documents alone, and what the ledger says their goods cost: the sums of the
 * reports on profit, without their rows. Entries are read by document, because no index of theirs has the days of all
 * stores.
 */
const earnedIn = (scope: Scope, range: DayRange): Sql => sql`select
  (select coalesce(sum(x.net), 0) from (${tradeHeads('sales', range, baseOf(scope))}) x) as net,
  (select coalesce(sum(-e.value), 0)::text from document d
    join stock_entry e on e.tenant_id = d.tenant_id and e.document_id = d.id and e.side = 0
    where ${sql.ours('d')} and d.kind in (${sql.join(tradeSources.sales.map(({ kind }) => sql.raw(`'${kind}'`)))}) and ${isPostedSql('d')} and d.day between ${range.from} and ${range.to}) as cost`

const earnedOf = ({ net: netText, cost: costText }: EarnedRow): EarningsAnswer => {
  const [net, cost] = [decimal(netText), fromLedger(costText)]
  const profit = subtract(net, cost)
  const percent = shareOf(profit, net)
  return {
    net: toNumber(net),
    cost: toNumber(cost),
    profit: toNumber(profit),
    percent: percent === null ? null : toNumber(percent),
  }
}

/** On a second connection: it takes longer than all the rest. */
const profitOf = async (
  scope: Scope,
  { today, range, previous }: Spans,
): Promise<NonNullable<Performance['profit']>> => {
  const spans = [today, range, previous]
  const rows = await scope.tx.alongside<EarnedRow>(
    sql`select s.net, s.cost from (${sql.join(
      spans.map((span, place) => sql`select ${place}::int as place, e.* from (${earnedIn(scope, span)}) e`),
      ' union all ',
    )}) s order by s.place`,
  )
  const [ofToday, ofRange, ofPrevious] = rows.map(earnedOf)
  return { today: ofToday!, range: ofRange!, previous: ofPrevious! }
}

/** A figure as of a day, asked once for each day. */
const heldOf = async (
  { today, range, previous }: Spans,
  at: (day: Day) => Promise<number>,
): Promise<HoldingsAnswer> => {
  const days = [...new Set([today.to, range.to, previous.to])]
  const found = new Map(await Promise.all(days.map(async (one) => [one, await at(one)] as const)))
  return { today: found.get(today.to)!, range: found.get(range.to)!, previous: found.get(previous.to)! }
}

/** What lies in all stores that the user sees, as the report on stock adds it up. */
const stockAt = async (scope: Scope, stores: string[], at: Day): Promise<number> => {
  const states = await statesAt(scope, at)
  const [row] = await scope.tx.query<{ value: string }>(
    sql`select coalesce(sum(s.after_value), 0)::text as value from (${states({ stores, goods: () => sql.empty })}) s`,
  )
  return fromUnits(row!.value)
}

const stockOf = async (scope: Scope, spans: Spans): Promise<HoldingsAnswer> => {
  const stores = await scope.tx.query<{ id: string }>(
    sql`select s.id from store s where ${sql.ours('s')}${ownStores(scope.tx, sql`s.id`)}`,
  )
  const ids = stores.map(({ id }) => id)
  return heldOf(spans, (at) => stockAt(scope, ids, at))
}

/**
 * What is owed before a range, at its end and today, as the summary of debts adds it up: opening debts that are dated
 * within the range count before it. Of the entries only those since its first day are read.
 */
const owedOf = async ({ tx }: Scope, side: Side, { today: { to: today }, range }: Spans): Promise<DebtsAnswer> => {
  const from = range.from > today ? addDays(today, 1) : range.from
  const since = (terms: Sql): Sql => sql`coalesce(sum(e.amount) filter (where ${terms}), 0)`
  const isOpening = sql`e.column_name = 'opening' and e.day between ${range.from} and ${range.to}`
  const parts = debtsSince(
    side,
    { from, partners: () => sql.empty },
    {
      held: sql`b.amount as closing, b.amount as now`,
      moved: sql`${since(isOpening)} - ${since(sql`e.day >= ${range.from}`)}, -${since(sql`e.day > ${range.to}`)}, -${since(sql`e.day > ${today}`)}`,
    },
  )
  const [row] = await tx.query<{ opening: string; closing: string; now: string }>(
    sql`select coalesce(sum(o.opening), 0)::text as opening, coalesce(sum(o.closing), 0)::text as closing, coalesce(sum(o.now), 0)::text as now from (${parts}) o`,
  )
  return { today: fromUnits(row!.now), range: fromUnits(row!.closing), opening: fromUnits(row!.opening) }
}

type MoneyOf = NonNullable<RowSource['moneyOf']>
const cashOf = async (scope: Scope, spans: Spans, moneyOf: MoneyOf): Promise<NonNullable<Performance['cash']>> => {
  const of = (sums: Readonly<Record<string, Decimal | null>>, name: string) => toNumber(sums[name] ?? zero)
  const whole = await moneyOf(scope, spans.range)
  const held = await heldOf(spans, async (at) =>
    of(at === spans.range.to ? whole : await moneyOf(scope, { from: at, to: at }), 'closing'),
  )
  return { ...held, in: of(whole, 'in'), out: of(whole, 'out') }
}

const performed =
  (moneyOf: MoneyOf) =>
  async (scope: Scope, input: Input): Promise<Performance> => {
    const spans = spansOf(scope, input)
    const sees = (id: FunctionId) => may(scope.user.rights, id, 'R')
    const seesCosts = !isHidden({ cost: true }, sightFor(scope))
    const [profit, cash, stock, receivable, payable] = await Promise.all([
      seesCosts && sees('ReportProfit') ? profitOf(scope, spans) : null,
      sees('CashFlow') ? cashOf(scope, spans, moneyOf) : null,
      seesCosts && sees('ReportStock') ? stockOf(scope, spans) : null,
      sees('ReportReceivable') ? owedOf(scope, 'receivable', spans) : null,
      sees('ReportPayable') ? owedOf(scope, 'payable', spans) : null,
    ])
    const { range, previous } = spans
    return { ...range, previousFrom: previous.from, previousTo: previous.to, profit, cash, stock, receivable, payable }
  }

/** `books`: one of them has the sums of money. */
export const performanceCalls = (books: readonly { rows: RowSource }[]): Call[] => {
  const moneyOf = books.flatMap(({ rows }) => rows.moneyOf ?? [])[0]
  if (!moneyOf) throw new Error('No book has the sums of money')
  return [answering(performance, performed(moneyOf))]
}
