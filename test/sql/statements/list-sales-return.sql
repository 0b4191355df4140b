-- a month, as it opens

select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1, sum(sums[3]) as s2, sum(sums[4])
    as s3 from document_sum s
where s.kind = $1 and s.day >= $2 and s.day <= $3;
-- planned anew
select array(select d.id from document d
where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 order by d.day desc, d.number collate vietnamese
    desc, d.seq desc limit $5::bigint offset $6::bigint) as keys;

select d.id as key, d.number as c0, d.day as c1, "ref_partner"."code" as c2, h."partner_name" as c3, "ref_bill"."number"
    as c4, d.description as c5, d.sums[1] as c6, d.sums[2] as c7, d.sums[3] as c8, d.sums[4] as c9, "ref_store"."name"
    as c10, d.status as c11, d.created_by as c12, d.status as c13, d.version as c14, d.partner_id as c15, d.made_by_id
    as c16, nullif(d.exchange_rate, 1) as c17, m.decimals as c18, m.code as c19, case when m.id is not null then
    d."total" end as c20, case when m.id is not null then h."paid" end as c21
from document d
join "sales_return" h on h.tenant_id = d.tenant_id and h.document_id = d.id
left join currency m on m.tenant_id = d.tenant_id and m.id = d.currency_id and not m.is_base
left join "partner" "ref_partner" on "ref_partner".tenant_id = d.tenant_id and "ref_partner".id = d."partner_id"
left join "store" "ref_store" on "ref_store".tenant_id = d.tenant_id and "ref_store".id = d."store_id"
left join "document" "ref_bill" on "ref_bill".tenant_id = d.tenant_id and "ref_bill".id = h."bill_id"
where d.id = any($1)
order by array_position($2, d.id);

-- a month, with words

select array((select o.id from "product" o where o.search like $1) limit 201) as w0, array((select o.id from "product" o
    where o.search like $2) limit 201) as w1;

select set_config('enable_indexscan', $1, true);
-- planned anew
with matching as materialized (select d.id as id, d.day as v0, d.number collate vietnamese as v1, d.seq as t0, case when
    is_summed(d.status) then d.sums[1] end as s0, case when is_summed(d.status) then d.sums[2] end as s1, case when
    is_summed(d.status) then d.sums[3] end as s2, case when is_summed(d.status) then d.sums[4] end as s3
from document d where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 and (d.search like $5 or
    d."partner_id" in (select o.id from "partner" o where o.tenant_id = $1 and o.search like $6)) and (d.search like $7
    or d."partner_id" in (select o.id from "partner" o where o.tenant_id = $1 and o.search like $8)))
select count(*)::int as count, sum(s0) as s0, sum(s1) as s1, sum(s2) as s2, sum(s3) as s3, array(select m.id from
    matching m order by m.v0 desc, m.v1 desc, m.t0 desc limit $9::bigint offset $10::bigint) as keys from matching;
-- again: select set_config('enable_indexscan', $1, true)

-- again: select d.id as key, d.number as c0, d.day as c1, "ref_partner"."code" as c2, h."partner_name" as c3, …

-- a month, by partnerName

-- again: select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1, sum(sums[3]) a …
-- planned anew
with matching as materialized (select d.id as id, (select nullif(h."partner_name", '') from (select) one join
    "sales_return" h on h.tenant_id = d.tenant_id and h.document_id = d.id) as v0, d.seq as t0
from document d where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4), rank0 as (select v,
    dense_rank() over (order by lower(v) collate vietnamese) as r from (select distinct v0 as v from matching) x) select
    array(select m.id from matching m left join rank0 on rank0.v = m.v0 order by rank0.r asc nulls last, m.t0 desc limit
    $5::bigint offset $6::bigint) as keys;

-- again: select d.id as key, d.number as c0, d.day as c1, "ref_partner"."code" as c2, h."partner_name" as c3, …

-- a month, by partnerCode

-- again: select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1, sum(sums[3]) a …
-- planned anew
with matching as materialized (select d.id as id, nullif("ref_partner"."code", '') as v0, d.seq as t0
from document d left join "partner" "ref_partner" on "ref_partner".tenant_id = d.tenant_id and "ref_partner".id =
    d."partner_id" where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4), rank0 as (select v,
    dense_rank() over (order by lower(v) collate vietnamese) as r from (select distinct v0 as v from matching) x) select
    array(select m.id from matching m left join rank0 on rank0.v = m.v0 order by rank0.r asc nulls last, m.t0 desc limit
    $5::bigint offset $6::bigint) as keys;

-- again: select d.id as key, d.number as c0, d.day as c1, "ref_partner"."code" as c2, h."partner_name" as c3, …
