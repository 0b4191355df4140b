/** What the cash book says of a till, read without the limits of a user: money is an account of the whole business. */
import { cardPayment } from '#documents/_shared/fields.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isPostedSql } from '#engine/states.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, fromLedger, type Decimal } from '#kernel/decimal.ts'
import type { ShiftSale, TillEntry } from './figures.ts'

/** The documents of a shift: those after its opening in their order, and before its closing. */
export interface Span {
  id: string
  fund: string
  store: string | null
  openedById: string
  after: string
  /** Null: it is open. */
  before: string | null
  /** Entries of later days are not in the till yet. */
  day: Day
}

/** An hour: the clocks of servers differ, and an id is made some time before its document is saved. */
const EARLIER = 3_600_000

/** The smallest id of an hour before this one: ids are sorted by time, so an index leads to the documents of a shift. */
export const hourBefore = (id: string): string => {
  const at = Math.max(0, Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - EARLIER)
  const digits = at.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}

const endOf = ({ before }: Span) => (before === null ? sql`true` : sql`d.seq < ${before}::bigint`)

/** The balance of the cash book at the end of a day. */
export const balanceOf = async ({ tx }: Scope, fund: string, day: Day): Promise<Decimal> => {
  const [row] = await tx.whole.query<{ opening: string; moved: string }>(sql`
select case when f.opening_date is null or f.opening_date <= ${day}::date then f.opening_balance else 0 end::text as opening,
  (select coalesce(sum(b.inflow - b.outflow), 0)::text from cash_day b where ${sql.ours('b')} and b.fund_id = f.id and b.day <= ${day}::date) as moved
from fund f where ${sql.ours('f')} and f.id = ${fund}::uuid`)
  return (decimal(row!.opening) + fromLedger(row!.moved)) as Decimal
}

interface EntryRow {
  id: string
  kind: string
  number: string
  maker: string | null
  maker_id: string | null
  maker_number: string | null
  amount: string
  user: string
  user_id: string | null
  partner: string | null
}
const entryFrom = (row: EntryRow): TillEntry => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  maker: row.maker,
  makerId: row.maker_id,
  makerNumber: row.maker_number ?? '',
  amount: fromLedger(row.amount),
  user: row.user,
  partner: row.partner ?? '',
})
const entryColumns = sql`d.id, d.kind, d.number, m.kind as maker, m.id as maker_id, m.number as maker_number, c.amount::text, d.created_by as "user", d.created_by_id as user_id, p.name as partner`
const entryTables = sql`cash_entry c
join document d on d.tenant_id = c.tenant_id and d.id = c.document_id
left join document m on m.tenant_id = d.tenant_id and m.id = d.made_by_id
left join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id`

export interface Entries {
  entries: TillEntry[]
  /** Who saved them. */
  users: string[]
}

export const entriesOf = async ({ tx }: Scope, span: Span): Promise<Entries> => {
  const rows = await tx.whole.query<EntryRow & Record<string, unknown>>(sql`
select ${entryColumns}
from ${entryTables}
where ${sql.ours('c')} and c.document_id >= ${hourBefore(span.id)}::uuid and c.fund_id = ${span.fund}::uuid and c.day <= ${span.day}::date
  and c.amount <> 0 and d.seq > ${span.after}::bigint and ${endOf(span)}
order by d.seq`)
  return {
    entries: rows.map(entryFrom),
    users: [...new Set(rows.flatMap(({ user_id: user }) => user ?? []))],
  }
}

interface SaleRow {
  id: string
  kind: string
  user: string
  total: string
  till: string
  bank: string
  card: string
}

/**
 * Bills and returns of the shift: those paid at its till, and those that its people made for the bank or on credit. What
 * was paid at another till belongs to that one.
 */
export const salesOf = async (
  { tx, baseCurrency }: Scope,
  span: Span,
  { entries, users }: Entries,
): Promise<ShiftSale[]> => {
  const makers = entries.flatMap(({ makerId }) => makerId ?? [])
  const people = [...new Set([...users, span.openedById])]
  const isCard = sql`coalesce(i.payment_method, o.payment_method) = ${cardPayment}`
  const isTill = sql`c.fund_id = ${span.fund}::uuid`
  const paid = sql`c.amount * v.exchange_rate`
  const rows = await tx.whole.query<SaleRow & Record<string, unknown>>(sql`
select d.id, d.kind, d.created_by as "user", round(d.total * d.exchange_rate, ${baseCurrency?.decimals ?? 0}::integer)::text as total,
  round(coalesce(sum(${paid}) filter (where ${isTill}), 0))::text as till,
  round(coalesce(sum(${paid}) filter (where not ${isTill} and not ${isCard}), 0))::text as bank,
  round(coalesce(sum(${paid}) filter (where not ${isTill} and ${isCard}), 0))::text as card
from document d
left join document v on v.tenant_id = d.tenant_id and v.made_by_id = d.id
left join cash_entry c on c.tenant_id = v.tenant_id and c.document_id = v.id
left join income_voucher i on i.tenant_id = v.tenant_id and i.document_id = v.id
left join outcome_voucher o on o.tenant_id = v.tenant_id and o.document_id = v.id
left join fund f on f.tenant_id = c.tenant_id and f.id = c.fund_id
where ${sql.ours('d')} and d.id >= ${hourBefore(span.id)}::uuid and d.kind in ('salesBill', 'salesReturn') and ${isPostedSql('d')}
  and d.seq > ${span.after}::bigint and ${endOf(span)}
  and (d.id = any(${makers}::uuid[]) or (d.created_by_id = any(${people}::uuid[]) and (${span.store}::uuid is null or d.store_id = ${span.store}::uuid)))
group by d.tenant_id, d.id
having coalesce(bool_and(${isTill} or f.kind = 'bank'), true)
order by d.seq`)
  return rows.map(({ id, kind, user, total, till, bank, card }) => {
    const isReturn = kind === 'salesReturn'
    const value = decimal(total)
    return {
      id,
      isReturn,
      user,
      total: isReturn ? ((0n - value) as Decimal) : value,
      till: fromLedger(till),
      bank: fromLedger(bank),
      card: fromLedger(card),
    }
  })
}

/** Vouchers of the days of a closed shift that somebody dated back after it was closed. */
export const backDated = async (
  { tx, settings }: Scope,
  { id, fund, before, from, to }: { id: string; fund: string; before: string; from: Day; to: Day },
): Promise<TillEntry[]> => {
  const rows = await tx.whole.query<EntryRow & Record<string, unknown>>(sql`
select ${entryColumns}
from ${entryTables}
where ${sql.ours('c')} and c.fund_id = ${fund}::uuid and c.day between ${from}::date and ${to}::date and c.document_id >= ${hourBefore(id)}::uuid
  and c.amount <> 0 and d.seq > ${before}::bigint and d.day < (d.created_at at time zone ${settings.timeZone})::date
order by d.seq limit 200`)
  return rows.map(entryFrom)
}
