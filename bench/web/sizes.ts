/**
 * Measures what a first visit downloads, compressed as a server would, and in how many sequential rounds of requests.
 */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { pages, type Site } from './site.ts'
import type { Line } from '../support/table.ts'

interface Fetched {
  path: string
  kind: string
  bytes: number
}

/** All downloads of a first visit until the network is idle. */
const fetchedBy = async (page: Page, address: string): Promise<Fetched[]> => {
  const found: Promise<Fetched>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (!['script', 'stylesheet', 'font'].includes(kind) || !response.ok()) return
    const path = new URL(response.url()).pathname
    const size = async () => {
      const body = await response.body()
      return { path, kind, bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length }
    }
    found.push(size())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return Promise.all(found)
}

const kB = (fetched: readonly Fetched[], kind: string): number =>
  fetched.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.bytes, 0) / 1000

const size = (what: string, measured: number, goal: number): Line => ({
  what: `${what}, gzip`,
  measured: `${measured.toFixed(1)} kB`,
  goal: `≤ ${goal} kB`,
  met: measured <= goal,
})

/** Counts sequential rounds: a request that starts after another one has ended belongs to the next round. */
const rounds = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter((entry) => ['script', 'fetch'].includes(entry.initiatorType) || entry.name.endsWith('.js'))
      .map(({ startTime, responseEnd }) => ({ from: startTime, to: responseEnd }))
      .toSorted((a, b) => a.from - b.from)
    // Requests after the rows have arrived do not delay the page.
    const rows = performance.getEntriesByType('resource').find((entry) => entry.name.includes('/getlist'))
    const until = rows ? (rows as PerformanceResourceTiming).responseEnd : Infinity
    const depth = new Map<(typeof all)[number], number>()
    for (const one of all.filter(({ from }) => from < until)) {
      const before = all.filter((other) => other.to <= one.from).map((other) => depth.get(other) ?? 0)
      depth.set(one, 1 + Math.max(0, ...before))
    }
    return Math.max(0, ...depth.values())
  })

export const sizes = async (site: Site): Promise<Line[]> => {
  const visit = async (path: string, signedIn: boolean) => {
    const { page, cdp, close } = await site.open(signedIn ? {} : { storageState: { cookies: [], origins: [] } })
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    const fetched = await fetchedBy(page, site.address + path)
    const deep = await rounds(page)
    await close()
    return { fetched, deep }
  }
  const login = await visit(pages.login, false)
  const list = await visit(pages.list, true)
  const form = await visit(pages.form, true)
  const inLogin = new Set(login.fetched.map((one) => one.path))
  const own = list.fetched.filter((one) => /\/(list-view|lists|pager)-/.test(one.path) && !inLogin.has(one.path))
  return [
    size('sign-in page: JavaScript', kB(login.fetched, 'script'), 75),
    size('sign-in page: CSS', kB(login.fetched, 'stylesheet'), 4),
    size('list page, first visit: JavaScript', kB(list.fetched, 'script'), 245),
    size('list page, first visit: CSS', kB(list.fetched, 'stylesheet'), 24),
    size('list page: its own chunks', kB(own, 'script'), 40),
    { ...size('fonts', kB(list.fetched, 'font'), 30), what: 'fonts of a page' },
    size('document form, first visit: JavaScript', kB(form.fetched, 'script'), 235),
    {
      what: 'list page, first visit: sequential requests before the rows',
      measured: String(list.deep),
      goal: '≤ 3',
      met: list.deep <= 3,
    },
  ]
}
