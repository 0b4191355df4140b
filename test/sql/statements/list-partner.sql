-- as it opens

-- planned anew
with matching as materialized (select r.id as id, r."code_key" as v0, r.created_at as t0, r.id as t1
from "partner" r where r.tenant_id = $1 and r.active)
select count(*)::int as count, (select coalesce(sum(b.amount), 0) * 0.0001 from (select b.tenant_id, b.partner_id,
    b.side, b.amount - case when (select exists (select from debt_entry x where x.tenant_id = $1 and x.side in
    ('receivable', 'payable') and x.day > $2::text::date)) then coalesce((select sum(e.amount)::bigint from debt_entry e
where e.tenant_id = $1 and e.partner_id = b.partner_id and e.side = b.side and e.day > $3::text::date), 0) else 0 end as
    amount
from debt_balance b where b.tenant_id = $1) b where b.side = 'receivable' and b.partner_id in (select id from matching))
    as s0, (select coalesce(sum(b.amount), 0) * 0.0001 from (select b.tenant_id, b.partner_id, b.side, b.amount - case
    when (select exists (select from debt_entry x where x.tenant_id = $1 and x.side in ('receivable', 'payable') and
    x.day > $4::text::date)) then coalesce((select sum(e.amount)::bigint from debt_entry e
where e.tenant_id = $1 and e.partner_id = b.partner_id and e.side = b.side and e.day > $5::text::date), 0) else 0 end as
    amount
from debt_balance b where b.tenant_id = $1) b where b.side = 'payable' and b.partner_id in (select id from matching)) as
    s1, array(select m.id from matching m order by m.v0 asc, m.t0 asc, m.t1 asc limit $6::bigint offset $7::bigint) as
    keys from matching;

select r.id as key, r."code" as c0, r."name" as c1, j_group."name" as c2, r."partner_type" as c3, r."phone1" as c4,
    r."email" as c5, r."address1" as c6, j_province."name" as c7, j_district."name" as c8, j_village."name" as c9,
    r."tax_id" as c10, (coalesce((select b.amount from (select b.tenant_id, b.partner_id, b.side, b.amount - case when
    (select exists (select from debt_entry x where x.side in ('receivable', 'payable') and x.day > $1::text::date)) then
    coalesce((select sum(e.amount)::bigint from debt_entry e
where e.partner_id = b.partner_id and e.side = b.side and e.day > $2::text::date), 0) else 0 end as amount
from debt_balance b where true) b where b.partner_id = r.id and b.side = 'receivable'), 0) * 0.0001) as c11,
    (coalesce((select b.amount from (select b.tenant_id, b.partner_id, b.side, b.amount - case when (select exists
    (select from debt_entry x where x.side in ('receivable', 'payable') and x.day > $3::text::date)) then
    coalesce((select sum(e.amount)::bigint from debt_entry e
where e.partner_id = b.partner_id and e.side = b.side and e.day > $4::text::date), 0) else 0 end as amount
from debt_balance b where true) b where b.partner_id = r.id and b.side = 'payable'), 0) * 0.0001) as c12,
    r."credit_limit" as c13, j_employee."name" as c14, j_pricelevel."name" as c15, r."language" as c16, r."active" as
    c17, r."group_id" as c18, ((select nullif(concat_ws(', ', nullif(r.address1, ''), v.name, d.name, p.name, n.name),
    '') from (values (1)) one
left join village v on v.id = r.village_id left join district d on d.id = r.district_id
left join province p on p.id = r.province_id left join own_nation n on n.id = r.nation_id)) as c19, r."address2" as c20,
    r."province_id" as c21, r."district_id" as c22, r."village_id" as c23, r."price_level_id" as c24,
    r."payment_term_id" as c25, ((select t.days from payment_term t where t.id = r.payment_term_id)) as c26,
    r."goods_discount" as c27, r."employee_id" as c28, r."payment_method" as c29, r."is_walk_in" as c30, r."version" as
    c31
from "partner" r
left join "partner_group" j_group on j_group.tenant_id = r.tenant_id and j_group.id = r."group_id"
left join "province" j_province on j_province.tenant_id = r.tenant_id and j_province.id = r."province_id"
left join "district" j_district on j_district.tenant_id = r.tenant_id and j_district.id = r."district_id"
left join "village" j_village on j_village.tenant_id = r.tenant_id and j_village.id = r."village_id"
left join "employee" j_employee on j_employee.tenant_id = r.tenant_id and j_employee.id = r."employee_id"
left join "price_level" j_pricelevel on j_pricelevel.tenant_id = r.tenant_id and j_pricelevel.id = r."price_level_id"
where r.id = any($5)
order by array_position($6, r.id);

-- with words

