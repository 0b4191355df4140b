import { describe, expect, it } from 'vitest'
import '#lists/all.ts'
import { day } from '#kernel/day.ts'
import { reports } from '#reports/all.ts'
import type { AnyReport } from '#model/report.ts'
import { payableDetail } from '#reports/payable/debt-detail.ts'
import { bestCustomers } from '#reports/sales/best-customers.ts'
import { bestGoods } from '#reports/sales/best-goods.ts'
import { salesByMonth } from '#reports/sales/monthly-sales.ts'
import { salesDetail } from '#reports/sales/sales-detail.ts'
import { salesOfYear } from '#reports/sales/yearly-sales.ts'
import { onHand } from '#reports/stock/on-hand.ts'
import { stockCard } from '#reports/stock/stock-card.ts'
import {
  choose,
  chooseDay,
  chooseMonths,
  choosePreset,
  chooseYear,
  initialConditions,
  fromSearch,
  monthPresets,
  narrowOf,
  reportLookup,
  refreshDays,
  resetConditions,
  toSearch,
  firstUnmet,
  type ConditionValues,
} from './conditions.ts'

const today = day('2026-11-21')

describe('months and years', () => {
  const days = ({ values }: ConditionValues) => [values['from'], values['to']]

  it('are whole periods', () => {
    const asking = initialConditions(salesByMonth, today)
    const from = chooseMonths(asking, { end: 'from', month: day('2026-02-01') })
    expect([from.preset, ...days(from)]).toEqual(['CUSTOM', '2026-02-01', '2026-12-31'])
    expect(days(chooseMonths(from, { end: 'to', month: day('2026-02-01') }))).toEqual(['2026-02-01', '2026-02-28'])
    expect(days(chooseYear(asking, 2024))).toEqual(['2024-01-01', '2024-12-31'])
  })

  it('have presets for whole months only', () =>
    expect(monthPresets).toEqual(['THISMONTH', 'LASTMONTH', 'THISQUARTER', 'LASTQUARTER', 'THISYEAR', 'LASTYEAR']))

  it('are restored from the address', () => {
    const asking = chooseYear(initialConditions(salesOfYear, today), 2024)
    expect(fromSearch(salesOfYear, toSearch(salesOfYear, asking), today)).toEqual(asking)
    const usual = initialConditions(salesOfYear, today)
    expect(days(fromSearch(salesOfYear, toSearch(salesOfYear, usual), day('2027-01-02'))!)).toEqual([
      '2027-01-01',
      '2027-12-31',
    ])
  })

  it('are required, as is the number of a ranking', () => {
    const withoutYear = { ...initialConditions(salesOfYear, today).values, from: null }
    expect(firstUnmet(salesOfYear, { preset: 'CUSTOM', values: withoutYear })?.message).toBe('required.year')
    const asking = initialConditions(bestCustomers, today)
    expect([asking.values['top'], firstUnmet(bestCustomers, asking)]).toEqual([10, undefined])
    for (const top of [null, 0, -1])
      expect(firstUnmet(bestCustomers, { ...asking, values: { ...asking.values, top } })?.message).toBe('required.top')
  })
})

it('a required choice starts with its first option', () => {
  const asking = initialConditions(bestGoods, today)
  expect([asking.values['by'], asking.values['top']]).toEqual([1, 10])
  const byValue = choose(bestGoods, asking, { name: 'by', value: 2 })
  expect(fromSearch(bestGoods, toSearch(bestGoods, byValue), today)).toEqual(byValue)
})

