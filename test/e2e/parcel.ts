/** Parcels as tests make them, through the calls. */
import { ask, receive } from './calls.ts'
import { expect, type Page } from './test.ts'

export interface Row {
  s_ID: string
  NumberID: string
}
export interface Handed {
  carrier: string
  code: string
}

export const makeCarrier = async (page: Page): Promise<Handed> => {
  const code = `NVC${Date.now()}`
  const { s_ID } = await ask<{ s_ID: string }>(page, 'ApiListCarrier/UpdateDB', { Code: code, Name: code })
  return { carrier: s_ID, code }
}
/** Says in the open dialog whose file is read. */
export const chooseCarrier = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('combobox', { name: 'File của nhà vận chuyển' }).fill(code)
  await page.getByRole('option', { name: code }).first().click()
}
export interface Made {
  s_ID: string
  NumberID: string
  Description: string
}
export const handOver = async (page: Page, bill: Row, { carrier }: Handed, more: object = {}): Promise<Made> => {
  const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912000002', receiverAddress: 'Chợ Lớn' }
  const delivery = { type: 2, NVC_ID: carrier, ...receiver, feePayer: 1, carrierFee: 10_000, ...more }
  const made = await ask<Made>(page, 'Order/ChuyenGiaohang', { s_ID: bill.s_ID, delivery })
  expect(made.Description).toBe('ok')
  return made
}
export const deliver = async (page: Page, { s_ID }: Made): Promise<void> => {
  const { Description } = await ask<Made>(page, 'Shipping/UpdateStatus', { s_ID, shipStatus: 4 })
  expect(Description).toBe('ok')
}

const goodsOf = async (page: Page, code: string): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, `Product/getListShort?KeySeach=${code}`)).ListItem[0]!.Id

const customerOf = async (page: Page): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, 'Customer/getListShort?nItem=1&objType=kh')).ListItem[0]!.Id

/** New bills, the newest last, that nobody has said how to bring; more is paid for each than these tests collect. */
export const bills = async (page: Page, n: number): Promise<Row[]> => {
  await receive(page, 'SP000001')
  const [customer, goods] = [await customerOf(page), await goodsOf(page, 'SP000001')]
  const made: Row[] = []
  for (let sold = 0; sold < n; sold += 1)
    made.push(
      await ask<Row>(page, 'Order/UpdateDB', {
        Object_ID: customer,
        confirm: ['dateFar', 'belowCost', 'creditLimit', 'priceBelow'],
        lines: [{ Product_ID: goods, Qty: 1, Price: 100_000, VAT: 0 }],
      }),
    )
  return made
}

/** A bill of two pieces of the first goods and one of the second, that goes with this carrier. */
export const sell = async (page: Page, { carrier }: Handed, delivery: object = {}): Promise<Row> => {
  await receive(page, 'SP000001', 'SP000002')
  const customer = await customerOf(page)
  const line = async (code: string, Qty: number) => ({
    Product_ID: await goodsOf(page, code),
    Qty,
    Price: 10_000,
    VAT: 0,
  })
  const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912000002', receiverAddress: 'Chợ Lớn' }
  const made = await ask<Row & { Description: string }>(page, 'Order/UpdateDB', {
    Object_ID: customer,
    confirm: ['dateFar', 'belowCost', 'creditLimit', 'priceBelow'],
    lines: [await line('SP000001', 2), await line('SP000002', 1)],
    delivery: { type: 2, NVC_ID: carrier, ...receiver, ...delivery },
  })
  expect(made.Description).toBe('ok')
  return made
}
