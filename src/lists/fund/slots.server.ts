import { forgetEmptyBalance } from '#engine/ledger/cash.ts'
import { defineListSlots } from '#engine/slots.ts'
import type { Scope } from '#engine/scope.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { zero } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { fund } from './index.ts'

/** Whether the opening balance is in a locked period. It counts from the first day, or from its own date. */
const openingLocked = ({ settings: { lockDate } }: Scope, { openingDate }: { openingDate: Day | null }): boolean =>
  lockDate !== '' && (openingDate ?? lockDate) <= lockDate

const lockedProblem = ({ settings }: Scope, at: string): Problem =>
  problem(at, 'locked', { date: showDay(settings.lockDate as Day) })

/** The initial cash fund of a tenant cannot be deleted, nor can opening balances in locked periods change. */
export const slots = defineListSlots(fund, {
  sql: {
    filters: { kind: `$ in ('any', r.kind)` },
    facts: {
      balance: `r.opening_balance + coalesce((select b.amount from cash_balance b where $ours(b) and b.fund_id = r.id), 0) * 0.0001`,
      kindOrder: `(case r.kind when 'cash' then 0 else 1 end)`,
    },
  },
  guard(scope, { before, after }) {
    const [old, now] = [before?.openingBalance ?? zero, after.openingBalance ?? zero]
    const isMoved = before !== null && before.openingDate !== after.openingDate && (old !== zero || now !== zero)
    const isLocked = openingLocked(scope, after) || (before !== null && old !== zero && openingLocked(scope, before))
    return Promise.resolve((old !== now || isMoved) && isLocked ? [lockedProblem(scope, 'openingBalance')] : [])
  },
  keep: (scope, record) =>
    Promise.resolve(
      record.code === 'TM' && record.kind === 'cash'
        ? [problem('', 'systemRecord')]
        : record.openingBalance !== zero && openingLocked(scope, record)
          ? [lockedProblem(scope, '')]
          : [],
    ),
  release: forgetEmptyBalance,
})
