/** A shift as its page and its paper show it: its figures, and what somebody changed since it was closed. */
import { seenDocuments } from '#engine/document/seen-documents.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { changesOf, figuresOf, type EntryChange, type Figures, type TillEntry } from './figures.ts'
import { spanOf, type Shift, type Snapshot } from './stored.server.ts'
import { backDated, balanceOf, entriesOf, salesOf } from './till.server.ts'

export interface Voucher {
  id: string
  kind: string
  number: string
}
export interface ShownShift {
  shift: Shift
  figures: Figures
  entries: readonly TillEntry[]
  changes: readonly EntryChange[]
  late: readonly TillEntry[]
  openingVoucher: Voucher | null
  voucher: Voucher | null
}

const hidden: Partial<TillEntry> = { id: '', kind: '', number: '', user: '', partner: '' }
const withoutMaker: Partial<TillEntry> = { maker: null, makerId: null, makerNumber: '' }

type Seen = ReadonlySet<string> | null
/** Of what a user does not see he learns the amount, as in the cash book. */
const masked =
  (seen: Seen) =>
  (entry: TillEntry): TillEntry => ({
    ...entry,
    ...(seen && entry.makerId !== null && !seen.has(entry.makerId) && withoutMaker),
    ...(seen && !seen.has(entry.id) && hidden),
  })

const idsIn = (entries: readonly TillEntry[]): string[] =>
  entries.flatMap(({ id, makerId }) => (makerId === null ? [id] : [id, makerId]))

const vouchersOf = async ({ tx }: Scope, { openingVoucher, closed }: Shift): Promise<Map<string, Voucher>> => {
  const ids = [openingVoucher, closed?.voucher].flatMap((id) => id ?? [])
  const rows =
    ids.length === 0
      ? []
      : await tx.query<Voucher & Record<string, unknown>>(
          sql`select d.id, d.kind, d.number from document d where ${sql.ours('d')} and d.id = any(${ids}::uuid[])`,
        )
  return new Map(rows.map((row) => [row.id, row]))
}

interface Known {
  expected: Decimal
  snapshot: Snapshot
  changes: EntryChange[]
  late: TillEntry[]
}

/** Of an open shift everything is as the book says now; of a closed one as it was, with what is not so any more. */
const known = async (scope: Scope, shift: Shift): Promise<Known> => {
  const { closed, fund, id, openedDay } = shift
  const now = await entriesOf(scope, spanOf(scope, shift))
  if (closed) {
    const late = await backDated(scope, { id, fund, before: closed.seq, from: openedDay, to: closed.day })
    return {
      expected: closed.expected,
      snapshot: closed.snapshot,
      changes: changesOf(closed.snapshot.entries, now.entries),
      late: late.filter((one) => one.id !== closed.voucher),
    }
  }
  const sales = await salesOf(scope, spanOf(scope, shift), now)
  const expected = await balanceOf(scope, fund, scope.today)
  return { expected, snapshot: { entries: now.entries, sales }, changes: [], late: [] }
}

export const shownShift = async (scope: Scope, shift: Shift): Promise<ShownShift> => {
  const { expected, snapshot, changes, late } = await known(scope, shift)
  const { entries, sales } = snapshot
  const named = [...entries, ...late, ...changes.map(({ entry }) => entry)]
  const [seen, vouchers] = await Promise.all([
    seenDocuments(scope, [...idsIn(named), ...sales.map(({ id }) => id)]),
    vouchersOf(scope, shift),
  ])
  const mask = masked(seen)
  const opening = shift.openingCounted
  const whole = figuresOf({ opening, expected, entries, sales: [] })
  const shown = entries.map(mask)
  const seenSales = sales.filter(({ id }) => seen === null || seen.has(id))
  const { cashiers } = figuresOf({ opening, expected, entries: shown, sales: seenSales })
  return {
    shift,
    figures: { ...whole, cashiers },
    entries: shown,
    changes: changes.map((one) => ({ ...one, entry: mask(one.entry) })),
    late: late.map(mask),
    openingVoucher: vouchers.get(shift.openingVoucher ?? '') ?? null,
    voucher: vouchers.get(shift.closed?.voucher ?? '') ?? null,
  }
}
