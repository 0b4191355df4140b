/** What stands on paper is true: the currency of every amount, quantities and prices, days and debts. */
import { describe, expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { vietQr } from '#kernel/vietqr.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { logoOf, readBody } from '#server/render/page.ts'
import { lineOf, pageWith, said, sampleOf, wordsOf, type Values } from './support/paper.ts'

const dollars = { currencyCode: 'USD', currencyName: 'đô la Mỹ', foreignDecimals: 2, ExRate: 25_450.55 }
const yen = { currencyCode: 'JPY', currencyName: 'yên Nhật', foreignDecimals: 0, ExRate: 171.25 }
const inKwd = { currencyCode: 'KWD', currencyName: 'dinar', foreignDecimals: 3, ExRate: 82_750.5 }

describe('a document in another currency', () => {
  it.each([
    ['PHIEUXUATKHO', 'cost', dollars],
    ['PHIEUXUATKHO', 'cost', yen],
    ['PHIEUXUATKHO', 'cost', inKwd],
    ['XUATKHAC', 'totalCost', dollars],
  ])('%s has its costs in base currency, in figures and in words', (code, total, currency) => {
    const line = { ...lineOf(code), Qty: 3, cost: 5000 }
    const text = said(code, { ...currency, [total]: 5000, totalInWords: 'sai', lines: [line] })
    expect(text).toContain('| 3 | 3 | 1.666,7 | 5.000 |')
    expect(text).toContain('| x | 5.000 |')
    expect(text).toContain('(viết bằng chữ): Năm nghìn đồng |')
    expect(text).not.toContain('5.000,00')
  })
  it('has costs of a base currency with decimals, too', () => {
    const company = { ...(sampleOf('PHIEUXUATKHO')['company'] as Values), baseCurrency: 'USD', i_FormatCur: 2 }
    const text = said('PHIEUXUATKHO', {
      ...yen,
      company,
      cost: 12.5,
      lines: [{ ...lineOf('PHIEUXUATKHO'), Qty: 3, cost: 12.5 }],
    })
    expect(text).toContain('| 4,167 | 12,50 |')
    expect(text).toContain('Mười hai đô la Mỹ và năm mươi xu')
  })
  it('tells forms of one’s own which of its values are in base currency', () => {
    const content =
      '<p>{{TotalTax|money}} {{cost|money}} {{cost|words}} {{remainingBase|money}}</p><p data-each="lines">{{cost|per:Qty|price}} {{/cost|money}}</p>'
    const info = {
      ...dollars,
      TotalTax: 834.49,
      cost: 5000,
      remainingBase: 18_693_174,
      lines: [{ Qty: 3, cost: 5000 }],
    }
    const baseAmounts = ['cost', 'remainingBase']
    expect(said('HOADONBANHANG', { ...info, baseAmounts }, { content })).toContain(
      '834,49 5.000 Năm nghìn đồng 18.693.174 | 1.666,7 5.000',
    )
    for (const wrong of [null, 7, 'cost', [null, 7, {}]])
      expect(said('HOADONBANHANG', { ...info, baseAmounts: wrong }, { content })).toContain('834,49 5.000,00')
  })
  it.each(['HOADONBANHANG', 'HOADONBANHANG_K80'])('%s names it at its totals, and the đồng of the code', (code) => {
    const bankQr = vietQr({ bin: '970436', account: '0011001234567', amount: decimal(18_693_174), content: 'BH1' })
    for (const size of ['A4', 'A5', 'K80', 'K58']) {
      const more = {
        ...dollars,
        TotalTax: 834.49,
        remaining: 734.49,
        bankQr,
        oldDebt: 5_000_000,
        totalDebt: 23_693_174,
      }
      const text = said(code, more, { size })
      for (const part of [
        'TỔNG THANH TOÁN | 834,49 USD |',
        'Còn phải thanh toán | 734,49 USD |',
        'Số tiền: 18.693.174 đồng |',
        'Nợ cũ | 5.000.000 VND |',
        'Tổng nợ | 23.693.174 VND |',
      ])
        expect(text).toContain(part)
    }
    expect(said(code, {})).not.toContain('Số tiền:')
    expect(said(code, {})).toContain('TỔNG THANH TOÁN | 4.428.864 |')
  })
  it.each(['BAOGIA', 'DONDATHANG', 'DONMUAHANG', 'PHIEUTRAHANG', 'PHIEUTRAHANGNCC'])(
    '%s names it at its total',
    (code) => {
      expect(said(code, { ...dollars, TotalTax: 834.49 })).toContain('834,49 USD |')
      expect(said(code, { ...inKwd, TotalTax: 834.495 })).toContain('834,495 KWD |')
    },
  )
  it('01-VT says it, and what it is in base currency', () => {
    const text = said('PHIEUNHAPKHO', { ...dollars, TotalTax: 834.49, totalInWords: '' })
    expect(text).toContain('Đơn vị tiền: USD |')
    expect(text).toContain('(viết bằng chữ): Tám trăm ba mươi tư đô la Mỹ và bốn mươi chín xu |')
    expect(text).toContain('Tỷ giá: 25.450,55 Số tiền quy đổi: 21.238.229 đồng (Hai mươi mốt triệu')
    expect(said('PHIEUNHAPKHO', {})).not.toContain('quy đổi')
  })
  it('vouchers and transfers write each amount in its own', () => {
    expect(said('PHIEUTHU', { ...dollars, amount: 734.49 })).toContain('Số tiền quy đổi: 18.693.174 đồng')
    const exchange = { ...yen, amount: 10_000, fee: 500, leaving: 10_500, isExchange: true, toCurrencyCode: 'USD' }
    const text = said('CHUYENTIEN', { ...exchange, toAmount: 64.5, ExRate: 0.00645 })
    for (const part of ['chuyển: 10.000 JPY', 'nhận: 64,50 USD', 'Tỷ giá: 0,00645', '10.500 JPY'])
      expect(text).toContain(part)
    expect(said('CHUYENTIEN', { ...exchange, toCurrencyCode: '', toAmount: 1_712_500 })).toContain(
      'nhận: 1.712.500 đồng',
    )
  })
  it('a delivery collects đồng', () => {
    const delivery = { ...(sampleOf('PHIEUGIAOHANG')['delivery'] as Values), codAmount: 3_428_864 }
    expect(said('PHIEUGIAOHANG', { ...dollars, delivery })).toContain('(COD): 3.428.864 đồng – Ba triệu')
  })
  it('no amount is called đồng where the books are kept in another currency', () => {
    const company = { ...(sampleOf('PHIEUTHU')['company'] as Values), baseCurrency: 'USD', i_FormatCur: 2 }
    expect(said('PHIEUTHU', { company, amount: 12.5 })).toContain('Số tiền: 12,50 đô la Mỹ')
    expect(said('CHUYENTIEN', { company, amount: 12.5, fee: 0 })).toContain('Số tiền chuyển: 12,50 đô la Mỹ')
  })
})

describe('quantities and prices', () => {
  it.each(deliveredForms.filter(({ sample }) => (sample as Values)['lines']).map(({ code }) => [code]))(
    '%s writes a quantity as it was typed, whatever the settings say',
    (code) => {
      const company = { ...(sampleOf(code)['company'] as Values), i_FormatNum: 0 }
      expect(said(code, { company, lines: [{ ...lineOf(code), Qty: 1234.5678 }] })).toContain('1.234,5678')
      expect(said(code, { company, lines: [{ ...lineOf(code), Qty: 12 }] })).not.toContain('12,0')
    },
  )
  it('give the amount when they are multiplied', () => {
    const line = { ...lineOf('HOADONBANHANG'), Qty: 0.3333, Price: 30_000.5555, m_Discount: 0, Total: 9999 }
    expect(said('HOADONBANHANG', { lines: [line] })).toContain('| 0,3333 | 30.000,5555 |')
    const issued = [
      { Qty: 0.3333, cost: 333 },
      { Qty: 1_000_000, cost: 123_456_789 },
      { Qty: 30_000_000, cost: 100_000_001 },
    ]
    const text = said('PHIEUXUATKHO', { lines: issued })
    expect(text).toContain('| 0,3333 | 0,3333 | 1.000 | 333 |')
    expect(text).toContain('| 123,456789 | 123.456.789 |')
    expect(text).toContain('| 3,33333337 | 100.000.001 |')
  })
  it('of a count do so, too', () => {
    const counted = {
      ...lineOf('KIEMKHO'),
      bookQty: 3,
      bookValue: 5000,
      Qty: 3,
      countedValue: 5000,
      difference: 0,
      cost: 0,
    }
    expect(said('KIEMKHO', { lines: [counted] })).toContain('| 1.666,7 | 3 | 5.000 | 3 | 5.000 |')
  })
})

describe('the day', () => {
  const dayOf = (more: Values) => /Ngày: ([^|]*?) ?\|/.exec(said('HOADONBANHANG_K80', more))![1]
  it('is that of the document, with the time where it was entered on that day', () => {
    expect(dayOf({ dtDate: '2026-09-10', createdAt: '2026-09-10T09:30:00+07:00' })).toBe('10-09-2026 09:30')
    expect(dayOf({ dtDate: '2026-09-01', createdAt: '2026-09-10T09:30:00+07:00' })).toBe('01-09-2026')
    // Entered at night: in Vietnam it is the next day already.
    expect(dayOf({ dtDate: '2026-09-11', createdAt: '2026-09-10T20:30:00Z' })).toBe('11-09-2026 03:30')
    expect(dayOf({ dtDate: '2026-09-10', createdAt: '2026-09-10T20:30:00Z' })).toBe('10-09-2026')
    expect(dayOf({ dtDate: '2026-09-10', createdAt: null })).toBe('10-09-2026')
    expect(dayOf({ dtDate: '', createdAt: '2026-09-10T20:30:00Z' })).toBe('')
  })
})

describe('debts', () => {
  it.each(['HOADONBANHANG', 'HOADONBANHANG_K80'])('%s tells them where it is told of them', (code) => {
    const text = said(code, { oldDebt: 0, totalDebt: 4_428_864 })
    expect(text).toContain('Nợ cũ | 0 | Tổng nợ | 4.428.864 |')
    expect(said(code, { oldDebt: -500_000, totalDebt: 0 })).toContain('Nợ cũ | -500.000 | Tổng nợ | 0 |')
    const none = said(code, { oldDebt: undefined, totalDebt: undefined })
    expect(none).not.toContain('Nợ cũ')
    expect(none).not.toContain('Tổng nợ')
  })
})

describe('what is not known', () => {
  const blankCompany = {
    companyAddress: '',
    MST: '',
    companyPhone: '',
    companyFax: '',
    companyEmail: '',
    companyWebsite: '',
  }
  const nothing = { address: '', phone: '', MST: '', Address: '', receiverAddress: '', receiverPhone: '' }
  it.each(deliveredForms.map(({ code }) => code))('leaves no label without words, and no picture, on %s', (code) => {
    const company = { ...(sampleOf(code)['company'] as Values), ...blankCompany }
    for (const size of code.endsWith('_K80') ? ['K80', 'K58'] : ['A4']) {
      const page = pageWith(code, { ...nothing, company }, { size })
      expect(wordsOf(page)).not.toMatch(/(?:Địa chỉ|Điện thoại|ĐT|Mã số thuế|Email|Fax): *(?:\||–|·|$)/)
      expect(JSON.stringify(page)).not.toContain('"is":"image"')
    }
  })
  it('is a logo where it is switched off, though there is one', () => {
    const logo = 'data:image/png;base64,iVBORw0KGgo='
    const body = { code: 'HOADONBANHANG', info: sampleOf('HOADONBANHANG') }
    const company = body.info['company'] as Values
    const sent = (more: Values) =>
      logoOf(readBody({ ...body, info: { ...body.info, company: { ...company, ...more } } }))
    expect(sent({ LinkLogo: logo })).toBe(logo)
    expect(sent({ LinkLogo: logo, b_ShowLogo: false })).toBeUndefined()
  })
})
