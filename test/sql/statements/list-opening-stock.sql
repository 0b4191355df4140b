-- a month, as it opens

select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1 from document_sum s
where s.kind = $1 and s.day >= $2 and s.day <= $3;
-- planned anew
select array(select d.id from document d
where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 order by d.day desc, d.number collate vietnamese
    desc, d.seq desc limit $5::bigint offset $6::bigint) as keys;

select d.id as key, d.number as c0, d.day as c1, "ref_store"."name" as c2, d.description as c3, h."total_quantity" as
    c4, h."goods_amount" as c5, d.status as c6, d.created_by as c7, d.status as c8, d.version as c9, d.partner_id as
    c10, d.made_by_id as c11, nullif(d.exchange_rate, 1) as c12
from document d
join "opening_stock" h on h.tenant_id = d.tenant_id and h.document_id = d.id
left join "store" "ref_store" on "ref_store".tenant_id = d.tenant_id and "ref_store".id = d."store_id"
where d.id = any($1)
order by array_position($2, d.id);

-- a month, with words

select array((select o.id from "product" o where o.search like $1) limit 201) as w0, array((select o.id from "product" o
    where o.search like $2) limit 201) as w1;

select set_config('enable_indexscan', $1, true);
-- planned anew
with matching as materialized (select d.id as id, d.day as v0, d.number collate vietnamese as v1, d.seq as t0, case when
    is_summed(d.status) then d.sums[1] end as s0, case when is_summed(d.status) then d.sums[2] end as s1
from document d where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 and (d.search like $5 or
    d."store_id" in (select o.id from "store" o where o.tenant_id = $1 and o.search like $6)) and (d.search like $7 or
    d."store_id" in (select o.id from "store" o where o.tenant_id = $1 and o.search like $8)))
select count(*)::int as count, sum(s0) as s0, sum(s1) as s1, array(select m.id from matching m order by m.v0 desc, m.v1
    desc, m.t0 desc limit $9::bigint offset $10::bigint) as keys from matching;
-- again: select set_config('enable_indexscan', $1, true)

-- again: select d.id as key, d.number as c0, d.day as c1, "ref_store"."name" as c2, d.description as c3, h."t …

-- a month, by totalQuantity

-- again: select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1 from document_s …
-- again: select set_config('enable_indexscan', $1, true)
-- planned anew
select array(select d.id from document d
where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 order by d.sums[1] asc nulls last, d.seq desc
    limit $5::bigint offset $6::bigint) as keys;
-- again: select set_config('enable_indexscan', $1, true)

-- again: select d.id as key, d.number as c0, d.day as c1, "ref_store"."name" as c2, d.description as c3, h."t …

-- a month, by storeName

-- again: select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1 from document_s …
-- planned anew
with matching as materialized (select d.id as id, nullif("ref_store"."name", '') as v0, d.seq as t0
from document d left join "store" "ref_store" on "ref_store".tenant_id = d.tenant_id and "ref_store".id = d."store_id"
    where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4), rank0 as (select v, dense_rank() over
    (order by lower(v) collate vietnamese) as r from (select distinct v0 as v from matching) x) select array(select m.id
    from matching m left join rank0 on rank0.v = m.v0 order by rank0.r asc nulls last, m.t0 desc limit $5::bigint offset
    $6::bigint) as keys;

-- again: select d.id as key, d.number as c0, d.day as c1, "ref_store"."name" as c2, d.description as c3, h."t …
