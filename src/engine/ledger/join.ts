/** The ledgers of two records that become one: debts are joined, stock is valued again from its first entry. */
import { stepOf } from './repost.ts'
import { dayEnds } from './shortage.ts'
import { joinSales } from './sales-sums.ts'
import { finalState, replayLater, startReplay, type Watch } from './stock-replay.ts'
import type { StockDifference } from './stock-difference.ts'
import { insertBalances } from './stock-rows.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

/** The two records: the one that stays, and the one that becomes part of it. */
export interface Two {
  keep: string
  remove: string
}

/** What settles what does not change: both ends of a settlement belong to one partner, and go to the other together. */
export const joinDebts = async ({ tx }: Scope, { keep, remove }: Two): Promise<void> => {
  await tx.batch([
    ...['debt_entry', 'allocation', 'kept_credit', 'exchange_closing'].map(
      (table) =>
        sql`update ${sql.ident(table)} r set partner_id = ${keep} where ${sql.ours('r')} and r.partner_id = ${remove}`,
    ),
    sql`delete from debt_balance r where ${sql.ours('r')} and r.partner_id = any(${[keep, remove]}::uuid[])`,
    sql`insert into debt_balance (tenant_id, partner_id, side, amount)
select e.tenant_id, e.partner_id, e.side, sum(e.amount)::bigint from (
  select tenant_id, partner_id, side, amount from debt_entry union all select tenant_id, partner_id, side, amount from exchange_difference) e
where ${sql.ours('e')} and e.partner_id = ${keep}
group by e.tenant_id, e.partner_id, e.side having sum(e.amount) <> 0`,
  ])
}

/** Before all entries. */
const beginning = { day: '0001-01-01', rank: -1, seq: 0n, line: -1, side: -1 }

/** Valued together, goods have other costs than apart: `watch` is told of every entry whose value changes. */
export const joinStock = async (scope: Scope, { keep, remove }: Two, watch: Watch): Promise<void> => {
  const { tx } = scope
  await joinSales(scope, { keep, remove })
  await tx.batch([
    sql`update stock_entry r set product_id = ${keep} where ${sql.ours('r')} and r.product_id = ${remove}`,
    sql`delete from stock_balance r where ${sql.ours('r')} and r.product_id = any(${[keep, remove]}::uuid[])`,
  ])
  const stores = await tx.query<{ store_id: string }>(
    sql`select distinct r.store_id from stock_entry r where ${sql.ours('r')} and r.product_id = ${keep} order by 1`,
  )
  if (stores.length === 0) return
  const dirty = [{ product: keep, after: beginning }]
  const change: StockDifference = { removed: [], added: [], removedOf: new Map(), addedOf: new Map(), dirty }
  const step = stepOf(scope.baseCurrency?.decimals ?? 0)
  const replay = startReplay(keep, change, { stores: new Map(), origins: new Map(), step })
  await replayLater(
    tx,
    { dirty, stores: stores.map(({ store_id }) => store_id) },
    { replays: [replay], change, ends: dayEnds(change), watch },
  )
  await tx.query(insertBalances(finalState(replay, change).balances))
}
