/** Calls to the server as the signed-in user of a page. */
import type { Page } from '@playwright/test'
import { place } from './place.ts'

/** Returns `Data` of the answer; the page need not be open. */
export const ask = async <T>(page: Page, path: string, body: unknown = null): Promise<T> => {
  const { url, tenant, address } = place()
  const cookies = await page.context().cookies(address)
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'token')?.value ?? '')
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Tenant': tenant, Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { Data: T }).Data
}

interface Stocked {
  Id: string
  Price: number
}

/**
 * Receives 200 base units of each of the goods in the usual store, at seven tenths of what they sell for, so that a
 * test does not depend on what others have sold.
 */
export const receive = async (page: Page, ...codes: readonly string[]): Promise<void> => {
  const firstOf = async <T>(path: string) => (await ask<{ ListItem: T[] }>(page, path)).ListItem[0]!
  const lines = []
  for (const code of codes) {
    const { Id, Price } = await firstOf<Stocked>(`Product/getListShort?KeySeach=${code}`)
    lines.push({ Product_ID: Id, Qty: 200, Price: Math.round(Price * 0.7), VAT: 0 })
  }
  const { Id: supplier } = await firstOf<Stocked>('Customer/getListShort?nItem=1&objType=ncc')
  const { Description } = await ask<{ Description: string }>(page, 'Import/UpdateDB', { Object_ID: supplier, lines })
  if (Description !== 'ok') throw new Error(`Nothing was received: ${Description}`)
}
