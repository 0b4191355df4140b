/**
 * What a first visit to a page loads, compared with `test/budgets/pages.json`: kilobytes of the program as they are
 * sent, its files, and calls. They are counted twice: `first` is what the page loads by itself, which somebody waits
 * for; `resting` is all of it, with what is loaded ahead once the page has nothing else to do. One file or call more, or
 * over 3 % more kilobytes, fails; whoever raises a number writes the reason beside it. `BUDGETS=write` writes the numbers
 * anew and keeps the reasons.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, type Page } from './test.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

const TOLERANCE = 1.03
interface Visited {
  path: string
  shown: string | RegExp
  isOpen?: true
}
const pages: Readonly<Record<string, Visited>> = {
  'sign-in': { path: '/login/member', shown: 'Tên đăng nhập', isOpen: true },
  home: { path: '/', shown: 'Xin chào' },
  'list of bills': { path: '/sales/billsales/data/list', shown: /BH\d{6}/ },
  'new bill': { path: '/sales/billsales/create', shown: 'Khách hàng' },
  counter: { path: '/sales/counter', shown: 'Khách cần trả' },
  'list of goods': { path: '/stock/product/list', shown: /SP\d{6}/ },
  report: { path: '/reports/reportbill/data/sumReceivableDebts', shown: /Xem báo cáo/ },
}

interface Cost {
  kilobytes: number
  files: number
  calls: number
}
interface Costs {
  first: Cost
  resting: Cost
}
interface Budget extends Costs {
  /** Why a number was raised, the newest last. */
  reasons: readonly string[]
}
const path = 'test/budgets/pages.json'
const budgets = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Budget>

const costOf = async (page: Page): Promise<Cost> => {
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((one) => ({
      path: new URL(one.name).pathname,
      bytes: one.encodedBodySize,
    })),
  )
  const files = loaded.filter((one) => one.path.startsWith('/assets/'))
  return {
    kilobytes: Number((files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)),
    files: files.length,
    calls: loaded.filter((one) => one.path.startsWith('/api/')).length,
  }
}

/** How long pages wait before they load ahead (`web/feedback`). */
const REST_MS = [2000, 2500]
/** Timers of that length end when the page is told so: until then it loads nothing ahead, however slow the machine is. */
const holdRest = async (page: Page): Promise<void> => {
  await page.addInitScript((held) => {
    const start = window.setTimeout.bind(window)
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    addEventListener('rest', release)
    window.setTimeout = ((run: () => void, wait?: number) =>
      start(held.includes(wait ?? 0) ? () => void released.then(run) : run, wait)) as typeof setTimeout
  }, REST_MS)
}

/** What the page has loaded when nothing has followed for a while. */
const restingCost = async (page: Page): Promise<Cost> => {
  let cost = await costOf(page)
  let same = 0
  await expect(async () => {
    const now = await costOf(page)
    same = now.files === cost.files && now.calls === cost.calls ? same + 1 : 0
    cost = now
    expect(same).toBeGreaterThanOrEqual(4)
  }).toPass({ intervals: [1_000], timeout: 60_000 })
  return cost
}

const visit = async (page: Page, { path: address, shown, isOpen }: Visited): Promise<void> => {
  await holdRest(page)
  if (!isOpen) await signIn(page)
  await page.goto(address)
  await expect(page.getByText(shown).first()).toBeVisible()
}

const costsOf = async (page: Page): Promise<Costs> => {
  const first = await restingCost(page)
  await page.evaluate(() => dispatchEvent(new Event('rest')))
  return { first, resting: await restingCost(page) }
}

/** What is wrong with the costs of a page, of which fewer files, calls and kilobytes are right. */
const excess = (name: string, costs: Costs): string[] =>
  (['first', 'resting'] as const).flatMap((when) => {
    const budget = budgets[name]?.[when]
    if (!budget) return [`no budget of the page ${name}, ${when}`]
    const cost = costs[when]
    const most = { ...budget, kilobytes: budget.kilobytes * TOLERANCE }
    return (['kilobytes', 'files', 'calls'] as const)
      .filter((what) => cost[what] > most[what])
      .map((what) => `${name}, ${when}: ${cost[what]} ${what}, not ${budget[what]}`)
  })

test('a first visit to each page loads what is written down', { tag: ownPage }, async ({ browser }) => {
  // Each forgets what the others have loaded, and all of them rest at the same time.
  const visits = await Promise.all(
    Object.entries(pages).map(async ([name, visited]) => {
      const context = await browser.newContext()
      return { name, visited, context, page: await context.newPage() }
    }),
  )
  for (const { page, visited } of visits) await visit(page, visited)
  const costs = await Promise.all(visits.map(async ({ name, page }) => [name, await costsOf(page)] as const))
  for (const { context } of visits) await context.close()
  if (process.env['BUDGETS'] === 'write') {
    for (const [name, cost] of costs) budgets[name] = { ...cost, reasons: budgets[name]?.reasons ?? [] }
    return writeFileSync(path, `${JSON.stringify(budgets, null, 2)}\n`)
  }
  for (const [, { first }] of costs) expect(first.kilobytes).toBeGreaterThan(10)
  expect(costs.flatMap(([name, cost]) => excess(name, cost))).toEqual([])
})
