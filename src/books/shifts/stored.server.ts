/** Shifts as they are stored. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, decimalText, type Decimal } from '#kernel/decimal.ts'
import type { ShiftSale, TillEntry } from './figures.ts'
import type { Notes } from './notes.ts'
import type { Span } from './till.server.ts'

/** What belonged to a shift when it was closed. */
export interface Snapshot {
  entries: TillEntry[]
  sales: ShiftSale[]
}

export interface Shift {
  id: string
  number: string
  fund: string
  fundName: string
  store: string | null
  storeName: string | null
  employee: string | null
  cashier: string
  openedAt: Date
  openedById: string
  openedBy: string
  openedDay: Day
  openedSeq: string
  openingBook: Decimal
  openingCounted: Decimal
  openingNotes: Notes | null
  openingReason: string | null
  openingVoucher: string | null
  note: string | null
  version: number
  closed: ShiftClosing | null
}
export interface ShiftClosing {
  at: Date
  by: string
  day: Day
  seq: string
  expected: Decimal
  counted: Decimal
  notes: Notes | null
  difference: Decimal
  reason: string | null
  voucher: string | null
  note: string | null
  snapshot: Snapshot
}

/** JSON has no exact numbers: amounts are stored as text. */
export const snapshotJson = (snapshot: Snapshot): string =>
  JSON.stringify(snapshot, (_, value: unknown) => (typeof value === 'bigint' ? decimalText(value as Decimal) : value))

type Texts<T> = { [N in keyof T]: T[N] extends Decimal ? string : T[N] }
interface StoredSnapshot {
  entries: Texts<TillEntry>[]
  sales: Texts<ShiftSale>[]
}
const snapshotFrom = ({ entries, sales }: StoredSnapshot): Snapshot => ({
  entries: entries.map((one) => ({ ...one, amount: decimal(one.amount) })),
  sales: sales.map((one) => ({
    ...one,
    total: decimal(one.total),
    till: decimal(one.till),
    bank: decimal(one.bank),
    card: decimal(one.card),
  })),
})

interface Row {
  id: string
  number: string
  fund_id: string
  fund_name: string
  store_id: string | null
  store_name: string | null
  employee_id: string | null
  cashier: string
  opened_at: Date
  opened_by_id: string
  opened_by: string
  opened_day: Day
  opened_seq: string
  opening_book: string
  opening_counted: string
  opening_notes: Notes | null
  opening_reason: string | null
  opening_voucher_id: string | null
  note: string | null
  version: number
  closed_at: Date | null
  closed_by: string | null
  closed_day: Day | null
  closed_seq: string | null
  expected: string | null
  counted: string | null
  counted_notes: Notes | null
  difference: string | null
  reason: string | null
  voucher_id: string | null
  closing_note: string | null
  snapshot: StoredSnapshot | null
}

const closedFrom = (row: Row): ShiftClosing | null =>
  row.closed_at === null
    ? null
    : {
        at: row.closed_at,
        by: row.closed_by!,
        day: row.closed_day!,
        seq: row.closed_seq!,
        expected: decimal(row.expected!),
        counted: decimal(row.counted!),
        notes: row.counted_notes,
        difference: decimal(row.difference!),
        reason: row.reason,
        voucher: row.voucher_id,
        note: row.closing_note,
        snapshot: snapshotFrom(row.snapshot!),
      }

const shiftFrom = (row: Row): Shift => ({
  id: row.id,
  number: row.number,
  fund: row.fund_id,
  fundName: row.fund_name,
  store: row.store_id,
  storeName: row.store_name,
  employee: row.employee_id,
  cashier: row.cashier,
  openedAt: row.opened_at,
  openedById: row.opened_by_id,
  openedBy: row.opened_by,
  openedDay: row.opened_day,
  openedSeq: row.opened_seq,
  openingBook: decimal(row.opening_book),
  openingCounted: decimal(row.opening_counted),
  openingNotes: row.opening_notes,
  openingReason: row.opening_reason,
  openingVoucher: row.opening_voucher_id,
  note: row.note,
  version: row.version,
  closed: closedFrom(row),
})

/** With the limits of the transaction: one of a store the user does not see is not there. */
export const loadShift = async (tx: Tx, id: string): Promise<Shift | null> => {
  if (!isStoredId(id)) return null
  const [row] = await tx.query<Row & Record<string, unknown>>(sql`
select s.id, s.number, s.fund_id, f.name as fund_name, s.store_id, w.name as store_name, s.employee_id, s.cashier, s.opened_at, s.opened_by_id, s.opened_by, s.opened_day,
  s.opened_seq::text, s.opening_book::text, s.opening_counted::text, s.opening_notes, s.opening_reason, s.opening_voucher_id, s.note, s.version,
  s.closed_at, s.closed_by, s.closed_day, s.closed_seq::text, s.expected::text, s.counted::text, s.counted_notes, s.difference::text, s.reason, s.voucher_id, s.closing_note, s.snapshot
from shift s
join fund f on f.tenant_id = s.tenant_id and f.id = s.fund_id
left join store w on w.tenant_id = s.tenant_id and w.id = s.store_id
where ${sql.ours('s')} and s.id = ${id}::uuid`)
  return row ? shiftFrom(row) : null
}

/** Today, or of a closed one the day on which it was. */
export const spanOf = ({ today }: Pick<Scope, 'today'>, shift: Shift): Span => ({
  id: shift.id,
  fund: shift.fund,
  store: shift.store,
  openedById: shift.openedById,
  after: shift.openedSeq,
  before: shift.closed?.seq ?? null,
  day: shift.closed?.day ?? today,
})

export interface OpenShift {
  id: string
  number: string
  fund: string
  fundName: string
  cashier: string
  openedById: string
  openedAt: Date
}

/** The shifts that are open now, of one fund or all. */
export const openShifts = (tx: Tx, fund: string | null): Promise<OpenShift[]> =>
  tx.query<OpenShift & Record<string, unknown>>(sql`
select s.id, s.number, s.fund_id as fund, f.name as "fundName", s.cashier, s.opened_by_id as "openedById", s.opened_at as "openedAt"
from shift s join fund f on f.tenant_id = s.tenant_id and f.id = s.fund_id
where ${sql.ours('s')} and s.closed_at is null and (${fund}::uuid is null or s.fund_id = ${fund}::uuid)
order by s.opened_at desc`)

export interface LastClosing {
  number: string
  counted: Decimal
  cashier: string
}

/** The shift that handed this till over. */
export const lastClosed = async (tx: Tx, fund: string): Promise<LastClosing | null> => {
  const [row] = await tx.query<{ number: string; counted: string; cashier: string }>(sql`
select s.number, s.counted::text, s.cashier from shift s
where ${sql.ours('s')} and s.fund_id = ${fund}::uuid and s.closed_at is not null order by s.opened_seq desc limit 1`)
  return row ? { ...row, counted: decimal(row.counted) } : null
}
