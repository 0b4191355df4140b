-- its figures

select r.id, r.code, r.name, r.note, r.active, r.version, r.created_by, r.created_at, r.updated_by, r.updated_at,
    r."name2", r."code2", r."product_type", r."group_id", r."unit_id", r."sale_unit_id", r."purchase_unit_id",
    r."barcode", r."sell_price", r."buy_price", r."vat_rate", r."vat_reducible", r."specification", r."weight",
    r."net_weight", r."shelf_life_days", r."colour", r."length", r."width", r."height", r."stock_min", r."stock_max",
    r."import_tax", r."export_tax", r."supplier_id", r."track_stock", r."images", r."attachments" from "product" r where
    r.id = any($1::uuid[]) order by r.id;
select c.id, c."product_id" as owner, c."unit_id", c."factor", c."sell_price", c."buy_price", c."code", c."barcode" from
    "product_unit" c
where c."product_id" = any($1::uuid[]) order by c.ordinal;

with held as (
select b.product_id, b.quantity from (select b.tenant_id, b.product_id, b.store_id, case when b.last_day <=
    $1::text::date then b.quantity else coalesce((select e.quantity_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $2::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where true) b where b.product_id = any($3::uuid[])
union all
select e.product_id, -e.quantity from stock_entry e where (e.day <= $4::date) is true and e.document_id = $5::uuid and
    e.product_id = any($6::uuid[])
)
select p.id, coalesce((select sum(h.quantity) from held h where h.product_id = p.id), 0) as held,
coalesce(s.quantity, 0) as promised, coalesce(i.quantity, 0) as incoming
from unnest($7::uuid[]) p (id)
left join product g on g.id = p.id
left join (select o.product_id, sum(o.quantity) as quantity from (
select l.product_id, d.store_id, greatest(l.base_quantity - taken.quantity, 0) as quantity
from document d
join "sales_order_line" l on l.tenant_id = d.tenant_id and l.document_id = d.id
left join lateral (
select coalesce(sum(k.quantity), 0) / 10000.0 as quantity from document_link k
join document f on f.tenant_id = k.tenant_id and f.id = k.document and (f.day <= $8::date) is true
where k.source_line = l.id and k.line <> k.document
) taken on true
where (d.day <= $9::date) is true and d.kind = 'salesOrder' and d.status = 1 and l.product_id = any($10::uuid[])
and d.id is distinct from $11::uuid and d.id <> all($12::uuid[])) o group by o.product_id) s on s.product_id = p.id
left join (select o.product_id, sum(o.quantity) as quantity from (
select l.product_id, d.store_id, greatest(l.base_quantity - taken.quantity, 0) as quantity
from document d
join "purchase_order_line" l on l.tenant_id = d.tenant_id and l.document_id = d.id
left join lateral (
select coalesce(sum(k.quantity), 0) / 10000.0 as quantity from document_link k
join document f on f.tenant_id = k.tenant_id and f.id = k.document and (f.day <= $13::date) is true
where k.source_line = l.id and k.line <> k.document
) taken on true
where (d.day <= $14::date) is true and d.kind = 'purchaseOrder' and d.status = 1 and l.product_id = any($15::uuid[])
and d.id is distinct from $16::uuid and d.id <> all($17::uuid[])) o group by o.product_id) i on i.product_id = p.id
where g.track_stock is not false;
select coalesce(sum(s.quantity), 0)::text as quantity from (
select l.base_quantity as quantity from document d join "sales_bill_line" l on l.tenant_id = d.tenant_id and
    l.document_id = d.id
where d.kind = 'salesBill' and d.status = 1 and d.day between $1 and $2 and l.product_id = $3
union all
select -l.base_quantity as quantity from document d join "sales_return_line" l on l.tenant_id = d.tenant_id and
    l.document_id = d.id
where d.kind = 'salesReturn' and d.status = 1 and d.day between $4 and $5 and l.product_id = $6) s;

-- its documents

-- again: select r.id, r.code, r.name, r.note, r.active, r.version, r.created_by, r.created_at, r.updated_by,  …
-- again: select c.id, c."product_id" as owner, c."unit_id", c."factor", c."sell_price", c."buy_price", c."cod …

-- planned anew
select x.id, x.kind, x.number, x.day, x.seq::text, x.status, round(x.amount, $1::integer)::text as amount,
    x.remaining::text as remaining
from (
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, d.open_amount as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesBill' and exists (select from "sales_bill_line" l where
    l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $3) order by d.day desc, d.seq desc limit
    $4)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesOrder' and exists (select from "sales_order_line" l where
    l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $5) order by d.day desc, d.seq desc limit
    $6)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesReturn' and exists (select from "sales_return_line" l where
    l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $7) order by d.day desc, d.seq desc limit
    $8)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, d.open_amount as remaining
