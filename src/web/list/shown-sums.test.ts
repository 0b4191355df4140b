/** Sums under rows that were found on the page are sums of these rows. */
import { expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { shownSums } from './shown-sums.ts'

const rows = [
  { TotalTax: 1500, remaining: 500, ExRate: 1 },
  { TotalTax: 10.5, remaining: 262500, ExRate: 25000 },
  { TotalTax: null },
]
const names = new Set(['TotalTax', 'remaining', 'closing'])
const total = { field: 'TotalTax', inRowCurrency: true } as const
const remaining = { field: 'remaining' }
const sums = (some: typeof rows) =>
  Object.fromEntries(
    shownSums([total, remaining, { field: 'balance', sum: 'closing' }, { field: 'other' }], some as never, {
      names,
      baseDecimals: 0,
    }),
  )

it('are made of the rows that are shown, in base currency', () =>
  expect(sums(rows)).toEqual({ TotalTax: decimal(264000), remaining: decimal(263000) }))
it('are zero where nothing is shown, and only of columns that the list adds up', () =>
  expect(sums([])).toEqual({ TotalTax: decimal(0), remaining: decimal(0) }))
