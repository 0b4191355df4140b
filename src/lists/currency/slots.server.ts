import { defineListSlots } from '#engine/slots.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { rateOnSql } from '#engine/store/rates.ts'
import { decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { currency } from './index.ts'
import { currencySql } from './sql.server.ts'

const hasDocuments = async ({ tx }: Scope, currency?: string): Promise<boolean> =>
  (
    await tx.query(
      currency === undefined
        ? sql`select 1 from document where ${sql.ours('document')} limit 1`
        : sql`select 1 from document where ${sql.ours('document')} and currency_id = ${currency}
            union all select 1 from cash_entry c join fund f on f.tenant_id = c.tenant_id and f.id = c.fund_id where ${sql.ours('c')} and f.currency_id = ${currency}
            limit 1`,
    )
  ).length > 0

/**
 * The base currency cannot change once there are ledger entries in it; decimals cannot change once documents use
 * them.
 */
export const slots = defineListSlots(currency, {
  sql: currencySql,
  /**
   * The rate typed without a day is that of today; the first one holds for all days until another is given. What is
   * sent back unchanged is none.
   */
  async prepare(scope, draft, sent) {
    const { tx, today } = scope
    const { exchangeRate: typed } = draft
    if (draft.version === 0 || draft.isBase || !sent.has('exchangeRate') || typed === null) return draft
    const [stored] = await tx.query<{ first: string | null; now: string | null }>(
      sql`select r.exchange_rate as first, ${rateOnSql(sql`${today}::date`)} as now from currency r where ${sql.ours('r')} and r.id = ${draft.id}`,
    )
    if (!stored || stored.now === null) return draft
    const first = stored.first === null ? null : decimal(stored.first)
    if (decimal(stored.now) === typed) return { ...draft, exchangeRate: first }
    const rates = (draft.rates ?? []).filter(({ date }) => date !== today)
    const known = draft.rates?.find(({ date }) => date === today)
    const rate = { lineId: scope.newId(), ...known, date: today, rate: typed }
    return { ...draft, exchangeRate: first, rates: [...rates, rate] }
  },
  async guard(scope, { before, after }): Promise<Problem[]> {
    if (after.isBase === true && before?.isBase !== true)
      return (await hasDocuments(scope)) ? [problem('isBase', 'baseFixed')] : []
    if (!before) return []
    if (before.isBase === true && before.active && !after.active) return [problem('active', 'inUse.baseCurrency')]
    const changed = before.code !== after.code ? 'code' : before.decimals !== after.decimals ? 'decimals' : null
    if (before.isBase === true) return changed && (await hasDocuments(scope)) ? [problem(changed, 'baseFixed')] : []
    const isCoarser = Number(after.decimals) < Number(before.decimals)
    return isCoarser && (await hasDocuments(scope, before.id)) ? [problem('decimals', 'decimalsUsed')] : []
  },
  keep: (_, { isBase }) => Promise.resolve(isBase === true ? [problem('', 'inUse.baseCurrency')] : []),
  /** After the base currency has changed, rates to the old one are meaningless. */
  async afterSave({ tx }, { before, after }) {
    if (after?.isBase === true && before?.isBase !== true)
      await tx.batch([
        sql`delete from currency_rate r where ${sql.ours('r')}`,
        sql`update currency set exchange_rate = null where ${sql.ours('currency')} and id <> ${after.id}`,
      ])
  },
  /** The rate of today, and the newest rates first. */
  async facts({ tx, today }, { id, rates }) {
    const [row] = await tx.query<{ rate: string | null }>(
      sql`select ${rateOnSql(sql`${today}::date`)} as rate from currency r where ${sql.ours('r')} and r.id = ${id}`,
    )
    return {
      exchangeRate: row?.rate ? decimal(row.rate) : null,
      rates: (rates ?? []).toSorted((a, b) => (a.date! < b.date! ? 1 : -1)),
    }
  },
})
