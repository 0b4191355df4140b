/** The order of lists, and what their queries may say. */
import { beforeAll, describe, expect, it } from 'vitest'
import { compareTexts } from '#kernel/text-order.ts'
import type { Anything } from '../../support/app.ts'
import { linesOf, openTrade, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('thutu')
const { ids } = trade
const status = async (module: string, name: string, query: Record<string, string>) =>
  (await trade.call(module, name, null, { query })).status
const sorted = (texts: readonly string[]) => texts.toSorted(compareTexts)
const column = async (module: string, key: string, query: Record<string, string>) =>
  (await trade.data(module, 'getlist', { ColSort: key, nItem: '1000', ...query })).ListItem.map(
    (row: Anything) => row[key],
  )

describe('a query', () => {
  it.each(['maybe', 'True,maybe', '2', 'yes', 'asc'])(
    'says no more about the direction than true or false: asc=%s',
    async (asc) => {
      const query = { ColSort: 'Code,Name', asc }
      for (const module of ['Customer', 'Product']) expect(await status(module, 'getlist', query)).toBe(400)
      expect(await status('Order', 'getlist', { ColSort: 'dtDate', asc })).toBe(400)
      expect(await status('Product', 'getList', query)).toBe(400)
    },
  )
  it.each(['', 'True', 'false', 'TRUE,False', '1', '0', ' true '])('may say asc=%s', async (asc) =>
    expect(await status('Customer', 'getlist', { ColSort: 'Code,Name', asc })).toBe(200),
  )
  it('says all or not', async () => {
    for (const name of ['getlist', 'getList']) {
      expect(await status('Customer', name, { all: 'maybe' })).toBe(400)
      for (const all of ['', 'True', 'false', '1', '0']) expect(await status('Customer', name, { all })).toBe(200)
    }
  })
  it('names a kind of partner there is, in any case', async () => {
    for (const module of ['Customer', 'ApiListObjectGroups'])
      for (const name of ['getlist', 'getList']) {
        for (const objType of ['zz', 'kh,ncc', '1', 'customer'])
          expect([module, name, objType, await status(module, name, { objType })]).toEqual([module, name, objType, 400])
        for (const objType of ['', 'kh', 'KH', 'Ncc', '0']) expect(await status(module, name, { objType })).toBe(200)
      }
    const codes = async (objType: string) =>
      (await trade.data('Customer', 'getlist', { objType })).ListItem.map((row: Anything) => row.Code)
    expect(await codes('NCC')).toEqual(await codes('ncc'))
    expect(await codes('ncc')).toEqual(['NCC000001'])
  })
})

it('a report takes its stores as an array', async () => {
  const ask = async (lstStore: unknown) => {
    const range = { fromDate: tradeDay, toDate: tradeDay, Product_ID: '', lstStore }
    const { status: http, body } = await trade.call('ReportOfStore', 'rptNXT', range)
    return [http, body.ErrorCode]
  }
  expect(await ask([ids['KHO01']])).toEqual([200, 0])
  for (const wrong of [ids['KHO01'], `${ids['KHO01']},${ids['KHO01']}`, 5, true, { a: 1 }])
    expect([wrong, ...(await ask(wrong))]).toEqual([wrong, 200, -1])
})

describe('the order', () => {
  beforeAll(async () => {
    await trade.saved('Customer', { Code: 'A1', Name: 'Không nhóm', partnerType: 1 })
    const bill = { dtDate: tradeDay, Object_ID: ids['KH000001'], lines: linesOf(trade, { SP000001: [1, 1000] }) }
    await trade.saved('PurchaseOrder', bill)
    await trade.saved('PurchaseOrder', { ...bill, draft: true, Description: 'Ghi chú' })
    const cancelled = await trade.saved('PurchaseOrder', { ...bill, Description: 'an' })
    await trade.data('PurchaseOrder', 'Huy', {}, [cancelled])
    await trade.saved('PurchaseOrder', { ...bill, draft: true })
  })
  it.each(['True', 'False'])('has what is empty last, asc=%s', async (asc) => {
    const last = async (module: string, key: string) => {
      const values = (await column(module, key, { asc, FromDate: tradeDay, ToDate: tradeDay })).map(
        (one: unknown) => one || '',
      )
      const firstEmpty = values.indexOf('')
      expect([module, key, firstEmpty < 0 || values.slice(firstEmpty).every((one: unknown) => one === '')]).toEqual([
        module,
        key,
        true,
      ])
      return firstEmpty
    }
    expect(await last('PurchaseOrder', 'NumberID')).toBe(2)
    expect(await last('PurchaseOrder', 'Description')).toBeGreaterThan(0)
    for (const key of ['Phone1', 'MST', 'GroupName', 'EmpName', 'priceLevelName', 'Address1'])
      await last('Customer', key).catch((error: unknown) => {
        if (!String(error).includes('Cột sắp xếp')) throw error
      })
    for (const key of ['name2', 'branchName', 'GroupName', 'brand', 'barcode'])
      await last('Product', key).catch((error: unknown) => {
        if (!String(error).includes('Cột sắp xếp')) throw error
      })
  })
  it('of places is Vietnamese, by name', async () => {
    for (const [module, query] of [
      ['ApiListProvince', {}],
      ['ApiListDistrict', {}],
      ['ApiListVillage', { KeySearch: 'an' }],
    ] as const) {
      const names = await column(module, 'Name', { asc: 'True', ...query })
      expect([module, names.length > 1]).toEqual([module, true])
      expect(names).toEqual(sorted(names))
      const reversed = await column(module, 'Name', { asc: 'False', ...query })
      if (reversed.length < 1000)
        expect(reversed.map((one: string) => one.toLowerCase())).toEqual(
          sorted(reversed)
            .toReversed()
            .map((one) => one.toLowerCase()),
        )
    }
    const above = await column('ApiListVillage', 'provinceName', { asc: 'True', KeySearch: 'an' })
    expect(above).toEqual(sorted(above))
  })
  it('of states and kinds is their own', async () => {
    const states = await column('PurchaseOrder', 'Trangthai', { asc: 'True', FromDate: tradeDay, ToDate: tradeDay })
    expect(states).toEqual(['Đang đặt hàng', 'Đã hủy', 'Lưu tạm', 'Lưu tạm'])
    const schemes = await column('ApiListProvince', 'schemeName', { asc: 'True', scheme: '0' })
    expect(new Set(schemes).size).toBe(2)
    expect(schemes[0]).toMatch(/2025/)
  })
})
