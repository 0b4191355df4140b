import { describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { reports } from '#reports/index.ts'
import { payableDetail } from '#reports/payable/debt-detail.ts'
import { salesDetail } from '#reports/sales/sales-detail.ts'
import { onHand } from '#reports/stock/on-hand.ts'
import { stockCard } from '#reports/stock/stock-card.ts'
import {
  choose,
  chooseDay,
  choosePreset,
  emptyAsking,
  fromSearch,
  narrowOf,
  reportLookup,
  resetAsking,
  toSearch,
  unmet,
} from './asking.ts'

const today = day('2026-11-21')

describe('what a report is asked', () => {
  it('may be asked at once wherever all is an answer: this month, all stores, all goods', () => {
    for (const report of reports) {
      const asking = emptyAsking(report, today)
      const wanted: Record<string, string> = {
        [stockCard.name]: 'required.goods',
        [payableDetail.name]: 'required.supplier',
      }
      const missing = wanted[report.name]
      expect([report.name, unmet(report, asking)?.message]).toEqual([report.name, missing])
      expect([asking.values['from'], asking.values['to']]).toEqual(
        report.dates === 'range' ? ['2026-11-01', '2026-11-30'] : [today, today],
      )
    }
  })
  it('wants a store first, then real goods, on the stock card', () => {
    const asking = emptyAsking(stockCard, today)
    const without = choose(stockCard, asking, { name: 'stores', value: [] })
    const chosen = choose(stockCard, asking, { name: 'product', value: 'p' })
    expect([
      unmet(stockCard, without)?.message,
      unmet(stockCard, asking)?.message,
      unmet(stockCard, chosen),
      unmet(stockCard, resetAsking(stockCard, without, today))?.message,
    ]).toEqual(['required.store', 'required.goods', undefined, 'required.goods'])
  })
  it('clears group and goods with the branch', () => {
    let asking = choose(salesDetail, emptyAsking(salesDetail, today), { name: 'branch', value: 'b' })
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
    expect([next.values['group'], next.values['product'], unmet(salesDetail, next)]).toEqual([null, null, undefined])
  })
  it('follows named ranges and one day', () => {
    const asking = choosePreset(emptyAsking(salesDetail, today), 'LASTMONTH', today)
    expect([asking.values['from'], asking.values['to']]).toEqual(['2026-10-01', '2026-10-31'])
    expect(chooseDay(onHand, emptyAsking(onHand, today), { end: 'from', day: day('2026-10-05') }).values).toMatchObject(
      { from: '2026-10-05', to: '2026-10-05' },
    )
  })
  it('can be bookmarked', () => {
    const asking = choose(
      salesDetail,
      chooseDay(salesDetail, emptyAsking(salesDetail, today), { end: 'from', day: day('2026-10-05') }),
      { name: 'product', value: null },
    )
    const back = fromSearch(salesDetail, toSearch(salesDetail, asking), today)
    expect(back).toEqual(asking)
    const some = choose(onHand, emptyAsking(onHand, today), { name: 'stores', value: ['a', 'b'] })
    for (const one of [some, emptyAsking(onHand, today)])
      expect(fromSearch(onHand, toSearch(onHand, one), today)).toEqual(one)
    expect(fromSearch(salesDetail, new URLSearchParams(), today)).toBeNull()
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
