/** What rows of a file do not say is asked once, with an answer that stands until another is given. */
import { describe, expect, it } from 'vitest'
import type { CellValue } from 'hucre/xlsx'
import type { Anything } from '../../support/app.ts'
import { recordWith, senderOf } from '../../support/import-file.ts'
import { workbookOf, type Rows } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('hoimotlan')
const { ids } = trade

const send = senderOf(trade)
const found = recordWith(trade)
const configure = async (values: object): Promise<Anything> =>
  (await trade.call('ApiConfig', 'UpdateDB', values)).body.Data.Description
const goods = (...codes: string[]): Rows => [
  ['Mã hàng', 'Tên hàng', 'Nhóm hàng', 'ĐVT'],
  ...codes.map((code) => [code, `Hàng ${code}`, 'Nước', 'Chai']),
]
const asked = ({ questions }: Anything) => questions.map(({ name, rows, value }: Anything) => [name, rows, value])

describe('the VAT of new goods', () => {
  it('is 10 %, is named when the file has none, and can be changed there', async () => {
    expect(asked(await send('Product', goods('V1', 'V2'), { dryRun: true }))).toEqual([['vatRate', 2, 10]])
    await send('Product', goods('V1'))
    expect((await found('Product', 'V1')).VAT).toBe(10)
    for (const [code, vatRate] of [
      ['V2', 8],
      ['V3', -1],
      ['V4', null],
      ['V5', 0],
    ] as const) {
      expect(asked(await send('Product', goods(code), { answers: { vatRate } }))).toEqual([['vatRate', 1, vatRate]])
      expect((await found('Product', code)).VAT).toBe(vatRate)
    }
  })

  it('is asked of rows without a rate alone, and of no goods that are there', async () => {
    const rows = [
      ['Mã hàng', 'Tên hàng', 'Nhóm hàng', 'ĐVT', '% VAT'],
      ['V6', 'Sáu', 'Nước', 'Chai', 5],
      ['V7', 'Bảy', 'Nước', 'Chai', null],
      ['V6', 'Sáu', 'Nước', 'Chai', 5],
    ]
    const answer = await send('Product', rows, { answers: { vatRate: 8 } })
    expect(asked(answer)).toEqual([['vatRate', 1, 8]])
    expect([(await found('Product', 'V6')).VAT, (await found('Product', 'V7')).VAT]).toEqual([5, 8])
    const again = await send('Product', goods('V6', 'V7'), { updateExisting: true, answers: { vatRate: 0 } })
    expect([asked(again), (await found('Product', 'V7')).VAT]).toEqual([[], 8])
  })

  it.each([101, -3, '8', true, {}])('refuses %s as an answer', async (vatRate) => {
    const { body } = await trade.call('Product', 'ImportList', {
      fileName: 'a.xlsx',
      fileToBytes: await workbookOf(goods('V9')),
      answers: { vatRate },
    })
    expect(JSON.stringify(body)).toContain('Thuế GTGT')
  })

  it('follows the configuration, whose empty value is one of its own', async () => {
    const blank = { Name: 'Mới', Group_ID: ids['NUOC'], unitId: ids['CHAI'] }
    const made = async (values: object = {}) =>
      (await trade.info('Product', await trade.saved('Product', { ...blank, ...values }))).VAT
    for (const defaultVat of [8, null, -1, 10] as const) {
      expect(await configure({ defaultVat })).toBe('ok')
      expect((await trade.data('ApiConfig', 'getInfo')).defaultVat).toBe(defaultVat)
      expect(await made()).toBe(defaultVat)
      expect(await made({ VAT: 5 })).toBe(5)
      expect(await made({ VAT: null })).toBeNull()
    }
    for (const wrong of [101, 'nhiều', {}]) expect(await configure({ defaultVat: wrong })).not.toBe('ok')
  })
})

describe('the due date of opening debts', () => {
  const partners = (...rows: readonly CellValue[][]): Rows => [
    ['Mã khách hàng', 'Tên khách hàng', 'Nợ cần thu hiện tại', 'Mã điều khoản thanh toán', 'Hạn thanh toán đầu kỳ'],
    ...rows,
  ]
  const dueOf = async (code: string) => {
    const { openingDate, openingDueDate } = await found('Customer', code)
    return (Date.parse(openingDueDate) - Date.parse(openingDate)) / 86_400_000
  }

  it('is that of the term of each partner, unless a term is answered', async () => {
    const { ListItem } = await trade.data('ApiListPaymentTerm', 'getList', { all: 'True' })
    const term = ListItem.find((one: Anything) => one.days > 0)
    const first = await send('Customer', partners(['D1', 'Một', 5000, term.Code], ['D2', 'Hai', 5000], ['D3', 'Ba', 0]))
    expect(asked(first)).toEqual([['openingTerm', 2, null]])
    expect([await dueOf('D1'), await dueOf('D2')]).toEqual([term.days, 0])
    const second = await send('Customer', partners(['D4', 'Bốn', 5000], ['D5', 'Năm', 5000, null, '31/12/2026']), {
      answers: { openingTerm: 45 },
    })
    expect(asked(second)).toEqual([['openingTerm', 1, 45]])
    expect(await dueOf('D4')).toBe(45)
    expect((await found('Customer', 'D5')).openingDueDate).toBe('2026-12-31')
    const again = await send('Customer', partners(['D4', 'Bốn', 5000]), { updateExisting: true })
    expect([asked(again), await dueOf('D4')]).toEqual([[], 45])
  })

  it.each([-1, 1.5, 1e12])('is not taken from %s days', async (openingTerm) => {
    const { status, body } = await trade.call('Customer', 'ImportList', {
      fileName: 'a.xlsx',
      fileToBytes: await workbookOf(partners(['D9', 'Chín', 5000])),
      answers: { openingTerm },
    })
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('Số ngày nợ')])
  })
})
