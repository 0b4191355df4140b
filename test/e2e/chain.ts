/** The chain of trade that tests walk along: its documents, where it begins, and what it must have come to. */
import { expect, type Locator, type Page } from '@playwright/test'
import { ask } from './calls.ts'
import { tools } from './detail.ts'

/** Code and name of goods of the demo company. */
export const GOODS = 'SP000001'
export const NAME = /^Mì tôm chua cay/

/** States of an order on the wire. */
const DELIVERED = 2

interface Info {
  iStat: number
  TotalTax: number
  /** Of a bill. */
  remaining: number
  /** Of an order. */
  deposit: number
  depositUsed: number
}
export interface Start {
  customer: string
  stock: number
}
export type Made = Record<'quote' | 'order' | 'deposit' | 'first' | 'second' | 'return' | 'receipt', string>

const chain = (page: Page) => page.getByRole('navigation', { name: 'Chuỗi chứng từ' })
export const chip = (page: Page, number: RegExp): Locator => chain(page).getByRole('link', { name: number })
export const quantity = (page: Page): Locator => page.getByLabel('Số lượng, dòng 1')
const info = (page: Page, module: string, id: string) => ask<Info>(page, `${module}/getInfo?s_ID=${id}`)
/** The total of one of the four ordered. */
export const priceOf = async (page: Page, { order }: Pick<Made, 'order'>): Promise<number> =>
  (await info(page, 'PurchaseOrder', order)).TotalTax / 4
export const isOnPage = async (page: Page, prefix: string): Promise<void> => {
  await expect(page.getByRole('banner').getByText(new RegExp(`^${prefix}\\d{6}$`))).toBeVisible()
  await expect(tools(page)).toBeVisible()
}
/** The document whose page is open. */
export const idHere = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!

const stockOf = async (page: Page): Promise<number> => {
  const { ListItem } = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'Product/getlist?nItem=500')
  const outlook = await ask<{ ListItem: { QInstock: number }[] }>(page, 'Product/getOutlook', {
    ids: ListItem.filter(({ Code }) => Code === GOODS).map(({ Id }) => Id),
  })
  return outlook.ListItem[0]!.QInstock
}

/** A customer of its own, so that nothing else is open. */
export const begin = async (page: Page): Promise<Start> => {
  const customer = `CHUOI${Date.now() % 1_000_000_000}`
  const saved = await ask<{ Description: string }>(page, 'Customer/UpdateDB', {
    Code: customer,
    Name: `Đại lý ${customer}`,
    partnerType: 1,
  })
  expect(saved.Description).toBe('ok')
  return { customer, stock: await stockOf(page) }
}

/** Four ordered and paid ahead for one, one and three issued, one of them returned, the rest paid. */
export const verify = async (page: Page, { stock }: Start, made: Made): Promise<void> => {
  const order = await info(page, 'PurchaseOrder', made.order)
  const price = order.TotalTax / 4
  expect([order.iStat, order.deposit, order.depositUsed]).toEqual([DELIVERED, price, price])
  const [first, second] = [await info(page, 'Order', made.first), await info(page, 'Order', made.second)]
  expect([first.TotalTax, first.remaining]).toEqual([price, 0])
  expect([second.TotalTax, second.remaining]).toEqual([3 * price, 0])
  expect((await info(page, 'ImportReturn', made.return)).TotalTax).toBe(price)
  const receipt = await ask<{ amount: number }>(page, `Income/getInfo?s_ID=${made.receipt}`)
  expect(receipt.amount).toBe(2 * price)
  expect(await stockOf(page)).toBe(stock - 4 + 1)
}
