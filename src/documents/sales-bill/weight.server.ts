/** What goods weigh together, for those who bring them. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { decimalText, zero, type Decimal } from '#kernel/decimal.ts'

interface Goods {
  product: string | null
  unit: string | null
  quantity: Decimal | null
}

/** More than any column of grams holds, and than anybody carries. */
const MOST_GRAMS = 2_000_000_000

/** Grams, rounded up; goods that weigh nothing are an average parcel (contract documents §14). */
export const weightOfLines = async ({ tx, settings }: Scope, lines: readonly Goods[]): Promise<number> => {
  const standard = Math.ceil(settings.defaultParcel.weight ?? 0) || 500
  const known = lines.filter(({ product }) => isStoredId(product))
  if (known.length === 0) return standard
  const units = known.map(({ unit }) => (isStoredId(unit) ? unit : null))
  const [row] = await tx.query<{ grams: string | null }>(
    sql`select least(ceil(sum(p.weight * given.quantity * coalesce(u.factor, 1))), ${MOST_GRAMS}::numeric)::text as grams
from unnest(${known.map(({ product }) => product)}::uuid[], ${units}::uuid[], ${known.map(({ quantity }) => decimalText(quantity ?? zero))}::numeric[]) given (product, unit, quantity)
join product p on ${sql.ours('p')} and p.id = given.product
left join product_unit u on u.tenant_id = p.tenant_id and u.product_id = p.id and u.unit_id = given.unit`,
  )
  const grams = Number(row?.grams ?? 0)
  return grams > 0 ? grams : standard
}
