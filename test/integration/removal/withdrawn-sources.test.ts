/** What is made from a cancelled document, or a draft, or settles one, is told which document it is and what is with it. */
import { expect, test } from 'vitest'
import { openTrade, received, type Trade } from '#test/support/trade.ts'

const open = async (tenant: string) => {
  const trade = await openTrade(tenant)
  await received(trade, { SP000001: [100, 1000] }, { dtDate: '2026-11-01' })
  const lines = [{ Product_ID: trade.ids['SP000001'], Qty: 5, Price: 2000, VAT: 0 }]
  const partner = (module: string) =>
    trade.ids[['PurchaseImport', 'Import', 'OrderReturn'].includes(module) ? 'NCC000001' : 'KH000001']
  const make = (module: string, more: object = {}) =>
    trade.saved(module, { dtDate: '2026-11-03', Object_ID: partner(module), lines, ...more })
  return { trade, make, lines }
}
const step = async (trade: Trade, module: string, name: string, id: string) =>
  (await trade.data(module, name, {}, [id])).ListItem[0]
const saying = (path: string, message: string) => ({ errors: [{ path, code: 'unknownRef', message }] })

test.each([
  ['Quote', 'PurchaseOrder', 'quoteId', 'Báo giá'],
  ['Quote', 'Order', 'quoteId', 'Báo giá'],
  ['PurchaseOrder', 'Order', 'salesOrderId', 'Đơn đặt hàng'],
  ['PurchaseImport', 'Import', 'purchaseOrderId', 'Đơn đặt hàng mua'],
  ['Order', 'ImportReturn', 'billId', 'Hóa đơn gốc'],
  ['Import', 'OrderReturn', 'purchaseReceiptId', 'Phiếu nhập gốc'],
])('%s → %s', async (source, module, path, label) => {
  const { trade, make, lines: free } = await open(`${source}${module}`.toLowerCase())
  const from = await make(source)
  const draft = await trade.data(module, 'getInfoFrom', { source, s_ID: from, all: '1' })
  const made = await trade.saved(module, { ...draft, dtDate: '2026-11-04' })
  const { NumberID } = await trade.info(source, from)
  expect(await step(trade, module, 'Huy', made)).toBeUndefined()
  expect(await step(trade, source, 'Huy', from)).toBeUndefined()
  const cancelled = saying(path, `${label}: ${NumberID} đang ở trạng thái Đã hủy`)
  expect(await step(trade, module, 'Hoantac', made)).toMatchObject(cancelled)
  const again = { ...draft, s_ID: null, dtDate: '2026-11-04' }
  expect(await trade.data(module, 'UpdateDB', {}, again)).toMatchObject(cancelled)
  const unsaved = await make(source, { draft: true })
  const answer = await trade.data(module, 'UpdateDB', {}, { ...again, [path]: unsaved, lines: free })
  expect(answer.errors.find((one: { path: string }) => one.path === path)).toMatchObject({
    message: expect.stringMatching(/ đang ở trạng thái Lưu tạm$/),
  })
})

test('vouchers that settle what was cancelled', async () => {
  const { trade, make } = await open('phieuthuhuy')
  const voucher = { dtDate: '2026-11-04', iType: 1, Object_ID: trade.ids['KH000001'], Method: 1 }
  for (const voucherModule of ['Order', 'PurchaseOrder']) {
    const voucherId = await make(voucherModule)
    const { NumberID } = await trade.info(voucherModule, voucherId)
    const lines = [{ voucherModule, voucherId, amount: 1000 }]
    const paid = await trade.saved('Income', { ...voucher, lines })
    await step(trade, 'Income', 'Huy', paid)
    expect(await step(trade, voucherModule, 'Huy', voucherId)).toBeUndefined()
    const cancelled = saying('lines.0.voucherId', `Chứng từ: ${NumberID} đang ở trạng thái Đã hủy`)
    expect(await step(trade, 'Income', 'Hoantac', paid)).toMatchObject(cancelled)
    expect(await trade.data('Income', 'UpdateDB', {}, { ...voucher, lines })).toMatchObject(cancelled)
  }
})
