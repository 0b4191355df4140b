/**
 * The page that all tests of a worker use one after another. A browser forgets what it has compiled of a program with
 * the last page of it: opened anew for each test, the program takes five times the processor time.
 */
import { test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'

/** Tests with this tag get a page of their own: what they do to it cannot be undone. */
export const ownPage = '@own-page'

const listened = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfinished',
  'response',
] as const

const refuse = (): never => {
  throw new Error(`Lasts as long as the page does: give the test the tag ${ownPage}`)
}
/** What would still be there in the next test is refused. */
const guarded = (page: Page): Page => {
  const lasting = { addInitScript: refuse, exposeBinding: refuse, exposeFunction: refuse }
  Object.assign(page, lasting)
  Object.assign(page.context(), { ...lasting, newCDPSession: refuse })
  Object.assign(page.clock, { install: refuse })
  return page
}

export interface SharedPage {
  page: Page
  /** Takes away what a test did to the page. Rejects if the page cannot be used again. */
  clear(): Promise<void>
}

export const openSharedPage = async (
  browser: Browser,
  origin: string,
  { viewport, ...options }: BrowserContextOptions,
): Promise<SharedPage> => {
  const context = await browser.newContext({ ...options, ...(viewport && { viewport }) })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  guarded(page)
  const clear = async (): Promise<void> => {
    for (const type of listened) page.removeAllListeners(type as 'console')
    for (const other of context.pages().filter((one) => one !== page)) await other.close()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    // Of the same origin, so that the process stays.
    await page.goto(`${origin}/manifest.webmanifest`)
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers'
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
    await page.evaluate(() => sessionStorage.clear())
    await context.clearCookies()
    await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: null, reducedMotion: 'reduce' })
    if (viewport) await page.setViewportSize(viewport)
    await page.mouse.move(0, 0)
  }
  return { page, clear }
}

export const wantsOwnPage = (): boolean => test.info().tags.includes(ownPage)
