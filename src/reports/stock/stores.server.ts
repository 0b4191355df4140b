/** The names of the chosen stores, for the header `KHO HÀNG: …`. */
import { wordIn } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'

export interface StoreRow {
  name: string
  active: boolean
  chosen: boolean
}

export const storesStatement = (stores: readonly string[]): Sql => sql`
select t.name, t.active, t.id = any(${stores}::uuid[]) as chosen from store t where ${sql.ours('t')} order by t.code_key`

/** Several names are joined; if all stores in use are chosen, the result is `Tất cả` in the caller's language. */
export const storeNames = (scope: Pick<Scope, 'language'>, stores: readonly StoreRow[]): string => {
  const chosen = stores.filter((one) => one.chosen)
  return chosen.length > 1 && stores.every((one) => one.chosen || !one.active)
    ? wordIn(scope, 'report.allStores')
    : chosen.map((one) => one.name).join(', ')
}
