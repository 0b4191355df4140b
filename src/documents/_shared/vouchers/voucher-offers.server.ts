/**
 * The open items of a partner that a voucher may settle, refund, keep deposits for, or offset (contract documents
 * §19).
 */
import { fromLedger, type Decimal } from '#kernel/decimal.ts'
import { isStoredId } from '#engine/columns.ts'
import { takenOfKept } from '#engine/ledger/debt-state.ts'
import { OPENING_KIND } from '#engine/ledger/opening.ts'
import { withDescriptions } from '#engine/document/made-text.ts'
import { openingWords } from '#engine/document/opening-words.ts'
import type { Scope } from '#engine/scope.ts'
import { isWaitingSql } from '#engine/states.ts'
import { sql } from '#engine/sql.ts'
import { inTextOrder } from '#engine/text-order.ts'

export interface OpenVoucher {
  voucherModule: string
  id: string
  number: string
  date: string
  /** Null for an opening balance without a due date; of an order its day of delivery, else its own day. */
  dueDate: string | null
  description: string | null
  /** These three in the currency of the document. */
  total: Decimal
  paid: Decimal
  remaining: Decimal
  /** In base currency. */
  remainingBase: Decimal
  /** Of a document that is not in base currency. */
  currency: string | null
  currencyCode: string
}

/** One that is open in the ledger of debts. */
export interface OpenItem extends OpenVoucher {
  /** Of its currency, where that is not the base currency. */
  decimals: number
}

export type Side = 'receivable' | 'payable'

/** Opening debts are stored as documents without a number of their own. */
export const numberOf = (scope: Scope, { kind, number }: { kind: string; number: string }): string =>
  kind === OPENING_KIND ? openingWords(scope).number : number

const moduleOf = ({ registry }: Scope, kind: string): string =>
  kind === OPENING_KIND ? 'Opening' : (registry.documents.get(kind)?.wire.module ?? kind)

export interface OffersQuery {
  /** Id of the voucher being edited, whose allocations count as open again. */
  editing?: string | null
  /** Return credits instead of debts: returns, prepayments, and deposits of orders that wait for nothing more. */
  credits?: boolean
}

/**
 * Vouchers of a partner with an open amount on one side, ordered by due date, date and number; those without a due
 * date last. Credit that is kept for an order that waits for goods does not count as open.
 */
export const openVouchers = async (
  scope: Scope,
  side: Side,
  partner: string,
  { editing = null, credits = false }: OffersQuery = {},
): Promise<OpenItem[]> => {
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
    open_base: string
    currency_id: string | null
    currency: string | null
    decimals: number | null
  }>(sql`
    select d.kind, d.id, d.number, e.day, v.due, d.description, abs(coalesce(e.currency_amount, e.amount))::text as amount, o.open::text, e.currency_id,
      (abs(e.amount) - abs(e.settled) + m.mine_base - k.held_base)::text as open_base, c.code as currency, c.decimals
    from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
    join partner p on p.tenant_id = e.tenant_id and p.id = e.partner_id
    left join currency c on c.tenant_id = e.tenant_id and c.id = e.currency_id
    cross join lateral (select case when d.kind = ${OPENING_KIND} then p.opening_due_date else e.due end as due) v
    cross join lateral (select coalesce(sum(case when e.currency_id is not null then case when a.credit_id = d.id then coalesce(a.credit_currency_amount, a.currency_amount) else a.currency_amount end when a.credit_id = d.id then coalesce(a.credit_amount, a.amount) else a.amount end), 0) as mine,
        coalesce(sum(case when a.credit_id = d.id then coalesce(a.credit_amount, a.amount) else a.amount end), 0) as mine_base from allocation a
      where ${sql.ours('a')} and a.document_id = ${own}::uuid and a.side = e.side and a.partner_id = e.partner_id and (a.debt_id = d.id or a.credit_id = d.id)) m
    cross join lateral (select coalesce(sum(coalesce(k.currency_amount, k.amount) - u.own), 0) as held, coalesce(sum(k.amount - u.base), 0) as held_base
      from kept_credit k join document o on o.tenant_id = k.tenant_id and o.id = k.order_id and ${isWaitingSql('o')}
      cross join lateral (select coalesce(sum(${takenOfKept}), 0) as own, coalesce(sum(coalesce(a.credit_amount, a.amount)), 0) as base from allocation a
        where ${sql.ours('a')} and a.order_id = k.order_id and a.credit_id = k.document_id and a.side = k.side and a.partner_id = k.partner_id) u
      where ${sql.ours('k')} and k.document_id = d.id and k.side = e.side and k.partner_id = e.partner_id) k
    cross join lateral (select abs(coalesce(e.currency_amount, e.amount)) - abs(coalesce(e.currency_settled, e.settled)) + m.mine - k.held as open) o
    where ${sql.ours('e')} and e.partner_id = ${partner} and e.side = ${side} and sign(coalesce(e.currency_amount, e.amount)) = ${credits ? -1 : 1} and d.id is distinct from ${own}::uuid
      and o.open > 0
    order by v.due nulls last, e.day, d.number ${inTextOrder}`)
  const described = await withDescriptions(scope, rows, ({ kind }) => kind)
  return described.map((row) => ({
    voucherModule: moduleOf(scope, row.kind),
    id: row.id,
    number: numberOf(scope, row),
    date: row.day,
    dueDate: credits ? null : row.due,
    description: row.kind === OPENING_KIND ? openingWords(scope).balance : row.description,
    total: fromLedger(row.amount),
    paid: fromLedger(BigInt(row.amount) - BigInt(row.open)),
    remaining: fromLedger(row.open),
    remainingBase: fromLedger(row.open_base),
    currency: row.currency_id,
    currencyCode: row.currency ?? scope.settings.baseCurrency,
    decimals: row.decimals ?? 0,
  }))
}
