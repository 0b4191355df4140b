/** The goods of a store a document may be filled with, and what the books say of them. */
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { maxLinesOf, type AnyDocument } from '#model/document.ts'
import { nameWith } from '#model/form.ts'
import type { Fields } from '#model/field.ts'
import { columnOf } from '../columns.ts'
import { booksAt } from '../ledger/read.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { isDraftSql } from '../states.ts'

export interface GoodsAsk {
  /** The stored document that asks, or null. */
  document: string | null
  store: string
  day: Day
  /** These goods alone; absent: whatever the rest narrows. */
  products?: readonly string[] | undefined
  group: string | null
  branch: string | null
  /** Also goods of which nothing lies there. */
  all: boolean
  /** Without those on other drafts of the kind for this store: somebody else sees to them. */
  free: boolean
  /** The person who asks is not told what the books say. No right hides books: who begins a count chooses to be blind, and is believed until it is stored. */
  hidden: boolean
}
export interface GoodsFound {
  products: { id: string; book: Decimal | null }[]
  /** More than one document can have: these are the first. */
  isCut: boolean
}

/** Those on other drafts of the kind for the store. */
const onOtherDrafts = (definition: AnyDocument, { store, document }: GoodsAsk): Sql => {
  const fields = definition.shape.lines as Fields
  const name = nameWith(fields, ({ role }) => role === 'product')!
  return sql`exists (select 1 from ${sql.ident(`${definition.table}_line`)} l join document d on d.tenant_id = l.tenant_id and d.id = l.document_id
    where ${sql.ours('l')} and l.${sql.ident(columnOf(name, fields[name]!))} = p.id and d.kind = ${definition.name} and ${isDraftSql('d')}
      and d.store_id = ${store} and d.id is distinct from ${document}::uuid)`
}

/**
 * Goods are proposed by group and code; nothing is proposed that nobody may choose. What lies in the store is read once,
 * as an array: the planner, which knows little of a young tenant, would look for it anew for every product.
 */
const candidates = (
  { tx }: Scope,
  definition: AnyDocument,
  ask: GoodsAsk & { limit: number },
): Promise<{ id: string }[]> =>
  tx.query(sql`
    select p.id from product p join product_group g on g.tenant_id = p.tenant_id and g.id = p.group_id
    where ${sql.ours('p')} and p.active and p.track_stock is not false
      ${ask.group ? sql`and p.group_id = ${ask.group}` : sql.empty}
      ${ask.branch ? sql`and g.branch_id = ${ask.branch}` : sql.empty}
      ${ask.all ? sql.empty : sql`and p.id = any(array(select b.product_id from stock_balance b where ${sql.ours('b')} and b.store_id = ${ask.store}))`}
      ${ask.free ? sql`and not ${onOtherDrafts(definition, ask)}` : sql.empty}
    order by g.code_key, p.code_key limit ${ask.limit}`)

/** Whether the stored document hides the books, whatever is asked. */
const hidesBooks = async ({ tx }: Scope, definition: AnyDocument, document: string | null): Promise<boolean> => {
  const flag = definition.goodsLines?.books?.hiddenBy
  if (flag === undefined || document === null) return false
  const column = sql.ident(columnOf(flag, (definition.shape.fields as Fields)[flag]!))
  const rows = await tx.query(
    sql`select 1 from ${sql.ident(definition.table)} h join document d on d.tenant_id = h.tenant_id and d.id = h.document_id
      where ${sql.ours('d')} and d.id = ${document} and ${isDraftSql('d')} and h.${column}`,
  )
  return rows.length > 0
}

/** Ids that are nobody's here have a book of nothing. */
export const goodsOfStore = async (scope: Scope, definition: AnyDocument, ask: GoodsAsk): Promise<GoodsFound> => {
  const most = maxLinesOf(definition)
  // Of goods without stock today some may have had it on the day, and the other way round: all that ever moved are looked at.
  const limit = ask.all ? most + 1 : 10 * most
  const ids = ask.products ?? (await candidates(scope, definition, { ...ask, limit })).map(({ id }) => id)
  const isHidden = !definition.goodsLines?.books || ask.hidden || (await hidesBooks(scope, definition, ask.document))
  const takesAll = ask.products !== undefined || ask.all
  // Read when somebody sees them, or when they decide which goods are proposed.
  const books =
    isHidden && takesAll
      ? null
      : await booksAt(scope, { store: ask.store, day: ask.day, products: ids, except: ask.document })
  const bookOf = (id: string): Decimal => books!.get(id)!.quantity
  const wanted = takesAll ? ids : ids.filter((id) => bookOf(id) !== 0n)
  return {
    products: wanted.slice(0, most).map((id) => ({ id, book: isHidden ? null : bookOf(id) })),
    isCut: wanted.length > most,
  }
}
