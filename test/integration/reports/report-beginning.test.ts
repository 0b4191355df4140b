/** A report whose beginning is asked for apart is, row by row and to its sums, what it is as a whole (decision 0072). */
import { afterEach, describe, expect, it } from 'vitest'
import { BEGINNING } from '#reports/_shared/beginning-size.ts'
import { MANY } from '#reports/stock/many.ts'
import { limitTo } from '#test/support/limits.ts'
import { openReport, ROW_LIMIT, runReport, type ReportResult } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { Refused } from '#kernel/problem.ts'
import { sql } from '#engine/sql.ts'
import type { Row } from '#model/table.ts'
import { firstIds } from '#reports/_shared/beginning.server.ts'
import { createTestDatabase } from '../../support/database.ts'
import { reportNamed } from '../../support/reports.ts'
import { openWorkedExample } from '../../support/worked-example.ts'

interface Size {
  rows: number
  longFrom: number
  largestShare: number
}
const whole: Size = { rows: 1, longFrom: Number.POSITIVE_INFINITY, largestShare: 1 }
const split = (rows: number): Size => ({ rows, longFrom: 1, largestShare: 1 })

limitTo(BEGINNING, whole)
limitTo(MANY, { balances: 1e9 })
afterEach(() => {
  Object.assign(BEGINNING, whole)
  Object.assign(MANY, { balances: 1e9 })
})

const shop = await openWorkedExample(await createTestDatabase())
const { K01, K02 } = shop.ids
const year = { from: '2026-01-01', to: '2026-12-31' }
const all = {
  ...year,
  stores: [K01, K02],
  status: 0,
  branch: null,
  group: null,
  product: null,
  partner: null,
  partnerGroup: null,
}
const names = [
  'detailMoneySaleCustomer',
  'reportTotalSales',
  'orderStatistics',
  'detailMoneyPurchase',
  'sumProductPurchase',
  'detailInventory',
  'detailImportInventory',
  'sumReceivableDebts',
  'sumPayable',
  'overDueDebtsCollect',
  'overDueDebtsPay',
]

const inputOf = (values: object) => ({
  values: values as Record<string, unknown>,
  given: new Set(Object.keys(values)),
})
/** What is shown and written of a report. */
const told = (name: string, values: object): Promise<ReportResult> =>
  shop.run(async (scope) => {
    const module = reportNamed(name)
    const keys = [...module.definition.columns.map(({ key }) => key), 'documentId', 'documentKind']
    const { rows, ...end } = await runReport(scope, module, inputOf(values))
    return { rows: rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null]))), ...end }
  })
/** How many rows came in each piece; null: they did not come in pieces. */
const piecesOf = (name: string, values: object): Promise<number[] | null> =>
  shop.run(async (scope) => {
    const { isLive, pieces } = await openReport(scope, reportNamed(name), inputOf(values))
    const sizes = (await Array.fromAsync(pieces)).map((rows: Row[]) => rows.length)
    return isLive ? sizes : null
  })

describe.each(names)('%s', (name) => {
  const questions: [string, object][] = [
    ['a year', all],
    ['two months', { ...all, from: '2026-09-01', to: '2026-10-31' }],
    ['one day', { ...all, from: '2026-09-15', to: '2026-09-15' }],
    ['a time in which nothing was', { ...all, from: '2020-01-01', to: '2020-01-31' }],
    ['one store', { ...all, stores: [K02] }],
    ['a partner', { ...all, partner: shop.ids['KH001'] }],
    ['a product', { ...all, product: shop.ids['SP001'] }],
    ['a group', { ...all, group: shop.ids['NH01'] }],
  ]
  it.each(questions)('%s', async (_what, values) => {
    const expected = await told(name, values)
    for (const balances of [1, 1e9])
      for (const rows of [1, 2, 3, 4, 7, 1000]) {
        Object.assign(MANY, { balances })
        Object.assign(BEGINNING, split(rows))
        expect(await told(name, values)).toEqual(expected)
      }
  })

  it('comes in two pieces or more', async () => {
    const { count } = await told(name, all)
    if (count <= 2) return
    Object.assign(BEGINNING, split(1))
    const pieces = await piecesOf(name, all)
    expect(pieces!.reduce((sum, rows) => sum + rows, 0)).toBe(count)
    expect(pieces!.length).toBeGreaterThan(1)
    expect(pieces![0]).toBeLessThan(count)
  })
})

