/** Server part of vouchers about parcels: their item, whether each parcel is one of the carrier, what is shown of it. */
import { isStoredId } from '#engine/columns.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { wordIn } from '#engine/listing/report.ts'
import { fromLedger, type Decimal } from '#kernel/decimal.ts'
import { id, type Id } from '#kernel/brand.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { namesShipments } from './voucher-shipments.ts'
import { voucherType, type VoucherShape, type VoucherSide } from '../vouchers/voucher-shape.ts'

type Read = StoredDraft<VoucherShape>

const incomes = (side: VoucherSide): boolean => side.side === 'receivable'
/** The delivered items for such money (contract system §9.4): collected and paid, and what carriers pay for lost parcels. */
const items = { settled: 'TVC01', fee: 'CVC01', claim: 'TVC02' } as const

/** Tenants may stop or delete an item, and name another one. */
const itemNamed = async (scope: Scope, of: keyof typeof items) => {
  const table = sql.ident(of === 'fee' ? 'other_outcome' : 'other_income')
  const [found] = await scope.tx.query<{ id: string }>(
    sql`select m.id from ${table} m where ${sql.ours('m')} and m.active and m.code_key = ${items[of].toLowerCase()}`,
  )
  return found ? id<'otherIncome' | 'otherOutcome'>(found.id) : null
}
export const claimItem = (scope: Scope) => itemNamed(scope, 'claim')

const shipmentsOf = ({ lines }: Pick<Read, 'lines'>): string[] =>
  lines.flatMap(({ shipment }) => (isStoredId(shipment) ? [shipment] : []))

type Item = Read['lines'][number]['otherMethod']

/** Lines about parcels have the delivered item, unless another one is chosen. */
export const withShipmentItems = async (scope: Scope, side: VoucherSide, voucher: Read): Promise<Read> => {
  const lacks = (of: 'shipment' | 'claim') =>
    voucher.lines.some((line) => line[of] !== null && line.otherMethod === null)
  const settled = lacks('shipment') ? await itemNamed(scope, incomes(side) ? 'settled' : 'fee') : null
  const claimed = incomes(side) && lacks('claim') ? await claimItem(scope) : null
  if (settled === null && claimed === null) return voucher
  return {
    ...voucher,
    lines: voucher.lines.map((line) => {
      const item = line.shipment !== null ? settled : line.claim === null ? null : claimed
      return { ...line, otherMethod: line.otherMethod ?? (item as Item) }
    }),
  }
}

/** A carrier is who pays or is paid, as a partner is, where nobody else is named. */
export const withCarrierName = async (scope: Scope, voucher: Read): Promise<Read> => {
  const { carrier, person } = voucher
  if (!isStoredId(carrier) || person || !namesShipments(voucher)) return voucher
  const [found] = await scope.tx.query<{ name: string }>(
    sql`select c.name from carrier c where ${sql.ours('c')} and c.id = ${carrier}`,
  )
  return found ? { ...voucher, person: found.name } : voucher
}

interface Found {
  id: string
  /** Null: it is what the carrier owed, or was owed, before the first parcel. */
  number: string | null
  carrier_id: string | null
  amount: string | null
  open: string
  mine: string
}

const found = ({ tx }: Scope, side: VoucherSide, voucher: Read): Promise<Found[]> =>
  tx.query<Found & Record<string, unknown>>(sql`
select d.id, case when o.document_id is null then d.number end as number, coalesce(s.carrier_id, o.carrier_id) as carrier_id, e.amount::text, coalesce(e.amount - e.settled, 0)::text as open,
  coalesce((select sum(a.amount) from allocation a where ${sql.ours('a')} and a.document_id = ${voucher.id || null}::uuid and a.debt_id = d.id and a.side = e.side), 0)::text as mine
from document d left join shipment s on s.tenant_id = d.tenant_id and s.document_id = d.id left join carrier_opening o on o.tenant_id = d.tenant_id and o.document_id = d.id
left join debt_entry e on e.tenant_id = d.tenant_id and e.document_id = d.id and e.side = ${incomes(side) ? 'carrierCod' : 'carrierFee'}
where ${sql.ours('d')} and d.id = any(${shipmentsOf(voucher)}::uuid[])`)

const nameOf = (scope: Scope, { number }: Found): string => number ?? wordIn(scope, 'voucher.opening')

/** Each parcel is one of the carrier, and has money of this kind: it was delivered, or came back. */
export const shipmentProblems = async (scope: Scope, side: VoucherSide, voucher: Read): Promise<Problem[]> => {
  if (voucher.voucherType !== voucherType.other || !namesShipments(voucher)) return []
  const rows = await found(wholeScope(scope), side, voucher)
  return voucher.lines.flatMap(({ shipment }, index) => {
    const row = rows.find((one) => one.id === shipment)
    const at = `lines.${index}.shipment`
    if (!row || row.carrier_id !== voucher.carrier) return [problem(at, 'unknownRef')]
    return row.amount === null ? [problem(at, 'nothingOfShipment', { number: nameOf(scope, row) })] : []
  })
}

/** What a line shows of its parcel, if this user sees it: `remaining` before this line. */
export const shipmentFacts = async (
  scope: Scope,
  side: VoucherSide,
  voucher: Read,
): Promise<{ shipmentNumber?: string; remaining?: Decimal }[]> => {
  const rows = await found(scope, side, voucher)
  return voucher.lines.map(({ shipment }: { shipment: Id<'document'> | null }) => {
    const row = rows.find((one) => one.id === shipment)
    return row ? { shipmentNumber: nameOf(scope, row), remaining: fromLedger(BigInt(row.open) + BigInt(row.mine)) } : {}
  })
}
