/** Answers `calls.ts`: which goods never came into a store. */
import { answering, type Answering, type Call } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import { sql } from '#engine/sql.ts'
import { goodsMissing } from './calls.ts'

/** More goods than a person enters by hand are imported. */
const MOST = 200

const missing: Answering<typeof goodsMissing> = async ({ tx }, { asked }) => {
  const store = asked.Store_ID
  const goods = [...new Set(asked.ids.split(','))].filter(isStoredId).slice(0, MOST)
  const isSeen = isStoredId(store) && (!tx.limits?.stores || tx.limits.stores.includes(store.toLowerCase()))
  if (!isSeen || goods.length === 0) return { ListItem: [] }
  const ListItem = await tx.query<{ Id: string }>(sql`
    select p.id as "Id" from product p
    where ${sql.ours('p')} and p.id = any(${goods}::uuid[]) and p.track_stock
      and not exists (select from stock_entry e where ${sql.ours('e')} and e.store_id = ${store} and e.product_id = p.id and e.quantity > 0)`)
  return { ListItem }
}

export const openingCalls: readonly Call[] = [answering(goodsMissing, missing)]
