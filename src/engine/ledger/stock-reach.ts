/**
 * Which stores a change of the stock ledger reaches. A product has a separate value in each store; a change in one
 * store only affects another through later transfers or returns (decision 0024).
 */
import { sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import { dirtyArrays, type Dirty } from './stock-rows.ts'

/** An entry of store `target` that takes its value from store `source`; null: from a line that is in no store. */
export interface Link {
  kind: 'transfer' | 'return'
  source: string | null
  target: string
}

/** The links between different stores among the entries after these positions. */
export const linksAfter = (dirty: readonly Dirty[]): Statement => sql`
  select distinct kind, o.store_id as source, target from (
    select case l.side when 1 then 'transfer' else 'return' end as kind, case l.side when 1 then l.line_id else l.origin_line_id end as line, l.store_id as target
    from ${dirtyArrays(dirty)}
    join stock_entry l on ${sql.ours('l')} and l.product_id = f.product_id and (l.side = 1 or l.origin_line_id is not null)
      and (l.day, l.rank, l.seq, l.line, l.side) > (f.day, f.rank, f.seq, f.line, f.side)
  ) link
  left join lateral (select store_id from stock_entry s where ${sql.ours('s')} and line_id = link.line and side = 0 limit 1) o on true
  where o.store_id is distinct from target`

/**
 * The given stores and all stores reachable from them. Parts of a line returned to several stores are rounded
 * together, so a return links both directions; a transfer only links to its target.
 */
export const reached = (stores: Iterable<string>, links: readonly Link[]): string[] => {
  const found = new Set(stores)
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const { kind, source, target } of links) {
      if (source === null || found.has(source)) found.add(target)
      else if (kind === 'return' && found.has(target)) found.add(source)
    }
  }
  return [...found]
}
