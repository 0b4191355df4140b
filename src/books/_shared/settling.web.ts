/** The fields of a settlement with carriers, and what of the chosen parcels is open. */
import { zero, type Decimal } from '#kernel/decimal.ts'
import { choice, day, money, ref, text } from '#model/field.ts'
import { trusted } from '#wire/values.ts'
import type { WireRow } from '#web/data/queries.ts'

export const settleKind = { cod: 1, fee: 2 } as const

/** Of a file, which has both kinds. */
export const paidFields = {
  fund: ref('fund')({ label: 'settling.fund', wire: 'fundId', required: true }),
  date: day({ label: 'settling.date', wire: 'dtDate' }),
  description: text({ label: 'settling.description', wire: 'Description', max: 1000 }),
}
export const settleFields = {
  kind: choice()({
    label: 'codParcels.kind',
    required: true,
    choices: [
      { value: settleKind.cod, label: 'codParcels.kind.cod' },
      { value: settleKind.fee, label: 'codParcels.kind.fee' },
    ],
  }),
  ...paidFields,
}
export const amountField = money({ label: 'settling.amount' })

/** What the carrier still has of a parcel, or is owed for it. */
export const openOf = (row: WireRow, kind: unknown): Decimal =>
  trusted(row[kind === settleKind.fee ? 'feeOpen' : 'codOpen']) ?? zero

/** Parcels that have nothing open of this kind are left out. */
export const settledBy = (rows: readonly WireRow[], kind: unknown): readonly WireRow[] =>
  rows.filter((row) => openOf(row, kind) > zero)
