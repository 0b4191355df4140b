/** Measures page loads: CPU time, time until ready, navigation between pages, and memory left behind. */
import type { CDPSession, Page } from 'playwright-core'
import { median, type Line } from '../support/table.ts'
import { painted, pages, spent, watchCost, type Site } from './site.ts'

const TURNS = 5
const VISITS = 20

const isReady: Readonly<Record<'login' | 'list' | 'form' | 'bill', (page: Page) => Promise<unknown>>> = {
  login: (page) => page.getByLabel('Tên đăng nhập').waitFor(),
  list: (page) =>
    page
      .getByRole('link', { name: /^BH\d{6}$/ })
      .first()
      .waitFor(),
  form: (page) => page.getByLabel('Khách hàng').first().waitFor(),
  bill: (page) => page.getByRole('gridcell', { name: '12.500' }).first().waitFor(),
}

/** CPU time of script, style and layout of a first visit, until the page is ready and painted. */
const costOfVisit = async (site: Site, path: string, ready: (page: Page) => Promise<unknown>): Promise<number> => {
  const costs: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const isLogin = path === pages.login
    const { page, cdp, close } = await site.open(isLogin ? { storageState: { cookies: [], origins: [] } } : {})
    await watchCost(cdp)
    await page.goto(site.address + path)
    await ready(page)
    await page.evaluate(painted)
    costs.push((await spent(cdp)).program)
    await close()
  }
  return median(costs)
}

/**
 * Runs in the page: records when the first row is painted, by the page's own clock, which starts with the navigation.
 */
const watchRows = `(() => {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[role="grid"] a[href*="/detail/"]')) return
    watcher.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.rowsAt = performance.now() }))
  })
  watcher.observe(document, { childList: true, subtree: true })
})()`

/** Polls, because the page's content security policy forbids evaluating a text inside the page. */
const rowsAt = async (page: Page): Promise<number> => {
  for (;;) {
    const at = await page.evaluate<number | null>('window.rowsAt ?? null').catch(() => null)
    if (at !== null) return at
    await page.waitForTimeout(50)
  }
}

/** Milliseconds from navigation until the list shows its rows, for the first and the second visit of a browser. */
const listVisit = async (site: Site): Promise<{ cold: number; warm: number }> => {
  const cold: number[] = []
  const warm: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { page, close } = await site.open()
    await page.addInitScript(watchRows)
    for (const times of [cold, warm]) {
      await page.goto(site.address + pages.list, { waitUntil: 'commit' })
      times.push(await rowsAt(page))
    }
    await close()
  }
  return { cold: median(cold), warm: median(warm) }
}

/** Milliseconds from the click until the next page is painted, measured inside the page. */
const press = (page: Page, selector: string, wanted: string): Promise<number> =>
  page.evaluate(
    async ([target, shown]) => {
      const from = performance.now()
      document.querySelector<HTMLElement>(target!)!.click()
      while (!document.querySelector(shown!)) await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
      return performance.now() - from
    },
    [selector, wanted] as const,
  )

const CREATE = 'a[href="/sales/billsales/create"]'
const ROW = '[role="grid"] a[href*="/sales/billsales/detail/"]'
const CUSTOMER = 'main form input, main input[role="combobox"]'
const BACK = 'header button[aria-label="Quay lại"], header a[aria-label="Quay lại"]'

const goingThere = async (page: Page): Promise<{ there: number; back: number }> => {
  const there: number[] = []
  const back: number[] = []
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const toForm = await press(page, CREATE, CUSTOMER)
    const toList = await press(page, BACK, ROW)
    // The first time, the chunk is still loaded over the network.
    if (turn > 0) {
      there.push(toForm)
      back.push(toList)
    }
  }
  return { there: median(there), back: median(back) }
}

/** What the browser holds after many changes of page and a garbage collection. */
const leftBehind = async (page: Page, cdp: CDPSession): Promise<{ elements: number; heap: number }> => {
  for (let visit = 0; visit < VISITS / 2; visit += 1) {
    await press(page, CREATE, CUSTOMER)
    await press(page, BACK, ROW)
  }
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const heap = metrics.find((metric) => metric.name === 'JSHeapUsedSize')?.value ?? Number.NaN
  return { elements, heap: heap / 2 ** 20 }
}

const milliseconds = (what: string, measured: number, goal: number): Line => ({
  what,
  measured: `${measured.toFixed(0)} ms`,
  goal: `≤ ${goal} ms`,
  met: measured <= goal,
})

export const ready = async (site: Site): Promise<Line[]> => {
  const login = await costOfVisit(site, pages.login, isReady.login)
  const list = await costOfVisit(site, pages.list, isReady.list)
  const bill = await costOfVisit(site, site.bill, isReady.bill)
  const visit = await listVisit(site)
  const { page, cdp, close } = await site.open()
  await watchCost(cdp)
  await page.goto(site.address + pages.list)
  await isReady.list(page)
  const change = await goingThere(page)
  const { elements, heap } = await leftBehind(page, cdp)
  await close()
  return [
    milliseconds('processor time until ready: sign-in page', login, 50),
    milliseconds('processor time until ready: list', list, 190),
    milliseconds('processor time until ready: bill of 200 lines', bill, 190),
    milliseconds('time until the list is shown, empty browser cache', visit.cold, 700),
    milliseconds('time until the list is shown, warm browser cache', visit.warm, 300),
    milliseconds('navigation from the list to the form', change.there, 100),
    milliseconds('navigation from the form back to the list', change.back, 80),
    { what: 'DOM elements of the list page', measured: String(elements), goal: '≤ 1500', met: elements <= 1500 },
    {
      what: `JavaScript heap after ${VISITS} navigations`,
      measured: `${heap.toFixed(1)} MiB`,
      goal: '≤ 15 MiB',
      met: heap <= 15,
    },
  ]
}
