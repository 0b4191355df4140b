/** What cells say of numbers. */
import '#test/web/bare-page.ts'
import { expect, it } from 'vitest'
import { cellText, type CellFormat } from './cell.tsx'
import type { GridColumn } from './layout.ts'

const format: CellFormat = { language: 'vi', moneyDecimals: 0, quantityDecimals: 2, label: (key) => key, yes: 'x' }
const shown = (kind: GridColumn['kind'], value: unknown): string =>
  cellText({ key: 'a', field: 'a', kind, numeric: true, choices: [] } as unknown as GridColumn, { a: value }, format)

it('are a dash where they are nothing, but not a rate of tax', () =>
  expect([shown('money', 0), shown('quantity', 0), shown('vat', 0), shown('vat', 8)]).toEqual(['–', '–', '0', '8']))
it('are the mark that stands in place of a rate', () =>
  expect([shown('vat', -1), shown('vat', -2)]).toEqual(['KCT', 'KKKNT']))
