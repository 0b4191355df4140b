/** The saves whose counts are budgets, and the rows of a bill written raw, as kinds of calls to be measured. */
import { fillShop, savesOf, type Answered } from '#test/budgets/documents.ts'
import { rawWrites } from '../bill.ts'
import type { Dataset } from '../scale/dataset.ts'
import type { Site } from '../scale/site.ts'
import type { Goods } from './goods.ts'
import { rolledBack } from './rolled-back.ts'

export interface Kind {
  what: string
  clients: number
  each: number
  /** Makes what the calls need, which is not measured. */
  ready?: () => Promise<void>
  work: () => Promise<unknown>
}

const EACH = 30
/** Of counts with 1,000 lines. */
const FEW = 4

/** Each document saved anew by one client; orders and bills that it is made from are there before. */
export const savingKinds = async ({ dataset, site }: { dataset: Dataset; site: Site }): Promise<Kind[]> => {
  const shop = await fillShop(dataset.app, dataset.tenants.house.id, 'DM')
  const call = async (module: string, name: string, body: object | null, query = {}): Promise<Answered> => {
    const { data } = await site.call(`${module}/${name}?${new URLSearchParams(query).toString()}`, body)
    if ((data['Description'] ?? 'ok') !== 'ok') throw new Error(`${module}/${name}: ${String(data['Description'])}`)
    return data
  }
  await call('Import', 'UpdateDB', {
    Object_ID: shop.supplier,
    Store_ID: shop.stores[0],
    dtDate: '2026-11-16',
    lines: shop.products.map((product) => ({ Product_ID: product, Qty: 1_000_000, Price: 8_000, VAT: 8 })),
  })
  let turn = 0
  return Object.entries(savesOf(call)).map(([what, { module, body }]) => {
    const each = what.startsWith('count') ? FEW : EACH
    let bodies: object[] = []
    const ready = async () => {
      bodies = []
      for (let made = 0; made < each; made += 1) bodies.push(await body(shop, (turn += 1)))
    }
    const work = () => call(module, 'UpdateDB', { ...bodies.pop()!, confirm: ['belowCost'] })
    return { what, clients: 1, each, ready, work }
  })
}

/** What never changes: with it, figures of different machines can be compared. Its rows are rolled back. */
export const rawKind = ({ app, tenants }: Dataset, goods: Goods): Kind => {
  let seq = 0
  const work = () =>
    rolledBack(app, tenants.house.id, async (tx) => {
      for (const statement of rawWrites(goods, (seq += 1))) await tx.query(statement)
    })
  return { what: 'the rows of a bill written raw', clients: 1, each: 4 * EACH, work }
}
