/**
 * `test` as the tests of the browser use it: pages are opened at the address of the worker's own tenant, so that
 * workers neither see nor sell each other's goods.
 */
import { test as base, type BrowserContextOptions } from '@playwright/test'
import { place } from './place.ts'
import { openSharedPage, wantsOwnPage, type SharedPage } from './shared-page.ts'

export * from '@playwright/test'

interface Shared {
  /** By the kind of device. */
  sharedPages: Map<string, SharedPage>
}
interface Borrowed {
  /** Null for a test with a page of its own. */
  borrowed: SharedPage | null
}

export const test = base.extend<Borrowed, Shared>({
  // Playwright wants a pattern here, even of nothing.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: ({}, provide) => provide(place().address),
  sharedPages: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const pages = new Map<string, SharedPage>()
      await provide(pages)
      for (const { page } of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  borrowed: async ({ browser, sharedPages, viewport, hasTouch, isMobile }, provide, info) => {
    if (wantsOwnPage()) return provide(null)
    const options: BrowserContextOptions = { viewport, hasTouch, isMobile }
    const key = JSON.stringify(options)
    const shared = sharedPages.get(key) ?? (await openSharedPage(browser, place().address, options))
    sharedPages.set(key, shared)
    await provide(shared)
    const isWhole = info.status === info.expectedStatus && !shared.page.isClosed()
    if (isWhole) return shared.clear()
    sharedPages.delete(key)
    return shared.page.context().close()
  },
  context: async ({ borrowed, browser }, provide) => {
    if (borrowed) return provide(borrowed.page.context())
    const context = await browser.newContext()
    await provide(context)
    return context.close()
  },
  page: async ({ borrowed, context }, provide) => provide(borrowed ? borrowed.page : await context.newPage()),
})
