/** Facts of receipt and payment vouchers: what their lines settle. And the open vouchers of a partner. */
import { fromLedger, type Decimal } from '#kernel/decimal.ts'
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import type { DocumentSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'

interface Line {
  voucher: string | null
  amount: Decimal | null
}
interface Voucher {
  id: string
  number: string
  day: string
  due: string
  total: string
  open: string
  mine: string
}

export const voucherSlots: DocumentSlots = {
  async facts(scope, document: { id: string; lines: readonly Line[] }) {
    const ids = document.lines.flatMap((line) => (line.voucher ? [line.voucher] : []))
    if (ids.length === 0) return {}
    const rows = await scope.tx.query<Voucher>(sql`
      select d.id, d.number, e.day, e.due, abs(e.amount)::text as total, (abs(e.amount) - abs(e.settled))::text as open,
        coalesce((select sum(a.amount) from allocation a where a.document_id = ${document.id || null}::uuid and (a.debt_id = d.id or a.credit_id = d.id)), 0)::text as mine
      from document d join debt_entry e on e.tenant_id = d.tenant_id and e.document_id = d.id where d.id = any(${ids}::uuid[])`)
    const found = new Map(rows.map((row) => [row.id, row]))
    return {
      lines: document.lines.map((line) => {
        const voucher = line.voucher ? found.get(line.voucher) : undefined
        return voucher
          ? {
              voucherNumber: voucher.number,
              voucherDate: voucher.day,
              voucherDue: voucher.due,
              voucherTotal: fromLedger(voucher.total),
              remaining: fromLedger(BigInt(voucher.open) + BigInt(voucher.mine)),
            }
          : {}
      }),
    }
  },
}

export interface OpenVoucher {
  voucherModule: string
  id: string
  number: string
  date: string
  dueDate: string
  description: string | null
  total: Decimal
  paid: Decimal
  remaining: Decimal
}

const modules: Readonly<Record<string, string>> = {
  salesBill: 'Order',
  purchaseReceipt: 'Import',
  openingDebt: 'Opening',
  salesReturn: 'ImportReturn',
}

/**
 * Vouchers of a partner with something open on a side, oldest due first; `editing`: a voucher whose own allocations count as open again.
 * `credits`: those that are credits instead (returns to be refunded).
 */
export const openVouchers = async (
  scope: Scope,
  side: 'receivable' | 'payable',
  partner: string,
  { editing = null, credits = false }: { editing?: string | null; credits?: boolean } = {},
): Promise<OpenVoucher[]> => {
  if (!isStoredId(partner)) return []
  const own = isStoredId(editing) ? editing : null
  const rows = await scope.tx.query<{
    kind: string
    id: string
    number: string
    day: string
    due: string
    description: string | null
    amount: string
    open: string
  }>(sql`
    select d.kind, d.id, d.number, e.day, e.due, d.description, abs(e.amount)::text as amount, (abs(e.amount) - abs(e.settled) + m.mine)::text as open
    from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
    cross join lateral (select coalesce(sum(a.amount), 0) as mine from allocation a where a.document_id = ${own}::uuid and (a.debt_id = d.id or a.credit_id = d.id)) m
    where e.partner_id = ${partner} and e.side = ${side} and e.column_name in ('opening', 'incurred', 'returned')
      and sign(e.amount) = ${credits ? -1 : 1} and abs(e.amount) - abs(e.settled) + m.mine > 0
    order by e.due, e.day, d.number`)
  return rows.map((row) => ({
    voucherModule: modules[row.kind] ?? row.kind,
    id: row.id,
    number: row.number,
    date: row.day,
    dueDate: row.due,
    description: row.description,
    total: fromLedger(row.amount),
    paid: fromLedger(BigInt(row.amount) - BigInt(row.open)),
    remaining: fromLedger(row.open),
  }))
}
