import { factor, integer, price, ref, text, type Fields } from '#model/field.ts'
import type { Fact } from '#model/list.ts'

/** A product's units for documents and lookups: the base unit first, prices filled in. */
const unitShape = {
  unit: ref('unit')({ label: 'product.unit', wire: 'unitId' }),
  unitName: text({ label: 'product.unit', wire: 'Unit' }),
  factor: factor({ label: 'product.factor' }),
  sellPrice: price({ label: 'product.sellPrice', wire: 'Price' }),
  buyPrice: price({ label: 'product.buyPrice', cost: true }),
  barcode: text({ label: 'product.barcode' }),
  decimals: integer({ label: 'unit.decimals' }),
} satisfies Fields

const unitsSql = `(select json_agg(json_build_object('unit', u.unit_id, 'unitName', n.name, 'factor', u.factor::text, 'sellPrice', u.sell_price::text,
    'buyPrice', u.buy_price::text, 'barcode', u.barcode, 'decimals', n.decimals) order by u.ordinal)
  from (select -1 as ordinal, r.unit_id, 1::numeric as factor, r.sell_price, r.buy_price, r.barcode
    union all select p.ordinal, p.unit_id, p.factor, coalesce(p.sell_price, round(r.sell_price * p.factor, 4)), coalesce(p.buy_price, round(r.buy_price * p.factor, 4)), p.barcode
    from product_unit p where p.product_id = r.id) u join unit n on n.id = u.unit_id)`

const storesSql = `(select json_agg(json_build_object('store', b.store_id, 'storeName', s.name, 'onHand', (b.quantity * 0.0001)::text, 'value', (b.value * 0.0001)::text) order by s.code)
  from stock_balance b join store s on s.id = b.store_id where b.product_id = r.id and b.quantity <> 0)`

export const productFacts = {
  // Beside the field of that name: what a document may be written in.
  unitName: { sql: '(select n.name from unit n where n.id = r.unit_id)' },
  unitDecimals: { sql: '(select n.decimals from unit n where n.id = r.unit_id)', kind: 'integer' },
  units: { sql: unitsSql, kind: 'records', fields: unitShape },
  branchName: {
    sql: '(select b.name from product_group g join product_branch b on b.id = g.branch_id where g.id = r.group_id)',
    kind: 'text',
  },
  onHand: {
    sql: 'coalesce((select sum(b.quantity) from stock_balance b where b.product_id = r.id), 0) * 0.0001',
    total:
      'select coalesce(sum(b.quantity), 0) * 0.0001 from stock_balance b where b.product_id in (select id from matching)',
  },
  onHandAt: {
    sql: `coalesce((select sum(b.quantity) from stock_balance b where b.product_id = r.id
      and ($Store_ID::text = '' or b.store_id = nullif($Store_ID::text, '')::uuid)), 0) * 0.0001`,
    kind: 'quantity',
  },
  // What a unit costs now in the store a document is of (kept in millionths); nothing there, nothing to compare a price with.
  costAt: {
    sql: `(select round(b.cost * 0.000001, 4) from stock_balance b where b.product_id = r.id and b.store_id = nullif($Store_ID::text, '')::uuid)`,
    kind: 'price',
    cost: true,
  },
  costPrice: {
    sql: '(select round(sum(b.value)::numeric / nullif(sum(b.quantity), 0), 4) from stock_balance b where b.product_id = r.id)',
  },
  stores: { sql: storesSql },
} satisfies Record<string, Fact>
