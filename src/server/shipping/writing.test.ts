/** What is sent to all carriers: telephone numbers, pieces, what is too much for one. */
import { expect, it } from 'vitest'
import { decimal, decimalText, zero } from '#kernel/decimal.ts'
import { sampleParcel, sampleRoute } from '#test/support/carriers/sample.ts'
import { beyondLimits, carrierPhone, contentOf, fullAddress, insuredValue, noteOf, pieces } from './writing.ts'

it.each<[string, string | null]>([
  ['0912 345 678', '0912345678'],
  ['+84 912.345.678', '0912345678'],
  ['84912345678', '0912345678'],
  ['(028) 3822 1234', '02838221234'],
  ['024 3825 1234', '02438251234'],
  ['12345678 / 0912345678', '0912345678'],
  ['+1 212 555 0100; 0987654321', '0987654321'],
  ['0987654321, 0912345678', '0987654321'],
  ['0412345678', null],
  ['091234567', null],
  ['0161234567', null],
  ['không có', null],
  ['', null],
])('the number in %j', (text, number) => {
  expect(carrierPhone(text)).toBe(number)
})

it('pieces are whole, and at least one', () => {
  expect(['18', '2.5', '0.2', '0'].map((one) => decimalText(pieces(decimal(one))))).toEqual(['18', '3', '1', '1'])
})

it('says what is too much for a carrier', () => {
  const limits = { carrier: 'GHN', weight: 50_000, side: 200, cod: decimal(50_000_000), insured: decimal(5_000_000) }
  expect(beyondLimits(sampleRoute(), limits)).toBeUndefined()
  expect(beyondLimits(sampleRoute({ weight: 50_000, height: 200, cod: decimal(50_000_000) }), limits)).toBeUndefined()
  expect(beyondLimits(sampleRoute({ weight: 50_001 }), limits)?.text).toBe('GHN không nhận kiện hàng trên 50 kg')
  expect(beyondLimits(sampleRoute({ length: 201 }), limits)?.text).toBe('GHN không nhận kiện hàng có cạnh trên 200 cm')
  expect(beyondLimits(sampleRoute({ cod: decimal(50_000_001) }), limits)?.text).toBe(
    'GHN không thu hộ trên 50.000.000 đ',
  )
  expect(beyondLimits(sampleRoute({ weight: 900_000 }), { carrier: 'X' })).toBeUndefined()
  expect(decimalText(insuredValue(sampleRoute({ value: decimal(9_000_000) }), limits))).toBe('5000000')
  expect(insuredValue(sampleRoute({ value: zero }), { carrier: 'X' })).toBe(zero)
})

it('names what is inside, and where it goes', () => {
  expect(contentOf(sampleParcel(), 100)).toBe('18 x Rổ nhựa, 2.5 x Dây thừng')
  expect(contentOf(sampleParcel({ items: [] }), 100)).toBe('VD000002')
  expect(noteOf(sampleParcel(), 20)).toBe('Cho thử hàng. Gọi tr')
  expect(fullAddress(sampleParcel().to)).toBe('5 Nguyễn Huệ, Phường Sài Gòn, Thành phố Hồ Chí Minh')
})
