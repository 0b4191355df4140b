/** Signs that nobody can see are no part of a text, whichever way it comes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleText } from '#kernel/visible-text.ts'
import { readListQuery } from '#wire/list-query.ts'
import { readText } from '#wire/scalars.ts'
import type { Anything } from '../../support/app.ts'
import '../../support/properties.ts'
import { workbookOf } from '../../support/sheet.ts'
import { openTrade, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('dauan')
const { ids } = trade
const hidden = '\ufeffBánh\u200b \u00a0đa\u202e\u3164\ue000\u0007\u00ad'
const seen = 'Bánh  đa'

const find = async (module: string, query: Record<string, string>): Promise<string[]> =>
  (await trade.data(module, 'getlist', { all: 'True', ...query })).ListItem.map((one: Anything) => one.Name)

describe('a text that is saved', () => {
  it('of a list, of its rows, of a document, of a setting', async () => {
    const customer = await trade.saved('Customer', {
      Name: hidden,
      partnerType: 1,
      note: 'một\r\nhai\u2028ba\n👨‍👩‍👧',
      phone1: '\u200e0901\u00a0234\u00a0567\u202c',
    })
    expect(await trade.info('Customer', customer)).toMatchObject({
      Name: seen,
      note: 'một\r\nhai ba\n👨‍👩‍👧',
      phone1: '0901 234 567',
    })
    const product = await trade.saved('Product', {
      Code: 'AN\u200b01',
      Name: hidden,
      Group_ID: ids['NUOC'],
      unitId: ids['CHAI'],
      barcode: '\u200b8936000000010',
    })
    expect(await trade.info('Product', product)).toMatchObject({ Code: 'AN01', Name: seen, barcode: '8936000000010' })
    const quote = await trade.saved('Quote', {
      dtDate: tradeDay,
      Object_ID: customer,
      Description: hidden,
      lines: [{ Product_ID: product, Qty: 1, Price: 1, Description: hidden }],
    })
    const stored = await trade.info('Quote', quote)
    expect(stored.Description).toBe(seen)
    expect(JSON.stringify(stored)).not.toMatch(/[\u200b\ufeff\u202e\u3164\ue000]/)
  })
  it('of a print template, which keeps its lines', async () => {
    const form = { Code: 'AN', Name: hidden, xType: 5, base: 'HOADONBANHANG' }
    const id = await trade.saved('ApiPrintTemplate', {
      ...form,
      content: `<p>${hidden}</p>\r\n<p>{{Number\u200bID}}</p>`,
    })
    expect(await trade.info('ApiPrintTemplate', id)).toMatchObject({
      Name: seen,
      content: `<p>${seen}</p>\r\n<p>{{NumberID}}</p>`,
    })
  })
  it('and one of such signs alone is empty', async () => {
    const { Data } = (await trade.call('Customer', 'UpdateDB', { Name: '\u200b\u3164 \ufeff', partnerType: 1 })).body
    expect(Data.errors[0]).toMatchObject({ path: 'Name', code: 'noName' })
  })
  it('but a password keeps them', async () => {
    const group = (await trade.data('ApiGroupUser', 'getlist')).ListItem[0].s_ID
    const user = { UserName: 'matkhau', groupId: group, email: 'mk@dauan.vn', password: 'mat\u200bkhau 12\u00a0' }
    expect((await trade.call('ApiListUser', 'UpdateDB', user)).body.Data).toMatchObject({ Description: 'ok' })
    await expect(trade.signIn('dauan', 'matkhau', 'mat\u200bkhau 12\u00a0')).resolves.toBeTruthy()
    await expect(trade.signIn('dauan', '\u200bmatkhau', 'mat\u200bkhau 12\u00a0')).resolves.toBeTruthy()
    await expect(trade.signIn('dauan', 'matkhau', 'matkhau 12 ')).rejects.toThrow()
  })
})

describe('a text that is searched', () => {
  it.each(['\ufeffBánh\u200b đa', 'banh\u00a0da\u202c', 'bá\u00adnh'])('%j finds what is kept', async (text) => {
    expect(await find('Customer', { KeySearch: text })).toContain(seen)
    for (const op of ['contains', 'startsWith'])
      expect(
        await find('Customer', { filter: JSON.stringify([{ field: 'Name', op, value: 'Bánh\u200b' }]) }),
      ).toContain(seen)
  })
  it('the whole of it, in a filter', async () => {
    const filter = JSON.stringify([{ field: 'Name', op: 'in', value: [`${seen}\u200b`] }])
    expect(await find('Customer', { filter })).toEqual([seen])
  })
  it('of such signs alone asks nothing', () => expect(readListQuery([['KeySearch', '\u200b\u3164']]).search).toBe(''))
})

it('a text that is imported: codes, names, numbers, headings', async () => {
  const file = await workbookOf([
    ['\ufeffMã hàng', 'Tên\u00a0hàng', 'Mã nhóm hàng\u200b', 'ĐVT', 'Giá bán'],
    ['AN\u200b02', hidden, '\u200bNUOC', 'Chai\u200b', '\u200e25.000\u202c'],
  ])
  const answer = await trade.data('Product', 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes: file })
  expect(answer).toMatchObject({ ListItem: [], summary: { added: 1 } })
  const [row] = (await trade.data('Product', 'getlist', { KeySearch: 'AN02' })).ListItem
  expect(await trade.info('Product', row.Id)).toMatchObject({ Code: 'AN02', Name: seen, sellPrice: 25_000 })
})

it('every text a call decodes is such as is kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = readText(text)
      expect(read).toBe(visibleText(text).trim() || null)
      if (read) expect(readText(read)).toBe(read)
    }),
  )
})
