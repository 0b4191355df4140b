/** The running product with the demo tenant, a bill of two hundred lines, and a browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../../scripts/lib/browser.ts'
import { startProduct } from '../../scripts/lib/product.ts'
import { signIn, type Client } from '../../scripts/client.ts'

export const LINES = 200
/** Lines of an ordinary bill. */
export const FEW_LINES = 20
const desk = { width: 1440, height: 900 }

export interface Site {
  /** Address of the demo tenant. */
  address: string
  client: Client
  browser: Browser
  /** Path of the bill with `LINES` lines. */
  bill: string
  /** Path of the bill with `FEW_LINES` lines. */
  shortBill: string
  /** Opens a separate signed-in page. */
  open: (options?: BrowserContextOptions) => Promise<{ page: Page; cdp: CDPSession; close: () => Promise<void> }>
  close: () => Promise<void>
}

type Row = Readonly<Record<string, unknown>>

/** Saves a receipt with enough of every product, and a bill with so many lines; returns its path. */
const billOf = async (client: Client, count: number): Promise<string> => {
  const goods = await client.rows<Row>('Product/getListShort')
  const [bill] = (await client.list<Row>('Order', { CurrentIndex: 0, nItem: 1 })).ListItem
  const { Store_ID: store, Object_ID } = await client.info<Row>('Order', String(bill?.['s_ID']))
  const lines = Array.from({ length: count }, (_, index) => {
    const { Id } = goods[index % goods.length] as Row
    return { Product_ID: Id, Qty: 2, Price: 12_500, VAT: 8 }
  })
  const [supplier] = (await client.list<Row>('Customer', { objType: 'ncc', CurrentIndex: 0, nItem: 1 })).ListItem
  const dtDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())
  // Far beyond what its customer may owe, and at one price for all goods.
  const confirm = ['creditLimit', 'belowCost']
  const { s_ID: received } = await client.save('Import', {
    Object_ID: supplier?.['s_ID'],
    Store_ID: store,
    dtDate,
    lines: lines.map((line) => ({ ...line, Qty: 1000, Price: 8000 })),
  })
  if (!received) throw new Error('The demo tenant has no goods')
  const { s_ID } = await client.save('Order', { Object_ID, Store_ID: store, dtDate, lines, confirm })
  return `/sales/billsales/detail/${s_ID}`
}

export const openSite = async (): Promise<Site> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vua-bench-web-'))
  const product = await startProduct({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    CALLS_PER_MINUTE: '100000',
  })
  const user = { userName: 'admin', password: 'vua-demo' }
  const client = await signIn({ url: product.url, tenant: 'demo' }, user)
  const bill = await billOf(client, LINES)
  const shortBill = await billOf(client, FEW_LINES)
  const address = product.url.replace('127.0.0.1', 'demo.localhost')
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, '--host-resolver-rules=MAP *.localhost 127.0.0.1', '--js-flags=--expose-gc'],
  })
  const first = await browser.newContext()
  await enter(await first.newPage(), address)
  const storageState = await first.storageState()
  await first.close()
  return {
    address,
    client,
    browser,
    bill,
    shortBill,
    open: async (options = {}) => {
      const context = await browser.newContext({
        viewport: desk,
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
        storageState,
        ...options,
      })
      const page = await context.newPage()
      return { page, cdp: await context.newCDPSession(page), close: () => context.close() }
    },
    close: async () => {
      await browser.close()
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Signs in as the demo's administrator. */
export const enter = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/login/member`)
  await page.getByLabel('Tên đăng nhập').fill('admin')
  await page.getByLabel('Mật khẩu', { exact: true }).fill('vua-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

export interface Cost {
  /** CPU time of script, style and layout, caused by the program. */
  program: number
  /** CPU time of the whole main thread, including software painting and remote control. */
  whole: number
}

/** CPU time of the page's main thread so far, in milliseconds. Requires `Performance.enable` with threadTicks. */
export const spent = async (cdp: CDPSession): Promise<Cost> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  return { program: of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'), whole: of('TaskDuration') }
}
export const watchCost = (cdp: CDPSession) => cdp.send('Performance.enable', { timeDomain: 'threadTicks' })

/** Resolves when the browser has painted. */
export const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))'

export const pages = {
  login: '/login/member',
  list: '/sales/billsales/data/list',
  form: '/sales/billsales/create',
  home: '/',
  report: '/reports/reportbill/data/sumReceivableDebts',
} as const
