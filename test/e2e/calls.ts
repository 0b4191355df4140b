/** Calls to the server from within a page, as its signed-in user. */
import type { Page } from '@playwright/test'

/** Returns `Data` of the answer. */
export const ask = <T>(page: Page, path: string, body: unknown = null): Promise<T> =>
  page.evaluate(
    async ([address, sent]) => {
      const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch(`/api/${address as string}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${decodeURIComponent(token)}` },
        body: JSON.stringify(sent),
      })
      return ((await answer.json()) as { Data: unknown }).Data
    },
    [path, body] as const,
  ) as Promise<T>

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
