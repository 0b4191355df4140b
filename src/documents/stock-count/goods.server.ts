/** What there is to be counted in a store, and what the books say of it. */
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { booksAt } from '#engine/ledger/read.ts'
import type { Scope } from '#engine/scope.ts'
import { isDraftSql } from '#engine/states.ts'
import { sql } from '#engine/sql.ts'
import { stockCount } from './index.ts'

export interface CountAsk {
  /** The stored count that asks, or null. */
  count: string | null
  store: string
  day: Day
  /** These goods alone; absent: whatever the rest narrows. */
  products?: readonly string[] | undefined
  group: string | null
  branch: string | null
  /** Also goods of which nothing lies there. */
  all: boolean
  /** Without those that stand on other counts of the store in progress: somebody else counts them. */
  free: boolean
  /** The person who asks is not told what should be there. */
  blind: boolean
}
export interface CountGoods {
  products: { id: string; book: Decimal | null }[]
  /** More than one count can have: these are the first. */
  isCut: boolean
}

/** Goods are proposed by group and code; nothing is proposed that nobody may choose. */
const candidates = ({ tx }: Scope, ask: CountAsk, limit: number): Promise<{ id: string }[]> =>
  tx.query(sql`
    select p.id from product p join product_group g on g.id = p.group_id
    where p.active and p.track_stock is not false
      ${ask.group ? sql`and p.group_id = ${ask.group}` : sql.empty}
      ${ask.branch ? sql`and g.branch_id = ${ask.branch}` : sql.empty}
      ${ask.all ? sql.empty : sql`and exists (select 1 from stock_balance b where b.product_id = p.id and b.store_id = ${ask.store})`}
      ${
        ask.free
          ? sql`and not exists (select 1 from stock_count_line l join document d on d.id = l.document_id
              where l.product_id = p.id and d.kind = ${stockCount.name} and ${isDraftSql('d')} and d.store_id = ${ask.store} and d.id is distinct from ${ask.count}::uuid)`
          : sql.empty
      }
    order by g.code_key, p.code_key limit ${limit}`)

/** Whether the stored count hides the books, whatever is asked. */
const isBlind = async ({ tx }: Scope, count: string | null): Promise<boolean> =>
  count !== null &&
  (
    await tx.query(
      sql`select 1 from stock_count c join document d on d.id = c.document_id where d.id = ${count} and ${isDraftSql('d')} and c.blind`,
    )
  ).length > 0

/** Ids that are nobody's here have a book of nothing. */
export const countGoods = async (scope: Scope, ask: CountAsk): Promise<CountGoods> => {
  const most = stockCount.maxLines!
  // Of goods without stock today some may have had it on the day, and the other way round: all that ever moved are looked at.
  const ids = ask.products ?? (await candidates(scope, ask, ask.all ? most + 1 : 10 * most)).map(({ id }) => id)
  const books = await booksAt(scope, { store: ask.store, day: ask.day, products: ids, except: ask.count })
  const hidden = ask.blind || (await isBlind(scope, ask.count))
  const wanted = ask.products || ask.all ? ids : ids.filter((id) => books.get(id)!.quantity !== 0n)
  return {
    products: wanted.slice(0, most).map((id) => ({ id, book: hidden ? null : books.get(id)!.quantity })),
    isCut: wanted.length > most,
  }
}
