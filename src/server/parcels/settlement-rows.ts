/**
 * What carriers' files said of parcels is kept, settled or not: it is compared with what was promised (`carrier-findings`).
 * Kept by parcel and day, so that a file that is read again, or tells a month again, says nothing new.
 */
import { createHash } from 'node:crypto'
import type { Scope } from '#engine/scope.ts'
import { wholeScope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { decimalText, type Decimal } from '#kernel/decimal.ts'

export interface SettlementRow {
  parcel: string
  /** As it stands in the file; '' = it names none. */
  day: string
  cod: Decimal
  fee: Decimal
  returnFee: number
  /** Grams. */
  weight: number | null
}

/** Rows without a day are those of their file. */
const fileOf = (rows: readonly SettlementRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ parcel, cod, fee }) => [parcel, decimalText(cod), decimalText(fee)])))
    .digest('hex')

/** A parcel may stand in a file several times for one day: each time by itself. */
const placed = (rows: readonly SettlementRow[]) => {
  const file = fileOf(rows)
  const count = new Map<string, number>()
  return rows.map((row) => {
    const toldOn = (row.day || file).slice(0, 64)
    const key = `${row.parcel} ${toldOn}`
    const ordinal = count.get(key) ?? 0
    count.set(key, ordinal + 1)
    return { ...row, toldOn, ordinal }
  })
}

export const keepSettlementRows = async (scope: Scope, told: readonly SettlementRow[]): Promise<void> => {
  if (told.length === 0) return
  const rows = placed(told)
  const column = <T>(value: (row: (typeof rows)[number]) => T): T[] => rows.map(value)
  await wholeScope(scope).tx
    .query(sql`insert into settlement_row (tenant_id, document_id, told_on, ordinal, told_at, cod, fee, return_fee, weight)
values (${sql.tenant}, unnest(${column(({ parcel }) => parcel)}::uuid[]), unnest(${column(({ toldOn }) => toldOn)}::text[]), unnest(${column(({ ordinal }) => ordinal)}::integer[]), ${scope.now},
  unnest(${column(({ cod }) => decimalText(cod))}::numeric[]), unnest(${column(({ fee }) => decimalText(fee))}::numeric[]), unnest(${column(({ returnFee }) => returnFee)}::numeric[]),
  unnest(${column(({ weight }) => weight)}::integer[]))
on conflict (tenant_id, document_id, told_on, ordinal) do update
set told_at = excluded.told_at, cod = excluded.cod, fee = excluded.fee, return_fee = excluded.return_fee, weight = excluded.weight`)
}
