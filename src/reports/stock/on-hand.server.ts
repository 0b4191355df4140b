import { decimal, fromLedger, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { answers, ROW_LIMIT, type ReportParams, type WithRequired } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { productTerms } from '../_shared/filters.server.ts'
import { answerOf } from '../_shared/beginning.server.ts'
import { goodsRows } from './goods-rows.server.ts'
import { onHand } from './on-hand.ts'
import { productsInOrder } from './in-order.server.ts'
import { storesStatement, storeNames, type StoreRow } from './stores.server.ts'

type OnHand = WithRequired<ReportParams<typeof onHand>, 'stores'>

const statement = (states: Sql, more: Sql): Sql => sql`
with states as materialized (${states}), held as materialized (
  select p.id, whole_sum(s.after_quantity) as quantity from states s join product p on ${sql.ours('p')} and p.id = s.product_id group by p.id
)
select x.id as product, x.code as "productCode", x.name as "productName", u.name as "unitName", held.quantity, g.name as "groupName"${more}
from held
${productsInOrder(sql`held.id`)}
where held.quantity <> 0
order by g.place, x.place
limit ${ROW_LIMIT + 1}`

/** Units larger than the base unit, the largest first. */
const unitsStatement = (params: OnHand): Sql => sql`
select s.product_id, s.factor, u.name
from product_unit s
join unit u on u.tenant_id = s.tenant_id and u.id = s.unit_id
where ${sql.ours('s')} and s.factor > 1${productTerms(sql`s.product_id`, params)}
order by s.product_id, s.factor desc`

interface UnitRow {
  product_id: string
  factor: string
  name: string
}
type OnHandRow = Record<'product' | 'productCode' | 'productName' | 'unitName' | 'quantity' | 'groupName', string>

/** For example `20 Thùng 20 Lon`: whole secondary units, and the rest in base units. */
export const inUnits = (
  quantity: Decimal,
  baseUnit: string,
  units: readonly { name: string; factor: Decimal }[],
): string => {
  if (quantity <= 0n || units.length === 0) return ''
  let rest: bigint = quantity
  const parts = units.map(({ name, factor }) => {
    const whole = rest / factor
    rest -= whole * factor
    return { amount: decimal(whole), name }
  })
  return [...parts, { amount: rest as Decimal, name: baseUnit }]
    .filter(({ amount }) => amount !== 0n)
    .map(({ amount, name }) => `${showNumber(amount)} ${name}`)
    .join(' ')
}

export const report = answers(onHand, async (scope: Scope, params: OnHand) => {
  const [found, units, stores] = await Promise.all([
    goodsRows<OnHandRow>(scope, params, { at: params.to, statement }),
    scope.tx.query<UnitRow>(unitsStatement(params)),
    scope.tx.query<StoreRow>(storesStatement(params.stores)),
  ])
  const byProduct = Map.groupBy(units, (one) => one.product_id)
  return answerOf(
    found,
    ({ product, quantity, ...row }, index) => {
      const own = (byProduct.get(product) ?? []).map((one) => ({ name: one.name, factor: decimal(one.factor) }))
      const note = inUnits(fromLedger(quantity), row.unitName, own)
      return { ...row, ordinal: index + 1, onHand: fromLedger(quantity), note }
    },
    () => ({ extra: { storeNames: storeNames(scope, stores) } }),
  )
})
