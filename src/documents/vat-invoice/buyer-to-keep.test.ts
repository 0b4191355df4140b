import { describe, expect, it } from 'vitest'
import { buyerToKeep, isProposed, type KnownBuyer, type TypedBuyer } from './buyer-to-keep.ts'

const nothing: TypedBuyer = { buyerEmail: null, taxId: null, buyerIdNo: null, buyerAddress: null }
const blank: KnownBuyer = { email: null, taxId: null, idNumber: null, printedAddress: null }
const typed: TypedBuyer = {
  buyerEmail: 'ke.toan@phucloc.vn',
  taxId: '0300588569',
  buyerIdNo: '079203001234',
  buyerAddress: '5 Nguyễn Huệ, Phường Sài Gòn',
}

describe('what an invoice knows of its buyer', () => {
  it('is all offered, and proposed, where the customer has none of it', () => {
    const all = buyerToKeep(typed, blank)
    expect(all.map(({ into, value, instead }) => [into, value, instead])).toEqual([
      ['taxId', '0300588569', null],
      ['email', 'ke.toan@phucloc.vn', null],
      ['idNumber', '079203001234', null],
      ['address1', '5 Nguyễn Huệ, Phường Sài Gòn', null],
    ])
    expect(isProposed(all)).toBe(true)
  })
  it('is not offered where it is what he has, however it is written', () => {
    const known = { ...blank, email: ' Ke.Toan@phucloc.vn', taxId: '0300 588 569', idNumber: '079203001234' }
    expect(buyerToKeep({ ...typed, buyerAddress: null }, known)).toEqual([])
    expect(buyerToKeep(nothing, known)).toEqual([])
  })
  it('names what it would replace, and is not proposed then', () => {
    const all = buyerToKeep({ ...nothing, buyerEmail: 'moi@phucloc.vn' }, { ...blank, email: 'cu@phucloc.vn' })
    expect(all).toEqual([{ field: 'buyerEmail', into: 'email', value: 'moi@phucloc.vn', instead: 'cu@phucloc.vn' }])
    expect(isProposed(all)).toBe(false)
  })
  it('is not offered where his record would refuse it', () => {
    expect(buyerToKeep({ ...nothing, taxId: '0300588560', buyerIdNo: 'C1234567 / 2020' }, blank)).toEqual([])
  })
  it('has an address only for who has none: his own has places', () => {
    const known = { ...blank, printedAddress: 'Phường Sài Gòn, Thành phố Hồ Chí Minh' }
    expect(buyerToKeep({ ...nothing, buyerAddress: typed.buyerAddress }, known)).toEqual([])
  })
})
