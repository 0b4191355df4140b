/**
 * `npm run bench invoices`: invoices that eight clerks send through a provider (a process of its own that takes 300 ms for
 * an answer), all of one series and day; and what a bill costs where invoices are issued, where bills become invoices by
 * themselves, and where neither is so.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn, type Client } from '../scripts/client.ts'
import { startProduct, type Product } from '../test/chaos/product.ts'
import { openShop, password, type Shop } from '../test/chaos/shop.ts'
import { headersOf, tokenOf } from '../test/chaos/trial.ts'
import { configOf } from '../test/support/providers/connections.ts'
import { startProvider } from '../test/support/providers/fake-process.ts'
import { median, print, type Line } from './support/table.ts'

const CLERKS = 8
const BATCH = 10
const BATCHES = 5
const ANSWER_MS = 300
const LEAST_PER_SECOND = 20
const MOST_GROWTH_MB = 300
const BILLS = 30
const MOST_RATIO = 1.02
/** One statement more, in a batch that is sent anyway. */
const MOST_RATIO_BY_THEMSELVES = 1.05

interface Place {
  product: Product
  shop: Shop
  client: Client
}

const enter = async (product: Product, tenant: string): Promise<Place> => {
  const shop = await openShop(product, { tenant, clerks: CLERKS })
  return { product, shop, client: await signIn({ url: product.url, tenant }, { userName: 'quanly', password }) }
}

type Provider = Awaited<ReturnType<typeof startProvider>>
const connect = ({ client, shop }: Place, { name, origin }: Provider): Promise<unknown> => {
  const series = [{ Mauso: '1', SoHieuHD: `C${shop.days.at(-1)!.slice(2, 4)}TAA`, active: true }]
  return client.call('ApiInvoiceConfig/UpdateDB', { body: { ...configOf(name, origin), series } })
}

/** In megabytes: now, and the most there ever was. */
const memoryOf = (pid: number): { now: number; most: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const figure = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024
  return { now: figure('VmRSS'), most: figure('VmHWM') }
}

const batches = async ({ client, shop }: Place, count: number): Promise<string[][]> => {
  const body = {
    NgayHoadon: shop.days.at(-1),
    SoHieuHD: `C${shop.days.at(-1)!.slice(2, 4)}TAA`,
    Company: 'Bán cho người tiêu dùng',
    lines: [{ ProductName: 'Dịch vụ', Unit: 'Chuyến', Qty: 1, Price: 1000, VAT: 8 }],
  }
  const made: string[][] = []
  for (let batch = 0; batch < count; batch += 1) {
    const saved = await Promise.all(Array.from({ length: BATCH }, () => client.save('OrderTax', body)))
    made.push(saved.map(({ s_ID }) => s_ID))
  }
  return made
}

/** A clerk's batches one after the other. */
const upload = async ({ product, shop }: Place, name: string, own: readonly string[][]): Promise<void> => {
  const headers = headersOf(shop.tenant, await tokenOf({ url: product.url, tenant: shop.tenant }, name))
  for (const ids of own) {
    const url = `${product.url}/api/OrderTax/UploadHDDT?confirm=lateInvoice`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(ids) })
    const { Data } = (await answer.json()) as { Data: { TotalCount: number; ListItem: unknown[] } }
    if (Data.TotalCount !== ids.length) throw new Error(`Not all were issued: ${JSON.stringify(Data.ListItem[0])}`)
  }
}

const issue = async (place: Place): Promise<Line[]> => {
  const own = await batches(place, CLERKS * (BATCHES + 1))
  const clerks = async (from: number, count: number): Promise<number> => {
    const began = performance.now()
    const each = place.shop.clerks.map((name, clerk) => {
      const mine = own.slice(from + clerk * count, from + (clerk + 1) * count)
      return upload(place, name, mine)
    })
    await Promise.all(each)
    return (performance.now() - began) / 1000
  }
  await clerks(0, 1)
  const { pid } = place.product.find('application')!
  const before = memoryOf(pid).now
  const taken = await clerks(CLERKS, BATCHES)
  const { most } = memoryOf(pid)
  const perSecond = (CLERKS * BATCHES * BATCH) / taken
  return [
    {
      what: `${CLERKS} clerks upload batches of ${BATCH} at ${ANSWER_MS} ms an answer: invoices per second`,
      measured: perSecond.toFixed(1),
      goal: `≥ ${LEAST_PER_SECOND}`,
      met: perSecond >= LEAST_PER_SECOND,
    },
    {
      what: '  memory of the application: growth, and the most there was',
      measured: `${(most - before).toFixed(0)} MB, ${most.toFixed(0)} MB`,
      goal: `≤ ${MOST_GROWTH_MB} MB`,
      met: most - before <= MOST_GROWTH_MB,
    },
  ]
}

