/** Coupons on the server: the one a code names, and its terms for a customer, a day and goods, with its uses counted. */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { isPosted, posting } from '#model/state.ts'
import type { StoredDraft } from '#engine/stored.ts'
import type { CouponTerms } from './coupon.ts'
import type { shape } from './shape.ts'

type Bill = StoredDraft<typeof shape>

/** The bill with the coupon its code names, and with the code as the coupon spells it. */
export const withNamedCoupon = async <B extends Bill>(scope: Scope, bill: B): Promise<B> => {
  if (!bill.couponCode) return bill.couponId ? { ...bill, couponId: null } : bill
  const [found] = await scope.tx.query<{ id: string; code: string }>(
    sql`select id, code from coupon r where ${sql.ours('r')} and r.code_key = lower(${bill.couponCode})`,
  )
  return { ...bill, couponId: found?.id ?? null, couponCode: found?.code ?? bill.couponCode }
}

interface CouponQuestion {
  code: string
  partner: string | null
  day: Day | null
  products: readonly (string | null)[]
  /** The bill that asks; its own use does not count. */
  bill: string | null
}
interface CouponRow {
  id: string
  name: string
  kind: number
  value: string
  max_amount: string | null
  min_order: string | null
  from_date: Day | null
  is_inactive: boolean
  is_early: boolean
  is_expired: boolean
  is_used_up: boolean
  is_used_by_customer: boolean
  is_for_others: boolean
  products: string[] | null
}

/** The first that is true is the reason. */
const refusals: readonly (readonly [keyof CouponRow, string])[] = [
  ['is_inactive', 'couponInactive'],
  ['is_early', 'couponNotYet'],
  ['is_expired', 'couponExpired'],
  ['is_used_up', 'couponUsedUp'],
  ['is_used_by_customer', 'couponUsedByCustomer'],
  ['is_for_others', 'couponCustomerGroup'],
]
const refusalOf = (row: CouponRow): string | null => refusals.find(([name]) => row[name] === true)?.[1] ?? null

/** Uses are the bills that name the coupon; of an unlimited coupon nobody counts them. */
const isReached = (limit: Sql, bill: string | null, further: Sql = sql.empty): Sql =>
  sql`coalesce(case when ${limit} is not null then ${limit} <= (select count(*) from sales_bill h${further}
      where ${sql.ours('h')} and h.coupon_id = r.id and h.document_id is distinct from ${bill}::uuid) end, false)`

/** Looks at the bills that name the coupon alone: a customer may have many others. */
const ofCustomer = (customer: string | null): Sql =>
  sql` cross join lateral (select from document d where ${sql.ours('d')} and d.id = h.document_id and d.partner_id = ${customer}::uuid limit 1) d`

/**
 * The terms of a code, and the name of its coupon. A save that wants the last use for itself must hold the lock of the
 * coupon.
 */
export const couponTerms = async (
  scope: Scope,
  { code, partner, day, products, bill }: CouponQuestion,
): Promise<{ terms: CouponTerms; name: string }> => {
  const on = day ?? scope.today
  const customer = isStoredId(partner) ? partner : null
  const own = isStoredId(bill) ? bill : null
  const [row] = await scope.tx.query<CouponRow>(
    sql`select r.id, r.name, r.kind, r.value, r.max_amount, r.min_order,
      r.from_date, not r.active as is_inactive, coalesce(r.from_date > ${on}, false) as is_early, coalesce(r.to_date < ${on}, false) as is_expired,
      ${isReached(sql`r.usage_limit`, own)} as is_used_up,
      ${isReached(sql`r.usage_per_customer`, own, ofCustomer(customer))} as is_used_by_customer,
      r.object_groups <> '[]' and not exists (select from partner p where ${sql.ours('p')} and p.id = ${customer}::uuid
        and r.object_groups @> to_jsonb(p.group_id)) as is_for_others,
      case when r.product_groups <> '[]' then array(select p.id from product p where ${sql.ours('p')} and p.id = any(${products.filter(isStoredId)}::uuid[])
        and r.product_groups @> to_jsonb(p.group_id)) end as products
    from coupon r where ${sql.ours('r')} and r.code_key = lower(${code})`,
  )
  const amount = (value: string | null | undefined): Decimal | null => (value == null ? null : decimal(value))
  const isPercent = row?.kind === 1
  const minOrder = amount(row?.min_order)
  return {
    name: row?.name ?? '',
    terms: {
      code,
      coupon: row?.id ?? null,
      refusal: row ? refusalOf(row) : 'couponUnknown',
      since: showDay(row?.from_date),
      percent: isPercent ? amount(row.value) : null,
      amount: isPercent ? null : amount(row?.value),
      maxAmount: amount(row?.max_amount),
      minOrder,
      minimum: showNumber(minOrder, { language: scope.language }),
      products: (row?.products as CouponTerms['products'] | undefined) ?? null,
    },
  }
}

/** The bill with the terms of its code, without its own use. */
export const withCouponTerms = async <B extends Bill>(scope: Scope, bill: B): Promise<B> => {
  if (!bill.couponCode) return bill
  const { terms } = await couponTerms(scope, {
    code: bill.couponCode,
    partner: bill.partner,
    day: bill.date,
    products: bill.lines.map((line) => line.product),
    bill: bill.id || null,
  })
  return { ...bill, couponTerms: terms }
}

/** A bill that is not posted names no coupon, so that those that do are its uses. */
export const forgetUnposted = async (
  { tx }: Scope,
  { before, after }: { before: Bill | null; after: Bill | null },
): Promise<void> => {
  const bill = after ?? before
  if (!bill?.couponId || (after && isPosted(posting, after))) return
  await tx.query(sql`update sales_bill h set coupon_id = null where ${sql.ours('h')} and h.document_id = ${bill.id}`)
}
