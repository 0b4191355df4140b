import { describe, expect, it } from 'vitest'
import { labelPlace, labelSheetNamed, labelSheets, labelsOnPage, pagesOfLabels } from './label-sheets.ts'

describe.each(labelSheets.map((sheet) => [sheet.name, sheet] as const))('labels on %s', (_name, sheet) => {
  const places = Array.from({ length: labelsOnPage(sheet) }, (_, index) => labelPlace(sheet, 1, index))

  it('lie on the paper, none on another', () => {
    const within = 1e-9
    for (const [index, { x, y }] of places.entries()) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + sheet.label.width).toBeLessThanOrEqual(sheet.page.width + within)
      expect(y + sheet.label.height).toBeLessThanOrEqual(sheet.page.height + within)
      for (const other of places.slice(index + 1)) {
        const isBeside = Math.abs(other.x - x) >= sheet.label.width - within
        const isBelow = Math.abs(other.y - y) >= sheet.label.height - within
        expect(isBeside || isBelow).toBe(true)
      }
    }
  })
  it('fill a page before the next, from the first free one', () => {
    const all = labelsOnPage(sheet)
    expect(places.map(({ page }) => page)).toEqual(places.map(() => 0))
    expect(labelPlace(sheet, 1, all)).toEqual({ ...places[0], page: 1 })
    expect(labelPlace(sheet, all, 0)).toEqual(places.at(-1))
    expect(labelPlace(sheet, all, 1)).toEqual({ ...places[0], page: 1 })
    expect([0, 1, all, all + 1].map((count) => pagesOfLabels(sheet, 1, count))).toEqual([0, 1, 1, 2])
    expect([1, 2].map((count) => pagesOfLabels(sheet, all, count))).toEqual([1, 2])
  })
})

describe('the sheets people buy', () => {
  const at = (name: string, index: number) => {
    const { x, y } = labelPlace(labelSheetNamed(name)!, 1, index)
    return [x.toFixed(2), y.toFixed(2)]
  }
  it('of 65 labels 38.1 × 21.2 mm have the same margins left and right, above and below', () => {
    expect([0, 1, 4, 5, 64].map((index) => at('A4-65', index))).toEqual([
      ['4.75', '10.70'],
      ['45.35', '10.70'],
      ['167.15', '10.70'],
      ['4.75', '31.90'],
      ['167.15', '265.10'],
    ])
    expect([210 - 167.15 - 38.1, 297 - 265.1 - 21.2].map((rest) => rest.toFixed(2))).toEqual(['4.75', '10.70'])
  })
  it('of 24 labels 70 × 37 mm have no gaps', () =>
    expect([0, 2, 3, 23].map((index) => at('A4-24', index))).toEqual([
      ['0.00', '0.50'],
      ['140.00', '0.50'],
      ['0.00', '37.50'],
      ['140.00', '259.50'],
    ]))
  it('of two labels on a roll of 72 mm have 2 mm between them', () =>
    expect([0, 1].map((index) => at('35x22x2', index))).toEqual([
      ['0.00', '0.00'],
      ['37.00', '0.00'],
    ]))
  it('are no others', () =>
    expect([labelSheetNamed('A4'), labelSheetNamed('toString')]).toEqual([undefined, undefined]))
})
