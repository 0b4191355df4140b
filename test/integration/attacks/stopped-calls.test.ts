/** Stopping many records at once, by a call and by a file: what is still needed is asked about, as one by one. */
import { beforeAll, expect, test } from 'vitest'
import { workbookOf } from '#test/support/sheet.ts'
import { openTrade, received, sold, type Trade } from '#test/support/trade.ts'

let trade: Trade

beforeAll(async () => {
  trade = await openTrade('ngungdung')
  await received(trade, { SP000001: [10, 1000] }, { dtDate: '2026-11-01' })
  const lines = [{ Product_ID: trade.ids['SP000001'], Qty: 1, Price: 11_000, VAT: 0 }]
  await sold(trade, {}, { dtDate: '2026-11-03', lines })
})

test.each([
  ['Product', 'SP000001', 'tồn kho 9'],
  ['Customer', 'KH000001', 'công nợ phải thu 11.000'],
])('%s/UpdateList', async (module, code, what) => {
  const body = [{ s_ID: trade.ids[code], active: false }]
  const asked = await trade.data(module, 'UpdateList', {}, body)
  expect(asked).toMatchObject({
    TotalCount: 0,
    ListItem: [{ code: 'stillInUse', confirmable: true, params: { what }, Description: expect.stringContaining(what) }],
  })
  expect(await trade.data(module, 'UpdateList', { confirm: 'stillInUse' }, body)).toMatchObject({
    TotalCount: 1,
    ListItem: [],
  })
  expect((await trade.info(module, trade.ids[code]!)).active).toBe(false)
  await trade.data(module, 'UpdateList', {}, [{ s_ID: trade.ids[code], active: true }])
})

test('ImportList', async () => {
  const file = {
    fileName: 'a.xlsx',
    fileToBytes: await workbookOf([
      ['Mã', 'Tên', 'Loại', 'Đang sử dụng'],
      ['KH000001', (await trade.info('Customer', trade.ids['KH000001']!)).Name, 'Khách hàng', 'Không'],
    ]),
    updateExisting: true,
  }
  const asked = await trade.data('Customer', 'ImportList', {}, file)
  expect(asked).toMatchObject({ TotalCount: 0, ListItem: [{ code: 'stillInUse', confirmable: true }] })
  const done = await trade.data('Customer', 'ImportList', { confirm: 'stillInUse' }, file)
  expect(done).toMatchObject({ TotalCount: 1, ListItem: [] })
  expect((await trade.info('Customer', trade.ids['KH000001']!)).active).toBe(false)
})

test('whoever is stopped and owes still counts in the sums of the list', async () => {
  const { arrSUM } = await trade.data('Customer', 'getlist', { all: 'True' })
  expect(JSON.stringify(arrSUM)).toContain('11000')
})
