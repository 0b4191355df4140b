/** Places from the database: those of the state, and the tenant's own. */
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'

/** What a commune lies in; of two with one name it tells which is meant. */
export const aboveSql = `(select concat_ws(', ', d.name, p.name) from province p left join district d on $ours(d) and d.id = r.district_id where $ours(p) and p.id = r.province_id)`
const isStateSql = 'own_place(r.id) is null'

/** The own places of a list, and the fields that name what they lie in, from the smallest. */
const ownPlaces = {
  village: ['district', 'province'],
  district: ['province'],
  province: [],
} as const

/**
 * Own places are found by the names above them and by abbreviations, as the state's are (`place_search` of the
 * database): the one that was saved, and those in it.
 */
const writeSearch = ({ tx }: Pick<Scope, 'tx'>, id: string): Promise<unknown> =>
  tx.batch(
    Object.entries(ownPlaces).map(([list, above]) => {
      const parts = (column: string) =>
        sql.join(
          [
            sql`r.${sql.ident(column)}`,
            ...above.map(
              (of) =>
                sql`(select o.${sql.ident(column)} from ${sql.ident(of)} o where ${sql.ours('o')} and o.id = r.${sql.ident(`${of}_id`)})`,
            ),
          ],
          ', ',
        )
      const isIn = sql.join(
        ['id', ...above.map((of) => `${of}_id`)].map((column) => sql`r.${sql.ident(column)} = ${id}`),
        ' or ',
      )
      return sql`update ${sql.ident(`own_${list}`)} r set search = place_search(r.code, array[${parts('name')}], array[${parts('abbreviations')}])
where ${sql.ours('r')} and (${isIn})`
    }),
  )

/** What the lists of places do with the database. */
export const placeSlots = {
  sql: { facts: { isState: isStateSql } },
  async afterSave(scope: Scope, { after }: { after: { id: string } | null }): Promise<void> {
    if (after) await writeSearch(scope, after.id)
  },
}

/** A province (2), district (3) or commune (4) in use. */
export interface Place {
  id: string
  level: 2 | 3 | 4
  scheme: number
  code: string
  name: string
  province: string | null
  district: string | null
  provinceName: string | null
  districtName: string | null
  /** Of an old province: the one it is part of now. */
  successor: string | null
}

/** Without codes nothing but the index of the names is asked. */
const where = (alias: string, { keys, codes }: Wanted): Sql => {
  const a = sql.raw(alias)
  const named = sql`place_key(${a}.name) = any(${keys}::text[])`
  const meant = codes.length === 0 ? named : sql`(${named} or ${a}.code_key = any(${codes}::text[]))`
  return sql`where ${sql.ours(alias)} and ${a}.active and ${meant}`
}

/** By `placeKey`, and by codes in lower case. */
interface Wanted {
  keys: readonly string[]
  codes: readonly string[]
}

/** All places with one of these names or codes. */
export const placesNamed = async ({ tx }: Pick<Scope, 'tx'>, wanted: Wanted): Promise<Place[]> => {
  // Names above are looked up one by one: a join of views would read all places.
  const nameOf = (table: 'province' | 'district', id: Sql): Sql =>
    sql`(select o.name from ${sql.ident(table)} o where ${sql.ours('o')} and o.id = ${id})`
  const successor = (id: Sql): Sql => sql`(select s.successor_id from state_place s where s.id = ${id}) as successor`
  const found = await tx.batch([
    sql`select p.id, 2 as level, p.scheme, p.code, p.name, null as province, null as district, null as "provinceName", null as "districtName", ${successor(sql`p.id`)}
from province p ${where('p', wanted)}`,
    sql`select d.id, 3 as level, 1 as scheme, d.code, d.name, d.province_id as province, null as district, ${nameOf('province', sql`d.province_id`)} as "provinceName", null as "districtName", ${successor(sql`d.province_id`)}
from district d ${where('d', wanted)}`,
    sql`select v.id, 4 as level, v.scheme, v.code, v.name, v.province_id as province, v.district_id as district, ${nameOf('province', sql`v.province_id`)} as "provinceName", ${nameOf('district', sql`v.district_id`)} as "districtName", ${successor(sql`v.province_id`)}
from village v ${where('v', wanted)}`,
  ])
  return found.flat() as Place[]
}

/** "Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh". */
export const placeTitle = ({ name, districtName, provinceName }: Place): string =>
  [name, districtName, provinceName].filter(Boolean).join(', ')