interface Cost {
  statements: number
  databaseMs: number
}

const bill = async ({ product, shop }: Place, headers: Record<string, string>): Promise<Cost> => {
  const lines = shop.products.map((Product_ID) => ({ Product_ID, unitId: shop.unit, Qty: 1, Price: 9000, VAT: 0 }))
  const body = { dtDate: shop.days.at(-1), Object_ID: shop.customers[0], Store_ID: shop.stores[0], lines }
  const url = `${product.url}/api/Order/UpdateDB?confirm=belowCost`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { Data } = (await answer.json()) as { Data: { Description: string } }
  if (Data.Description !== 'ok') throw new Error(Data.Description)
  const [, milliseconds, statements] = /dur=([\d.]+);desc="(\d+)"/.exec(answer.headers.get('server-timing') ?? '')!
  return { statements: Number(statements), databaseMs: Number(milliseconds) }
}

interface Comparison {
  what: string
  /** How many times the statements there may be. */
  most: number
}

/** The bill here and there in turn, so that both meet the same machine. */
const compare = async (without: Place, other: Place, { what, most }: Comparison): Promise<Line[]> => {
  const places = [without, other]
  const costs: Cost[][] = [[], []]
  const headers = await Promise.all(
    places.map(async ({ product, shop }) =>
      headersOf(shop.tenant, await tokenOf({ url: product.url, tenant: shop.tenant }, 'quanly')),
    ),
  )
  for (let made = 0; made < BILLS; made += 1)
    for (const [at, place] of places.entries()) costs[at]!.push(await bill(place, headers[at]!))
  const least = costs.map((own) => Math.min(...own.map(({ statements }) => statements)))
  const times = costs.map((own) => median(own.map(({ databaseMs }) => databaseMs)))
  const ratio = least[1]! / least[0]!
  return [
    {
      what: `${what}: statements`,
      measured: `${ratio.toFixed(2)} × (${least[1]} / ${least[0]})`,
      goal: `≤ ${most} ×`,
      met: ratio <= most,
    },
    {
      what: '  database time',
      measured: `${(times[1]! / times[0]!).toFixed(2)} × (${times[1]!.toFixed(1)} / ${times[0]!.toFixed(1)} ms)`,
      goal: '',
      met: null,
    },
  ]
}

/** What is counted is the save: what it asks for is done at the end of the day. */
const byThemselves = ({ client }: Place): Promise<unknown> =>
  client.call('ApiInvoiceConfig/UpdateDB', {
    body: { autoUpload: true, autoUploadAt: 'endOfDay', autoUploadTime: '23:59' },
  })

export const benchInvoices = async (): Promise<Line[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'vua-invoices-'))
  mkdirSync(join(folder, 'data'))
  const fake = await startProvider({ name: 'viettel', answerMs: ANSWER_MS, cutOneIn: 0, seed: 1 })
  const product = await startProduct({
    dataDir: join(folder, 'data'),
    logPath: join(folder, 'log'),
    environment: { OUTBOUND_HOSTS: '127.0.0.1', NODE_OPTIONS: '' },
  })
  try {
    const [without, place] = [await enter(product, 'khong'), await enter(product, 'hoadon')]
    const automatic = await enter(product, 'tulap')
    await connect(place, fake)
    await byThemselves(automatic)
    const lines = [
      ...(await issue(place)),
      ...(await compare(without, place, {
        what: 'a bill where a provider issues invoices, and where none does',
        most: MOST_RATIO,
      })),
      ...(await compare(without, automatic, {
        what: 'a bill that becomes an invoice by itself, and one that does not',
        most: MOST_RATIO_BY_THEMSELVES,
      })),
    ]
    print(lines)
    return lines
  } finally {
    await product.stop()
    await fake.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
