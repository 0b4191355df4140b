/** A shift as its calls tell it. */
import { kindName } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { toNumber, zero, type Decimal } from '#kernel/decimal.ts'
import type { CashierFigures, EntryChange, TillEntry } from './figures.ts'
import type { Shift } from './stored.server.ts'
import type { ShownShift, Voucher } from './shown.server.ts'

const moduleOf = ({ registry }: Scope, kind: string | null): string =>
  kind === null || kind === '' ? '' : (registry.documents.get(kind)?.wire.module ?? '')
const nameOf = (scope: Scope, kind: string): string => (kind === '' ? '' : kindName(scope, kind))

const voucherAnswer = (scope: Scope, voucher: Voucher | null) =>
  voucher && { s_ID: voucher.id, module: moduleOf(scope, voucher.kind), NumberID: voucher.number }

const named = (scope: Scope, entry: TillEntry) => ({
  s_ID: entry.id,
  module: moduleOf(scope, entry.kind),
  kindName: nameOf(scope, entry.maker ?? entry.kind),
  NumberID: entry.number,
  sourceId: entry.makerId ?? '',
  sourceModule: moduleOf(scope, entry.maker),
  sourceNumber: entry.makerNumber,
  ObjName: entry.partner,
  user: entry.user,
})
const moved = (scope: Scope, entry: TillEntry) => ({
  ...named(scope, entry),
  in: toNumber(entry.amount > 0n ? entry.amount : zero),
  out: toNumber(entry.amount < 0n ? ((0n - entry.amount) as Decimal) : zero),
})
const changed = (scope: Scope, { entry, was, now }: EntryChange) => ({
  ...named(scope, entry),
  was: toNumber(was),
  now: toNumber(now),
})
const cashierAnswer = ({ user, bills, returns, ...amounts }: CashierFigures) => ({
  user,
  bills,
  returns,
  ...(Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, toNumber(value)])) as Record<
    keyof typeof amounts,
    number
  >),
})

/** How a moment is told, to a page or on paper. */
type ShowMoment = (at: Date) => string

const opened = (scope: Scope, { shift, openingVoucher }: ShownShift, tell: ShowMoment) => ({
  s_ID: shift.id,
  NumberID: shift.number,
  version: shift.version,
  fundId: shift.fund,
  fundName: shift.fundName,
  storeId: shift.store,
  storeName: shift.storeName ?? '',
  employeeId: shift.employee,
  cashier: shift.cashier,
  openedAt: tell(shift.openedAt),
  openedBy: shift.openedBy,
  openingBook: toNumber(shift.openingBook),
  opening: toNumber(shift.openingCounted),
  openingNotes: shift.openingNotes,
  openingReason: shift.openingReason ?? '',
  openingVoucher: voucherAnswer(scope, openingVoucher),
  Note: shift.note ?? '',
})

const closedFrom = ({ closed }: Shift, tell: ShowMoment) => ({
  closed: closed !== null,
  closedAt: closed ? tell(closed.at) : null,
  closedBy: closed?.by ?? '',
  counted: closed ? toNumber(closed.counted) : null,
  notes: closed?.notes ?? null,
  difference: closed ? toNumber(closed.difference) : null,
  reason: closed?.reason ?? '',
  closingNote: closed?.note ?? '',
})

export const shiftAnswer = (scope: Scope, shown: ShownShift, tell: ShowMoment) => {
  const { shift, figures, entries, changes, late, voucher } = shown
  return {
    ...opened(scope, shown, tell),
    ...closedFrom(shift, tell),
    voucher: voucherAnswer(scope, voucher),
    expected: toNumber(figures.expected),
    in: toNumber(figures.in),
    out: toNumber(figures.out),
    earlier: toNumber(figures.earlier),
    groups: figures.groups.map(({ kind, count, in: into, out }) => ({
      module: moduleOf(scope, kind),
      kindName: nameOf(scope, kind),
      count,
      in: toNumber(into),
      out: toNumber(out),
    })),
    cashiers: figures.cashiers.map(cashierAnswer),
    entries: entries.map((entry) => moved(scope, entry)),
    changes: changes.map((one) => changed(scope, one)),
    late: late.map((entry) => moved(scope, entry)),
  }
}
