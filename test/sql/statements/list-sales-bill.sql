-- a month, as it opens

select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1, sum(sums[3]) as s2, sum(sums[4])
    as s3, sum(open_amount / 10000.0) as s4 from document_sum s
where s.kind = $1 and s.day >= $2 and s.day <= $3;
-- planned anew
select array(select d.id from document d
where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 order by d.day desc, d.number collate vietnamese
    desc, d.seq desc limit $5::bigint offset $6::bigint) as keys;

select d.id as key, d.number as c0, d.day as c1, "ref_partner"."code" as c2, h."partner_name" as c3, d.description as
    c4, d.sums[1] as c5, d.sums[2] as c6, h."coupon_code" as c7, case when d.currency_id <> $1 then
    round(h."coupon_amount" * d.exchange_rate, $2::integer) else h."coupon_amount" end as c8, case when d.currency_id <>
    $3 then round(h."shipping_fee" * d.exchange_rate, $4::integer) else h."shipping_fee" end as c9, d.sums[3] as c10,
    d.sums[4] as c11, (d.open_amount / 10000.0) as c12, h."due_date" as c13, d.status as c14, case when not d.status = 1
    or coalesce(o.amount, 0) = 0 then null when o.amount = o.settled then 3 when o.amount > o.settled and o.due < $5
    then 4 when o.settled = 0 then 1 else 2 end as c15, case when d.status = 1 then coalesce((select case when
    (s.ship_status = 4 and s.cod_amount > 0 and not exists (select from debt_entry o
where o.tenant_id = s.tenant_id and o.document_id = s.document_id and o.side in ('carrierCod', 'carrierFee') and
    o.amount <> o.settled and o.amount - o.settled <> 0)) then 5 else s.ship_status end from shipment s join document p
    on p.tenant_id = s.tenant_id and p.id = s.document_id
where s.bill_id = d.id order by p.seq desc limit 1), 0) end as c16, "ref_store"."name" as c17, (select max(i.number)
    from document_link k join document i on i.tenant_id = k.tenant_id and i.id = k.document
where k.source_document = d.id and k.line = k.document and i.kind = 'vatInvoice') as c18, d.created_by as c19, d.status
    as c20, d.version as c21, d.partner_id as c22, d.made_by_id as c23, nullif(d.exchange_rate, 1) as c24, m.decimals as
    c25, m.code as c26, case when m.id is not null then d."total" end as c27, case when m.id is not null then h."paid"
    end as c28, case when m.id is not null then (coalesce(o.currency_amount - o.currency_settled, 0) / 10000.0) end as
    c29
from document d
join "sales_bill" h on h.tenant_id = d.tenant_id and h.document_id = d.id
left join debt_entry o on o.tenant_id = d.tenant_id and o.document_id = d.id and o.column_name = 'incurred' and not
    o.further
left join currency m on m.tenant_id = d.tenant_id and m.id = d.currency_id and not m.is_base
left join "partner" "ref_partner" on "ref_partner".tenant_id = d.tenant_id and "ref_partner".id = d."partner_id"
left join "store" "ref_store" on "ref_store".tenant_id = d.tenant_id and "ref_store".id = d."store_id"
where d.id = any($6)
order by array_position($7, d.id);

-- a month, with words

select array((select o.id from "product" o where o.search like $1) limit 201) as w0, array((select o.id from "product" o
    where o.search like $2) limit 201) as w1;

select set_config('enable_indexscan', $1, true);
-- planned anew
with matching as materialized (select d.id as id, d.day as v0, d.number collate vietnamese as v1, d.seq as t0, case when
    is_summed(d.status) then d.sums[1] end as s0, case when is_summed(d.status) then d.sums[2] end as s1, case when
    is_summed(d.status) then d.sums[3] end as s2, case when is_summed(d.status) then d.sums[4] end as s3, case when
    is_summed(d.status) then (d.open_amount / 10000.0) end as s4
from document d where d.tenant_id = $1 and d.kind = $2 and d.day >= $3 and d.day <= $4 and (d.search like $5 or
    d."partner_id" in (select o.id from "partner" o where o.tenant_id = $1 and o.search like $6) or d.id in (select
    s.bill_id from shipment s where s.tenant_id = $1 and lower(s.tracking_code) like $7)) and (d.search like $8 or
    d."partner_id" in (select o.id from "partner" o where o.tenant_id = $1 and o.search like $9) or d.id in (select
    s.bill_id from shipment s where s.tenant_id = $1 and lower(s.tracking_code) like $10)))
select count(*)::int as count, sum(s0) as s0, sum(s1) as s1, sum(s2) as s2, sum(s3) as s3, sum(s4) as s4, array(select
    m.id from matching m order by m.v0 desc, m.v1 desc, m.t0 desc limit $11::bigint offset $12::bigint) as keys from
    matching;
-- again: select set_config('enable_indexscan', $1, true)

-- again: select d.id as key, d.number as c0, d.day as c1, "ref_partner"."code" as c2, h."partner_name" as c3, …

-- a month, by partnerName

-- again: select coalesce(sum(count), 0)::int as count, sum(sums[1]) as s0, sum(sums[2]) as s1, sum(sums[3]) a …
-- planned anew
with matching as materialized (select d.id as id, (select nullif(h."partner_name", '') from (select) one join
    "sales_bill" h on h.tenant_id = d.tenant_id and h.document_id = d.id) as v0, d.seq as t0
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
