/** What a refused removal says: that it is a deletion or a cancel, and what stands in the way. */
import { beforeAll, expect, test } from 'vitest'
import { openTrade, received, sold, type Trade } from '#test/support/trade.ts'

let trade: Trade
const made = { bill: '', paidBill: '', order: '' }
const numbers = { return: '', voucher: '', bill: '' }

beforeAll(async () => {
  trade = await openTrade('loituchoi')
  await received(trade, { SP000001: [100, 1000] }, { dtDate: '2026-11-01' })
  const lines = [{ Product_ID: trade.ids['SP000001'], Qty: 5, Price: 1000, VAT: 0 }]
  const Object_ID = trade.ids['KH000001']
  made.bill = await sold(trade, {}, { dtDate: '2026-11-03', lines })
  made.paidBill = await sold(trade, {}, { dtDate: '2026-11-03', lines })
  made.order = await trade.saved('PurchaseOrder', { dtDate: '2026-11-03', Object_ID, lines })
  const follow = async (module: string, source: string, s_ID: string, all = '1') => {
    const draft = await trade.data(module, 'getInfoFrom', { source, s_ID, all })
    const id = await trade.saved(module, { ...draft, dtDate: '2026-11-10' })
    return (await trade.info(module, id)).NumberID as string
  }
  numbers.return = await follow('ImportReturn', 'Order', made.bill)
  numbers.voucher = await follow('Income', 'Order', made.paidBill)
  numbers.bill = await follow('Order', 'PurchaseOrder', made.order)
})

const refused = async (module: string, name: string, id: string) =>
  (await trade.data(module, name, {}, [id])).ListItem[0]

test.each([
  ['DeleteDB', 'không thể xóa'],
  ['Huy', 'không thể hủy'],
])('%s', async (name, words) => {
  for (const [module, id, code, number] of [
    ['Order', made.bill, 'hasFollowers', numbers.return],
    ['Order', made.paidBill, 'hasPayments', numbers.voucher],
    ['PurchaseOrder', made.order, name === 'Huy' ? 'orderIssued' : 'hasFollowers', numbers.bill],
  ] as const) {
    const said = await refused(module, name, id)
    expect(said).toMatchObject({ code, Description: expect.stringContaining(words) })
    expect(said.Description).toContain(number)
  }
})

test('getConsequences says the same', async () => {
  for (const [action, words] of [
    ['delete', 'không thể xóa'],
    ['cancel', 'không thể hủy'],
  ] as const) {
    const { ListItem } = await trade.data('Order', 'getConsequences', { action }, [made.paidBill])
    expect(ListItem[0].errors).toMatchObject([
      { code: 'hasPayments', message: `Chứng từ đã phát sinh thanh toán ${numbers.voucher}, ${words}` },
    ])
  }
})
