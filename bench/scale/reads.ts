/**
 * The read queries measured on the large tenant without concurrent writes, each with its goal. Ids of products,
 * customers and stores are those of build.ts.
 */
import { documents } from '#documents/all.ts'
import { median, percentile } from '../support/table.ts'
import type { Ids } from './ids.ts'
import type { Answered, Site } from './site.ts'
import type { Size } from './size.ts'
import type { Figure } from './writes.ts'

export interface ReadMeasurement {
  what: string
  /** These calls take turns; their times are reported together. */
  calls: readonly (readonly [path: string, body?: unknown])[]
  runs: number
  goal: { p50?: number; p95: number }
}
const bill = documents.find((one) => one.name === 'salesBill')!
/** Names by which the list can be sorted. */
const sortable = bill.list.columns.map((column) => column.wire ?? column.key)

const PAGE = 20
const list = (question: string, sorts: readonly string[], pages: readonly number[], module = 'Order') =>
  sorts.flatMap((sort) =>
    pages.map(
      (page) =>
        [
          `${module}/getlist?${question}&ColSort=${sort}&asc=False&nItem=${PAGE}&CurrentIndex=${(page - 1) * PAGE}`,
        ] as const,
    ),
  )

const month = 'FromDate=2026-10-01&ToDate=2026-10-31'
const quarter = 'FromDate=2026-07-01&ToDate=2026-09-30'
const year = 'FromDate=2025-11-21&ToDate=2026-11-20'
const words = (text: string): string => `KeySearch=${encodeURIComponent(text)}`

const pages = (
  what: string,
  question: string,
  numbers: readonly number[],
  sorts: readonly string[] = sortable,
): ReadMeasurement => ({
  what: `bills, ${what}`,
  calls: list(question, sorts, numbers),
  runs: sorts === sortable ? 2 : 5,
  goal: { p50: 50, p95: 150 },
})

/** A page number that exists at every size; at full size it is page 1,000. */
const deepPage = ({ bills }: Size): number => Math.max(1, Math.round(bills / 500))

/** The most expensive lists: by day, with search words, and on a late page. */
export const deepLists = (size: Size): (readonly [what: string, path: string])[] =>
  (
    [
      ['one quarter, 1,000th page', quarter, deepPage(size)],
      ['one quarter and search text, first page', `${quarter}&${words('dai ly')}`, 1],
      ['one year, 1,000th page', year, deepPage(size)],
      ['one year and search text, 1,000th page', `${year}&${words('dai ly')}`, deepPage(size)],
    ] as const
  ).map(([what, question, page]) => [what, list(question, ['dtDate'], [page])[0]![0]] as const)

const lists = (size: Size): ReadMeasurement[] => {
  const deep = deepPage(size)
  const named = `&${words('dai ly')}`
  return [
    pages('one month and search text, any sort column, first page', month + named, [1]),
    pages('one month, any sort column, first page', month, [1]),
    pages('one quarter and search text, any sort column, first page', quarter + named, [1]),
    pages('one quarter, any sort column, 1,000th page', quarter, [deep]),
    pages('one year and search text, any sort column, first page', year + named, [1]),
    pages('one year and search text, any sort column, 1,000th page', year + named, [deep]),
    pages('one year, any sort column, 1,000th page', year, [deep]),
    pages('three years, default view', '', [1, deep], ['dtDate']),
    pages('three years and a customer code, any sort column, first page', words('khl000123'), [1]),
  ]
}

const lookups: ReadMeasurement[] = [
  {
    what: 'lookup of goods, a word without diacritics',
    calls: ['nuoc', 'sao mai', 'banh quy 500g', 'spl000123', 'nkbm'].map(
      (text) => [`Product/getListShort?${words(text)}`] as const,
    ),
    runs: 10,
    goal: { p95: 30 },
  },
  {
    what: 'lookup of customers, a word without diacritics',
    calls: ['dai ly', 'minh tam', 'tap hoa an khang', '0900', 'khl000123'].map(
      (text) => [`Customer/getlistShort?${words(text)}`] as const,
    ),
    runs: 10,
    goal: { p95: 30 },
  },
]

export const range = (from: string, to: string) => ({ fromDate: from, toDate: to })
const goods = { Product_ID: '' }
const recent = range('2026-10-01', '2026-10-31')

const movements = ({ stores }: Ids): ReadMeasurement[] => {
  const movement = (what: string, dates: object, chosen: string[], p95: number): ReadMeasurement => ({
    what: `stock movement, ${what}`,
    calls: [['ReportOfStore/rptNXT', { ...dates, ...goods, lstStore: chosen }]],
    runs: 5,
    goal: { p95 },
  })
  const one = stores.slice(0, 1)
  const [third, long, early] = [
    range('2026-07-01', '2026-09-30'),
    range('2024-02-12', '2026-09-11'),
    range('2024-03-01', '2024-03-31'),
  ]
  return [
    movement('one store, one month', recent, one, 300),
    movement('one store, one month 2.5 years ago', early, one, 300),
    movement('one store, one quarter', third, one, 300),
    movement('one store, 31 months, from mid-month to mid-month', long, one, 1000),
    movement('ten stores, one month', recent, stores, 1500),
    movement('ten stores, one month 2.5 years ago', early, stores, 1500),
    movement('ten stores, one quarter', third, stores, 1500),
    movement('ten stores, 31 months, from mid-month to mid-month', long, stores, 1500),
  ]
}

