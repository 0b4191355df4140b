/** Server functions of lists that have a rule or two. */
import { forgetEmptyBalance } from '#engine/ledger/cash.ts'
import { refreshSearch } from '#engine/record-save.ts'
import type { ListSlots, StoredRecord } from '#engine/record.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'

interface Change {
  before: StoredRecord | null
  after: StoredRecord
}

/** A store with goods in it cannot be closed. */
export const storeSlots: ListSlots = {
  async guard({ tx }, { before, after }: Change) {
    if (!before?.active || after.active) return []
    const stock = await tx.query(
      sql`select 1 from stock_balance where store_id = ${after.id} and quantity <> 0 limit 1`,
    )
    return stock.length > 0 ? [problem('active', 'storeNotEmpty')] : []
  },
}

/** What a fund began with counts from the first day on, or from the day it was typed with. */
const openingLocked = ({ settings: { lockDate } }: Scope, fund: StoredRecord): boolean =>
  lockDate !== '' && ((fund['openingDate'] as Day | null) ?? lockDate) <= lockDate

const lockedProblem = ({ settings }: Scope, at: string): Problem =>
  problem(at, 'locked', { date: showDay(settings.lockDate as Day) })

/** The cash fund every tenant starts with stays, and so does what a fund held in locked days. */
export const fundSlots: ListSlots = {
  guard(scope, { before, after }: Change) {
    const [old, now] = [(before?.['openingBalance'] as Decimal | null) ?? zero, after['openingBalance'] ?? zero]
    const isMoved = before !== null && before['openingDate'] !== after['openingDate'] && (old !== zero || now !== zero)
    const isLocked = openingLocked(scope, after) || (before !== null && old !== zero && openingLocked(scope, before))
    return Promise.resolve((old !== now || isMoved) && isLocked ? [lockedProblem(scope, 'openingBalance')] : [])
  },
  keep: (scope, record: StoredRecord) =>
    Promise.resolve(
      record.code === 'TM' && record['kind'] === 'cash'
        ? [problem('', 'systemRecord')]
        : record['openingBalance'] !== zero && openingLocked(scope, record)
          ? [lockedProblem(scope, '')]
          : [],
    ),
  release: forgetEmptyBalance,
}

const hasDocuments = async ({ tx }: Scope, currency?: string): Promise<boolean> =>
  (
    await tx.query(
      currency === undefined
        ? sql`select 1 from document limit 1`
        : sql`select 1 from document where currency_id = ${currency} limit 1`,
    )
  ).length > 0

/** Amounts in the ledgers are in the base currency, and those of documents as fine as theirs. */
export const currencySlots: ListSlots = {
  async guard(scope, { before, after }: Change): Promise<Problem[]> {
    if (after['isBase'] === true && before?.['isBase'] !== true)
      return (await hasDocuments(scope)) ? [problem('isBase', 'baseFixed')] : []
    if (!before) return []
    const changed = before.code !== after.code ? 'code' : before['decimals'] !== after['decimals'] ? 'decimals' : null
    if (before['isBase'] === true) return changed && (await hasDocuments(scope)) ? [problem(changed, 'baseFixed')] : []
    const isCoarser = Number(after['decimals']) < Number(before['decimals'])
    return isCoarser && (await hasDocuments(scope, before.id)) ? [problem('decimals', 'decimalsUsed')] : []
  },
  /** Rates to the base currency there was before say nothing about the new one. */
  async afterSave({ tx }, { before, after }: { before: StoredRecord | null; after: StoredRecord | null }) {
    if (after?.['isBase'] === true && before?.['isBase'] !== true)
      await tx.query(sql`update currency set exchange_rate = null where id <> ${after.id}`)
  },
}

/** A partner is found by the names of its contacts. */
export const contactSlots: ListSlots = {
  async afterSave(scope, { before, after }: { before: StoredRecord | null; after: StoredRecord | null }) {
    const partners = new Set([before?.['partner'], after?.['partner']].filter((id) => typeof id === 'string'))
    await refreshSearch(scope, scope.registry.lists.get('partner')!, [...partners])
  },
}

/** Two levels: whoever has a parent is nobody's parent. That the parent has none itself its field says. */
export const twoLevels = (table: 'other_income' | 'other_outcome'): ListSlots => ({
  async guard({ tx }, { before, after }: Change): Promise<Problem[]> {
    const parent = after['parent'] as string | null
    if (!parent || parent === before?.['parent']) return []
    const children = await tx.query(sql`select 1 from ${sql.ident(table)} where parent_id = ${after.id} limit 1`)
    return parent === after.id || children.length > 0 ? [problem('parent', 'parentInvalid')] : []
  },
})
