-- a month, as it opens

select set_config('enable_indexscan', $1, true);
-- planned anew
with matching as materialized (select d.id as id, d.day as v0, d.number collate vietnamese as v1, d.seq as t0, case when
    is_summed(d.status) then d.sums[1] end as s0, case when is_summed(d.status) then d.sums[2] end as s1, case when
    is_summed(d.status) then d.sums[3] end as s2, case when is_summed(d.status) then ((select coalesce(sum(u.base +
    greatest(least(k.amount - u.base, abs(e.amount) - abs(e.settled)), 0)), 0) from kept_credit k
join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id =
    k.partner_id
cross join lateral (select coalesce(sum(coalesce(a.credit_amount, a.amount)), 0) as base from allocation a
where a.tenant_id = $1 and a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id
    = k.partner_id) u
where k.tenant_id = $1 and k.order_id = d.id) / 10000.0) end as s3
from document d where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4)
select count(*)::int as count, sum(s0) as s0, sum(s1) as s1, sum(s2) as s2, sum(s3) as s3, array(select m.id from
    matching m order by m.v0 desc, m.v1 desc, m.t0 desc limit $5::bigint offset $6::bigint) as keys from matching;
-- again: select set_config('enable_indexscan', $1, true)

select d.id as key, d.number as c0, d.day as c1, h."delivery_date" as c2, "ref_partner"."code" as c3, h."partner_name"
    as c4, d.description as c5, d.sums[1] as c6, d.sums[2] as c7, case when d.currency_id <> $1 then
    round(h."shipping_fee" * d.exchange_rate, $2::integer) else h."shipping_fee" end as c8, d.sums[3] as c9, ((select
    coalesce(sum(u.base + greatest(least(k.amount - u.base, abs(e.amount) - abs(e.settled)), 0)), 0) from kept_credit k
join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id =
    k.partner_id
cross join lateral (select coalesce(sum(coalesce(a.credit_amount, a.amount)), 0) as base from allocation a
where a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id = k.partner_id) u
where k.order_id = d.id) / 10000.0) as c10, d.status as c11, "ref_store"."name" as c12, d.created_by as c13, d.status as
    c14, d.version as c15, d.partner_id as c16, d.made_by_id as c17, nullif(d.exchange_rate, 1) as c18, m.decimals as
    c19, m.code as c20, case when m.id is not null then d."total" end as c21
from document d
join "purchase_order" h on h.tenant_id = d.tenant_id and h.document_id = d.id
left join currency m on m.tenant_id = d.tenant_id and m.id = d.currency_id and not m.is_base
left join "partner" "ref_partner" on "ref_partner".tenant_id = d.tenant_id and "ref_partner".id = d."partner_id"
left join "store" "ref_store" on "ref_store".tenant_id = d.tenant_id and "ref_store".id = d."store_id"
where d.id = any($3)
order by array_position($4, d.id);

-- a month, with words

select array((select o.id from "product" o where o.search like $1) limit 201) as w0, array((select o.id from "product" o
    where o.search like $2) limit 201) as w1;

-- again: select set_config('enable_indexscan', $1, true)
-- planned anew
with matching as materialized (select d.id as id, d.day as v0, d.number collate vietnamese as v1, d.seq as t0, case when
    is_summed(d.status) then d.sums[1] end as s0, case when is_summed(d.status) then d.sums[2] end as s1, case when
    is_summed(d.status) then d.sums[3] end as s2, case when is_summed(d.status) then ((select coalesce(sum(u.base +
    greatest(least(k.amount - u.base, abs(e.amount) - abs(e.settled)), 0)), 0) from kept_credit k
join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id =
    k.partner_id
cross join lateral (select coalesce(sum(coalesce(a.credit_amount, a.amount)), 0) as base from allocation a
where a.tenant_id = $1 and a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id
    = k.partner_id) u
where k.tenant_id = $1 and k.order_id = d.id) / 10000.0) end as s3
from document d where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 and (d.search like $5 or
    d."partner_id" in (select o.id from "partner" o where o.tenant_id = $1 and o.search like $6)) and (d.search like $7
    or d."partner_id" in (select o.id from "partner" o where o.tenant_id = $1 and o.search like $8)))
select count(*)::int as count, sum(s0) as s0, sum(s1) as s1, sum(s2) as s2, sum(s3) as s3, array(select m.id from
    matching m order by m.v0 desc, m.v1 desc, m.t0 desc limit $9::bigint offset $10::bigint) as keys from matching;
-- again: select set_config('enable_indexscan', $1, true)

-- again: select d.id as key, d.number as c0, d.day as c1, h."delivery_date" as c2, "ref_partner"."code" as c3 …

-- a month, by deliveryDate

-- planned anew
with matching as materialized (select d.id as id, (select h."delivery_date" from (select) one join "purchase_order" h on
    h.tenant_id = d.tenant_id and h.document_id = d.id) as v0, d.seq as t0, case when is_summed(d.status) then d.sums[1]
    end as s0, case when is_summed(d.status) then d.sums[2] end as s1, case when is_summed(d.status) then d.sums[3] end
    as s2, case when is_summed(d.status) then ((select coalesce(sum(u.base + greatest(least(k.amount - u.base,
    abs(e.amount) - abs(e.settled)), 0)), 0) from kept_credit k
join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id =
    k.partner_id
cross join lateral (select coalesce(sum(coalesce(a.credit_amount, a.amount)), 0) as base from allocation a
where a.tenant_id = $1 and a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id
    = k.partner_id) u
where k.tenant_id = $1 and k.order_id = d.id) / 10000.0) end as s3
from document d where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4)
select count(*)::int as count, sum(s0) as s0, sum(s1) as s1, sum(s2) as s2, sum(s3) as s3, array(select m.id from
    matching m order by m.v0 asc nulls last, m.t0 desc limit $5::bigint offset $6::bigint) as keys from matching;

-- again: select d.id as key, d.number as c0, d.day as c1, h."delivery_date" as c2, "ref_partner"."code" as c3 …

-- a month, by partnerCode

-- planned anew
with matching as materialized (select d.id as id, nullif("ref_partner"."code", '') as v0, d.seq as t0, case when
    is_summed(d.status) then d.sums[1] end as s0, case when is_summed(d.status) then d.sums[2] end as s1, case when
    is_summed(d.status) then d.sums[3] end as s2, case when is_summed(d.status) then ((select coalesce(sum(u.base +
    greatest(least(k.amount - u.base, abs(e.amount) - abs(e.settled)), 0)), 0) from kept_credit k
join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id =
    k.partner_id
cross join lateral (select coalesce(sum(coalesce(a.credit_amount, a.amount)), 0) as base from allocation a
where a.tenant_id = $1 and a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id
    = k.partner_id) u
where k.tenant_id = $1 and k.order_id = d.id) / 10000.0) end as s3
from document d left join "partner" "ref_partner" on "ref_partner".tenant_id = d.tenant_id and "ref_partner".id =
    d."partner_id" where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4), rank0 as (select v,
    dense_rank() over (order by lower(v) collate vietnamese) as r from (select distinct v0 as v from matching) x)
select count(*)::int as count, sum(s0) as s0, sum(s1) as s1, sum(s2) as s2, sum(s3) as s3, array(select m.id from
    matching m left join rank0 on rank0.v = m.v0 order by rank0.r asc nulls last, m.t0 desc limit $5::bigint offset
    $6::bigint) as keys from matching;

-- again: select d.id as key, d.number as c0, d.day as c1, h."delivery_date" as c2, "ref_partner"."code" as c3 …
