import { describe, expect, it } from 'vitest'
import '#lists/all.ts'
import { day } from '#kernel/day.ts'
import type { AnyReport } from '#model/report.ts'
import { payableDetail } from '#reports/payable/debt-detail.ts'
import { receivableOverdue } from '#reports/receivable/debt-overdue.ts'
import { bestGoods } from '#reports/sales/best-goods.ts'
import { salesByMonth } from '#reports/sales/monthly-sales.ts'
import { orderStatistics } from '#reports/sales/order-statistics.ts'
import { salesOfYear } from '#reports/sales/yearly-sales.ts'
import { onHand } from '#reports/stock/on-hand.ts'
import { stockMovement } from '#reports/stock/stock-movement.ts'
import {
  chosenFields,
  conditionText,
  DATES,
  datesText,
  isAnyChanged,
  isChanged,
  isInForce,
  shortDays,
  shortMonths,
  withoutCondition,
  type ChipWords,
} from './chips.ts'
import { choose, chooseDay, choosePreset, initialConditions } from '../data/conditions.ts'

const today = day('2026-11-21')
const names: Readonly<Record<string, string>> = { s1: 'Kho chính', s2: 'Kho Q7', g1: 'Bia' }
const words: ChipWords = {
  label: (key) => key,
  nameOf: (_, id) => names[id],
  today,
  allStores: 'Tất cả kho',
  stores: (n) => `${n} kho`,
}

describe('days', () => {
  it.each([
    ['2026-11-01', '2026-11-30', '01–30/11'],
    ['2026-10-01', '2026-12-31', '01/10–31/12'],
    ['2026-11-21', '2026-11-21', '21/11'],
    ['2025-11-21', '2025-11-21', '21/11/2025'],
    ['2025-01-01', '2025-12-31', '01/01–31/12/2025'],
    ['2025-12-25', '2026-01-05', '25/12/2025–05/01/2026'],
  ])('from %s to %s are %s', (from, to, text) => {
    expect(shortDays(day(from), day(to), today)).toBe(text)
  })
  it('of whole months keep their year', () => {
    expect(shortMonths(day('2026-02-01'), day('2026-05-31'))).toBe('02–05/2026')
    expect(shortMonths(day('2026-02-01'), day('2026-02-28'))).toBe('02/2026')
    expect(shortMonths(day('2025-11-01'), day('2026-02-28'))).toBe('11/2025–02/2026')
  })
  it('are named by the preset, unless they were typed', () => {
    const asking = initialConditions(stockMovement, today)
    expect(datesText(stockMovement, asking, words)).toBe('date.THISMONTH 01–30/11')
    const typed = chooseDay(stockMovement, asking, { end: 'from', day: day('2026-11-05') })
    expect(datesText(stockMovement, typed, words)).toBe('05–30/11')
  })
  it('are named as the report asks for them', () => {
    const texts = [salesByMonth, salesOfYear, receivableOverdue].map((report) =>
      datesText(report, initialConditions(report, today), words),
    )
    expect(texts).toEqual(['date.THISYEAR 01–12/2026', 'reports.year: 2026', 'reports.asOf: 21/11'])
    const year = choosePreset(initialConditions(onHand, today), 'THISYEAR', today)
    expect(datesText(onHand, year, words)).toBe('reports.day: 31/12')
  })
})

describe('other conditions', () => {
  const asking = initialConditions(stockMovement, today)
  const inForce = (report: AnyReport, values = initialConditions(report, today)) =>
    chosenFields(report)
      .filter((one) => isInForce(report, one, values))
      .map(([name]) => name)

  it('stand there if they restrict the report or cannot be left out', () => {
    expect(inForce(stockMovement)).toEqual(['stores'])
    expect(inForce(stockMovement, choose(stockMovement, asking, { name: 'group', value: 'g1' }))).toEqual([
      'stores',
      'group',
    ])
    expect(inForce(bestGoods)).toEqual(['top', 'by'])
    expect(inForce(payableDetail)).toContain('partner')
  })
  it('say what they stand at', () => {
    const fields = Object.fromEntries(chosenFields(stockMovement))
    const stores = (value: unknown) => conditionText(fields['stores']!, value, words)
    expect(stores(null)).toBe('Tất cả kho')
    expect(stores(['s1', 's2'])).toBe('Kho chính, Kho Q7')
    expect(stores(['s1', 'unknown'])).toBe('2 kho')
    expect(conditionText(fields['group']!, 'g1', words)).toBe('report.productGroup: Bia')
    expect(conditionText(fields['group']!, null, words)).toBe('report.productGroup: …')
  })
  it('can be left out where the report does without', () => {
    const left = (report: AnyReport) =>
      Object.fromEntries(chosenFields(report).map((one) => [one[0], withoutCondition(report, one)]))
    expect(left(stockMovement)).toMatchObject({ stores: undefined, group: null, product: null })
    expect(left(bestGoods)).toEqual({ top: undefined, by: undefined })
    expect(left(orderStatistics)).toMatchObject({ status: 0 })
    expect(left(payableDetail)).toMatchObject({ partner: undefined })
  })
  it('are marked when they were changed', () => {
    const week = choosePreset(asking, 'THISWEEK', today)
    const narrowed = choose(stockMovement, asking, { name: 'group', value: 'g1' })
    expect(isChanged(DATES, week, asking)).toBe(true)
    expect(isChanged('stores', week, asking)).toBe(false)
    expect(isChanged('group', narrowed, asking)).toBe(true)
    expect(isChanged('group', asking, asking)).toBe(false)
    expect([asking, week, narrowed].map((one) => isAnyChanged(stockMovement, one, asking))).toEqual([false, true, true])
  })
})
