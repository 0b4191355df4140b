/**
 * Changes debts where a foreign currency takes part (decision 0080): loads the allocations around the document, decides
 * what each takes in base currency, and writes what became different. The caller holds the locks of the partners.
 */
import { problem, type Problem } from '#kernel/problem.ts'
import { showDay } from '#kernel/day.ts'
import { sql } from '../sql.ts'
import type { Statement, Tx } from '../tx.ts'
import type { Change } from './debt-claims.ts'
import type { Allocation } from './debt-state.ts'
import type { Share } from './exchange.ts'
import { loadAround } from './foreign-around.ts'
import { ForeignChange } from './foreign-change.ts'
import { updateAllocations, updateEntries, type EntryUpdate } from './foreign-rows.ts'
import type { DebtEntry } from './wanted.ts'

/** An entry of a closed month may not change. */
const lockedProblems = (updates: readonly EntryUpdate[], lockDate: Change['lockDate']): Problem[] =>
  lockDate && updates.some(({ entry, amount }) => amount !== entry.amount && entry.day <= lockDate)
    ? [problem('date', 'locked', { date: showDay(lockDate) })]
    : []

export interface ForeignResult {
  debts: DebtEntry[]
  allocations: Allocation[]
  settled: (key: string) => Share
  /** Entries of other documents that were written. */
  others: readonly string[]
  moved: readonly { partner: string; side: string; amount: bigint }[]
  statements: Statement[]
  problems: Problem[]
}

/** `made`: the allocations of the document, with amounts in the currencies of their ends. */
export const changeForeign = async (tx: Tx, change: Change, made: readonly Allocation[]): Promise<ForeignResult> => {
  const old = change.stored.allocations.flatMap((one) => [one.credit, one.debt])
  const seeds = [...new Set([change.document, ...old, ...made.flatMap((one) => [one.credit, one.debt])])]
  const result = new ForeignChange(change, await loadAround(tx, seeds), made)
  const [entries, allocations, dropped] = [result.changedEntries, result.changedOthers, result.dropped]
  return {
    debts: result.debts,
    allocations: result.own,
    settled: (key) => result.settledOf(key),
    others: entries.map(({ entry }) => entry.document),
    moved: result.moved,
    problems: lockedProblems(entries, change.lockDate),
    statements: [
      ...(entries.length ? [updateEntries(entries)] : []),
      ...(allocations.length ? [updateAllocations(allocations)] : []),
      ...dropped.map(
        (one) =>
          sql`delete from exchange_closing c where ${sql.ours('c')} and document_id = ${one.document} and side = ${one.side} and partner_id = ${one.partner}`,
      ),
    ],
  }
}
