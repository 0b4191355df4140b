-- a month, as it opens

select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1 from document_sum s
where s.kind = $1 and s.day >= $2 and s.day <= $3;
-- planned anew
select array(select d.id from document d
where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 order by d.day desc, d.number collate vietnamese
    desc, d.seq desc limit $5::bigint offset $6::bigint) as keys;

select d.id as key, d.number as c0, d.day as c1, "ref_fund"."name" as c2, "ref_tofund"."name" as c3, d.sums[1] as c4,
    d.sums[2] as c5, d.description as c6, d.status as c7, d.created_by as c8, d.status as c9, d.version as c10,
    d.partner_id as c11, d.made_by_id as c12, nullif(d.exchange_rate, 1) as c13, m.decimals as c14, m.code as c15, case
    when m.id is not null then h."amount" end as c16
from document d
join "money_transfer" h on h.tenant_id = d.tenant_id and h.document_id = d.id
left join currency m on m.tenant_id = d.tenant_id and m.id = d.currency_id and not m.is_base
left join "fund" "ref_fund" on "ref_fund".tenant_id = d.tenant_id and "ref_fund".id = h."fund_id"
left join "fund" "ref_tofund" on "ref_tofund".tenant_id = d.tenant_id and "ref_tofund".id = h."to_fund_id"
where d.id = any($1)
order by array_position($2, d.id);

-- a month, with words

-- planned anew
with matching as materialized (select d.id as id, d.day as v0, d.number collate vietnamese as v1, d.seq as t0, case when
    is_summed(d.status) then d.sums[1] end as s0, case when is_summed(d.status) then d.sums[2] end as s1
from document d join "money_transfer" h on h.tenant_id = d.tenant_id and h.document_id = d.id where d.tenant_id = $1 and
    d.kind = $2 and d.day >= $3 and d.day <= $4 and (d.search like $5 or h."fund_id" in (select o.id from "fund" o where
    o.tenant_id = $1 and o.search like $6) or h."to_fund_id" in (select o.id from "fund" o where o.tenant_id = $1 and
    o.search like $7)) and (d.search like $8 or h."fund_id" in (select o.id from "fund" o where o.tenant_id = $1 and
    o.search like $9) or h."to_fund_id" in (select o.id from "fund" o where o.tenant_id = $1 and o.search like $10)))
select count(*)::int as count, sum(s0) as s0, sum(s1) as s1, array(select m.id from matching m order by m.v0 desc, m.v1
    desc, m.t0 desc limit $11::bigint offset $12::bigint) as keys from matching;

select d.id as key, d.number as c0, d.day as c1, "ref_fund"."name" as c2, "ref_tofund"."name" as c3, d.sums[1] as c4,
    d.sums[2] as c5, d.description as c6, d.status as c7, d.created_by as c8, d.status as c9, d.version as c10,
    d.partner_id as c11, d.made_by_id as c12, nullif(d.exchange_rate, 1) as c13, m.decimals as c14, m.code as c15, case
    when m.id is not null then h."amount" end as c16
from document d join "money_transfer" h on h.tenant_id = d.tenant_id and h.document_id = d.id
left join currency m on m.tenant_id = d.tenant_id and m.id = d.currency_id and not m.is_base
left join "fund" "ref_fund" on "ref_fund".tenant_id = d.tenant_id and "ref_fund".id = h."fund_id"
left join "fund" "ref_tofund" on "ref_tofund".tenant_id = d.tenant_id and "ref_tofund".id = h."to_fund_id"
where d.id = any($1)
order by array_position($2, d.id);

-- a month, by amount

-- again: select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1 from document_s …
select set_config('enable_indexscan', $1, true);
-- planned anew
select array(select d.id from document d
where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 order by d.sums[1] asc nulls last, d.seq desc
    limit $5::bigint offset $6::bigint) as keys;
-- again: select set_config('enable_indexscan', $1, true)

-- again: select d.id as key, d.number as c0, d.day as c1, "ref_fund"."name" as c2, "ref_tofund"."name" as c3, …

-- a month, by fundName

-- again: select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1 from document_s …
-- planned anew
with matching as materialized (select d.id as id, (select nullif("ref_fund"."name", '') from (select) one join
    "money_transfer" h on h.tenant_id = d.tenant_id and h.document_id = d.id
left join "fund" "ref_fund" on "ref_fund".tenant_id = d.tenant_id and "ref_fund".id = h."fund_id") as v0, d.seq as t0
from document d where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4), rank0 as (select v,
    dense_rank() over (order by lower(v) collate vietnamese) as r from (select distinct v0 as v from matching) x) select
    array(select m.id from matching m left join rank0 on rank0.v = m.v0 order by rank0.r asc nulls last, m.t0 desc limit
    $5::bigint offset $6::bigint) as keys;

-- again: select d.id as key, d.number as c0, d.day as c1, "ref_fund"."name" as c2, "ref_tofund"."name" as c3, …
