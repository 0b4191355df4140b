import type { ListSql } from '#engine/list-sql.ts'

export const storeSql: ListSql = {
  filters: { Store_ID: `r.id <> coalesce(nullif($, '')::uuid, '00000000-0000-0000-0000-000000000000')` },
}
