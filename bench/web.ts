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

interface Metrics {
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>
}
interface Cost {
  /** Script, style and layout: what the program makes the browser do. */
  program: number
  /** The whole main thread, with painting in software and the remote control itself. */
  whole: number
}

/** Processor time of the page's main thread so far, in milliseconds. */
const spent = async (client: Metrics): Promise<Cost> => {
  const { metrics } = await client.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  return { program: of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'), whole: of('TaskDuration') }
}

/** Resolves when the browser has painted. */
const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))'

const typing = async (browser: Browser, address: string, bill: string): Promise<Cost[]> => {
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
  const measured = async (times: number, act: (turn: number) => Promise<void>): Promise<Cost[]> => {
    const costs: Cost[] = []
    for (let turn = 0; turn < times; turn += 1) {
      const before = await spent(client)
      await act(turn)
      await page.evaluate(painted)
      const after = await spent(client)
      costs.push({ program: after.program - before.program, whole: after.whole - before.whole })
    }
    return costs
  }
  const costs = await measured(KEYS, (turn) => page.keyboard.press(turn % 6 === 5 ? 'Backspace' : String(turn % 10)))
  // What the measuring itself costs, without a key.
  const idle = await measured(20, () => Promise.resolve())
  const base = { program: median(idle.map((one) => one.program)), whole: median(idle.map((one) => one.whole)) }
  await context.close()
  return costs.map((one) => ({ program: one.program - base.program, whole: one.whole - base.whole }))
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
    const program = costs.map((one) => one.program)
    const whole = costs.map((one) => one.whole)
    const lines: Line[] = [
      { what: 'sign-in page: JavaScript, gzip', measured: `${login.toFixed(1)} kB`, goal: '≤ 75 kB', met: login <= 75 },
      {
        what: 'list page, first visit: JavaScript, gzip',
        measured: `${list.toFixed(1)} kB`,
        goal: '≤ 245 kB',
        met: list <= 245,
      },
      {
        what: `a key in a ${LINES}-line bill: script, style and layout, p50 / p95`,
        measured: `${median(program).toFixed(2)} / ${percentile(program, 0.95).toFixed(2)} ms`,
        goal: '≤ 2 ms',
        met: median(program) <= 2,
      },
      {
        what: '  the whole main thread, with painting in software',
        measured: `${median(whole).toFixed(2)} / ${percentile(whole, 0.95).toFixed(2)} ms`,
        goal: '',
        met: null,
      },
    ]
    print(lines)
    return lines
  } finally {
    await browser.close()
  }
}
