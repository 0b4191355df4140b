/** Calls of the program, made from a page as its own person. */
import type { Page } from '@playwright/test'

/** What the call answers as `Data`. */
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
