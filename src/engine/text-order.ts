/**
 * How texts are put in order: Vietnamese, and digits by their value (contract amendments, migration 0065). The keys of
 * lists (`code_key`, `name_key`) have this order by themselves; all other texts, numbers of documents among them, say it
 * where they are sorted. In the program the same is `kernel/text-order.ts`.
 */
import { sql, type Sql } from './sql.ts'

export const inTextOrder: Sql = sql.raw('collate vietnamese')
