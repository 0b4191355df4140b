-- of a store

select p.id, p.code, p.name, p.active, p.stock_min, p.stock_max from product p where p.id = any($1::uuid[]) and
    p.track_stock order by p.code_key, p.id;
select s.id, s.name from store s where s.id = any($1::uuid[]) and s.active order by s.code_key, s.id;
-- planned anew
select b.product_id, b.store_id, b.quantity from (select b.tenant_id, b.product_id, b.store_id, case when b.last_day <=
    $1::text::date then b.quantity else coalesce((select e.quantity_after from stock_entry e
where e.tenant_id = $2 and e.product_id = b.product_id and e.store_id = b.store_id and e.day <= $3::text::date
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1), 0) end as quantity from stock_balance b
    where b.tenant_id = $2) b where b.product_id = any($4::uuid[]);
-- planned anew
select o.product_id, o.store_id, o.quantity from (select o.product_id, o.store_id, sum(o.quantity) as quantity,
    (sum(o.quantity) * 10000)::bigint as units from (
select l.product_id, d.store_id, greatest(l.base_quantity - taken.quantity, 0) as quantity
from document d
join "sales_order_line" l on l.tenant_id = d.tenant_id and l.document_id = d.id
left join lateral (
select coalesce(sum(k.quantity), 0) / 10000.0 as quantity from document_link k
join document f on f.tenant_id = k.tenant_id and f.id = k.document and (f.day <= $1::date) is true
where k.tenant_id = $2 and k.source_line = l.id and k.line <> k.document
) taken on true
where d.tenant_id = $2 and (d.day <= $3::date) is true and d.kind = 'salesOrder' and d.status = 1 and l.product_id =
    any($4::uuid[])) o group by o.product_id, o.store_id) o;
-- planned anew
select o.product_id, o.store_id, o.quantity from (select o.product_id, o.store_id, sum(o.quantity) as quantity,
    (sum(o.quantity) * 10000)::bigint as units from (
select l.product_id, d.store_id, greatest(l.base_quantity - taken.quantity, 0) as quantity
from document d
join "purchase_order_line" l on l.tenant_id = d.tenant_id and l.document_id = d.id
left join lateral (
select coalesce(sum(k.quantity), 0) / 10000.0 as quantity from document_link k
join document f on f.tenant_id = k.tenant_id and f.id = k.document and (f.day <= $1::date) is true
where k.tenant_id = $2 and k.source_line = l.id and k.line <> k.document
) taken on true
where d.tenant_id = $2 and (d.day <= $3::date) is true and d.kind = 'purchaseOrder' and d.status = 1 and l.product_id =
    any($4::uuid[])) o group by o.product_id, o.store_id) o;

select p.id as product_id, coalesce(t.supplier_id, u.id) as supplier_id, coalesce(t.supplier_name, u.name) as
    supplier_name, t.unit_id, t.factor, t.unit_price
from unnest($1::uuid[]) a (id)
join product p on p.id = a.id
left join lateral (
select c.id as supplier_id, c.name as supplier_name, l.unit_id, l.factor, round(l.unit_price * d.exchange_rate, 4) as
    unit_price
from stock_entry e
join document d on d.tenant_id = e.tenant_id and d.id = e.document_id and d.kind = 'purchaseReceipt'
join purchase_receipt_line l on l.tenant_id = e.tenant_id and l.id = e.line_id
join partner c on c.tenant_id = d.tenant_id and c.id = d.partner_id and c.active
where e.product_id = p.id and e.rank = $2 and e.day <= $3
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1
) t on true
left join partner u on u.tenant_id = p.tenant_id and u.id = p.supplier_id and u.active
where t.supplier_id is not null or u.id is not null;

select r.id, r.code, r.name, r.active, r.note, r."unit_id", r."purchase_unit_id", r."barcode", r."sell_price",
    r."buy_price", j0."id" as "j0_id", j0."code" as "j0_code", j0."name" as "j0_name", j0."note" as "j0_note",
    j0."active" as "j0_active", j0."decimals" as "j0_decimals" from "product" r left join "unit" j0 on j0.tenant_id =
    r.tenant_id and j0.id = r."unit_id" where r.id = any($1::uuid[]);
select p.product_id as id, p.unit_id as unit, n.name as "unitName", p.factor::text, n.decimals, p.code, p.barcode,
coalesce(p.sell_price, round(r.sell_price * p.factor, 4))::text as "sellPrice", coalesce(p.buy_price, round(r.buy_price
    * p.factor, 4))::text as "buyPrice"
from product_unit p
join product r on r.tenant_id = p.tenant_id and r.id = p.product_id
join unit n on n.tenant_id = p.tenant_id and n.id = p.unit_id
where p.product_id = any($1::uuid[]) order by p.product_id, p.ordinal;
