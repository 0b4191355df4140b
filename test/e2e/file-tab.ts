/** A tab that the program opens for a PDF file. */
import { expect, type Page } from '@playwright/test'

/** The next tab, once it has its file: a browser that cannot show PDF files downloads it. */
export const nextFileTab = async (page: Page): Promise<Page> => {
  const tab = await page.waitForEvent('popup')
  const download = tab.waitForEvent('download').then((file) => file.url())
  const address = tab.waitForURL(/^blob:/, { timeout: 15_000, waitUntil: 'commit' }).then(() => tab.url())
  expect(await Promise.any([download, address])).toMatch(/^blob:/)
  return tab
}
