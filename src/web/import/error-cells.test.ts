import { describe, expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { cellAs, kindOfCells } from './error-cells.ts'

const day = new Date('2026-11-15T00:00:00Z')

describe('a column of a refused file', () => {
  it('is of dates or numbers where it has nothing else', () => {
    expect(kindOfCells([day, null, undefined])).toBe('day')
    expect(kindOfCells([12, 0.5, ''])).toBe('price')
    expect(kindOfCells([12, 'x'])).toBe('text')
    expect(kindOfCells([new Date('2026-11-15T08:30:00Z')])).toBe('text')
    expect(kindOfCells([0.123456789, 1])).toBe('text')
    expect(kindOfCells(['007'])).toBe('text')
    expect(kindOfCells([])).toBe('text')
  })
  it('keeps what stands in it', () => {
    expect(cellAs('day', day)).toBe('2026-11-15')
    expect(cellAs('text', day)).toBe('15/11/2026')
    expect(cellAs('price', 1234.5)).toBe(decimal('1234.5'))
    expect(cellAs('text', 0.123456789)).toBe('0.123456789')
    expect(cellAs('text', true)).toBe('true')
    expect(cellAs('price', null)).toBeNull()
  })
})
