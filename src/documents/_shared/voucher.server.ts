/** Facts of receipt and payment vouchers: what their lines settle. And the open vouchers of a partner. */
import { divide, fromLedger, one, type Decimal } from '#kernel/decimal.ts'
import { isStoredId } from '#engine/columns.ts'
import { OPENING_KIND } from '#engine/ledger/opening.ts'
import { openingWords } from '#engine/opening-words.ts'
import type { Scope } from '#engine/scope.ts'
import type { DocumentSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'

interface Line {
  voucher: string | null
  amount: Decimal | null
}
interface Read {
  id: string
  /** The document that keeps this voucher in step. */
  madeBy: string | null
  exchangeRate: Decimal | null
  lines: readonly Line[]
}
interface Voucher {
  id: string
  kind: string
  number: string
  day: string
  due: string
  total: string
  open: string
  mine: string
}

/** Opening debts stand among documents without a number of their own. */
const numberOf = (scope: Scope, { kind, number }: { kind: string; number: string }): string =>
  kind === OPENING_KIND ? openingWords(scope).number : number

export const voucherSlots: DocumentSlots = {
  async facts(scope, document: Read, { decimals }) {
    const kept = { auto: document.madeBy !== null, keeper: document.madeBy, carrier: null }
    const ids = document.lines.flatMap((line) => (line.voucher ? [line.voucher] : []))
    if (ids.length === 0) return kept
    const rows = await scope.tx.query<Voucher>(sql`
      select d.id, d.kind, d.number, e.day, e.due, abs(e.amount)::text as total, (abs(e.amount) - abs(e.settled))::text as open,
        coalesce((select sum(a.amount) from allocation a where a.document_id = ${document.id || null}::uuid and (a.debt_id = d.id or a.credit_id = d.id)), 0)::text as mine
      from document d join debt_entry e on e.tenant_id = d.tenant_id and e.document_id = d.id where d.id = any(${ids}::uuid[])`)
    const found = new Map(rows.map((row) => [row.id, row]))
    return {
      ...kept,
      lines: document.lines.map((line) => {
        const voucher = line.voucher ? found.get(line.voucher) : undefined
        if (!voucher) return {}
        const total = fromLedger(voucher.total)
        const remaining = fromLedger(BigInt(voucher.open) + BigInt(voucher.mine))
        const rate = document.exchangeRate ?? one
        return {
          voucherNumber: numberOf(scope, voucher),
          voucherDate: voucher.day,
          voucherDue: voucher.due,
          voucherTotal: divide(total, rate, decimals),
          voucherTotalBase: total,
          remaining: divide(remaining, rate, decimals),
          remainingBase: remaining,
        }
      }),
    }
  },
}

export interface OpenVoucher {
  voucherModule: string
  id: string
  number: string
  date: string
  /** null: an opening balance nobody gave one. */
  dueDate: string | null
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
 * Vouchers of a partner with something open on a side: by due day, day and number, those without a due day last; `editing`: a voucher whose own allocations count as open again.
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
    due: string | null
    description: string | null
    amount: string
    open: string
  }>(sql`
    select d.kind, d.id, d.number, e.day, v.due, d.description, abs(e.amount)::text as amount, (abs(e.amount) - abs(e.settled) + m.mine)::text as open
    from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
    join partner p on p.tenant_id = e.tenant_id and p.id = e.partner_id
    cross join lateral (select case when d.kind = ${OPENING_KIND} then p.opening_due_date else e.due end as due) v
    cross join lateral (select coalesce(sum(a.amount), 0) as mine from allocation a where a.document_id = ${own}::uuid and (a.debt_id = d.id or a.credit_id = d.id)) m
    where e.partner_id = ${partner} and e.side = ${side} and e.column_name in ('opening', 'incurred', 'returned')
      and sign(e.amount) = ${credits ? -1 : 1} and abs(e.amount) - abs(e.settled) + m.mine > 0
    order by v.due nulls last, e.day, d.number`)
  return rows.map((row) => ({
    voucherModule: modules[row.kind] ?? row.kind,
    id: row.id,
    number: numberOf(scope, row),
    date: row.day,
    dueDate: row.due,
    description: row.kind === OPENING_KIND ? openingWords(scope).balance : row.description,
    total: fromLedger(row.amount),
    paid: fromLedger(BigInt(row.amount) - BigInt(row.open)),
    remaining: fromLedger(row.open),
  }))
}
