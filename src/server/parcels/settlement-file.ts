/**
 * The file with which a carrier tells what it hands over: compared with what is open, parcel by parcel (contract
 * amendments 79).
 */
import { plainText, rawValue, rowNumberOf } from '#engine/exchange/cells.ts'
import { findColumns, type Heading } from '#engine/exchange/headings.ts'
import { baseDecimalsOf, numberColumns } from '#engine/exchange/numbers.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { fromLedger, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { shownCell } from '#kernel/sheet-cell.ts'
import { money } from '#model/field.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import type { ReadSheet } from '#output/xlsx/xlsx-read.ts'
import { readValue } from '#wire/values.ts'
import type { SettlementRow } from './settlement-rows.ts'

export const settlementColumns: readonly Heading[] = [
  { heading: 'Mã vận đơn', required: true, also: ['Mã vận đơn của NVC', 'Tracking code', 'Order code'] },
  { heading: 'COD', required: true, also: ['Thu hộ', 'Tiền thu hộ'] },
  { heading: 'Phí', also: ['Cước', 'Phí vận chuyển', 'Fee'] },
  // The day tells rows of one parcel apart: the day of the vouchers is asked for.
  { heading: 'Ngày', also: ['Date'] },
  // Nothing is settled by them; they are compared with what was promised.
  { heading: 'Phí hoàn', also: ['Phí chuyển hoàn', 'Cước hoàn', 'Return fee'] },
  { heading: 'Khối lượng (g)', also: ['Khối lượng', 'Trọng lượng', 'Weight (g)', 'Weight'] },
]

const MOST = 5_000
const amount = money({ label: 'field.amount' })

interface Told {
  row: number
  code: string
  cod: Decimal
  /** Null: the file has no fees. */
  fee: Decimal | null
  day: string
  returnFee: number
  weight: number | null
}
interface Known {
  id: string
  number: string
  carrier_id: string
  cancelled: boolean
  tracking_code: string | null
  cod: string | null
  cod_open: string
  fee: string | null
  fee_open: string
}
export interface SettlementMatch {
  id: string
  number: string
  trackingCode: string
  cod: Decimal
  codExpected: Decimal
  fee: Decimal | null
  feeExpected: Decimal
}
interface Difference {
  row: number
  trackingCode: string
  problem: Problem
}
export interface SettlementComparison {
  matched: readonly SettlementMatch[]
  differences: readonly Difference[]
  /** What it says of parcels that are known, whether or not it differs. */
  told: readonly SettlementRow[]
}

/** A whole number; what is none is as if it were not there, for nothing depends on it. */
const wholeIn = (cell: ReadSheet['rows'][number][number] | undefined): number | null => {
  const text = plainText(cell ?? null)
  return /^\d{1,3}([.,]\d{3}){0,2}$|^\d{1,9}$/.test(text) ? Number(text.replaceAll(/[.,]/g, '')) : null
}

/** Throws Refused with each cell that is no amount. */
const toldIn = (scope: Scope, sheet: ReadSheet): Told[] => {
  const places = findColumns(settlementColumns, sheet.headings)
  if (sheet.rows.length > MOST) throw new Refused([problem('', 'unreadable.tooMany', { max: String(MOST) })])
  const problems: Problem[] = []
  const { timeZone } = scope.settings
  const amounts = [1, 2].map((at) => ({
    heading: settlementColumns[at]!.heading,
    index: places[at]!,
    described: amount,
    field: 'amount',
  }))
  const numbers = numberColumns(amounts, sheet, { baseDecimals: baseDecimalsOf(scope), answers: undefined })
  const read = (
    row: ReadSheet['rows'][number],
    { heading, index }: (typeof amounts)[number],
    line: number,
  ): Decimal => {
    const at = `${heading} ${line}`
    const raw = rawValue(amount, index < 0 ? null : shownCell(row[index] ?? null), {
      at,
      problems,
      numbers: numbers.get(index),
    })
    // What cannot be read is told already.
    if (raw === undefined) return zero
    return (readValue(amount, raw, { timeZone, path: at, problems }) as Decimal | null | undefined) ?? zero
  }
  const told = sheet.rows.flatMap((row, index) => {
    const line = rowNumberOf(sheet, index)
    const code = plainText(row[places[0]!] ?? null).trim()
    // Sums below the rows have no code.
    if (code === '') return []
    const cod = read(row, amounts[0]!, line)
    const fee = amounts[1]!.index < 0 ? null : read(row, amounts[1]!, line)
    const [day, returnFee, weight] = places.slice(3).map((at) => (at < 0 ? undefined : row[at]))
    const facts = { day: plainText(day ?? null), returnFee: wholeIn(returnFee) ?? 0, weight: wholeIn(weight) }
    return [{ row: line, code, cod, fee, ...facts }]
  })
  if (problems.length > 0) throw new Refused(problems)
  return told
}

