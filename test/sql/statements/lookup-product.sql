-- nothing typed

-- planned anew
with matching as materialized (select r.id as id, r."name_key" as v0, r.created_at as t0, r.id as t1
from "product" r where r.tenant_id = $1 and r.active)
select count(*)::int as count, array(select m.id from matching m order by m.v0 asc, m.t0 asc, m.t1 asc limit $2::bigint
    offset $3::bigint) as keys from matching;

select r.id as key, r."code" as c0, r."name" as c1, ((select n.name from unit n where n.id = r.unit_id)) as c2,
    r."group_id" as c3, r."sell_price" as c4, r."vat_rate" as c5, r."vat_reducible" as c6, (coalesce((select
    sum(b.quantity) from (select b.tenant_id, b.product_id, b.store_id, case when b.last_day <= $1::text::date then
    b.quantity else coalesce((select e.quantity_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $2::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where true) b where b.product_id = r.id
and ($3::text::text = '' or b.store_id = nullif($4::text::text, '')::uuid)), 0) * 0.0001) as c7, ((select round(b.cost *
    0.000001, 4) from (select b.tenant_id, b.product_id, b.store_id, case when b.last_day <= $5::text::date then b.cost
    else coalesce((select e.cost_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $6::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as cost from stock_balance b
    where true) b where b.product_id = r.id and b.store_id = nullif($7::text::text, '')::uuid)) as c8, r."barcode" as
    c9, (case when exists (select from product_unit p where p.product_id = r.id) then (
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
    n.id = u.unit_id) end) as c10, r."unit_id" as c11, r."sale_unit_id" as c12, r."purchase_unit_id" as c13,
    r."track_stock" as c14, r."product_type" as c15, r."weight" as c16
from "product" r
where r.id = any($8)
order by array_position($9, r.id);

-- a word

select id from (select r.id from "product" r where r."code_key" = any($1::text[]) union select r.id from "product" r
    where r."code2_key" = any($2::text[]) union select r.id from "product" r where r."barcode" = any($3::text[]) union
    select c."product_id" from "product_unit" c where c."code_key" = any($4::text[]) union select c."product_id" from
    "product_unit" c where c."barcode" = any($5::text[])) found (id);

-- planned anew
with matching as materialized (select r.id as id, (case when r.code_key = lower($1) then 0 when starts_with(r.code_key,
    lower($2)) then 1 when starts_with(r.search, r.code_key || ' ' || $3) then 2 else 3 end) as v0, r."name_key" as v1,
    r.created_at as t0, r.id as t1
from "product" r where r.tenant_id = $4 and r.active and (r.search like $5))
select count(*)::int as count, array(select m.id from matching m order by m.v0 asc, m.v1 asc, m.t0 asc, m.t1 asc limit
    $6::bigint offset $7::bigint) as keys from matching;

select r.id as key, r."code" as c0, r."name" as c1, (case when r.code_key = lower($1) then 0 when
    starts_with(r.code_key, lower($2)) then 1 when starts_with(r.search, r.code_key || ' ' || $3) then 2 else 3 end) as
    c2, ((select n.name from unit n where n.id = r.unit_id)) as c3, r."group_id" as c4, r."sell_price" as c5,
    r."vat_rate" as c6, r."vat_reducible" as c7, (coalesce((select sum(b.quantity) from (select b.tenant_id,
    b.product_id, b.store_id, case when b.last_day <= $4::text::date then b.quantity else coalesce((select
    e.quantity_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $5::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where true) b where b.product_id = r.id
and ($6::text::text = '' or b.store_id = nullif($7::text::text, '')::uuid)), 0) * 0.0001) as c8, ((select round(b.cost *
    0.000001, 4) from (select b.tenant_id, b.product_id, b.store_id, case when b.last_day <= $8::text::date then b.cost
    else coalesce((select e.cost_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $9::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as cost from stock_balance b
    where true) b where b.product_id = r.id and b.store_id = nullif($10::text::text, '')::uuid)) as c9, r."barcode" as
    c10, (case when exists (select from product_unit p where p.product_id = r.id) then (
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
    n.id = u.unit_id) end) as c11, r."unit_id" as c12, r."sale_unit_id" as c13, r."purchase_unit_id" as c14,
    r."track_stock" as c15, r."product_type" as c16, r."weight" as c17
from "product" r
where r.id = any($11)
order by array_position($12, r.id);

-- a whole code

-- again: select id from (select r.id from "product" r where r."code_key" = any($1::text[]) union select r.id  …

-- planned anew
with matching as materialized (select r.id as id, (case when r.id = any($1::uuid[]) then -1 when r.code_key = lower($2)
    then 0 when starts_with(r.code_key, lower($3)) then 1 when starts_with(r.search, r.code_key || ' ' || $4) then 2
    else 3 end) as v0, r."name_key" as v1, r.created_at as t0, r.id as t1
from "product" r where r.tenant_id = $5 and r.active and (r.search like $6))
select count(*)::int as count, array(select m.id from matching m order by m.v0 asc, m.v1 asc, m.t0 asc, m.t1 asc limit
    $7::bigint offset $8::bigint) as keys from matching;

select r.id as key, r."code" as c0, r."name" as c1, (case when r.id = any($1::uuid[]) then -1 when r.code_key =
    lower($2) then 0 when starts_with(r.code_key, lower($3)) then 1 when starts_with(r.search, r.code_key || ' ' || $4)
    then 2 else 3 end) as c2, ((select n.name from unit n where n.id = r.unit_id)) as c3, r."group_id" as c4,
    r."sell_price" as c5, r."vat_rate" as c6, r."vat_reducible" as c7, (coalesce((select sum(b.quantity) from (select
    b.tenant_id, b.product_id, b.store_id, case when b.last_day <= $5::text::date then b.quantity else coalesce((select
    e.quantity_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $6::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where true) b where b.product_id = r.id
and ($7::text::text = '' or b.store_id = nullif($8::text::text, '')::uuid)), 0) * 0.0001) as c8, ((select round(b.cost *
    0.000001, 4) from (select b.tenant_id, b.product_id, b.store_id, case when b.last_day <= $9::text::date then b.cost
    else coalesce((select e.cost_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $10::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as cost from stock_balance b
    where true) b where b.product_id = r.id and b.store_id = nullif($11::text::text, '')::uuid)) as c9, r."barcode" as
    c10, (case when exists (select from product_unit p where p.product_id = r.id) then (
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
    n.id = u.unit_id) end) as c11, r."unit_id" as c12, r."sale_unit_id" as c13, r."purchase_unit_id" as c14,
    r."track_stock" as c15, r."product_type" as c16, r."weight" as c17
from "product" r
where r.id = any($12)
order by array_position($13, r.id);

-- a word and one that nothing matches

-- again: select id from (select r.id from "product" r where r."code_key" = any($1::text[]) union select r.id  …

-- planned anew
with matching as materialized (select r.id as id, (case when r.code_key = lower($1) then 0 when starts_with(r.code_key,
    lower($2)) then 1 when starts_with(r.search, r.code_key || ' ' || $3) then 2 else 3 end) as v0, r."name_key" as v1,
    r.created_at as t0, r.id as t1
from "product" r where r.tenant_id = $4 and r.active and (r.search like $5) and (r.search like $6))
select count(*)::int as count, array(select m.id from matching m order by m.v0 asc, m.v1 asc, m.t0 asc, m.t1 asc limit
    $7::bigint offset $8::bigint) as keys from matching;

-- again: select id from (select r.id from "product" r where r."code_key" = any($1::text[]) union select r.id  …

-- planned anew
with matching as materialized (select r.id as id, (case when r.code_key = lower($1) then 0 when starts_with(r.code_key,
    lower($2)) then 1 when starts_with(r.search, r.code_key || ' ' || $3) then 2 else 3 end) as v0, r."name_key" as v1,
    r.created_at as t0, r.id as t1
from "product" r where r.tenant_id = $4 and r.active and (exists (select from unit n where n.tenant_id = $4 and
    position(' ' || $5::text::text in ' ' || n.search) > 0
and (n.id = r.unit_id or n.id in (select p.unit_id from product_unit p where p.tenant_id = $4 and p.product_id =
    r.id)))) and (r.search like $6))
select count(*)::int as count, array(select m.id from matching m order by m.v0 asc, m.v1 asc, m.t0 asc, m.t1 asc limit
    $7::bigint offset $8::bigint) as keys from matching;
