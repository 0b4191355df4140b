/** What clerks do in a tenant of their own that must happen exactly once at somebody else's. */
import { signIn } from '../../scripts/client.ts'
import type { RandomSource } from '../../scripts/demo/random.ts'
import { forms, type Typed } from './documents.ts'
import type { Journal } from './journal.ts'
import type { Line } from './line.ts'
import { databaseOf, type Product } from './product.ts'
import { openShop, password, type Shop } from './shop.ts'
import { asTenant } from './checks.ts'
import { headersOf, tokenOf } from './trial.ts'
import type { Verdict } from './verdict.ts'

export const clerks = 8

export interface Size {
  /** What is made in all, with one seed always the same. */
  count: number
  seed: number
  isShort: boolean
}

export interface Undertaking {
  tenant: string
  count: number
  journal: Journal
  /** How much the others have of it. */
  made(): Promise<number>
  /** All clerks, until each piece is done or left to the program. */
  work(): Promise<unknown>
  /** Pieces of work that wait, and what others have to say and nobody has heard. */
  waiting(): Promise<number>
  check(verdict: Verdict, what: string): Promise<void>
  stop(): Promise<unknown>
}

/** A tenant with what is the same for all of them. */
export interface Place {
  product: Product
  shop: Shop
  dice: RandomSource
  journal: Journal
}

export const openPlace = async (
  product: Product,
  tenant: string,
  { dice, journal }: Pick<Place, 'dice' | 'journal'>,
): Promise<Place> => ({ product, shop: await openShop(product, { tenant, clerks }), dice, journal })

export const lineOf = async ({ product, shop, journal }: Place, name: string, dice: RandomSource): Promise<Line> => {
  const token = await tokenOf({ url: product.url, tenant: shop.tenant }, name)
  return { origins: () => [product.url], headers: headersOf(shop.tenant, token), dice, journal }
}

export interface Bill {
  id: string
  total: number
}
/** The bills of each clerk, saved before anything happens. */
export const sellBills = async ({ product, shop, dice }: Place, count: number): Promise<Bill[][]> => {
  const client = await signIn({ url: product.url, tenant: shop.tenant }, { userName: 'quanly', password })
  const typed = Array.from({ length: count }, () => forms[1]!.type(shop, dice))
  const sellOwn = async (own: readonly Typed[]): Promise<Bill[]> => {
    const bills: Bill[] = []
    for (const { body, content } of own) {
      const { s_ID } = await client.save('Order', { ...body, confirm: ['belowCost'] })
      bills.push({ id: s_ID, total: content.total })
    }
    return bills
  }
  return Promise.all(
    Array.from({ length: clerks }, (_, index) => sellOwn(typed.filter((_one, at) => at % clerks === index))),
  )
}

/** How much work of these kinds is written down. */
export const workOf = ({ product, shop }: Place, kinds: readonly string[]): Promise<number> =>
  asTenant(databaseOf(product.dataDir).ownerUrl, shop.tenant, async (client) => {
    const text = 'select count(*)::int as count from work where kind = any($1)'
    return (await client.query<{ count: number }>(text, [kinds])).rows[0]!.count
  })
