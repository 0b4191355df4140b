/** The prices of carriers, and what is said where they are not quite true. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decimal, decimalText } from '#kernel/decimal.ts'
import { carriersToTry, openCarrier, type CarrierBench } from '#test/support/carriers/bench.ts'
import { sampleRoute } from '#test/support/carriers/sample.ts'
import { wireFaults } from '#test/support/providers/faults.ts'
import type { ParcelRoute } from '../carrier.ts'
import { rowNamed } from '../place-names.ts'

const far = { address: '1', province: 'Tỉnh Xa', district: '', ward: 'Xã Xa', before: null }
const { to } = sampleRoute()

describe.each(Object.entries(carriersToTry))('%s', (name, carrier) => {
  let bench: CarrierBench
  beforeAll(async () => {
    bench = await openCarrier(carrier)
  })
  afterAll(() => bench.stop())
  beforeEach(() => bench.fake.forget())

  const priced = async (changes: Partial<ParcelRoute> = {}) => {
    const quotes = await carrier.adapter.quote(bench.desk, sampleRoute(changes))
    if (quotes.kind !== 'quotes') return quotes
    return quotes.services.map(({ serviceCode, fee, insuranceFee, codFee, otherFee, total, expectedDate, note }) => {
      expect(fee + insuranceFee + codFee + otherFee).toBe(total)
      const parts = [fee, insuranceFee, codFee, otherFee].map(decimalText).join(' + ')
      return [serviceCode, parts, expectedDate, note].join(' | ')
    })
  }

  it('are told by service and part', async () => {
    const expected: Record<string, string[]> = {
      ghn: ['2 | 36300 + 4000 + 1000 + 2000 | 2026-11-22 | ', '5 | 36300 + 4000 + 1000 + 57700 | 2026-11-22 | '],
      ghtk: ['road | 23000 + 5000 + 0 + 7400 |  | ', 'fly | 38000 + 5000 + 0 + 7400 |  | '],
      viettelpost: ['VCN | 31500 + 0 + 0 + 0 | 2026-11-19 | ', 'PHS | 22000 + 0 + 0 + 0 | 2026-11-20 | '],
    }
    expect(await priced()).toEqual(expected[name])
  })

  it('are estimates where the place of before is not known', async () => {
    const quotes = await priced({ to: { ...to, before: null } })
    const isExact = name === 'viettelpost'
    expect(Array.isArray(quotes) && quotes.every((one) => one.endsWith('giá ước tính') !== isExact)).toBe(true)
  })

  it('are refused in words', async () => {
    expect(await priced({ to: far })).toMatchObject({ kind: 'refused', text: expect.stringMatching(/\S/) as string })
  })

  it('are those of the services that have one', async () => {
    if (name === 'viettelpost') return
    bench.fake.misbehave(wireFaults('price').find((one) => one.name.startsWith('a page with status 200'))!)
    expect(await priced()).toHaveLength(1)
  })

  it('are not there when nobody answers', async () => {
    const page = wireFaults('price').find((one) => one.name.startsWith('a page with status 500'))!
    bench.fake.misbehave(page, page)
    expect(await priced()).toMatchObject({ kind: 'unclear' })
  })
})

it('Giao Hàng Nhanh prices less than it collects', async () => {
  const bench = await openCarrier(carriersToTry.ghn)
  const quotes = await carriersToTry.ghn.adapter.quote(bench.desk, sampleRoute({ cod: decimal(20_000_000) }))
  expect(quotes.kind === 'quotes' && quotes.services[0]?.note).toBe('giá ước tính')
  await bench.stop()
})

it('a place is found however it is spelt, and never by guessing', () => {
  const rows = ['Thành phố Hồ Chí Minh', 'Hà Nội', 'Quận 1', 'Quận 10', 'Huyện Châu Thành', 'Thị xã Châu Thành'].map(
    (N) => ({ N }),
  )
  const found = (name: string) => rowNamed(rows, 'N', name)?.['N']
  expect(found('TP. Hồ Chí Minh')).toBe('Thành phố Hồ Chí Minh')
  expect(found('Thành phố Hà Nội')).toBe('Hà Nội')
  expect(found('Q.1')).toBe('Quận 1')
  expect(found('Quận 01')).toBe('Quận 1')
  expect(found('huyện châu thành')).toBe('Huyện Châu Thành')
  expect(found('Châu Thành')).toBeUndefined()
  expect(found('')).toBeUndefined()
  const named = [{ N: 'Hồ Chí Minh', NameExtension: ['Sài Gòn', 7] }]
  expect(rowNamed(named, 'N', 'Sài Gòn')).toBe(named[0])
})
