/** The goods of a store with which a document can be filled, and their book stock. */
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

export interface GoodsQuery {
  /** The id of the stored document for which the query is made, or null. */
  document: string | null
  store: string
  day: Day
  /** Only these products; absent: all that match the other conditions. */
  products?: readonly string[] | undefined
  group: string | null
  branch: string | null
  /** Also goods without stock. */
  all: boolean
  /** Without goods on other drafts of the kind for this store, because other users count them. */
  free: boolean
  /**
   * The user must not see the book stock. This is not a matter of rights: whoever starts a count may choose a blind
   * count, and this flag is trusted until the document is stored.
   */
  hidden: boolean
}
export interface GoodsOfStore {
  products: { id: string; book: Decimal | null }[]
  /** There are more products than a document may have lines; these are the first. */
  isCut: boolean
}

/** Products that are on other drafts of the same kind for the store. */
const onOtherDrafts = (definition: AnyDocument, { store, document }: GoodsQuery): Sql => {
  const fields = definition.shape.lines as Fields
  const name = nameWith(fields, ({ role }) => role === 'product')!
  return sql`exists (select 1 from ${sql.ident(`${definition.table}_line`)} l join document d on d.tenant_id = l.tenant_id and d.id = l.document_id
    where ${sql.ours('l')} and l.${sql.ident(columnOf(name, fields[name]!))} = p.id and d.kind = ${definition.name} and ${isDraftSql('d')}
      and d.store_id = ${store} and d.id is distinct from ${document}::uuid)`
}

/** Products in use; and stopped ones of which something is left, where the document may take them. */
const mayChoose = ({ takesStopped = [] }: AnyDocument, { store }: GoodsQuery): Sql =>
  takesStopped.includes('product')
    ? sql`(p.active or exists (select from stock_balance b where ${sql.ours('b')} and b.product_id = p.id and b.store_id = ${store} and b.quantity <> 0))`
    : sql`p.active`

/**
 * Products are proposed in the order of group and code, only those that may be chosen. The store's stock is passed as
 * an array, because without statistics the planner would look it up again for each product.
 */
const candidates = (
  { tx }: Scope,
  definition: AnyDocument,
  query: GoodsQuery & { limit: number },
): Promise<{ id: string }[]> =>
  tx.query(sql`
    select p.id from product p join product_group g on g.tenant_id = p.tenant_id and g.id = p.group_id
    where ${sql.ours('p')} and ${mayChoose(definition, query)} and p.track_stock is not false
      ${query.group ? sql`and p.group_id = ${query.group}` : sql.empty}
      ${query.branch ? sql`and g.branch_id = ${query.branch}` : sql.empty}
      ${query.all ? sql.empty : sql`and p.id = any(array(select b.product_id from stock_balance b where ${sql.ours('b')} and b.store_id = ${query.store}))`}
      ${query.free ? sql`and not ${onOtherDrafts(definition, query)}` : sql.empty}
    order by g.code_key, p.code_key limit ${query.limit}`)

/** True if the stored document hides the book stock, whatever the query says. */
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

/** Returns the goods; products that do not exist have book stock 0. */
export const goodsOfStore = async (scope: Scope, definition: AnyDocument, query: GoodsQuery): Promise<GoodsOfStore> => {
  const most = maxLinesOf(definition)
  // Products without stock today may have had some on that day and vice versa, so all that ever moved are checked.
  const limit = query.all ? most + 1 : 10 * most
  const ids = query.products ?? (await candidates(scope, definition, { ...query, limit })).map(({ id }) => id)
  const isHidden =
    !definition.goodsLines?.books || query.hidden || (await hidesBooks(scope, definition, query.document))
  const takesAll = query.products !== undefined || query.all
  // Book stock is only read if it is shown, or needed to decide which products are proposed.
  const books =
    isHidden && takesAll
      ? null
      : await booksAt(scope, { store: query.store, day: query.day, products: ids, except: query.document })
  const bookOf = (id: string): Decimal => books!.get(id)!.quantity
  const wanted = takesAll ? ids : ids.filter((id) => bookOf(id) !== 0n)
  return {
    products: wanted.slice(0, most).map((id) => ({ id, book: isHidden ? null : bookOf(id) })),
    isCut: wanted.length > most,
  }
}
