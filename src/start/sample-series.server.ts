/** After the sample is gone, a business begins with the numbers it would have begun with. */
import type { Scope } from '#engine/scope.ts'
import { likeText, sql, type Sql } from '#engine/sql.ts'
import type { SampleRecord } from './sample-records.server.ts'

/** The number that a code ends with, if it begins with the prefix of the series; null otherwise. */
const counterIn = (number: Sql): Sql =>
  sql`case when starts_with(upper(${number}), upper(s.prefix)) and substr(${number}, length(s.prefix) + 1) ~ '^[0-9]{1,15}$'
    then substr(${number}, length(s.prefix) + 1)::bigint end`

/** The numbers in use, also those of documents that can be restored. */
const numbersOf = ({ registry }: Scope, name: string): Sql => {
  if (registry.documents.has(name))
    return sql`select d.number from document d where ${sql.ours('d')} and d.kind = ${name}
      union all select t.number from deleted_document t where ${sql.ours('t')} and t.kind = ${name}`
  return sql`select r.code from ${sql.ident(registry.lists.get(name)!.table)} r where ${sql.ours('r')}`
}

/** Sets each series of these kinds and lists back to its highest number. */
export const lowerSeries = async (scope: Scope, records: readonly SampleRecord[]): Promise<void> => {
  for (const name of new Set(records.map((one) => one.name))) {
    await scope.tx.query(sql`update number_series n set last = least(n.last, coalesce(used.last, 0))
      from (select s.series, (select max(${counterIn(sql`u.number`)}) from (${numbersOf(scope, name)}) u (number)) as last
        from (select k.series, substr(k.series, ${name.length + 2}::integer) as prefix from number_series k where ${sql.ours('k')} and k.series like ${`${likeText(name)}:%`}) s) used
      where ${sql.ours('n')} and used.series = n.series`)
  }
}
