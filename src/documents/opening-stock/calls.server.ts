/** Which goods never came into a store: what a bill lacks of them is opening stock that was not entered. */
import { isStoredId } from '#engine/columns.ts'
import type { OwnCall } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { askedFor, id, list, object, text } from '#model/schema.ts'

/** More goods than a person enters by hand are imported. */
const MOST = 200

const missing: OwnCall['run'] = async ({ tx }, { query }) => {
  const store = query('Store_ID')
  const goods = [...new Set(query('ids').split(','))].filter(isStoredId).slice(0, MOST)
  const isSeen = isStoredId(store) && (!tx.limits?.stores || tx.limits.stores.includes(store.toLowerCase()))
  if (!isSeen || goods.length === 0) return { ListItem: [] }
  const ListItem = await tx.query<{ Id: string }>(sql`
    select p.id as "Id" from product p
    where ${sql.ours('p')} and p.id = any(${goods}::uuid[]) and p.track_stock
      and not exists (select from stock_entry e where ${sql.ours('e')} and e.store_id = ${store} and e.product_id = p.id and e.quantity > 0)`)
  return { ListItem }
}

export const openingCalls: readonly OwnCall[] = [
  {
    name: 'getMissing',
    about: {
      query: [askedFor('Store_ID', id), askedFor('ids', text)],
      answers: object({ ListItem: list(object({ Id: id })) }),
    },
    demand: 'A',
    run: missing,
  },
]
