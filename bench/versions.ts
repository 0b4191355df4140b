/**
 * `npm run bench versions [commit or folder …]`: saves 20-line bills in this version and in older ones in turn, and
 * prints the processor time per bill (application, and all processes of PostgreSQL) and the bills per second of eight
 * clients, as ratios too. Two shapes, one after the other in the same demo tenants: bills dated three days back, behind
 * a receipt of all goods and before what the demo sold since; then bills of today. `ROUNDS=9` takes more turns;
 * `ANALYZE=1` first gives PostgreSQL the statistics that an installation has after some minutes.
 */
import { randomUUID } from 'node:crypto'
import { aligned, median } from './support/table.ts'
import { openVersion, type Version } from './support/versions.ts'

const LINES = 20
const CLIENTS = 8
const rounds = Number(process.env['ROUNDS'] ?? 5)

export interface Shop {
  version: Version
  products: string[]
  customer: string
  supplier: string
  store: string
  turn: number
}

const ids = (data: Record<string, unknown>): string[] =>
  ((data['ListItem'] as { s_ID?: string; Id?: string }[] | undefined) ?? []).map((row) => (row.s_ID ?? row.Id)!)

export const dayBefore = (days: number): string =>
  new Date(Date.now() + 7 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

export const openShop = async (version: Version): Promise<Shop> => {
  const first = async (path: string): Promise<string> => ids(await version.call(path))[0]!
  // A customer without a credit limit, so that nothing has to be confirmed.
  const customer = await version.call('Customer/UpdateDB', {
    Code: `DO${randomUUID().slice(0, 8)}`,
    Name: 'Khách đo',
    partnerType: 1,
  })
  return {
    version,
    products: ids(await version.call('Product/getlistShort?nItem=500')),
    customer: String(customer['s_ID'] ?? customer['Id']),
    supplier: await first('Customer/getlistShort?nItem=1&objType=ncc'),
    store: await first('ListForReport/StoreForReport'),
    turn: 0,
  }
}

export const receive = ({ version, products, supplier, store }: Shop, dtDate: string): Promise<unknown> =>
  version.call('Import/UpdateDB', {
    Object_ID: supplier,
    Store_ID: store,
    dtDate,
    requestId: randomUUID(),
    lines: products.map((product) => ({ Product_ID: product, Qty: 1_000_000, Price: 10_000, VAT: 8 })),
  })

const sell = (shop: Shop, dtDate: string): Promise<unknown> => {
  const { version, products, customer, store } = shop
  shop.turn += 1
  const goods = new Set(
    Array.from({ length: LINES }, (_, index) => products[(shop.turn * 7 + index * 13) % products.length]!),
  )
  return version.call('Order/UpdateDB', {
    Object_ID: customer,
    Store_ID: store,
    dtDate,
    requestId: randomUUID(),
    confirm: ['belowCost'],
    lines: [...goods].map((product) => ({ Product_ID: product, Qty: 2, Price: 112_500, VAT: 8 })),
  })
}

interface Cost {
  application: number
  database: number
  perSecond: number
}

export const costOf = async (shop: Shop, clients: number, bills: number, dtDate: string): Promise<Cost> => {
  const before = shop.version.used()
  const from = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let made = 0; made < bills / clients; made += 1) await sell(shop, dtDate)
    }),
  )
  const seconds = (performance.now() - from) / 1000
  const after = shop.version.used()
  return {
    application: (after.application - before.application) / bills,
    database: (after.database - before.database) / bills,
    perSecond: bills / seconds,
  }
}

const shapes = [
  { what: 'three days back', dtDate: dayBefore(3), received: dayBefore(4), warmUp: 150 },
  { what: 'today, after those', dtDate: dayBefore(0), received: dayBefore(0), warmUp: 40 },
] as const

/** The first shop is the one the others are compared with by ratios. */
const measure = async (shops: readonly Shop[], shape: (typeof shapes)[number]): Promise<string[][]> => {
  for (const shop of shops) await receive(shop, shape.received)
  for (const shop of shops) await costOf(shop, CLIENTS, shape.warmUp, shape.dtDate)
  if (process.env['ANALYZE']) for (const shop of shops) await shop.version.analyze()
  const runs = shops.map(() => [] as { one: Cost; eight: Cost }[])
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < shops.length; place += 1) {
      const index = (place + round) % shops.length
      const one = await costOf(shops[index]!, 1, 48, shape.dtDate)
      runs[index]!.push({ one, eight: await costOf(shops[index]!, CLIENTS, 96, shape.dtDate) })
    }
  }
  const middle = (index: number, figure: (run: { one: Cost; eight: Cost }) => number): number =>
    median(runs[index]!.map(figure))
  const ratio = (index: number, figure: (run: { one: Cost; eight: Cost }) => number): string =>
    `${median(runs[0]!.map((run, round) => figure(run) / figure(runs[index]![round]!))).toFixed(2)} ×`
  const whole = ({ one }: { one: Cost }): number => one.application + one.database
  return shops.map(({ version }, index) => [
    shape.what,
    version.name,
    `${middle(index, ({ one }) => one.application).toFixed(1)} + ${middle(index, ({ one }) => one.database).toFixed(1)}`,
    ratio(index, whole),
    middle(index, ({ one }) => one.perSecond).toFixed(0),
    middle(index, ({ eight }) => eight.perSecond).toFixed(0),
    ratio(index, ({ eight }) => eight.perSecond),
  ])
}

const compare = async (versions: readonly Version[]): Promise<void> => {
  const shops = await Promise.all(versions.map(openShop))
  const headings = [
    '20-line bill',
    'version',
    'CPU ms, app + database',
    'this ÷ it',
    'bills/s',
    '8 clients',
    'this ÷ it',
  ]
  const rows: string[][] = []
  for (const shape of shapes) rows.push(...(await measure(shops, shape)))
  console.log(aligned([headings, ...rows], (column) => column < 2))
}

/** Prints one table for this version and the others, all measured in turn. */
export const benchVersions = async (others: readonly string[]): Promise<void> => {
  const versions: Version[] = []
  try {
    for (const word of ['.', ...others]) versions.push(await openVersion(word))
    await compare(versions)
  } finally {
    for (const version of versions) await version.close()
  }
}