from document d where d.tenant_id = $2 and d.kind = 'purchaseReceipt' and exists (select from "purchase_receipt_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $9) order by d.day desc, d.seq desc
    limit $10)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'purchaseOrder' and exists (select from "purchase_order_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $11) order by d.day desc, d.seq desc
    limit $12)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'purchaseReturn' and exists (select from "purchase_return_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $13) order by d.day desc, d.seq desc
    limit $14)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, null::numeric as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'stockTransfer' and exists (select from "stock_transfer_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $15) order by d.day desc, d.seq desc
    limit $16)
) x order by x.day desc, x.seq desc limit $17;

-- more of its documents

-- again: select r.id, r.code, r.name, r.note, r.active, r.version, r.created_by, r.created_at, r.updated_by,  …
-- again: select c.id, c."product_id" as owner, c."unit_id", c."factor", c."sell_price", c."buy_price", c."cod …

-- planned anew
select x.id, x.kind, x.number, x.day, x.seq::text, x.status, round(x.amount, $1::integer)::text as amount,
    x.remaining::text as remaining
from (
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, d.open_amount as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesBill' and exists (select from "sales_bill_line" l where
    l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $3) and d.day <= $4 and (d.day, d.seq) <
    ($5::date, $6::bigint) order by d.day desc, d.seq desc limit $7)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesOrder' and exists (select from "sales_order_line" l where
    l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $8) and d.day <= $9 and (d.day, d.seq) <
    ($10::date, $11::bigint) order by d.day desc, d.seq desc limit $12)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesReturn' and exists (select from "sales_return_line" l where
    l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $13) and d.day <= $14 and (d.day, d.seq) <
    ($15::date, $16::bigint) order by d.day desc, d.seq desc limit $17)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, d.open_amount as remaining
from document d where d.tenant_id = $2 and d.kind = 'purchaseReceipt' and exists (select from "purchase_receipt_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $18) and d.day <= $19 and (d.day,
    d.seq) < ($20::date, $21::bigint) order by d.day desc, d.seq desc limit $22)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'purchaseOrder' and exists (select from "purchase_order_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $23) and d.day <= $24 and (d.day,
    d.seq) < ($25::date, $26::bigint) order by d.day desc, d.seq desc limit $27)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'purchaseReturn' and exists (select from "purchase_return_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $28) and d.day <= $29 and (d.day,
    d.seq) < ($30::date, $31::bigint) order by d.day desc, d.seq desc limit $32)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, null::numeric as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'stockTransfer' and exists (select from "stock_transfer_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $33) and d.day <= $34 and (d.day,
    d.seq) < ($35::date, $36::bigint) order by d.day desc, d.seq desc limit $37)
) x order by x.day desc, x.seq desc limit $38;

-- its documents of a month

-- again: select r.id, r.code, r.name, r.note, r.active, r.version, r.created_by, r.created_at, r.updated_by,  …
-- again: select c.id, c."product_id" as owner, c."unit_id", c."factor", c."sell_price", c."buy_price", c."cod …

-- planned anew
select x.id, x.kind, x.number, x.day, x.seq::text, x.status, round(x.amount, $1::integer)::text as amount,
    x.remaining::text as remaining
from (
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, d.open_amount as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesBill' and exists (select from "sales_bill_line" l where
    l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $3) and d.day >= $4 and d.day <= $5 order by
    d.day desc, d.seq desc limit $6)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesOrder' and exists (select from "sales_order_line" l where
    l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $7) and d.day >= $8 and d.day <= $9 order by
    d.day desc, d.seq desc limit $10)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesReturn' and exists (select from "sales_return_line" l where
    l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $11) and d.day >= $12 and d.day <= $13 order
    by d.day desc, d.seq desc limit $14)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, d.open_amount as remaining
from document d where d.tenant_id = $2 and d.kind = 'purchaseReceipt' and exists (select from "purchase_receipt_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $15) and d.day >= $16 and d.day <= $17
    order by d.day desc, d.seq desc limit $18)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'purchaseOrder' and exists (select from "purchase_order_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $19) and d.day >= $20 and d.day <= $21
    order by d.day desc, d.seq desc limit $22)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'purchaseReturn' and exists (select from "purchase_return_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $23) and d.day >= $24 and d.day <= $25
    order by d.day desc, d.seq desc limit $26)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, null::numeric as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'stockTransfer' and exists (select from "stock_transfer_line" l
    where l.tenant_id = d.tenant_id and l.document_id = d.id and l."product_id" = $27) and d.day >= $28 and d.day <= $29
    order by d.day desc, d.seq desc limit $30)
) x order by x.day desc, x.seq desc limit $31;
