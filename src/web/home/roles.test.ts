import { describe, expect, it } from 'vitest'
import { homeRoleOf, figuresByRole } from './roles.ts'

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

  it('shows nothing twice', () => {
    for (const { tiles, left, right } of Object.values(figuresByRole)) {
      expect(new Set(tiles).size).toBe(tiles.length)
      expect(new Set([...left, ...right]).size).toBe(left.length + right.length)
    }
  })
})
