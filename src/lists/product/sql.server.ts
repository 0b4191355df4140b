import { readValue } from '#engine/record/value.ts'
import type { GatheredFact } from '#engine/gathered-fact.ts'
import type { ListSql } from '#engine/list-sql.ts'
import { sql } from '#engine/sql.ts'
import { laterText, stockText } from '#engine/today.ts'
import { one } from '#kernel/decimal.ts'
import { productFacts } from './facts.ts'

const unitJson = `json_build_object('unit', u.unit_id, 'unitName', n.name, 'factor', u.factor::text, 'sellPrice', u.sell_price::text,
    'buyPrice', u.buy_price::text, 'code', u.code, 'barcode', u.barcode, 'decimals', n.decimals)`
const baseUnit =
  'select -1 as ordinal, r.unit_id, 1::numeric as factor, r.sell_price, r.buy_price, null::text as code, r.barcode'

/**
 * The units of a product for documents and lookups: the base unit first, with prices filled in. Most products have
 * only the base unit; that case is handled separately because sorting would take longer than reading everything else.
 */
const unitsSql = `case when exists (select from product_unit p where $ours(p) and p.product_id = r.id) then (
    select json_agg(${unitJson} order by u.ordinal)
    from (${baseUnit} union all
      select p.ordinal, p.unit_id, p.factor, coalesce(p.sell_price, round(r.sell_price * p.factor, 4)), coalesce(p.buy_price, round(r.buy_price * p.factor, 4)), p.code, p.barcode
      from product_unit p where $ours(p) and p.product_id = r.id) u
    join unit n on $ours(n) and n.id = u.unit_id
  ) else (select json_build_array(${unitJson}) from (${baseUnit}) u join unit n on $ours(n) and n.id = u.unit_id) end`

/** The same, of many products: most have no other unit, and few base units are shared by all. */
const units: GatheredFact = {
  from: ['unit', 'sellPrice', 'buyPrice', 'barcode'],
  ref: 'unit',
  rows: (
    ids,
  ) => sql`select p.product_id as id, p.unit_id as unit, n.name as "unitName", p.factor::text, n.decimals, p.code, p.barcode,
      coalesce(p.sell_price, round(r.sell_price * p.factor, 4))::text as "sellPrice", coalesce(p.buy_price, round(r.buy_price * p.factor, 4))::text as "buyPrice"
    from product_unit p
    join product r on r.tenant_id = p.tenant_id and r.id = p.product_id
    join unit n on n.tenant_id = p.tenant_id and n.id = p.unit_id
    where ${sql.ours('p')} and p.product_id = any(${ids}::uuid[]) order by p.product_id, p.ordinal`,
  make: ({ unit, sellPrice, buyPrice, barcode }, base, others) => [
    {
      unit,
      unitName: base?.name ?? null,
      factor: one,
      sellPrice,
      buyPrice,
      code: null,
      barcode,
      decimals: base?.['decimals'] ?? null,
    },
    ...(readValue(productFacts.units, others) as unknown[]),
  ],
}

const storesSql = `(select json_agg(json_build_object('store', b.store_id, 'storeName', s.name, 'onHand', (b.quantity * 0.0001)::text, 'value', (b.value * 0.0001)::text) order by s.code_key)
  from ${stockText('quantity', 'value')} b join store s on s.tenant_id = b.tenant_id and s.id = b.store_id where b.product_id = r.id and b.quantity <> 0)`

export const productSql: ListSql = {
  gathered: { units, unitName: { from: ['unit'], ref: 'unit', make: (_, base) => base?.name ?? null } },
  facts: {
    unitName: '(select n.name from unit n where $ours(n) and n.id = r.unit_id)',
    units: unitsSql,
    branchName:
      '(select b.name from product_group g join product_branch b on b.tenant_id = g.tenant_id and b.id = g.branch_id where $ours(g) and g.id = r.group_id)',
    onHand: {
      value: `coalesce((select sum(b.quantity) from ${stockText('quantity')} b where b.product_id = r.id), 0) * 0.0001`,
      total: `select coalesce(sum(b.quantity), 0) * 0.0001 from ${stockText('quantity')} b where b.product_id in (select id from matching)`,
    },
    onHandAt: `coalesce((select sum(b.quantity) from ${stockText('quantity')} b where b.product_id = r.id
      and ($Store_ID::text = '' or b.store_id = nullif($Store_ID::text, '')::uuid)), 0) * 0.0001`,
    // The unit cost of today in the document's store (stored in millionths).
    costAt: `(select round(b.cost * 0.000001, 4) from ${stockText('cost')} b where b.product_id = r.id and b.store_id = nullif($Store_ID::text, '')::uuid)`,
    costPrice: `(select round(sum(b.value)::numeric / nullif(sum(b.quantity), 0), 4) from ${stockText('quantity', 'value')} b where b.product_id = r.id)`,
    stores: storesSql,
    laterDocuments: laterText('stock_entry', 'product_id'),
  },
  filters: {
    short: `r.stock_min * 10000 > coalesce((select sum(b.quantity) from ${stockText('quantity')} b where b.product_id = r.id), 0) and $::text <> ''`,
    above: `r.stock_max * 10000 < coalesce((select sum(b.quantity) from ${stockText('quantity')} b where b.product_id = r.id), 0) and $::text <> ''`,
    Branch_ID: 'r.group_id in (select g.id from product_group g where $ours(g) and g.branch_id = $::uuid)',
    unitWord: `exists (select from unit n where $ours(n) and position(' ' || $::text in ' ' || n.search) > 0
      and (n.id = r.unit_id or n.id in (select p.unit_id from product_unit p where $ours(p) and p.product_id = r.id)))`,
  },
}