describe('the conditions of a report', () => {
  it("can be run at once when everything may be 'all': this month, all stores, all goods", () => {
    const first = {
      range: ['2026-11-01', '2026-11-30'],
      months: ['2026-01-01', '2026-12-31'],
      year: ['2026-01-01', '2026-12-31'],
      day: [today, today],
      asOf: [today, today],
    }
    for (const report of reports) {
      const asking = initialConditions(report, today)
      const wanted: Record<string, string> = {
        [stockCard.name]: 'required.goods',
        [payableDetail.name]: 'required.supplier',
        goodsOfCustomer: 'required.customer',
        goodsOfSupplier: 'required.supplier',
        overdueOfCustomer: 'required.customer',
        overdueOfSupplier: 'required.supplier',
      }
      const missing = wanted[report.name]
      expect([report.name, firstUnmet(report, asking)?.message]).toEqual([report.name, missing])
      expect([asking.values['from'], asking.values['to']]).toEqual(first[report.dates])
    }
  })
  it('require a store first, then a product, for the stock card', () => {
    const asking = initialConditions(stockCard, today)
    const without = choose(stockCard, asking, { name: 'stores', value: [] })
    const chosen = choose(stockCard, asking, { name: 'product', value: 'p' })
    expect([
      firstUnmet(stockCard, without)?.message,
      firstUnmet(stockCard, asking)?.message,
      firstUnmet(stockCard, chosen),
      firstUnmet(stockCard, resetConditions(stockCard, without, today))?.message,
    ]).toEqual(['required.store', 'required.goods', undefined, 'required.goods'])
  })
  it('clears group and goods with the branch', () => {
    let asking = choose(salesDetail, initialConditions(salesDetail, today), { name: 'branch', value: 'b' })
    asking = choose(salesDetail, choose(salesDetail, asking, { name: 'group', value: 'g' }), {
      name: 'product',
      value: 'p',
    })
    expect(narrowOf(salesDetail, 'product', asking.values)).toMatchObject({
      Branch_ID: 'b',
      BranhID: 'b',
      Group_ID: 'g',
    })
    const next = choose(salesDetail, asking, { name: 'branch', value: 'c' })
    expect([next.values['group'], next.values['product'], firstUnmet(salesDetail, next)]).toEqual([
      null,
      null,
      undefined,
    ])
  })
  it('follow presets and single days', () => {
    const asking = choosePreset(initialConditions(salesDetail, today), 'LASTMONTH', today)
    expect([asking.values['from'], asking.values['to']]).toEqual(['2026-10-01', '2026-10-31'])
    expect(
      chooseDay(onHand, initialConditions(onHand, today), { end: 'from', day: day('2026-10-05') }).values,
    ).toMatchObject({ from: '2026-10-05', to: '2026-10-05' })
  })
})

describe('an address', () => {
  it('can be bookmarked', () => {
    const asking = choose(
      salesDetail,
      chooseDay(salesDetail, initialConditions(salesDetail, today), { end: 'from', day: day('2026-10-05') }),
      { name: 'product', value: null },
    )
    const back = fromSearch(salesDetail, toSearch(salesDetail, asking), today)
    expect(back).toEqual(asking)
    const some = choose(onHand, initialConditions(onHand, today), { name: 'stores', value: ['a', 'b'] })
    for (const one of [some, initialConditions(onHand, today)])
      expect(fromSearch(onHand, toSearch(onHand, one), today)).toEqual(one)
    expect(fromSearch(salesDetail, new URLSearchParams(), today)).toBeNull()
  })
  it('take what an address does not say, or says unreadably, as it is asked', () => {
    const days = (report: AnyReport, text: string) => {
      const { from, to } = fromSearch(report, new URLSearchParams(text), today)!.values
      return [from, to]
    }
    expect(days(salesDetail, 'toDate=2026-12-31')).toEqual(['2026-11-21', '2026-12-31'])
    expect(days(salesDetail, 'Product_ID=')).toEqual(['2026-11-01', '2026-11-30'])
    expect(days(salesDetail, 'fromDate=31-02-2026&toDate=2026-12-31')).toEqual(['2026-11-21', '2026-12-31'])
    expect(days(salesOfYear, 'fromDate=2026-11-01&toDate=2026-11-30')).toEqual(['2026-01-01', '2026-12-31'])
    expect(days(salesByMonth, 'fromDate=2026-02-10&toDate=2026-03-10')).toEqual(['2026-02-01', '2026-03-31'])
    const top = (text: string) => fromSearch(bestGoods, new URLSearchParams({ nItem: text }), today)!.values['top']
    expect(['3', 'abc', 'NaN', 'Infinity', '1e400', '0x10', ' ', ''].map(top)).toEqual([
      3,
      10,
      10,
      10,
      10,
      10,
      10,
      null,
    ])
  })
  it('leave no day open when they are asked', () => {
    const open = chooseDay(salesDetail, initialConditions(salesDetail, today), { end: 'from', day: null })
    const asked = refreshDays(salesDetail, open, today)
    expect(asked.values).toMatchObject({ from: '2026-11-21', to: '2026-11-30' })
    expect(fromSearch(salesDetail, toSearch(salesDetail, asked), today)).toEqual(asked)
  })
  it('looks up in the lists for reports', () => {
    expect(
      ['partnerGroup', 'partner', 'branch', 'group', 'product'].map((name) =>
        reportLookup(salesDetail.params[name as 'partner']),
      ),
    ).toEqual([
      'api/ListForReport/GroupObjectForReport',
      'api/ListForReport/ObjectForReport',
      'api/ListForReport/BranchProductForReport',
      'api/ListForReport/GroupProductForReport',
      'api/ListForReport/ProductForReport',
    ])
  })
})