-- planned anew
with matching as materialized (select r.id as id, r."code_key" as v0, r.created_at as t0, r.id as t1
from "partner" r where r.tenant_id = $1 and r.active and (r.search like $2) and (r.search like $3))
select count(*)::int as count, (select coalesce(sum(b.amount), 0) * 0.0001 from (select b.tenant_id, b.partner_id,
    b.side, b.amount - case when (select exists (select from debt_entry x where x.tenant_id = $1 and x.side in
    ('receivable', 'payable') and x.day > $4::text::date)) then coalesce((select sum(e.amount)::bigint from debt_entry e
where e.tenant_id = $1 and e.partner_id = b.partner_id and e.side = b.side and e.day > $5::text::date), 0) else 0 end as
    amount
from debt_balance b where b.tenant_id = $1) b where b.side = 'receivable' and b.partner_id in (select id from matching))
    as s0, (select coalesce(sum(b.amount), 0) * 0.0001 from (select b.tenant_id, b.partner_id, b.side, b.amount - case
    when (select exists (select from debt_entry x where x.tenant_id = $1 and x.side in ('receivable', 'payable') and
    x.day > $6::text::date)) then coalesce((select sum(e.amount)::bigint from debt_entry e
where e.tenant_id = $1 and e.partner_id = b.partner_id and e.side = b.side and e.day > $7::text::date), 0) else 0 end as
    amount
from debt_balance b where b.tenant_id = $1) b where b.side = 'payable' and b.partner_id in (select id from matching)) as
    s1, array(select m.id from matching m order by m.v0 asc, m.t0 asc, m.t1 asc limit $8::bigint offset $9::bigint) as
    keys from matching;

-- again: select r.id as key, r."code" as c0, r."name" as c1, j_group."name" as c2, r."partner_type" as c3, r. …

-- by partnerType

-- planned anew
with matching as materialized (select r.id as id, r."partner_type" as v0, r.created_at as t0, r.id as t1
from "partner" r where r.tenant_id = $1 and r.active)
select count(*)::int as count, (select coalesce(sum(b.amount), 0) * 0.0001 from (select b.tenant_id, b.partner_id,
    b.side, b.amount - case when (select exists (select from debt_entry x where x.tenant_id = $1 and x.side in
    ('receivable', 'payable') and x.day > $2::text::date)) then coalesce((select sum(e.amount)::bigint from debt_entry e
where e.tenant_id = $1 and e.partner_id = b.partner_id and e.side = b.side and e.day > $3::text::date), 0) else 0 end as
    amount
from debt_balance b where b.tenant_id = $1) b where b.side = 'receivable' and b.partner_id in (select id from matching))
    as s0, (select coalesce(sum(b.amount), 0) * 0.0001 from (select b.tenant_id, b.partner_id, b.side, b.amount - case
    when (select exists (select from debt_entry x where x.tenant_id = $1 and x.side in ('receivable', 'payable') and
    x.day > $4::text::date)) then coalesce((select sum(e.amount)::bigint from debt_entry e
where e.tenant_id = $1 and e.partner_id = b.partner_id and e.side = b.side and e.day > $5::text::date), 0) else 0 end as
    amount
from debt_balance b where b.tenant_id = $1) b where b.side = 'payable' and b.partner_id in (select id from matching)) as
    s1, array(select m.id from matching m order by m.v0 asc nulls last, m.t0 asc, m.t1 asc limit $6::bigint offset
    $7::bigint) as keys from matching;

-- again: select r.id as key, r."code" as c0, r."name" as c1, j_group."name" as c2, r."partner_type" as c3, r. …

-- by groupName

-- planned anew
with matching as materialized (select r.id as id, nullif(j_group."name", '') as v0, r.created_at as t0, r.id as t1
from "partner" r left join "partner_group" j_group on j_group.tenant_id = r.tenant_id and j_group.id = r."group_id"
    where r.tenant_id = $1 and r.active), rank0 as (select v, dense_rank() over (order by lower(v) collate vietnamese)
    as r from (select distinct v0 as v from matching) x)
select count(*)::int as count, (select coalesce(sum(b.amount), 0) * 0.0001 from (select b.tenant_id, b.partner_id,
    b.side, b.amount - case when (select exists (select from debt_entry x where x.tenant_id = $1 and x.side in
    ('receivable', 'payable') and x.day > $2::text::date)) then coalesce((select sum(e.amount)::bigint from debt_entry e
where e.tenant_id = $1 and e.partner_id = b.partner_id and e.side = b.side and e.day > $3::text::date), 0) else 0 end as
    amount
from debt_balance b where b.tenant_id = $1) b where b.side = 'receivable' and b.partner_id in (select id from matching))
    as s0, (select coalesce(sum(b.amount), 0) * 0.0001 from (select b.tenant_id, b.partner_id, b.side, b.amount - case
    when (select exists (select from debt_entry x where x.tenant_id = $1 and x.side in ('receivable', 'payable') and
    x.day > $4::text::date)) then coalesce((select sum(e.amount)::bigint from debt_entry e
where e.tenant_id = $1 and e.partner_id = b.partner_id and e.side = b.side and e.day > $5::text::date), 0) else 0 end as
    amount
from debt_balance b where b.tenant_id = $1) b where b.side = 'payable' and b.partner_id in (select id from matching)) as
    s1, array(select m.id from matching m left join rank0 on rank0.v = m.v0 order by rank0.r asc nulls last, m.t0 asc,
    m.t1 asc limit $6::bigint offset $7::bigint) as keys from matching;

-- again: select r.id as key, r."code" as c0, r."name" as c1, j_group."name" as c2, r."partner_type" as c3, r. …
