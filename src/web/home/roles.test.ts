import { describe, expect, it } from 'vitest'
import { homeRoleOf, figuresByRole, needsPerformance, seenTiles, tilesLayout } from './roles.ts'

const face = (...rights: readonly string[]) => homeRoleOf((id, flag) => rights.includes(`${id} ${flag}`))

describe('the home page', () => {
  it('follows from rights', () => {
    expect(face('CashFlow R', 'Config U', 'Order A')).toBe('owner')
    expect(face('CashFlow R', 'Config R', 'Order A')).toBe('accounts')
    expect(face('Order A', 'ReportSales R')).toBe('sales')
    expect(face('ReportSales R')).toBe('owner')
    expect(face('ReportStock R', 'Trans A')).toBe('stock')
    expect(face()).toBe('stock')
  })

  it('asks for profit, money, stock and debts where one of them may be seen, and shows no trace of the others', () => {
    const seen = (...rights: readonly string[]) =>
      seenTiles((id, flag) => rights.includes(`${id} ${flag}`), figuresByRole.owner.tiles)
    const sales = seen('ReportSales R', 'ReportProfit R', 'ReportStock R')
    expect([sales, needsPerformance(sales)]).toEqual([['today', 'range'], false])
    expect(seen('ReportProfit R', 'CostView R')).toEqual(['profitToday', 'profitRange'])
    expect(needsPerformance(seen('CashFlow R'))).toBe(true)
    expect(needsPerformance(seen('ReportStock R', 'CostView R'))).toBe(true)
    expect(tilesLayout(figuresByRole.owner.tiles)).toEqual({ 'data-four': true, 'data-compared': true })
    expect(needsPerformance(seen('ReportReceivable R'))).toBe(true)
    expect(tilesLayout(['receivable', 'payable'])).toEqual({ 'data-four': undefined, 'data-compared': true })
    expect(tilesLayout(['today', 'above'])).toEqual({ 'data-four': undefined, 'data-compared': undefined })
  })

  it('shows nothing twice', () => {
    for (const { tiles, left, right } of Object.values(figuresByRole)) {
      expect(new Set(tiles).size).toBe(tiles.length)
      expect(new Set([...left, ...right]).size).toBe(left.length + right.length)
    }
  })
})
