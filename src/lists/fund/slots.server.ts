import { forgetEmptyBalance } from '#engine/ledger/cash.ts'
import { defineListSlots } from '#engine/slots.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { cashText, laterText, openingText } from '#engine/today.ts'
import type { RecordOf } from '#engine/stored.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { add, fromLedger, zero } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { rateSql } from '../currency/sql.server.ts'
import { fund } from './index.ts'

const ofForeign = (value: string): string =>
  `(select ${value} from currency m where $ours(m) and m.id = r.currency_id and not m.is_base)`

/** True if the opening balance is in a locked period. It counts from the first day, or from its own date. */
const openingLocked = ({ settings: { lockDate } }: Scope, { openingDate }: { openingDate: Day | null }): boolean =>
  lockDate !== '' && (openingDate ?? lockDate) <= lockDate

const lockedProblem = ({ settings }: Scope, at: string): Problem =>
  problem(at, 'locked', { date: showDay(settings.lockDate as Day) })

type Stored = RecordOf<typeof fund.fields>

/** Entries are amounts in the currency of the fund, so it cannot change once there are any. */
const currencyProblems = async ({ tx, baseCurrency }: Scope, before: Stored, after: Stored): Promise<Problem[]> => {
  const base = baseCurrency?.id ?? null
  if ((before.currency ?? base) === (after.currency ?? base)) return []
  const moved = await tx.query(
    sql`select 1 from cash_entry c where ${sql.ours('c')} and c.fund_id = ${after.id} limit 1`,
  )
  return moved.length > 0 ? [problem('currency', 'fundCurrencyFixed')] : []
}

/** A fund with money in it, or that is short of some, is not stopped: the money must be moved first. */
const stopProblems = async ({ tx, language }: Scope, before: Stored, after: Stored): Promise<Problem[]> => {
  if (!before.active || after.active) return []
  const [moved] = await tx.query<{ amount: string }>(
    sql`select b.amount::text as amount from cash_balance b where ${sql.ours('b')} and b.fund_id = ${after.id}`,
  )
  const balance = add(after.openingBalance ?? zero, fromLedger(moved?.amount ?? '0'))
  return balance === zero ? [] : [problem('active', 'fundNotEmpty', { balance: showNumber(balance, { language }) })]
}

const openingProblems = (scope: Scope, before: Stored | null, after: Stored): Problem[] => {
  const [old, now] = [before?.openingBalance ?? zero, after.openingBalance ?? zero]
  const isMoved = before !== null && before.openingDate !== after.openingDate && (old !== zero || now !== zero)
  const isLocked = openingLocked(scope, after) || (before !== null && old !== zero && openingLocked(scope, before))
  return (old !== now || isMoved) && isLocked ? [lockedProblem(scope, 'openingBalance')] : []
}

/** The initial cash fund of a tenant cannot be deleted, nor can opening balances in locked periods change. */
export const slots = defineListSlots(fund, {
  sql: {
    filters: { kind: `$ in ('any', r.kind)` },
    facts: {
      balance: `${openingText('r')} + coalesce((select b.amount from ${cashText} b where b.fund_id = r.id), 0) * 0.0001`,
      laterDocuments: laterText('cash_entry', 'fund_id'),
      foreignCode: ofForeign('m.code'),
      foreignDecimals: ofForeign('m.decimals'),
      foreignRate: ofForeign(rateSql('m')),
      kindOrder: `(case r.kind when 'cash' then 0 else 1 end)`,
    },
  },
  async guard(scope, { before, after }) {
    const ofMoney = before
      ? [...(await currencyProblems(scope, before, after)), ...(await stopProblems(scope, before, after))]
      : []
    return [...openingProblems(scope, before, after), ...ofMoney]
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
