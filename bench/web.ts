/** What the browser pays: JavaScript of a first visit, and the processor time of a key in a long bill. */
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../scripts/lib/browser.ts'
import { buildWeb } from '../scripts/lib/web-build.ts'
import { fillGoods } from './support/goods.ts'
import { median, percentile, print, type Line, type Stage } from './support/stage.ts'

const LINES = 200
const KEYS = 60

/** Everything of JavaScript a cold visit fetches until it rests, compressed as a server would. */
const scriptsOf = async (
  browser: Browser,
  address: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<number> => {
  const context = await browser.newContext()
  if (prepare) await prepare(await context.newPage())
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok())
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return total / 1000
}

const signIn =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`${address}/login/member`)
    await page.getByLabel('Tên đăng nhập').fill('admin')
    await page.getByLabel('Mật khẩu', { exact: true }).fill('matkhau123')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await page.close()
  }

/** Processor time of the page's main thread, in milliseconds. */
const taskTime = async (client: {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>
}): Promise<number> => {
  const { metrics } = await client.send('Performance.getMetrics')
  return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Resolves when the browser has painted. */
const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))'

const typing = async (browser: Browser, address: string, bill: string): Promise<number[]> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signIn(address)(await context.newPage())
  const page = await context.newPage()
  await page.goto(`${address}/sales/billsales/detail/${bill}`)
  await page.getByRole('button', { name: 'Sửa', exact: true }).click()
  const cell = page.getByRole('gridcell', { name: '12.500' }).first()
  await cell.click()
  await page.keyboard.press('F2')
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.waitForTimeout(2_000)
  const costs: number[] = []
  for (let key = 0; key < KEYS; key += 1) {
    const before = await taskTime(client)
    await page.keyboard.press(key % 6 === 5 ? 'Backspace' : String(key % 10))
    await page.evaluate(painted)
    costs.push((await taskTime(client)) - before)
  }
  // What the measuring itself costs, without a key.
  const idle: number[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const before = await taskTime(client)
    await page.evaluate(painted)
    idle.push((await taskTime(client)) - before)
  }
  await context.close()
  return costs.map((cost) => cost - median(idle))
}

export const benchWeb = async (stage: Stage): Promise<Line[]> => {
  await buildWeb()
  const goods = await fillGoods(stage, LINES)
  await stage.call('Import/UpdateDB', {
    Object_ID: goods.supplier,
    Store_ID: goods.store,
    dtDate: '2026-01-01',
    lines: goods.products.map((product) => ({ Product_ID: product, Qty: 1000, Price: 8000, VAT: 8 })),
  })
  const { data } = await stage.call('Order/UpdateDB', {
    Object_ID: goods.customers[0],
    Store_ID: goods.store,
    dtDate: '2026-11-20',
    lines: goods.products.map((product) => ({ Product_ID: product, Qty: 2, Price: 12_500, VAT: 8 })),
  })
  const address = stage.url.replace('127.0.0.1', 'bench.localhost')
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  try {
    const login = await scriptsOf(browser, `${address}/login/member`)
    const list = await scriptsOf(browser, `${address}/sales/billsales/data/list`, signIn(address))
    const costs = await typing(browser, address, String(data['s_ID']))
    const lines: Line[] = [
      { what: 'sign-in page: JavaScript, gzip', measured: `${login.toFixed(1)} kB`, goal: '≤ 75 kB', met: login <= 75 },
      {
        what: 'list page, first visit: JavaScript, gzip',
        measured: `${list.toFixed(1)} kB`,
        goal: '≤ 245 kB',
        met: list <= 245,
      },
      {
        what: `a key in a ${LINES}-line bill: processor time p50 / p95`,
        measured: `${median(costs).toFixed(2)} / ${percentile(costs, 0.95).toFixed(2)} ms`,
        goal: '≤ 2 ms',
        met: median(costs) <= 2,
      },
    ]
    print(lines)
    return lines
  } finally {
    await browser.close()
  }
}
