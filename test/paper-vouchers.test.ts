/** Vouchers on paper: those of the till are forms of the state, others are not and name accounts. */
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { drawParts } from '#output/pdf/pages.server.ts'
import { pageWith, said } from './support/paper.ts'

const dollars = { currencyCode: 'USD', currencyName: 'đô la Mỹ', foreignDecimals: 2, ExRate: 25_450.55 }
describe.each(['PHIEUTHU', 'PHIEUCHI'])('a voucher %s', (code) => {
  const bank = {
    fundName: 'TK Vietcombank',
    fundAccount: '0011001234567',
    fundBank: 'Vietcombank',
    fundHolder: 'Hưng Thịnh',
  }
  const ofCash = ['Mẫu số 0', 'Ban hành theo', 'Quyển số', 'Thủ quỹ', 'Đã nhận đủ số tiền', 'Liên gửi ra ngoài']
  it('of the till is the form of the state', () => {
    for (const more of [{ Method: 1 }, { Method: null, iType: 2 }, { Method: undefined }]) {
      const text = said(code, more)
      for (const part of ofCash) expect(text).toContain(part)
      expect(text).not.toContain('(Chuyển khoản)')
      expect(text).not.toContain('Tài khoản')
    }
  })
  it('through a bank names both accounts, and no cashier signs it', () => {
    const text = said(code, { ...bank, Method: 2, partnerAccount: '19020001 Techcombank' })
    for (const part of ofCash) expect(text).not.toContain(part)
    expect(text).toContain('(Chuyển khoản) |')
    const [ours, theirs] = code === 'PHIEUTHU' ? ['nhận', 'chuyển'] : ['chuyển', 'nhận']
    expect(text).toContain(`Tài khoản ${ours}: 0011001234567 – Vietcombank – HƯNG THỊNH |`)
    expect(text).toContain(`Tài khoản ${theirs}: 19020001 Techcombank |`)
    expect(said(code, { ...bank, Method: 2 })).toContain(`Tài khoản ${theirs}: ........`)
    expect(said(code, { Method: 2, fundName: 'TK cũ' })).toContain(`Tài khoản ${ours}: TK cũ |`)
    expect(text).toContain('Kế toán trưởng')
  })
  it('by card names our account', () => {
    const text = said(code, { ...bank, Method: 3 })
    for (const part of ofCash) expect(text).not.toContain(part)
    expect(text).toContain('(Thẻ) |')
    expect(text.match(/Tài khoản/g)).toHaveLength(1)
  })
  it('without money is called what it is', () => {
    const text = said(code, { Method: null, iType: 3 })
    for (const part of [...ofCash, 'Người nộp tiền', 'Người nhận tiền', 'PHIẾU THU', 'PHIẾU CHI'])
      expect(text).not.toContain(part)
    expect(text).toContain('PHIẾU ĐỐI TRỪ CÔNG NỢ |')
  })
  it('through a bank says its rate where it is foreign', () => {
    expect(said(code, { ...bank, ...dollars, Method: 2, amount: 734.49 })).toContain('18.693.174 đồng')
    expect(said(code, { ...bank, Method: 2 })).not.toContain('Tỷ giá')
  })
})

describe('a transfer of money', () => {
  const signed = (fundKind: string, toFundKind: string) =>
    said('CHUYENTIEN', { fundKind, toFundKind }).includes('Thủ quỹ')
  it('is signed by the cashier where a till is concerned', () => {
    const kinds = ['cash', 'bank']
    expect(kinds.flatMap((from) => kinds.map((to) => signed(from, to)))).toEqual([true, true, true, false])
  })
})

describe('copies', () => {
  it('of a voucher say whose they are, a single one nothing', () => {
    const marks = (code: string) =>
      [1, 2, 3, 4].map((copyNumber) => /Liên \d[^|]*/.exec(said(code, { copyNumber }))?.[0].trim())
    expect(marks('PHIEUTHU')).toEqual([
      'Liên 1: Lưu nơi lập',
      'Liên 2: Thủ quỹ ghi sổ',
      'Liên 3: Giao người nộp tiền',
      'Liên 4',
    ])
    expect(marks('PHIEUCHI')[2]).toBe('Liên 3: Giao người nhận tiền')
    for (const code of ['PHIEUNHAPKHO', 'PHIEUXUATKHO', 'HOADONBANHANG', 'HOADONBANHANG_K80', 'KIEMKHO']) {
      expect(marks(code)[1]).toBe('Liên 2')
      expect(said(code, {})).not.toContain('Liên ')
    }
  })
  it('of A5 across share a sheet of A4, each with what is its own', async () => {
    const prints = [1, 2, 3].map((copyNumber) => pageWith('PHIEUTHU', { copyNumber }))
    const bill = pageWith('HOADONBANHANG', {})
    const file = async (isPaired: boolean) => {
      const parts = await drawParts([...prints, bill], { isPaired })
      const opened = await getDocumentProxy(new Uint8Array(Buffer.concat(parts)))
      const { text } = await extractText(opened, { mergePages: false })
      const sizes = await Promise.all(text.map(async (_, at) => Math.round((await opened.getPage(at + 1)).view[3]!)))
      return { sizes, copies: text.map((one) => [...one.normalize('NFC').matchAll(/Liên (\d):/g)].map(([, n]) => n)) }
    }
    expect(await file(false)).toEqual({ sizes: [420, 420, 420, 842], copies: [['1'], ['2'], ['3'], []] })
    expect(await file(true)).toEqual({ sizes: [842, 842, 842], copies: [['1', '2'], ['3'], []] })
  })
})
