/** The opening stock of two products that are one: each store has one opening line of a product (contract documents §26). */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isDraftSql, isInForceSql } from '#engine/states.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { inTextOrder } from '#engine/text-order.ts'

interface Row extends Record<string, unknown> {
  store: string
  numbers: string[]
  day: Day
  draft: boolean
  force: boolean
}

const toProblem = ({ store, numbers, day, draft, force }: Row): Problem => {
  if (draft) return problem('', 'mergeOpeningStockDraft', { store, date: showDay(day) })
  return force
    ? problem('', 'mergeOpeningStock', { store, numbers: numbers.join(', ') })
    : problem('', 'mergeOpeningStockVoid', { store, number: numbers[0]! })
}

/**
 * What `openingTwice` would refuse afterwards (documents/opening-stock). A document with lines of both, in whatever
 * state: nobody could save, post or restore it any more. Two documents only when both are in force, because each would
 * refuse the other. A draft or cancelled one beside one in force prevents nothing: it is refused when it is posted or
 * restored, which is right then, and what is in force can still be saved.
 */
export const openingProblems = async ({ tx }: Scope, keep: string, remove: string): Promise<Problem[]> => {
  const both = sql`any(${[keep, remove]}::uuid[])`
  const rows = await tx.query<Row>(
    sql`with named as (
  select d.id, d.number, d.seq, d.day, d.store_id, d.status, l.product_id
  from opening_stock_line l join document d on d.id = l.document_id and ${sql.ours('d')} where ${sql.ours('l')} and l.product_id = ${both}
), clash as (
  select n.id as one, n.id as two from named n group by n.id having count(distinct n.product_id) > 1
  union
  select least(n.id, e.document_id), greatest(n.id, e.document_id) from named n
  join stock_entry e on ${sql.ours('e')} and e.store_id = n.store_id and e.rank = 0 and e.document_id <> n.id
  where e.product_id = ${both} and e.product_id <> n.product_id and ${isInForceSql('n')}
)
select coalesce(s.name, '') as store, array_agg(distinct n.number ${inTextOrder} order by n.number ${inTextOrder}) as numbers, min(n.day) as day,
  bool_or(${isDraftSql('n')}) as draft, bool_and(${isInForceSql('n')}) as force
from clash c join named n on n.id in (c.one, c.two) left join store s on s.id = n.store_id and ${sql.ours('s')}
group by c.one, c.two, s.name order by min(n.seq)`,
  )
  return rows.map(toProblem)
}
