import { describe, expect, it } from 'vitest'
import { buyerToKeep, isKept, type BuyerChoices, type KnownBuyer, type TypedBuyer } from './buyer-to-keep.ts'

const nothing: TypedBuyer = { buyerName: null, buyerEmail: null, taxId: null, buyerIdNo: null, buyerAddress: null }
const blank: KnownBuyer = { name: null, email: null, taxId: null, idNumber: null, printedAddress: null }
const typed: TypedBuyer = {
  buyerName: 'CÔNG TY TNHH PHÚC LỘC',
  buyerEmail: 'ke.toan@phucloc.vn',
  taxId: '0300588569',
  buyerIdNo: '079203001234',
  buyerAddress: '5 Nguyễn Huệ, Phường Sài Gòn',
}

describe('what an invoice knows of its buyer', () => {
  it('is all offered, and proposed, where the customer has none of it', () => {
    const all = buyerToKeep(typed, blank)
    expect(all.map(({ into, value, instead }) => [into, value, instead])).toEqual([
      ['name', 'CÔNG TY TNHH PHÚC LỘC', null],
      ['taxId', '0300588569', null],
      ['email', 'ke.toan@phucloc.vn', null],
      ['idNumber', '079203001234', null],
      ['address1', '5 Nguyễn Huệ, Phường Sài Gòn', null],
    ])
    expect(all.every((one) => isKept(one, {}))).toBe(true)
  })
  it('is not offered where it is what he has, however it is written', () => {
    const known = {
      ...blank,
      name: 'Công ty TNHH Phúc Lộc',
      email: ' Ke.Toan@phucloc.vn',
      taxId: '0300 588 569',
      idNumber: '079203001234',
    }
    expect(buyerToKeep({ ...typed, buyerAddress: null }, known)).toEqual([])
    expect(buyerToKeep(nothing, known)).toEqual([])
  })
  it('names what it would replace, and is not proposed then', () => {
    const all = buyerToKeep({ ...nothing, buyerEmail: 'moi@phucloc.vn' }, { ...blank, email: 'cu@phucloc.vn' })
    expect(all).toEqual([{ field: 'buyerEmail', into: 'email', value: 'moi@phucloc.vn', instead: 'cu@phucloc.vn' }])
    expect([isKept(all[0]!, {}), isKept(all[0]!, { buyerEmail: true })]).toEqual([false, true])
  })
  it('is proposed value by value: a name that would be replaced holds up no new one', () => {
    const all = buyerToKeep({ ...typed, buyerAddress: null, buyerIdNo: null }, { ...blank, name: 'Chị Lan' })
    const kept = (chosen: BuyerChoices) => all.filter((one) => isKept(one, chosen)).map(({ into }) => into)
    expect(kept({})).toEqual(['taxId', 'email'])
    expect(kept({ buyerName: true, taxId: false })).toEqual(['name', 'email'])
  })
  it('has no name of who does not give one', () => {
    for (const buyerName of ['Bán cho người tiêu dùng', 'Người tiêu dùng', 'Khách lẻ không lấy hóa đơn', ''])
      expect(buyerToKeep({ ...nothing, buyerName }, { ...blank, name: 'Chị Lan' })).toEqual([])
  })
  it('is not offered where his record would refuse it', () => {
    expect(buyerToKeep({ ...nothing, taxId: '0300588560', buyerIdNo: 'C1234567 / 2020' }, blank)).toEqual([])
  })
  it('has an address only for who has none: his own has places', () => {
    const known = { ...blank, printedAddress: 'Phường Sài Gòn, Thành phố Hồ Chí Minh' }
    expect(buyerToKeep({ ...nothing, buyerAddress: typed.buyerAddress }, known)).toEqual([])
  })
})
