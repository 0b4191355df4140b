/** Orders that take deposits, and how much they still take (contract documents §8.3, §19). */
import { decimal, fromLedger, multiply, subtract, type Decimal } from '#kernel/decimal.ts'
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { keptInCurrency } from '#engine/ledger/kept.ts'
import { isInForceSql } from '#engine/states.ts'
import { inTextOrder } from '#engine/text-order.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { OpenVoucher } from '../vouchers/voucher-offers.server.ts'

/** The total of an order, and the amount paid on it by vouchers other than `except`, in its currency. */
export interface OrderRoom {
  id: string
  isInForce: boolean
  kind: string
  partner: string
  number: string
  day: string
  /** The day of delivery, else its own day. */
  due: string
  description: string | null
  total: Decimal
  paid: Decimal
  /** In base currency. */
  totalBase: Decimal
  remainingBase: Decimal
  /** Of an order that is not in base currency. */
  currency: string | null
  currencyCode: string
}

interface OrderRow {
  id: string
  in_force: boolean
  kind: string
  partner_id: string
  number: string
  day: string
  due: string
  description: string | null
  total: string
  rate: string
  paid: string
  paid_base: string
  currency_id: string | null
  currency: string | null
}

const roomOf = ({ baseCurrency, settings }: Scope, row: OrderRow): OrderRoom => {
  const totalBase = multiply(decimal(row.total), decimal(row.rate), baseCurrency?.decimals ?? 0)
  return {
    id: row.id,
    isInForce: row.in_force,
    kind: row.kind,
    partner: row.partner_id,
    number: row.number,
    day: row.day,
    due: row.due,
    description: row.description,
    total: decimal(row.total),
    paid: decimal(row.paid),
    totalBase,
    remainingBase: subtract(totalBase, fromLedger(row.paid_base)),
    currency: row.currency_id,
    currencyCode: row.currency ?? settings.baseCurrency,
  }
}

/** The kind of orders that accept deposits from vouchers of this side; null if there is none. */
const orderKind = ({ registry }: Scope, module: string) =>
  [...registry.documents.values()].find((one) => one.wire.module === module) ?? null

const orderMoney = { currency: sql`c.id`, rate: sql`d.exchange_rate`, decimals: sql`coalesce(c.decimals, 4)` }

const orderRows = async (
  scope: Scope,
  { module, except }: { module: string; except: string | null },
  where: Sql,
): Promise<OrderRoom[]> => {
  const kind = orderKind(scope, module)
  if (!kind) return []
  const rows = await scope.tx.query<OrderRow>(sql`
    select d.id, ${isInForceSql('d')} as in_force, d.kind, d.partner_id, d.number, d.day, coalesce(h.delivery_date, d.day) as due, d.description, d.total, d.exchange_rate as rate,
      k.deposit::text as paid, k.base::text as paid_base, c.id as currency_id, c.code as currency
    from document d join ${sql.ident(kind.table)} h on h.tenant_id = d.tenant_id and h.document_id = d.id
    left join currency c on c.tenant_id = d.tenant_id and c.id = d.currency_id and not c.is_base
    cross join lateral ${keptInCurrency(sql`d.id`, orderMoney, sql` and k.document_id is distinct from ${except}::uuid`)} k
    where ${sql.ours('d')} and d.kind = ${kind.name} and ${where} order by due, d.day, d.number ${inTextOrder}`)
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
            dueDate: one.due,
            description: one.description,
            total: one.total,
            paid: one.paid,
            remaining: subtract(one.total, one.paid),
            remainingBase: one.remainingBase,
            currency: one.currency,
            currencyCode: one.currencyCode,
          },
        ]
      : [],
  )
}
