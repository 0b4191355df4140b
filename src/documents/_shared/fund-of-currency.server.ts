/** The fund of a voucher in a foreign currency, for whoever names none: the defaults of a tenant are in base currency. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { id, type Id } from '#kernel/brand.ts'
import { paymentMethods } from './fields.ts'
import { voucherType } from './voucher-shape.ts'

interface Paying {
  voucherType: number | null
  currency: string | null
  paymentMethod: number | null
  fund: Id<'fund'> | null
}

/** Cash first, if no payment method is chosen. Returns the same voucher if it needs no fund or there is none. */
export const withFundOfCurrency = async <V extends Paying>(
  { tx, baseCurrency }: Pick<Scope, 'tx' | 'baseCurrency'>,
  voucher: V,
): Promise<V> => {
  const { currency, fund, paymentMethod } = voucher
  // What is no id is refused by the check of the draft.
  const isForeign = isStoredId(currency) && baseCurrency !== null && currency !== baseCurrency.id
  if (!isForeign || fund !== null || voucher.voucherType === voucherType.offset) return voucher
  const kind = paymentMethods.find(({ value }) => value === paymentMethod)?.fundKind ?? null
  const [found] = await tx.query<{ id: string; kind: string }>(
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
