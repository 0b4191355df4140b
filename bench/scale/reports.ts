/**
 * Every report over a month, a year and, where sums of months answer, three years: response time, and its ratio to the
 * time the database itself needs for the same rows.
 */
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import type { AnyReport } from '#model/report.ts'
import { reports } from '#reports/all.ts'
import { encodeParams } from '#wire/report.ts'
import { BEGINNING } from '#reports/_shared/beginning-size.ts'
import { median, percentile } from '../support/table.ts'
import type { Ids } from './ids.ts'
import type { Site } from './site.ts'
import type { Figure } from './writes.ts'

const spans = {
  month: { from: day('2026-10-01'), to: day('2026-10-31'), goal: 1000 },
  year: { from: day('2025-11-21'), to: day('2026-11-20'), goal: 2000 },
  'three years': { from: day('2023-12-01'), to: day('2026-11-20'), goal: 500 },
  'three years, cut': { from: day('2023-12-10'), to: day('2026-11-10'), goal: 500 },
} as const
type Span = keyof typeof spans

/** Asked over three years, too. */
const long = [
  'productSellBest',
  'statisticsSalesByProductMonth',
  'statisticsSalesByCustomerMonth',
  'customerNoBuyProduct',
]

interface Narrowing {
  what: string
  values: object
}

/**
 * What a report is narrowed to in each span, because its answer would be refused as too large: lines of a month are
 * those of a group of customers, lines of a year those of one.
 */
const narrowings = ({
  group,
  customers,
  supplier,
  bag,
}: Ids): Readonly<Record<string, Partial<Record<Span, Narrowing>>>> => {
  const ofGroup = { what: 'a seventh of the customers', values: { partnerGroup: group } }
  const ofCustomer = { what: 'one customer', values: { partner: customers[0] } }
  const ofSupplier = { what: 'one supplier', values: { partner: supplier } }
  const ofBag = { what: 'busiest product', values: { product: bag } }
  return {
    detailMoneySaleCustomer: { month: ofGroup, year: ofCustomer },
    reportTotalSales: { month: ofGroup, year: ofCustomer },
    orderStatistics: { year: ofCustomer },
    detailMoneyPurchase: { year: ofSupplier },
    sumProductPurchase: { year: ofSupplier },
    detailsReceivableDebts: { month: ofGroup, year: ofCustomer },
    detailPayable: { month: ofSupplier, year: ofSupplier },
    detailTagStore: { month: ofBag, year: ofBag },
    goodsOfCustomer: { month: ofCustomer, year: ofCustomer },
    goodsOfSupplier: { month: ofSupplier, year: ofSupplier },
    overdueOfCustomer: { month: ofCustomer, year: ofCustomer },
    overdueOfSupplier: { month: ofSupplier, year: ofSupplier },
  }
}

interface Asked {
  name: string
  what: string
  path: string
  body: object | undefined
  goal: number
}

const asked = (report: AnyReport, span: Span, { stores }: Ids, narrowing: Narrowing | undefined): Asked => {
  const { goal, ...range } = spans[span]
  const empty = Object.keys(report.params).map((name) => [name, null])
  const values = {
    ...Object.fromEntries(empty),
    top: decimal(10),
    status: 0,
    by: 1,
    ...range,
    stores,
    ...report.asks,
    ...narrowing?.values,
  }
  const params = encodeParams(
    report,
    Object.fromEntries(Object.entries(values).filter(([name]) => name in report.params)),
  )
  const inQuery = report.wire.params === 'query'
  const query = new URLSearchParams(params as Record<string, string>).toString()
  return {
    name: report.name,
    what: `${report.name}, ${span}${narrowing ? `, ${narrowing.what}` : ''}`,
    path: `${report.wire.path}${inQuery ? `?${query}` : ''}`,
    body: inQuery ? undefined : params,
    goal,
  }
}

const allOf = (ids: Ids): Asked[] => {
  const narrowed = narrowings(ids)
  return reports.flatMap((report) =>
    (Object.keys(spans) as Span[])
      .filter((span) => !span.startsWith('three') || long.includes(report.name))
      .map((span) => asked(report, span, ids, narrowed[report.name]?.[span])),
  )
}

const GOAL = 2.5
/** A screenful arrives before the eye looks for it. */
const FIRST = { rows: 100, goal: 150 }

/** Reports whose long answers begin while the database still reads (decisions 0038, 0072). */
const begunEarly =
  /^(detailMoneySaleCustomer|detailMoneyPurchase|reportTotalSales|sumProductPurchase|orderStatistics|detailInventory|detailImportInventory|sumReceivableDebts|sumPayable|overDueDebts.*)$/
/** Then the server cannot tell how long the database took. */
const isStreamed = (name: string, rows: number): boolean =>
  name === 'detailTagStore' || (begunEarly.test(name) && rows >= BEGINNING.longFrom)

/** `runs`: how often each is asked, after once to warm up. */
export const reportTimes = async (
  site: Site,
  ids: Ids,
  runs: number,
  print: (line: string) => void,
): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const { name, what, path, body, goal } of allOf(ids)) {
    const { data } = await site.call(path, body)
    const answers = []
    for (let run = 0; run < runs; run += 1) answers.push(await site.call(path, body))
    const times = answers.map(({ milliseconds }) => milliseconds)
    const ratio = median(answers.map(({ milliseconds, databaseMs }) => milliseconds / databaseMs))
    const rows = (data['ListItem'] as unknown[]).length
    const value = percentile(times, 0.95)
    const first: number[] = []
    for (let run = 0; rows > FIRST.rows && run < runs; run += 1) first.push(await site.first(path, body, FIRST.rows))
    print(
      `  ${what}: ${value.toFixed(0)} ms, ${ratio.toFixed(1)} ×, ${rows} rows${first.length > 0 ? `, first ${FIRST.rows} after ${median(first).toFixed(0)} ms` : ''}`,
    )
    figures.push(
      { what: `${what}: p95`, value, unit: 'ms', goal, note: `${rows.toLocaleString('en')} rows` },
      ...(isStreamed(name, rows)
        ? []
        : [{ what: `${what}: response time ÷ database time`, value: ratio, unit: '×' as const, goal: GOAL }]),
      ...(first.length > 0
        ? [
            {
              what: `${what}: first ${FIRST.rows} rows, p50`,
              value: median(first),
              unit: 'ms' as const,
              goal: FIRST.goal,
            },
          ]
        : []),
    )
  }
  return figures
}
