/** Documents of a stored voucher keep their own currency, also when nothing is open of them any more. */
import { expect, it } from 'vitest'
import { decimal, zero } from '#kernel/decimal.ts'
import { currenciesOfBoth, fromLines, isPayable, type Money } from './voucher-amounts.web.ts'

const decimalsOf = (id: string | null): number => (id === null ? 0 : 2)
const dong: Money = { id: null, rate: null, decimals: 0, decimalsOf }
const dollars: Money = { id: 'usd', rate: decimal(25_000), decimals: 2, decimalsOf }
const idOf = (code: string): string | null => (code === 'USD' ? 'usd' : null)

const line = (
  currencyCode: string,
  amounts: readonly [total: number, base: number, open: number, openBase: number],
) => {
  const [total, base, open, openBase] = amounts
  return {
    voucher: 'v',
    voucherModule: 'Order',
    currencyCode,
    voucherTotal: decimal(total),
    voucherTotalBase: decimal(base),
    remaining: decimal(open),
    remainingBase: decimal(openBase),
  }
}
const read = (one: object, money: Money) => fromLines([one as Record<string, unknown>], money, idOf)[0]

it('a paid bill in dollars on a voucher in base currency', () =>
  expect(read(line('USD', [400, 10_180_220, 0, 0]), dong)).toMatchObject({
    total: decimal(10_180_220),
    remaining: zero,
    other: { code: 'USD', remaining: zero, decimals: 2 },
  }))

it('a partly paid one, too', () =>
  expect(read(line('USD', [400, 10_180_220, 100, 2_545_055]), dong)).toMatchObject({
    remaining: decimal(2_545_055),
    other: { code: 'USD', remaining: decimal(100) },
  }))

it('a bill in base currency on a voucher in dollars', () =>
  expect(read(line('VND', [250_000, 250_000, 0, 0]), dollars)).toMatchObject({
    total: decimal(10),
    other: { code: 'VND', remaining: zero, decimals: 0 },
  }))

it('of one currency have none besides, and neither has a line that was just chosen', () => {
  expect(read(line('USD', [400, 10_180_220, 0, 0]), dollars)).toMatchObject({ total: decimal(400), other: null })
  expect(read(line('VND', [250_000, 250_000, 0, 0]), dong)).toMatchObject({ total: decimal(250_000), other: null })
  expect(read({ voucher: 'v', voucherTotal: decimal(7), remaining: decimal(7) }, dollars)).toMatchObject({
    total: decimal(7),
    other: null,
  })
})

it('an offset takes foreign documents beside base currency, and only its own beside a foreign one', () => {
  const [inDong, inDollars, inYen] = ['', 'usd', 'jpy'].map((currencyId) => ({ currencyId }))
  const offered = (money: Money, setsOff: boolean) =>
    [inDong!, inDollars!, inYen!].filter((row) => isPayable(row, money, setsOff)).map(({ currencyId }) => currencyId)
  expect(offered(dong, true)).toEqual(['', 'usd', 'jpy'])
  expect(offered(dollars, true)).toEqual(['usd'])
  expect(offered(dong, false)).toEqual(['', 'usd', 'jpy'])
  expect(offered(dollars, false)).toEqual(['', 'usd'])
})

it('a foreign currency with credits and debts is one to offset in', () => {
  const row = (kind: string, currencyId: string, currencyCode: string) => ({ kind, currencyId, currencyCode })
  const rows = [
    row('debt', 'usd', 'USD'),
    row('credit', '', 'VND'),
    row('debt', '', 'VND'),
    row('credit', 'jpy', 'JPY'),
  ]
  expect(currenciesOfBoth(rows)).toEqual([])
  expect(currenciesOfBoth([...rows, row('credit', 'usd', 'USD')])).toEqual([{ id: 'usd', code: 'USD' }])
})