const entry = (side: string, column: string) =>
  sql`(select ${sql.raw(column)} from debt_entry e where ${sql.ours('e')} and e.document_id = d.id and e.side = ${side} limit 1)::text`

/** `carrier`: whose file it is, if somebody said so. */
const knownBy = (scope: Scope, codes: readonly string[], carrier: string | null): Promise<Known[]> =>
  scope.tx.query<Known & Record<string, unknown>>(sql`
select d.id, d.number, s.carrier_id, s.ship_status = ${shipmentStateFacts.cancelled.value} as cancelled, s.tracking_code, ${entry('carrierCod', 'e.amount')} as cod, coalesce(${entry('carrierCod', 'e.amount - e.settled')}, '0') as cod_open,
  ${entry('carrierFee', 'e.amount')} as fee, coalesce(${entry('carrierFee', 'e.amount - e.settled')}, '0') as fee_open
from shipment s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
where ${sql.ours('s')} and (lower(s.tracking_code) = any(${codes}::text[]) or d.number_key = any(${codes}::text[]))${carrier === null ? sql.empty : sql` and s.carrier_id = ${carrier}::uuid`}
order by cancelled desc, d.seq`)

const keyOf = (code: string): string => code.toLowerCase()

/** What has a code: of one carrier the latest parcel, of several none that was taken back before it left. */
const parcelsByCode = (rows: readonly Known[]): ReadonlyMap<string, readonly Known[]> => {
  const byCode = new Map<string, Known[]>()
  for (const row of rows)
    for (const code of new Set([row.number, row.tracking_code ?? row.number].map(keyOf))) {
      const others = (byCode.get(code) ?? []).filter(
        ({ carrier_id, cancelled }) => carrier_id !== row.carrier_id && (!cancelled || row.cancelled),
      )
      byCode.set(code, [...others, row])
    }
  return byCode
}

const differenceOf = (told: Told, known: Known | undefined, isTwice: boolean): Problem | null => {
  if (!known) return problem('', 'unknownParcel', { code: told.code })
  const { number } = known
  if (isTwice) return problem('', 'twice.parcel', { number })
  const [cod, fee] = [fromLedger(known.cod_open), fromLedger(known.fee_open)]
  const isPaid = (amount: Decimal, all: string | null, open: Decimal) => amount > zero && all !== null && open === zero
  if (isPaid(told.cod, known.cod, cod) || (told.cod === zero && isPaid(told.fee ?? zero, known.fee, fee)))
    return problem('', 'alreadyPaid', { number })
  if (known.cod === null && known.fee === null) return problem('', 'notDelivered', { number })
  if (told.cod !== cod) return problem('', 'codDiffers', { number })
  return told.fee === null || told.fee === fee ? null : problem('', 'feeDiffers', { number })
}

const ofSeveral = (code: string): Problem => problem('', 'unknownParcel.several', { code })

export const compare = async (
  scope: Scope,
  sheet: ReadSheet,
  carrier: string | null,
): Promise<SettlementComparison> => {
  const all = toldIn(scope, sheet)
  const byCode = parcelsByCode(await knownBy(scope, [...new Set(all.map(({ code }) => keyOf(code)))], carrier))
  const seen = new Set<string>()
  const matched: SettlementMatch[] = []
  const differences: Difference[] = []
  const kept: SettlementRow[] = []
  for (const told of all) {
    const [known, ...others] = byCode.get(keyOf(told.code)) ?? []
    if (others.length > 0) {
      differences.push({ row: told.row, trackingCode: told.code, problem: ofSeveral(told.code) })
      continue
    }
    const found = differenceOf(told, known, known !== undefined && seen.has(known.id))
    if (known) {
      seen.add(known.id)
      kept.push({ ...told, fee: told.fee ?? zero, parcel: known.id })
    }
    if (found) differences.push({ row: told.row, trackingCode: told.code, problem: found })
    else
      matched.push({
        id: known!.id,
        number: known!.number,
        trackingCode: told.code,
        cod: told.cod,
        codExpected: fromLedger(known!.cod_open),
        fee: told.fee,
        feeExpected: fromLedger(known!.fee_open),
      })
  }
  return { matched, differences, told: kept }
}