it('a beginning may be all there is', async () => {
  const { count } = await told('detailMoneySaleCustomer', all)
  Object.assign(BEGINNING, split(1000))
  expect(await piecesOf('detailMoneySaleCustomer', all)).toEqual([count])
})

/** One bill with so many lines more; nothing of it stays. */
const withLines = async <T>(lines: number, work: (scope: Scope) => Promise<T>): Promise<T> => {
  const back = new Error('back')
  let answer!: T
  await shop
    .run(async (scope) => {
      await scope.tx.query(sql`
insert into sales_bill_line
select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'ordinal', 1000 + g))).*
from (select one as l from sales_bill_line one order by document_id, ordinal limit 1) found, generate_series(1, ${lines}::int) g`)
      answer = await work(scope)
      throw back
    })
    .catch((error: unknown) => {
      if (error !== back) throw error
    })
  return answer
}

it('more lines than a report may have are refused before the first row, and their sums answered as a whole', async () => {
  const { count } = await told('reportTotalSales', all)
  Object.assign(BEGINNING, split(1))
  const [refused, sums] = await withLines(ROW_LIMIT, (scope) =>
    Promise.all([
      openReport(scope, reportNamed('detailMoneySaleCustomer'), inputOf(all)).catch((error: unknown) => error),
      openReport(scope, reportNamed('reportTotalSales'), inputOf(all)).then(async ({ isLive, pieces }) => ({
        isLive,
        rows: (await Array.fromAsync(pieces)).flat().length,
      })),
    ]),
  )
  expect(refused).toBeInstanceOf(Refused)
  expect((refused as Refused).problems[0]!.message).toBe('reportTooBig')
  expect(sums).toEqual({ isLive: false, rows: count })
}, 60_000)

it('a beginning that fails after another question of its report ends nothing but the report', async () => {
  Object.assign(BEGINNING, split(1))
  const unheard: unknown[] = []
  const hear = (error: unknown) => void unheard.push(error)
  process.on('unhandledRejection', hear)
  const lost = shop.run(async (scope) => {
    const isOf = (text: string, words: string) => text.includes(words)
    const query: Scope['tx']['query'] = async (statement) => {
      if (isOf(statement.text, 'from product_unit')) throw new Error('lost at once')
      const rows = await scope.tx.query<never>(statement)
      if (isOf(statement.text, 'any($')) throw new Error('lost later')
      return rows
    }
    const tx = Object.assign(Object.create(scope.tx) as Scope['tx'], { query })
    return openReport({ ...scope, tx }, reportNamed('detailInventory'), inputOf(all))
  })
  await expect(lost).rejects.toThrow('lost at once')
  await new Promise((resume) => setTimeout(resume, 50))
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})

it('fewer rows than that come whole, and the last that may come begin apart', () => {
  const share = (rows: number, total: number) => [{ id: 'a', rows: String(rows), total: String(total) }]
  Object.assign(BEGINNING, { rows: 100, longFrom: 1000, largestShare: 0.25 })
  expect(firstIds([])).toBe(null)
  expect(firstIds(share(100, 999))).toBe(null)
  expect(firstIds(share(100, 1000))).toEqual(['a'])
  expect(firstIds(share(251, 1000))).toBe(null)
  expect(firstIds(share(100, ROW_LIMIT))).toEqual(['a'])
  expect(firstIds(share(100, ROW_LIMIT + 1))).toBe(null)
  expect(
    firstIds([...share(99, 1000), { id: 'b', rows: '1', total: '1000' }, { id: 'c', rows: '9', total: '1000' }]),
  ).toEqual(['a', 'b'])
})
