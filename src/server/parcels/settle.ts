/**
 * Carriers hand over what they collected and are paid their fees: one voucher for each carrier, with a line for each
 * parcel (contract system §9.4, amendments 77).
 */
import { carrierOpening } from '#documents/carrier-opening/index.ts'
import { incomeVoucher } from '#documents/income-voucher/index.ts'
import { outcomeVoucher } from '#documents/outcome-voucher/index.ts'
import { shipment } from '#documents/shipment/index.ts'
import { isStoredId } from '#engine/columns.ts'
import { madeText, openingInText } from '#engine/document/made-text.ts'
import { saveDocument } from '#engine/document/save.ts'
import type { Outcome } from '#engine/outcome.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { fromLedger, toLedger, zero, type Decimal } from '#kernel/decimal.ts'
import type { Day } from '#kernel/day.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { translate } from '#i18n/catalogues.server.ts'

/** 1: a carrier hands over what it collected; 2: it is paid its fees. */
export type SettleKind = 1 | 2

export interface Settling {
  ids: readonly string[]
  kind: SettleKind
  fund: string
  date: Day
  description: string | null
  /** By parcel; default: all that is open. */
  amounts: ReadonlyMap<string, Decimal>
  /** Codes of warnings that the user has confirmed. */
  confirm: readonly string[]
}
export interface SettlingVoucher {
  id: string
  number: string
  carrier: string
  /** The parcels it settles. */
  shipments: readonly string[]
}

interface Row {
  id: string
  /** A parcel, or what the carrier owed before the first one. */
  kind: string
  number: string
  carrier_id: string
  open: string | null
}

const sides = { 1: 'carrierCod', 2: 'carrierFee' } as const
const vouchers = { 1: incomeVoucher, 2: outcomeVoucher } as const

const rowsOf = (scope: Scope, { ids, kind }: Settling): Promise<Row[]> =>
  scope.tx.query<Row & Record<string, unknown>>(sql`
select d.id, d.kind, d.number, coalesce(s.carrier_id, o.carrier_id) as carrier_id, (e.amount - e.settled)::text as open
from document d left join shipment s on s.tenant_id = d.tenant_id and s.document_id = d.id left join carrier_opening o on o.tenant_id = d.tenant_id and o.document_id = d.id
left join debt_entry e on e.tenant_id = d.tenant_id and e.document_id = d.id and e.side = ${sides[kind]}
where ${sql.ours('d')} and d.kind in (${shipment.name}, ${carrierOpening.name}) and d.id = any(${ids.filter(isStoredId)}::uuid[])`)

interface Line {
  row: Row
  amount: Decimal
}

/** What is settled of a parcel, or why nothing is. */
const lineOf = (row: Row, amounts: Settling['amounts']): Line | Problem => {
  const { number } = row
  if (row.open === null) return problem('', 'nothingOfShipment', { number })
  const open = fromLedger(row.open)
  const amount = amounts.get(row.id) ?? open
  if (open <= 0n) return problem('', 'shipmentSettled', { number })
  if (amount <= zero) return problem('', 'amountPositive')
  return toLedger(amount) > toLedger(open) ? problem('', 'allocatedTooMuch', { number }) : { row, amount }
}

const isLine = (found: Line | Problem): found is Line => 'row' in found

/** The kind of its fund says how it is paid. */
const methodOf = async (scope: Scope, fund: string): Promise<number> => {
  const [row] = isStoredId(fund)
    ? await scope.tx.query<{ kind: string }>(sql`select kind from fund f where ${sql.ours('f')} and f.id = ${fund}`)
    : []
  return row?.kind === 'bank' ? 2 : 1
}

/** A description has room for some of them. */
const NAMED = 20
const someOf = (numbers: readonly string[]): string[] => {
  const more = numbers.length - NAMED
  return [...numbers.slice(0, NAMED), ...(more > 0 ? [translate('vi', 'voucher.more', { n: String(more) })] : [])]
}

const saveVoucher = async (scope: Scope, settling: Settling, lines: readonly Line[]): Promise<SettlingVoucher> => {
  const { kind, fund, date, description, confirm } = settling
  const numbers = lines.map(({ row }) => (row.kind === shipment.name ? row.number : openingInText))
  const carrier = lines[0]!.row.carrier_id
  const saved = await saveDocument(scope, vouchers[kind], {
    id: null,
    version: undefined,
    saveAsDraft: false,
    confirm,
    clientTotal: undefined,
    values: {
      date,
      description: description ?? madeText(kind === 1 ? 'cod.settled' : 'fee.settled', someOf(numbers)),
      voucherType: 2,
      paymentMethod: await methodOf(scope, fund),
      fund,
      carrier,
    },
    lines: lines.map(({ row, amount }) => ({ lineId: null, shipment: row.id, amount })),
    problems: [],
  })
  return { id: saved.id, number: saved.number, carrier, shipments: lines.map(({ row }) => row.id) }
}

type Fail = (row: Row, problems: readonly Problem[]) => void

/** The lines of a voucher that are refused; none if it is the voucher itself. */
const refusedLines = (problems: readonly Problem[]): ReadonlySet<number> => {
  const places = problems.map(({ at }) => /^lines\.(\d+)\b/.exec(at)?.[1])
  return new Set(places.includes(undefined) ? [] : places.map(Number))
}

/** One voucher for the parcels of a carrier; what is refused of one of them leaves the others. */
const settleCarrier = async (
  scope: Scope,
  settling: Settling,
  lines: readonly Line[],
  fail: Fail,
): Promise<SettlingVoucher | undefined> => {
  let left = lines
  while (left.length > 0)
    try {
      return await scope.tx.savepoint(() => saveVoucher(wholeScope(scope), settling, left))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const refused = refusedLines(error.problems)
      const isRefused = (_: Line, index: number): boolean => refused.size === 0 || refused.has(index)
      left.forEach((line, index) => {
        const own = error.problems.filter(({ at }) => refused.size === 0 || at.startsWith(`lines.${index}.`))
        if (isRefused(line, index)) fail(line.row, own)
      })
      left = left.filter((line, index) => !isRefused(line, index))
    }
  return undefined
}

/** A parcel that cannot be settled is left out and named; the others of its carrier are settled. */
export const settle = async (
  scope: Scope,
  settling: Settling,
): Promise<Outcome & { vouchers: readonly SettlingVoucher[] }> => {
  const rows = new Map((await rowsOf(scope, settling)).map((row) => [row.id, row]))
  const failures: Outcome['failures'] = []
  const lines: Line[] = []
  const fail: Fail = ({ id, number }, problems) => failures.push({ id, number, problems })
  for (const id of new Set(settling.ids.map((one) => one.toLowerCase()))) {
    const row = rows.get(id)
    const found = row ? lineOf(row, settling.amounts) : problem('', 'notFound')
    if (isLine(found)) lines.push(found)
    else failures.push({ id, number: row?.number ?? '', problems: [found] })
  }
  const made: SettlingVoucher[] = []
  for (const ofCarrier of Map.groupBy(lines, ({ row }) => row.carrier_id).values()) {
    const voucher = await settleCarrier(scope, settling, ofCarrier, fail)
    if (voucher) made.push(voucher)
  }
  return { done: made.flatMap(({ shipments }) => shipments).length, failures, vouchers: made }
}
