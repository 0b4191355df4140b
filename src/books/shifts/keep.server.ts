/** Opening and closing a shift. Both hold the lock of its fund: nobody moves its money between reading and writing. */
import { eventStatement } from '#engine/event.ts'
import { lockAndDraw } from '#engine/locks.ts'
import { drawNumber } from '#engine/number.ts'
import { violationOf } from '#engine/constraint.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { decimalText, subtract, type Decimal } from '#kernel/decimal.ts'
import { fold } from '#kernel/fold.ts'
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import { showNumber } from '#kernel/number-format.ts'
import { bookDifference } from './difference.server.ts'
import { meta } from './meta.ts'
import type { Notes } from './notes.ts'
import { loadShift, snapshotJson, spanOf } from './stored.server.ts'
import { balanceOf, entriesOf, salesOf } from './till.server.ts'

export interface CountedMoney {
  counted: Decimal
  notes: Notes | null
  /** Why it is not what the book says. */
  reason: string
  note: string | null
}
export interface Opening extends CountedMoney {
  fund: string
  store: string | null
  employee: string | null
}
export interface Closing extends CountedMoney {
  id: string
  version: number | undefined
  /** What the page said lies in the till; it is refused if that is not so any more. */
  expected: Decimal | null
}
export interface ShiftRecord {
  id: string
  number: string
  version: number
}

const series = { name: 'shift:CA', prefix: 'CA', digits: 6 }

const lockFund = async ({ tx }: Scope, fund: string): Promise<string> => {
  const [row] = await tx.query<{ seq: string }>(lockAndDraw({ products: [], partners: [], funds: [fund] }))
  return row!.seq
}
const nextPlace = async ({ tx }: Scope): Promise<string> => {
  const [row] = await tx.query<{ seq: string }>(sql`select nextval('document_order')::text as seq`)
  return row!.seq
}

const shown = ({ language }: Scope, amount: Decimal): string => showNumber(amount, { language })
const refuseUnexplained = (scope: Scope, { counted, reason }: CountedMoney, book: Decimal): void => {
  if (counted === book || reason !== '') return
  throw new Refused([problem('reason', 'shiftReason', { counted: shown(scope, counted), book: shown(scope, book) })])
}
const notesJson = (notes: Notes | null): string | null => (notes === null ? null : JSON.stringify(notes))

/** Who has the till: the employee that was named, or whoever opens it. */
const cashierOf = async ({ tx, user }: Scope, employee: string | null): Promise<string> => {
  if (employee === null) return user.displayName
  const [row] = await tx.query<{ name: string }>(
    sql`select e.name from employee e where ${sql.ours('e')} and e.id = ${employee}::uuid`,
  )
  return row!.name
}

const insertStatement = (
  { now, today, user }: Scope,
  opening: Opening,
  made: { id: string; number: string; cashier: string; seq: string; book: Decimal; voucher: string | null },
) => sql`
insert into shift (tenant_id, id, number, fund_id, store_id, employee_id, cashier, opened_at, opened_by_id, opened_by, opened_day, opened_seq, opening_book, opening_counted, opening_notes, opening_reason, opening_voucher_id, note, search)
values (${sql.tenant}, ${made.id}, ${made.number}, ${opening.fund}, ${opening.store}, ${opening.employee}, ${made.cashier}, ${now}, ${user.id}, ${user.displayName}, ${today}, ${made.seq}, ${decimalText(made.book)}, ${decimalText(opening.counted)}, ${notesJson(opening.notes)}::jsonb, ${opening.reason || null}, ${made.voucher}, ${opening.note}, ${fold(`${made.number} ${made.cashier} ${opening.note ?? ''}`)})`

/** The index that allows one open shift of a fund refuses a second one, also one the user does not see. */
const refuseSecond = (error: unknown): never => {
  const { code, constraint } = violationOf(error)
  throw code === '23505' && constraint === 'shift_open' ? new Refused([problem('fund', 'shiftOpen')]) : error
}

