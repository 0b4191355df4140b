/** Places of fees: a commune brings its province and district, and what a place is called. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { id, type Id } from '#kernel/brand.ts'

export interface FeePlace {
  province: Id<'province'> | null
  district: Id<'district'> | null
  village: Id<'village'> | null
}

interface Named extends Record<string, unknown> {
  province: string | null
  district: string | null
  names: string[]
}

const stored = (text: string | null): string | null => (isStoredId(text) ? text : null)

/** The rows with what their places lie in, and the names of each from the smallest; ids of nothing stay as they are. */
export const withPlaces = async <R extends FeePlace>(
  { tx }: Pick<Scope, 'tx'>,
  rows: readonly R[],
): Promise<{ row: R; names: readonly string[] }[]> => {
  if (!rows.some(({ province, district, village }) => province ?? district ?? village))
    return rows.map((row) => ({ row, names: [] }))
  const ids = (name: keyof FeePlace) => rows.map((row) => stored(row[name]))
  const found = await tx.query<Named>(
    sql`select coalesce(v.province_id, d.province_id, p.id) as province, coalesce(v.district_id, d.id) as district,
  array_remove(array[v.name, d.name, p.name], null) as names
from unnest(${ids('province')}::uuid[], ${ids('district')}::uuid[], ${ids('village')}::uuid[]) with ordinality as given (province, district, village, place)
left join village v on ${sql.ours('v')} and v.id = given.village
left join district d on ${sql.ours('d')} and d.id = coalesce(v.district_id, given.district)
left join province p on ${sql.ours('p')} and p.id = coalesce(v.province_id, d.province_id, given.province)
order by given.place`,
  )
  return rows.map((row, at) => {
    const { province, district, names } = found[at]!
    return {
      row: {
        ...row,
        province: row.province ?? (province === null ? null : id<'province'>(province)),
        district: row.district ?? (district === null ? null : id<'district'>(district)),
      },
      names,
    }
  })
}
