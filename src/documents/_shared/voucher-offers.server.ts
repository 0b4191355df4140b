/**
 * The open items of a partner that a voucher may settle, refund, keep deposits for, or offset (contract documents
 * §19).
 */
import { fromLedger, multiply, subtract, decimal, type Decimal } from '#kernel/decimal.ts'
import { isStoredId } from '#engine/columns.ts'
import { keptForOrder } from '#engine/ledger/kept.ts'
import { OPENING_KIND } from '#engine/ledger/opening.ts'
import { withDescriptions } from '#engine/document/made-text.ts'
import { openingWords } from '#engine/document/opening-words.ts'
import type { Scope } from '#engine/scope.ts'
import { isInForceSql } from '#engine/states.ts'
import { sql } from '#engine/sql.ts'

export interface OpenVoucher {
  voucherModule: string
  id: string
  number: string
  date: string
  /** Null for an opening balance without a due date, and for an order. */
  dueDate: string | null
  description: string | null
  total: Decimal
  paid: Decimal
  remaining: Decimal
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
  /** Return credits instead of debts: returns, prepayments, and deposits of cancelled orders. */
  credits?: boolean
}

/**
 * Vouchers of a partner with an open amount on one side, ordered by due date, date and number; those without a due
 * date last. Credit that is kept for an order does not count as open.
 */
export const openVouchers = async (
  scope: Scope,
  side: Side,
  partner: string,
  { editing = null, credits = false }: OffersQuery = {},
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
    select d.kind, d.id, d.number, e.day, v.due, d.description, abs(e.amount)::text as amount, (abs(e.amount) - abs(e.settled) + m.mine - k.held)::text as open
    from debt_entry e join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
    join partner p on p.tenant_id = e.tenant_id and p.id = e.partner_id
    cross join lateral (select case when d.kind = ${OPENING_KIND} then p.opening_due_date else e.due end as due) v
    cross join lateral (select coalesce(sum(a.amount), 0) as mine from allocation a
      where ${sql.ours('a')} and a.document_id = ${own}::uuid and a.side = e.side and a.partner_id = e.partner_id and (a.debt_id = d.id or a.credit_id = d.id)) m
    cross join lateral (select coalesce(sum(k.amount - (select coalesce(sum(a.amount), 0) from allocation a
        where ${sql.ours('a')} and a.order_id = k.order_id and a.credit_id = k.document_id and a.side = k.side and a.partner_id = k.partner_id)), 0) as held
      from kept_credit k join document o on o.tenant_id = k.tenant_id and o.id = k.order_id and ${isInForceSql('o')}
      where ${sql.ours('k')} and k.document_id = d.id and k.side = e.side and k.partner_id = e.partner_id) k
    where ${sql.ours('e')} and e.partner_id = ${partner} and e.side = ${side} and sign(e.amount) = ${credits ? -1 : 1} and d.id is distinct from ${own}::uuid
      and abs(e.amount) - abs(e.settled) + m.mine - k.held > 0
    order by v.due nulls last, e.day, d.number`)
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
  }))
}

/** The total of an order in base currency, and the amount paid on it by vouchers other than `except`. */
export interface OrderRoom {
  id: string
  isInForce: boolean
  kind: string
  partner: string
  number: string
  day: string
  description: string | null
  total: Decimal
  paid: Decimal
}

interface OrderRow {
  id: string
  in_force: boolean
  kind: string
  partner_id: string
  number: string
  day: string
  description: string | null
  total: string
  rate: string
  paid: string
}

const roomOf = ({ baseCurrency }: Scope, row: OrderRow): OrderRoom => ({
  id: row.id,
  isInForce: row.in_force,
  kind: row.kind,
  partner: row.partner_id,
  number: row.number,
  day: row.day,
  description: row.description,
  total: multiply(decimal(row.total), decimal(row.rate), baseCurrency?.decimals ?? 0),
  paid: fromLedger(row.paid),
})

/** The kind of orders that accept deposits from vouchers of this side; null if there is none. */
const orderKind = ({ registry }: Scope, module: string) =>
  [...registry.documents.values()].find((one) => one.wire.module === module) ?? null

const orderRows = async (
  scope: Scope,
  { module, except }: { module: string; except: string | null },
  where: ReturnType<typeof sql>,
): Promise<OrderRoom[]> => {
  const kind = orderKind(scope, module)
  if (!kind) return []
  const rows = await scope.tx.query<OrderRow>(sql`
    select d.id, ${isInForceSql('d')} as in_force, d.kind, d.partner_id, d.number, d.day, d.description, d.total, d.exchange_rate as rate,
      ${keptForOrder(sql`d.id`, sql` and k.document_id is distinct from ${except}::uuid`)}::text as paid
    from document d where ${sql.ours('d')} and d.kind = ${kind.name} and ${where} order by d.day, d.number`)
  return rows.map((row) => roomOf(scope, row))
}

/** The given orders, also those that were cancelled since a deposit was paid on them. */
export const ordersById = (
  scope: Scope,
  module: string,
  ids: readonly string[],
  except: string | null,
): Promise<OrderRoom[]> =>
  ids.length === 0 ? Promise.resolve([]) : orderRows(scope, { module, except }, sql`d.id = any(${ids}::uuid[])`)

/** Orders of the partner that are not delivered and still accept deposits. */
export const ordersOf = async (
  scope: Scope,
  module: string,
  partner: string,
  editing: string | null,
): Promise<OpenVoucher[]> => {
  const kind = orderKind(scope, module)
  if (!kind || !isStoredId(partner)) return []
  const begun = kind.lifecycle.states[kind.lifecycle.saved]!.value
  const except = isStoredId(editing) ? editing : null
  const orders = await orderRows(scope, { module, except }, sql`d.partner_id = ${partner} and d.status = ${begun}`)
  return orders.flatMap((one) =>
    one.total > one.paid
      ? [
          {
            voucherModule: module,
            id: one.id,
            number: one.number,
            date: one.day,
            dueDate: null,
            description: one.description,
            total: one.total,
            paid: one.paid,
            remaining: subtract(one.total, one.paid),
          },
        ]
      : [],
  )
}
