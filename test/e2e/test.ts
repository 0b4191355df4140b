/**
 * `test` as the tests of the browser use it: pages are opened at the address of the worker's own tenant, so that
 * workers neither see nor sell each other's goods.
 */
import { basename } from 'node:path'
import { test as base, type BrowserContextOptions } from '@playwright/test'
import { isDealingDetails, turnOf } from '../support/quarter.ts'
import { place } from './place.ts'
import { openSharedPage, wantsOwnPage, type SharedPage } from './shared-page.ts'

export * from '@playwright/test'

/**
 * The tag of a test that shows a detail beside what another test of its file shows: a quarter has those whose turn their
 * title gives.
 */
export const detail = '@detail'
const isLeft = ({ file, title, tags }: { file: string; title: string; tags: readonly string[] }): boolean =>
  isDealingDetails && tags.includes(detail) && turnOf(`${basename(file)}: ${title}`) !== 0

interface Shared {
  /** By the kind of device. */
  sharedPages: Map<string, SharedPage>
}
interface Borrowed {
  inTurn: void
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
  inTurn: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide, info) => {
      info.skip(isLeft(info), 'another quarter has its turn')
      await provide()
    },
    { auto: true },
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
