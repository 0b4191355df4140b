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
