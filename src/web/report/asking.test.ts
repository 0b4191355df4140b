import { describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
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
  it('wants goods to be chosen, and "all" is a choice', () => {
    const asking = emptyAsking(salesDetail, today)
    expect(unmet(salesDetail, asking)?.message).toBe('required.goods')
    expect(unmet(salesDetail, choose(salesDetail, asking, { name: 'product', value: null }))).toBeUndefined()
    expect(unmet(salesDetail, resetAsking(salesDetail, asking, today))).toBeUndefined()
  })
  it('wants a store first, then real goods, on the stock card', () => {
    const asking = emptyAsking(stockCard, today)
    const withStore = choose(stockCard, asking, { name: 'stores', value: ['s'] })
    expect([
      unmet(stockCard, asking)?.message,
      unmet(stockCard, withStore)?.message,
      unmet(stockCard, resetAsking(stockCard, withStore, today))?.message,
    ]).toEqual(['required.store', 'required.goods', 'required.store'])
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
    expect([next.values['group'], next.values['product'], unmet(salesDetail, next)?.message]).toEqual([
      null,
      null,
      'required.goods',
    ])
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
    expect([back?.values, back?.preset, back?.given.has('product')]).toEqual([asking.values, 'CUSTOM', true])
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
