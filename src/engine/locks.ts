/**
 * Whoever is about to change a ledger first takes the locks of everything it touches, always in the same order:
 * two saves of the same goods wait for each other and cannot deadlock.
 */
import { sql } from './sql.ts'
import type { Statement } from './tx.ts'

/** Ids are random in their last half: that half is the key. */
const keyOf = (id: string, salt: bigint): bigint =>
  BigInt.asIntN(64, BigInt(`0x${id.replaceAll('-', '').slice(16)}`) ^ salt)

export interface Touched {
  products: Iterable<string>
  /** Partners, and carriers: whoever a debt may stand with. */
  partners: Iterable<string>
  funds: Iterable<string>
  /** Ids of whatever else only one save at a time may count: a coupon. */
  keys?: Iterable<string>
}

const sorted = (ids: Iterable<string>, salt: bigint): bigint[] =>
  [...new Set([...ids].map((id) => keyOf(id, salt)))].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/**
 * The database has room for some thousands of locks of all transactions together. A document of more goods than these
 * takes one lock on all goods of the tenant instead, and those of fewer share it.
 */
const MANY_GOODS = 1_000

/**
 * Goods, then partners, then funds, then further keys: whoever adds to its locks later (a bill, for the voucher that is
 * paid with it) only adds behind.
 */
export const lockStatement = ({ products, partners, funds, keys: further = [] }: Touched): Statement => {
  const goods = sorted(products, 1n)
  const isMany = goods.length > MANY_GOODS
  const keys = [...(isMany ? [] : goods), ...sorted(partners, 2n), ...sorted(funds, 3n), ...sorted(further, 5n)]
  const allGoods = goods.length === 0 ? sql.empty : sql`union all select ${sql.raw(isMany ? everyGood : someGoods)} `
  return sql`select ${sql.raw(shared)} ${allGoods}union all select pg_advisory_xact_lock(k) from unnest(${keys.map(String)}::bigint[]) as k`
}

/**
 * Whoever is about to change or remove a document keeps others who would from it, before everything else: its row is
 * written last, behind the locks of its goods, partners and funds. Those who only settle it hold its partner's.
 */
export const documentLock = (id: string): Statement => documentLocks([id])

/** Of many at once, and before the goods of the first: somebody may hold another of them and wait for these goods. */
export const documentLocks = (ids: Iterable<string>): Statement =>
  sql`select pg_advisory_xact_lock(k) from unnest(${sorted(ids, 4n).map(String)}::bigint[]) as k`

const goodsKey = `hashtextextended(current_setting('app.tenant_id'), 8)`
const someGoods = `pg_advisory_xact_lock_shared(${goodsKey})`
const everyGood = `pg_advisory_xact_lock(${goodsKey})`

const tenantKey = `hashtextextended(current_setting('app.tenant_id'), 7)`
/** Savers of a tenant share this one; whoever rewrites all its ledgers waits for them and keeps them out. */
const shared = `pg_advisory_xact_lock_shared(${tenantKey})`
export const lockAllStatement: Statement = sql`select ${sql.raw(`pg_advisory_xact_lock(${tenantKey})`)}`