const refuseOpen = async ({ tx }: Scope, fund: string): Promise<void> => {
  const rows = await tx.whole.query(
    sql`select 1 from shift s where ${sql.ours('s')} and s.fund_id = ${fund}::uuid and s.closed_at is null`,
  )
  if (rows.length > 0) throw new Refused([problem('fund', 'shiftOpen')])
}

export const openShift = async (own: Scope, opening: Opening): Promise<ShiftRecord> => {
  const scope = wholeScope(own)
  const { fund, counted, reason } = opening
  await lockFund(scope, fund)
  await refuseOpen(scope, fund)
  const book = await balanceOf(scope, fund, scope.today)
  const difference = subtract(counted, book)
  refuseUnexplained(scope, opening, book)
  const [id, cashier, number] = [
    scope.newId(),
    await cashierOf(scope, opening.employee),
    await drawNumber(scope.tx, series),
  ]
  const voucher = await bookDifference(scope, { fund, amount: difference, shift: number, reason })
  const seq = await nextPlace(scope)
  await scope.tx
    .batch([
      insertStatement(scope, opening, { id, number, cashier, seq, book, voucher }),
      eventStatement(scope, { functionId: meta.right, action: 'create', number, summary: cashier, recordId: id }),
    ])
    .catch(refuseSecond)
  return { id, number, version: 1 }
}

const closeStatement = (
  { now, today, user }: Scope,
  closing: Closing,
  made: {
    seq: string
    expected: Decimal
    difference: Decimal
    voucher: string | null
    snapshot: string
    version: number
  },
) => sql`
update shift s set closed_at = ${now}, closed_by_id = ${user.id}, closed_by = ${user.displayName}, closed_day = ${today}, closed_seq = ${made.seq}, expected = ${decimalText(made.expected)},
  counted = ${decimalText(closing.counted)}, counted_notes = ${notesJson(closing.notes)}::jsonb, difference = ${decimalText(made.difference)}, reason = ${made.difference === 0n ? null : closing.reason},
  voucher_id = ${made.voucher}, closing_note = ${closing.note}, snapshot = ${made.snapshot}::jsonb, version = ${made.version}
where ${sql.ours('s')} and s.id = ${closing.id}::uuid`

export const closeShift = async (own: Scope, closing: Closing): Promise<ShiftRecord> => {
  const seen = await loadShift(own.tx, closing.id)
  if (!seen) throw new NotFound()
  const scope = wholeScope(own)
  const seq = await lockFund(scope, seen.fund)
  const shift = (await loadShift(scope.tx, closing.id))!
  if (shift.closed) throw new Refused([problem('', 'shiftClosed', { number: shift.number })])
  if (closing.version !== undefined && closing.version !== shift.version)
    throw new Refused([problem('', 'stale')], shift.version)
  const expected = await balanceOf(scope, shift.fund, scope.today)
  if (closing.expected !== null && closing.expected !== expected)
    throw new Refused([problem('expected', 'shiftMoved', { amount: shown(scope, expected) })])
  const difference = subtract(closing.counted, expected)
  refuseUnexplained(scope, closing, expected)
  const span = { ...spanOf(scope, shift), before: seq }
  const found = await entriesOf(scope, span)
  const snapshot = snapshotJson({ entries: found.entries, sales: await salesOf(scope, span, found) })
  const { number, fund } = shift
  const voucher = await bookDifference(scope, { fund, amount: difference, shift: number, reason: closing.reason })
  const version = shift.version + 1
  await scope.tx.batch([
    closeStatement(scope, closing, { seq, expected, difference, voucher, snapshot, version }),
    eventStatement(scope, {
      functionId: meta.right,
      action: 'update',
      number,
      summary: `${shift.cashier}: ${showNumber(expected)} → ${showNumber(closing.counted)}`,
      recordId: shift.id,
    }),
  ])
  return { id: shift.id, number, version }
}
