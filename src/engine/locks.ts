/**
 * Before a ledger is changed, everything it touches is locked, always in the same order: two saves of the same goods
 * wait for each other and cannot deadlock.
 */
import type { AnyDocument } from '#model/document.ts'
import { sql, type Sql } from './sql.ts'
import type { Statement } from './tx.ts'

/** The last half of an id is random, so it is used as the lock key. */
const keyOf = (id: string, salt: bigint): bigint =>
  BigInt.asIntN(64, BigInt(`0x${id.replaceAll('-', '').slice(16)}`) ^ salt)

export interface TouchedRecords {
  products: Iterable<string>
  /** Partners and carriers: everybody who can have a debt. */
  partners: Iterable<string>
  funds: Iterable<string>
  /** Ids of anything else that only one save at a time may count, for example a coupon. */
  keys?: Iterable<string>
}

const sorted = (ids: Iterable<string>, salt: bigint): bigint[] =>
  [...new Set([...ids].map((id) => keyOf(id, salt)))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/**
 * The lock table of PostgreSQL has room for some thousands of locks of all transactions. A document with more
 * products than this takes one lock on all products of the tenant; documents with fewer products share that lock.
 */
const MANY_GOODS = 1_000

/**
 * Locks goods, then partners, then funds, then further keys. Later locks of the same transaction (a bill's linked
 * voucher) only come after these in the order.
 */
export const lockStatement = ({ products, partners, funds, keys: further = [] }: TouchedRecords): Sql => {
  const goods = sorted(products, 1n)
  const isMany = goods.length > MANY_GOODS
  const keys = [...(isMany ? [] : goods), ...sorted(partners, 2n), ...sorted(funds, 3n), ...sorted(further, 5n)]
  const allGoods = goods.length === 0 ? sql.empty : sql`union all select ${sql.raw(isMany ? everyGood : someGoods)} `
  return sql`select ${sql.raw(shared)} ${allGoods}union all select pg_advisory_xact_lock(k) from unnest(${keys.map(String)}::bigint[]) as k`
}

/**
 * Takes the locks, and only then draws the next place in the order of documents: the entries of a new document come
 * last among those of its goods. One statement, because every statement of a save costs both sides a tenth of a
 * millisecond.
 */
export const lockAndDraw = (touched: TouchedRecords): Statement =>
  sql`with locked as materialized (${lockStatement(touched)}) select nextval('document_order') as seq from (select count(*) from locked) as done`

/**
 * Prevents other changes of a document; taken before all other locks. A row lock would not do, because the row is
 * written last, after goods, partners and funds are locked. Documents that only settle this one hold the lock of its
 * partner.
 */
export const documentLock = (id: string): Statement => documentLocks([id])

/**
 * Locks many documents at once, before the goods of the first: another transaction may hold one of them and wait for
 * these goods. `further`: a select of ids of more documents, which are not known before it is executed.
 */
export const documentLocks = (ids: Iterable<string>, further?: Sql): Statement =>
  further
    ? sql`select t.id, pg_advisory_xact_lock(t.k) from (select distinct s.id, ${sql.raw(documentKey)} as k
        from (select unnest(${[...ids]}::uuid[]) as id union all ${further}) s order by k) t`
    : sql`select pg_advisory_xact_lock(k) from unnest(${sorted(ids, 4n).map(String)}::bigint[]) as k`

/**
 * Locks documents that will be changed, with the vouchers they made: these are changed with them, when goods and
 * partners are locked, and somebody who deletes several vouchers may hold one of them and wait for this partner.
 */
export const locksToChange = ({ shape }: AnyDocument, ids: readonly string[]): Statement =>
  documentLocks(
    ids,
    'paid' in shape.fields
      ? sql`select d.id from document d where ${sql.ours('d')} and d.made_by_id = any(${ids}::uuid[])`
      : undefined,
  )

/** `keyOf` with the salt of documents, for ids that only the database knows. */
const documentKey = `('x' || right(replace(s.id::text, '-', ''), 16))::bit(64)::bigint # 4`

const goodsKey = `hashtextextended(current_setting('app.tenant_id'), 8)`
const someGoods = `pg_advisory_xact_lock_shared(${goodsKey})`
const everyGood = `pg_advisory_xact_lock(${goodsKey})`

const tenantKey = `hashtextextended(current_setting('app.tenant_id'), 7)`
/** All saves of a tenant share this lock; a rebuild of the ledgers takes it exclusively. */
const shared = `pg_advisory_xact_lock_shared(${tenantKey})`
export const lockAllStatement: Statement = sql`select ${sql.raw(`pg_advisory_xact_lock(${tenantKey})`)}`
