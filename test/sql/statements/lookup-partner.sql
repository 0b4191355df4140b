-- nothing typed

-- planned anew
with matching as materialized (select r.id as id, r."name_key" as v0, r.created_at as t0, r.id as t1
from "partner" r where r.tenant_id = $1 and r.active)
select count(*)::int as count, array(select m.id from matching m order by m.v0 asc, m.t0 asc, m.t1 asc limit $2::bigint
    offset $3::bigint) as keys from matching;

select r.id as key, r."code" as c0, r."name" as c1, r."phone1" as c2, r."group_id" as c3, (coalesce((select b.amount
    from (select b.tenant_id, b.partner_id, b.side, b.amount - case when (select exists (select from debt_entry x where
    x.side in ('receivable', 'payable') and x.day > $1::text::date)) then coalesce((select sum(e.amount)::bigint from
    debt_entry e
where e.partner_id = b.partner_id and e.side = b.side and e.day > $2::text::date), 0) else 0 end as amount
from debt_balance b where true) b where b.partner_id = r.id and b.side = 'receivable'), 0) * 0.0001) as c4,
    (coalesce((select b.amount from (select b.tenant_id, b.partner_id, b.side, b.amount - case when (select exists
    (select from debt_entry x where x.side in ('receivable', 'payable') and x.day > $3::text::date)) then
    coalesce((select sum(e.amount)::bigint from debt_entry e
where e.partner_id = b.partner_id and e.side = b.side and e.day > $4::text::date), 0) else 0 end as amount
from debt_balance b where true) b where b.partner_id = r.id and b.side = 'payable'), 0) * 0.0001) as c5, ((select
    nullif(concat_ws(', ', nullif(r.address1, ''), v.name, d.name, p.name, n.name), '') from (values (1)) one
left join village v on v.id = r.village_id left join district d on d.id = r.district_id
left join province p on p.id = r.province_id left join own_nation n on n.id = r.nation_id)) as c6, r."address2" as c7,
    r."province_id" as c8, r."district_id" as c9, r."village_id" as c10, r."tax_id" as c11, r."partner_type" as c12,
    r."price_level_id" as c13, r."payment_term_id" as c14, ((select t.days from payment_term t where t.id =
    r.payment_term_id)) as c15, r."credit_limit" as c16, r."goods_discount" as c17, r."employee_id" as c18,
    r."payment_method" as c19, r."is_walk_in" as c20
from "partner" r
where r.id = any($5)
order by array_position($6, r.id);

-- a word

-- planned anew
with matching as materialized (select r.id as id, (case when r.code_key = lower($1) then 0 when starts_with(r.code_key,
    lower($2)) then 1 when starts_with(r.search, r.code_key || ' ' || $3) then 2 else 3 end) as v0, r."name_key" as v1,
    r.created_at as t0, r.id as t1
from "partner" r where r.tenant_id = $4 and r.active and (r.search like $5) and (r.search like $6))
select count(*)::int as count, array(select m.id from matching m order by m.v0 asc, m.v1 asc, m.t0 asc, m.t1 asc limit
    $7::bigint offset $8::bigint) as keys from matching;

select r.id as key, r."code" as c0, r."name" as c1, (case when r.code_key = lower($1) then 0 when
    starts_with(r.code_key, lower($2)) then 1 when starts_with(r.search, r.code_key || ' ' || $3) then 2 else 3 end) as
    c2, r."phone1" as c3, r."group_id" as c4, (coalesce((select b.amount from (select b.tenant_id, b.partner_id, b.side,
    b.amount - case when (select exists (select from debt_entry x where x.side in ('receivable', 'payable') and x.day >
    $4::text::date)) then coalesce((select sum(e.amount)::bigint from debt_entry e
where e.partner_id = b.partner_id and e.side = b.side and e.day > $5::text::date), 0) else 0 end as amount
from debt_balance b where true) b where b.partner_id = r.id and b.side = 'receivable'), 0) * 0.0001) as c5,
    (coalesce((select b.amount from (select b.tenant_id, b.partner_id, b.side, b.amount - case when (select exists
    (select from debt_entry x where x.side in ('receivable', 'payable') and x.day > $6::text::date)) then
    coalesce((select sum(e.amount)::bigint from debt_entry e
where e.partner_id = b.partner_id and e.side = b.side and e.day > $7::text::date), 0) else 0 end as amount
from debt_balance b where true) b where b.partner_id = r.id and b.side = 'payable'), 0) * 0.0001) as c6, ((select
    nullif(concat_ws(', ', nullif(r.address1, ''), v.name, d.name, p.name, n.name), '') from (values (1)) one
left join village v on v.id = r.village_id left join district d on d.id = r.district_id
left join province p on p.id = r.province_id left join own_nation n on n.id = r.nation_id)) as c7, r."address2" as c8,
    r."province_id" as c9, r."district_id" as c10, r."village_id" as c11, r."tax_id" as c12, r."partner_type" as c13,
    r."price_level_id" as c14, r."payment_term_id" as c15, ((select t.days from payment_term t where t.id =
    r.payment_term_id)) as c16, r."credit_limit" as c17, r."goods_discount" as c18, r."employee_id" as c19,
    r."payment_method" as c20, r."is_walk_in" as c21
from "partner" r
where r.id = any($8)
order by array_position($9, r.id);

-- a whole code

-- planned anew
with matching as materialized (select r.id as id, (case when r.code_key = lower($1) then 0 when starts_with(r.code_key,
    lower($2)) then 1 when starts_with(r.search, r.code_key || ' ' || $3) then 2 else 3 end) as v0, r."name_key" as v1,
    r.created_at as t0, r.id as t1
from "partner" r where r.tenant_id = $4 and r.active and (r.search like $5))
select count(*)::int as count, array(select m.id from matching m order by m.v0 asc, m.v1 asc, m.t0 asc, m.t1 asc limit
    $6::bigint offset $7::bigint) as keys from matching;

-- again: select r.id as key, r."code" as c0, r."name" as c1, (case when r.code_key = lower($1) then 0 when st …

-- a word and one that nothing matches

-- planned anew
with matching as materialized (select r.id as id, (case when r.code_key = lower($1) then 0 when starts_with(r.code_key,
    lower($2)) then 1 when starts_with(r.search, r.code_key || ' ' || $3) then 2 else 3 end) as v0, r."name_key" as v1,
    r.created_at as t0, r.id as t1
from "partner" r where r.tenant_id = $4 and r.active and (r.search like $5) and (r.search like $6) and (r.search like
    $7))
select count(*)::int as count, array(select m.id from matching m order by m.v0 asc, m.v1 asc, m.t0 asc, m.t1 asc limit
    $8::bigint offset $9::bigint) as keys from matching;
