/**
 * Fund balances (contract documents §9). Entries and balances of a fund are in its own currency, like its opening
 * balance, so balances of funds in different currencies cannot be added up.
 */
import { absolute, fromLedger } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, warning, type Problem } from '#kernel/problem.ts'
import { isHidden } from '#model/marks.ts'
import { sightFor, type Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { showDay, type Day } from '#kernel/day.ts'
import type { Statement } from '../tx.ts'
import { lockStatement } from '../locks.ts'
import type { CashEntry } from './wanted.ts'

export const cashOf = (document: string): Statement =>
  sql`select fund_id, day, amount from cash_entry c where ${sql.ours('c')} and document_id = ${document}`
export const cashFromRow = (row: unknown): CashEntry => {
  const one = row as { fund_id: string; day: CashEntry['day']; amount: string }
  return { fund: one.fund_id, day: one.day, amount: BigInt(one.amount) }
}

const isSame = (a: readonly CashEntry[], b: readonly CashEntry[]) =>
  a.length === b.length &&
  a.every((entry) =>
    b.some((other) => other.fund === entry.fund && other.day === entry.day && other.amount === entry.amount),
  )

interface DayChange {
  fund: string
  day: Day
  count: number
  inflow: bigint
  outflow: bigint
}

const changesByDay = (stored: readonly CashEntry[], wanted: readonly CashEntry[]): DayChange[] => {
  const changes = new Map<string, DayChange>()
  const add = ({ fund, day, amount }: CashEntry, sign: 1 | -1): void => {
    const key = `${fund} ${day}`
    const { count, inflow, outflow } = changes.get(key) ?? { count: 0, inflow: 0n, outflow: 0n }
    changes.set(key, {
      fund,
      day,
      count: count + sign,
      inflow: inflow + (amount > 0n ? BigInt(sign) * amount : 0n),
      outflow: outflow - (amount < 0n ? BigInt(sign) * amount : 0n),
    })
  }
  for (const entry of stored) add(entry, -1)
  for (const entry of wanted) add(entry, 1)
  return [...changes.values()].filter((one) => one.count !== 0 || one.inflow !== 0n || one.outflow !== 0n)
}

const changeDays = (days: readonly DayChange[]): Statement => {
  const amounts = (name: 'inflow' | 'outflow') => days.map((one) => one[name].toString())
  return sql`insert into cash_day (tenant_id, fund_id, day, count, inflow, outflow)
      values (${sql.tenant}, unnest(${days.map(({ fund }) => fund)}::uuid[]), unnest(${days.map(({ day }) => day)}::date[]), unnest(${days.map(({ count }) => count)}::integer[]), unnest(${amounts('inflow')}::bigint[]), unnest(${amounts('outflow')}::bigint[]))
      on conflict (tenant_id, fund_id, day) do update set count = cash_day.count + excluded.count, inflow = cash_day.inflow + excluded.inflow, outflow = cash_day.outflow + excluded.outflow`
}

export const changeCash = (
  document: string,
  stored: readonly CashEntry[],
  wanted: readonly CashEntry[],
): Statement[] => {
  if (isSame(stored, wanted)) return []
  const deltas = new Map<string, bigint>()
  for (const entry of stored) deltas.set(entry.fund, (deltas.get(entry.fund) ?? 0n) - entry.amount)
  for (const entry of wanted) deltas.set(entry.fund, (deltas.get(entry.fund) ?? 0n) + entry.amount)
  const days = changesByDay(stored, wanted)
  const moved = [...deltas].filter(([, amount]) => amount !== 0n)
  return [
    ...(stored.length ? [sql`delete from cash_entry c where ${sql.ours('c')} and document_id = ${document}`] : []),
    ...(wanted.length
      ? [
          sql`insert into cash_entry (tenant_id, document_id, fund_id, day, amount)
      values (${sql.tenant}, ${document}, unnest(${wanted.map((c) => c.fund)}::uuid[]), unnest(${wanted.map((c) => c.day)}::date[]), unnest(${wanted.map((c) => c.amount.toString())}::bigint[]))`,
        ]
      : []),
    ...(moved.length
      ? [
          sql`insert into cash_balance (tenant_id, fund_id, amount) values (${sql.tenant}, unnest(${moved.map(([fund]) => fund)}::uuid[]), unnest(${moved.map(([, amount]) => amount.toString())}::bigint[]))
      on conflict (tenant_id, fund_id) do update set amount = cash_balance.amount + excluded.amount`,
        ]
      : []),
    ...(days.length ? [changeDays(days)] : []),
  ]
}

/** A fund whose balance a change lowers, and the first day on which it does. */
export interface LoweredFund {
  fund: string
  since: Day
}

/** A fund that only gets more, or gets it earlier, is not lowered, even if it stays below zero. */
export const loweredFunds = (stored: readonly CashEntry[], wanted: readonly CashEntry[]): LoweredFund[] => {
  const changes = [...stored.map((entry) => ({ ...entry, amount: -entry.amount })), ...wanted]
  return [...Map.groupBy(changes, ({ fund }) => fund)].flatMap(([fund, ofFund]) => {
    const days = [...new Set(ofFund.map(({ day }) => day))].toSorted()
    const lowered = days.find(
      (day) => ofFund.reduce((sum, entry) => (entry.day <= day ? sum + entry.amount : sum), 0n) < 0n,
    )
    return lowered === undefined ? [] : [{ fund, since: lowered }]
  })
}

interface ShortFund {
  name: string
  /** The lowest balance at the end of a day, in the fund's currency, and the first day that has it. */
  lowest: string
  day: Day
  /** Of the fund's currency; null where that is the base currency. */
  code: string | null
  decimals: number | null
}

type CheckScope = Pick<Scope, 'tx' | 'settings' | 'baseCurrency' | 'language' | 'user'>

const shortFunds = ({ tx }: CheckScope, funds: readonly LoweredFund[], isAsked: boolean): Promise<ShortFund[]> =>
  tx.query<ShortFund>(sql`
    select f.name, low.amount::text as lowest, low.day, m.code, m.decimals from unnest(${funds.map(({ fund }) => fund)}::uuid[], ${funds.map(({ since }) => since)}::date[]) u (fund_id, since)
    join fund f on ${sql.ours('f')} and f.id = u.fund_id left join currency m on m.tenant_id = f.tenant_id and m.id = f.currency_id and not m.is_base
    join lateral (select r.day, r.running + f.opening_balance * 10000 as amount from (select c.day, sum(sum(c.amount)) over (order by c.day) as running from cash_entry c where ${sql.ours('c')} and c.fund_id = f.id group by c.day) r
      where r.day >= u.since order by 2, 1 limit 1) low on low.amount < 0${isAsked ? sql` where f.opening_balance <> 0` : sql.empty}
    order by f.code_key`)

/**
 * Checks, after the entries are written, that no lowered fund is below zero at the end of a day since then; the setting
 * negativeFund refuses that (0), asks (1) or allows it (2). Where nobody has entered what a fund began with, its balance
 * says nothing, so nobody is asked. How far a fund falls is told to who may see what lies in it.
 */
export const checkFunds = async (scope: CheckScope, funds: readonly LoweredFund[]): Promise<Problem[]> => {
  if (funds.length === 0) return []
  const { settings, baseCurrency, language } = scope
  const isAsked = settings.negativeFund === 1
  const make = isAsked ? warning : problem
  const isSeen = !isHidden({ cash: true }, sightFor(scope))
  const missing = ({ lowest, decimals }: ShortFund) =>
    showNumber(absolute(fromLedger(lowest)), {
      language,
      decimals: decimals ?? baseCurrency?.decimals ?? 0,
      fixed: true,
    })
  return (await shortFunds(scope, funds, isAsked)).map((fund) => {
    const { name, day, code } = fund
    if (!isSeen) return make('fund', 'fundShort', { name })
    const currency = code ?? settings.baseCurrency
    return make('fund', 'fundShort', { name, amount: missing(fund), currency, date: showDay(day) })
  })
}

/**
 * Deletes a balance of 0, which remains after deleted vouchers, so that it does not block the deletion of the fund.
 */
export const forgetEmptyBalance = async ({ tx }: Scope, fund: string): Promise<void> => {
  await tx.batch([
    lockStatement({ products: [], partners: [], funds: [fund] }),
    sql`delete from cash_balance b where ${sql.ours('b')} and fund_id = ${fund} and amount = 0`,
    sql`delete from cash_day b where ${sql.ours('b')} and fund_id = ${fund} and count = 0`,
  ])
}
