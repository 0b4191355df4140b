-- as it opens

-- planned anew
with matching as materialized (select r.id as id, r."code_key" as v0, r.created_at as t0, r.id as t1
from "product" r where r.tenant_id = $1 and r.active)
select count(*)::int as count, (select coalesce(sum(b.quantity), 0) * 0.0001 from (select b.tenant_id, b.product_id,
    b.store_id, case when b.last_day <= $2::text::date then b.quantity else coalesce((select e.quantity_after from
    stock_entry e
where e.tenant_id = $1 and e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $3::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where b.tenant_id = $1) b where b.product_id in (select id from matching)) as s0, array(select m.id from matching m
    order by m.v0 asc, m.t0 asc, m.t1 asc limit $4::bigint offset $5::bigint) as keys from matching;

select r.id as key, r."code" as c0, r."name" as c1, r."name2" as c2, r."code2" as c3, ((select b.name from product_group
    g join product_branch b on b.tenant_id = g.tenant_id and b.id = g.branch_id where g.id = r.group_id)) as c4,
    j_group."name" as c5, r."product_type" as c6, j_unit."name" as c7, j_saleunit."name" as c8, j_purchaseunit."name" as
    c9, r."sell_price" as c10, r."buy_price" as c11, ((select round(sum(b.value)::numeric / nullif(sum(b.quantity), 0),
    4) from (select b.tenant_id, b.product_id, b.store_id, case when b.last_day <= $1::text::date then b.quantity else
    coalesce((select e.quantity_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $2::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity, case when
    b.last_day <= $3::text::date then b.value else coalesce((select e.value_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $4::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as value from stock_balance b
    where true) b where b.product_id = r.id)) as c12, r."vat_rate" as c13, (coalesce((select sum(b.quantity) from
    (select b.tenant_id, b.product_id, b.store_id, case when b.last_day <= $5::text::date then b.quantity else
    coalesce((select e.quantity_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $6::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where true) b where b.product_id = r.id), 0) * 0.0001) as c14, r."stock_min" as c15, r."stock_max" as c16,
    r."active" as c17, r."group_id" as c18, r."vat_reducible" as c19, (coalesce((select sum(b.quantity) from (select
    b.tenant_id, b.product_id, b.store_id, case when b.last_day <= $7::text::date then b.quantity else coalesce((select
    e.quantity_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $8::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where true) b where b.product_id = r.id
and ($9::text::text = '' or b.store_id = nullif($10::text::text, '')::uuid)), 0) * 0.0001) as c20, ((select round(b.cost
    * 0.000001, 4) from (select b.tenant_id, b.product_id, b.store_id, case when b.last_day <= $11::text::date then
    b.cost else coalesce((select e.cost_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $12::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as cost from stock_balance b
    where true) b where b.product_id = r.id and b.store_id = nullif($13::text::text, '')::uuid)) as c21, r."barcode" as
    c22, (case when exists (select from product_unit p where p.product_id = r.id) then (
select json_agg(json_build_object('unit', u.unit_id, 'unitName', n.name, 'factor', u.factor::text, 'sellPrice',
    u.sell_price::text,
'buyPrice', u.buy_price::text, 'code', u.code, 'barcode', u.barcode, 'decimals', n.decimals) order by u.ordinal)
from (select -1 as ordinal, r.unit_id, 1::numeric as factor, r.sell_price, r.buy_price, null::text as code, r.barcode
    union all
select p.ordinal, p.unit_id, p.factor, coalesce(p.sell_price, round(r.sell_price * p.factor, 4)), coalesce(p.buy_price,
    round(r.buy_price * p.factor, 4)), p.code, p.barcode
from product_unit p where p.product_id = r.id) u
join unit n on n.id = u.unit_id
) else (select json_build_array(json_build_object('unit', u.unit_id, 'unitName', n.name, 'factor', u.factor::text,
    'sellPrice', u.sell_price::text,
'buyPrice', u.buy_price::text, 'code', u.code, 'barcode', u.barcode, 'decimals', n.decimals)) from (select -1 as
    ordinal, r.unit_id, 1::numeric as factor, r.sell_price, r.buy_price, null::text as code, r.barcode) u join unit n on
    n.id = u.unit_id) end) as c23, r."unit_id" as c24, r."sale_unit_id" as c25, r."purchase_unit_id" as c26,
    r."track_stock" as c27, r."weight" as c28, r."version" as c29
from "product" r
left join "product_group" j_group on j_group.tenant_id = r.tenant_id and j_group.id = r."group_id"
left join "unit" j_unit on j_unit.tenant_id = r.tenant_id and j_unit.id = r."unit_id"
left join "unit" j_saleunit on j_saleunit.tenant_id = r.tenant_id and j_saleunit.id = r."sale_unit_id"
left join "unit" j_purchaseunit on j_purchaseunit.tenant_id = r.tenant_id and j_purchaseunit.id = r."purchase_unit_id"
where r.id = any($14)
order by array_position($15, r.id);

-- with words

-- planned anew
with matching as materialized (select r.id as id, r."code_key" as v0, r.created_at as t0, r.id as t1
from "product" r where r.tenant_id = $1 and r.active and (r.search like $2))
select count(*)::int as count, (select coalesce(sum(b.quantity), 0) * 0.0001 from (select b.tenant_id, b.product_id,
    b.store_id, case when b.last_day <= $3::text::date then b.quantity else coalesce((select e.quantity_after from
    stock_entry e
where e.tenant_id = $1 and e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $4::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where b.tenant_id = $1) b where b.product_id in (select id from matching)) as s0, array(select m.id from matching m
    order by m.v0 asc, m.t0 asc, m.t1 asc limit $5::bigint offset $6::bigint) as keys from matching;

-- again: select r.id as key, r."code" as c0, r."name" as c1, r."name2" as c2, r."code2" as c3, ((select b.nam …

-- by name2

-- planned anew
with matching as materialized (select r.id as id, nullif(r."name2", '') as v0, r.created_at as t0, r.id as t1
from "product" r where r.tenant_id = $1 and r.active), rank0 as (select v, dense_rank() over (order by lower(v) collate
    vietnamese) as r from (select distinct v0 as v from matching) x)
select count(*)::int as count, (select coalesce(sum(b.quantity), 0) * 0.0001 from (select b.tenant_id, b.product_id,
    b.store_id, case when b.last_day <= $2::text::date then b.quantity else coalesce((select e.quantity_after from
    stock_entry e
where e.tenant_id = $1 and e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $3::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where b.tenant_id = $1) b where b.product_id in (select id from matching)) as s0, array(select m.id from matching m
    left join rank0 on rank0.v = m.v0 order by rank0.r asc nulls last, m.t0 asc, m.t1 asc limit $4::bigint offset
    $5::bigint) as keys from matching;

-- again: select r.id as key, r."code" as c0, r."name" as c1, r."name2" as c2, r."code2" as c3, ((select b.nam …

-- by groupName

-- planned anew
with matching as materialized (select r.id as id, nullif(j_group."name", '') as v0, r.created_at as t0, r.id as t1
from "product" r left join "product_group" j_group on j_group.tenant_id = r.tenant_id and j_group.id = r."group_id"
    where r.tenant_id = $1 and r.active), rank0 as (select v, dense_rank() over (order by lower(v) collate vietnamese)
    as r from (select distinct v0 as v from matching) x)
select count(*)::int as count, (select coalesce(sum(b.quantity), 0) * 0.0001 from (select b.tenant_id, b.product_id,
    b.store_id, case when b.last_day <= $2::text::date then b.quantity else coalesce((select e.quantity_after from
    stock_entry e
where e.tenant_id = $1 and e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $3::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where b.tenant_id = $1) b where b.product_id in (select id from matching)) as s0, array(select m.id from matching m
    left join rank0 on rank0.v = m.v0 order by rank0.r asc nulls last, m.t0 asc, m.t1 asc limit $4::bigint offset
    $5::bigint) as keys from matching;

-- again: select r.id as key, r."code" as c0, r."name" as c1, r."name2" as c2, r."code2" as c3, ((select b.nam …