const reports = ({ stores, bag, next, group }: Ids): ReadMeasurement[] => {
  const card = (what: string, product: string): ReadMeasurement => ({
    what: `stock card of one year, ${what}`,
    calls: [
      ['ReportOfStore/rptThekho', { ...range('2025-11-21', '2026-11-20'), Product_ID: product, lstStore: stores }],
    ],
    runs: 5,
    goal: { p95: 100 },
  })
  return [
    {
      what: 'stock on hand in ten stores, past days',
      calls: ['2024-01-15', '2025-02-28', '2026-05-05', '2026-11-19'].map(
        (day) => ['ReportOfStore/rptInstock', { ...range(day, day), ...goods, lstStore: stores }] as const,
      ),
      runs: 3,
      goal: { p95: 1000 },
    },
    {
      what: 'home page, all figures of one month',
      calls: [['Dashboard/getInfo?FromDate=2026-10-01&ToDate=2026-10-31']],
      runs: 5,
      goal: { p95: 1000 },
    },
    card('busiest product', bag),
    card('second-busiest product', next),
    {
      what: 'receivable summary, all customers',
      calls: [range('2026-10-01', '2026-10-31'), range('2024-02-12', '2026-09-11')].map(
        (dates) => ['ReportOfOrder/rptDebtTotal', dates] as const,
      ),
      runs: 4,
      goal: { p95: 500 },
    },
    {
      what: 'receivable detail of one month, all customers',
      calls: [['ReportOfOrder/rptChitietcongno?fromDate=2026-10-01&toDate=2026-10-31&ObjID=']],
      runs: 5,
      goal: { p95: 1000 },
    },
    {
      what: 'receivable ageing, all customers, today',
      calls: [['ReportOfOrder/rptDebtOver', range('2026-11-20', '2026-11-20')]],
      runs: 5,
      goal: { p95: 500 },
    },
    {
      what: 'receivable ageing, all customers, two years ago',
      calls: [['ReportOfOrder/rptDebtOver', range('2024-11-20', '2024-11-20')]],
      runs: 5,
      goal: { p95: 500 },
    },
    {
      what: 'sales detail of one month, a seventh of the customers',
      calls: [['ReportOfOrder/rptDetailOrder', { ...recent, ...goods, ObjectGroup_ID: group }]],
      runs: 5,
      goal: { p95: 1000 },
    },
  ]
}

/** Orders, and what is made from them. */
const orders = ({ orders: open }: Ids): ReadMeasurement[] => [
  ...(
    [
      ['quotes, one month', 'Quote', month],
      ['sales orders, one month', 'PurchaseOrder', month],
      ['sales orders, one month and search text', 'PurchaseOrder', `${month}&${words('dai ly')}`],
      ['open sales orders, three years', 'PurchaseOrder', 'iStat=1'],
      ['purchase orders, one month', 'PurchaseImport', month],
      ['purchase returns, one month', 'OrderReturn', month],
    ] as const
  ).map(([what, module, question]) => ({
    what: `${what}, first page`,
    calls: list(question, ['dtDate', 'NumberID', 'ObjName', 'TotalTax'], [1], module),
    runs: 3,
    goal: { p50: 50, p95: 150 },
  })),
  {
    what: 'bill proposed from a partly delivered sales order',
    calls: open.map((id) => [`Order/getInfoFrom?source=PurchaseOrder&s_ID=${id}`] as const),
    runs: 2,
    goal: { p95: 150 },
  },
  {
    what: 'order statistics of one month, all customers',
    calls: [['ReportOfOrder/rptDetailPurchaseOrder', { ...recent, Method_ID: 0 }]],
    runs: 5,
    goal: { p95: 1000 },
  },
]

export const questionsOf = (size: Size, ids: Ids): ReadMeasurement[] => [
  ...lists(size),
  ...lookups,
  ...movements(ids),
  ...reports(ids),
  ...orders(ids),
]

const rowsOf = ({ data }: Answered): number => (data['ListItem'] as unknown[] | undefined)?.length ?? 0

/** Measures the calls, each after one warm-up call. */
export const measureReads = async (site: Site, { what, calls, runs, goal }: ReadMeasurement): Promise<Figure[]> => {
  const times: number[] = []
  let rows = 0
  for (const [path, body] of calls) rows = Math.max(rows, rowsOf(await site.call(path, body)))
  for (let run = 0; run < runs; run += 1)
    for (const [path, body] of calls) times.push((await site.call(path, body)).milliseconds)
  const note = rows > 20 ? `${rows.toLocaleString('en')} rows` : ''
  return [
    ...(goal.p50 === undefined
      ? []
      : [{ what: `${what}: p50`, value: median(times), unit: 'ms' as const, goal: goal.p50 }]),
    { what: `${what}: p95`, value: percentile(times, 0.95), unit: 'ms', goal: goal.p95, note },
  ]
}
