/** SQL that definitions write as text. */
import { sql, type Sql } from './sql.ts'

/** `$ours(n)` restricts table `n` to the tenant, `$Name` and `$` are values, `$today` is the day of the caller. */
export const sqlFrom = (text: string, valueOf: (name: string) => string): Sql =>
  sql.join(
    text.split(/(\$ours\(\w+\)|\$[A-Za-z_]*)/).map((part) => {
      if (!part.startsWith('$')) return sql.raw(part)
      const alias = /^\$ours\((\w+)\)$/.exec(part)?.[1]
      return alias === undefined ? sql`${valueOf(part.slice(1))}::text` : sql.ours(alias)
    }),
    '',
  )
