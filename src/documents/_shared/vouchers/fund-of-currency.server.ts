/** The fund of a voucher in a foreign currency. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { id, type Id } from '#kernel/brand.ts'
import { paymentMethods } from '../fields.ts'
import { voucherType } from './voucher-shape.ts'

interface Paying {
  id: string
  voucherType: number | null
  currency: string | null
  paymentMethod: number | null
  fund: Id<'fund'> | null
}

// What is no id is refused by the check of the draft.
const isForeign = ({ currency }: Paying, { baseCurrency }: Pick<Scope, 'baseCurrency'>): boolean =>
  isStoredId(currency) && baseCurrency !== null && currency !== baseCurrency.id

/** Earlier versions took foreign currency from any fund: who leaves both as they are may edit the rest. */
export const withKeptFund = async <V extends Paying>(
  scope: Pick<Scope, 'tx' | 'baseCurrency'>,
  voucher: V,
): Promise<V> => {
  const { id: document, fund, currency } = voucher
  if (!isStoredId(document) || !isStoredId(fund) || !isForeign(voucher, scope)) return voucher
  const [kept] = await scope.tx.query(sql`
    select d.id from document d left join income_voucher i on i.tenant_id = d.tenant_id and i.document_id = d.id
    left join outcome_voucher o on o.tenant_id = d.tenant_id and o.document_id = d.id
    where ${sql.ours('d')} and d.id = ${document} and d.currency_id = ${currency} and coalesce(i.fund_id, o.fund_id) = ${fund}`)
  return { ...voucher, fundKept: kept !== undefined }
}

/**
 * The fund for whoever names none: the defaults of a tenant are in base currency. Cash first, if no payment method is
 * chosen. Returns the same voucher if it needs no fund or there is none.
 */
export const withFundOfCurrency = async <V extends Paying>(
  scope: Pick<Scope, 'tx' | 'baseCurrency'>,
  voucher: V,
): Promise<V> => {
  const { currency, fund, paymentMethod } = voucher
  if (!isForeign(voucher, scope) || fund !== null || voucher.voucherType === voucherType.offset) return voucher
  const kind = paymentMethods.find(({ value }) => value === paymentMethod)?.fundKind ?? null
  const [found] = await scope.tx.query<{ id: string; kind: string }>(
    sql`select id, kind from fund f where ${sql.ours('f')} and f.active and f.currency_id = ${currency} and (${kind}::text is null or f.kind = ${kind})
      order by f.kind desc, f.is_default desc, f.code_key limit 1`,
  )
  if (!found) return voucher
  return {
    ...voucher,
    fund: id<'fund'>(found.id),
    paymentMethod: paymentMethod ?? paymentMethods.find(({ fundKind }) => fundKind === found.kind)!.value,
  }
}
