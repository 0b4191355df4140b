-- of a store

select p.id, p.code, p.name, p.active, p.stock_min, p.stock_max from product p where p.id = any($1::uuid[]) and
    p.track_stock order by p.code_key, p.id;
select s.id, s.name from store s where s.id = any($1::uuid[]) and s.active order by s.code_key, s.id;
-- planned anew
select b.product_id, b.store_id, b.quantity from stock_balance b where b.product_id = any($1::uuid[]);
-- planned anew
select o.product_id, o.store_id, o.quantity from (select o.product_id, o.store_id, sum(o.quantity) as quantity,
    (sum(o.quantity) * 10000)::bigint as units from (
select l.product_id, d.store_id, greatest(l.base_quantity - taken.quantity, 0) as quantity
from document d
join "sales_order_line" l on l.tenant_id = d.tenant_id and l.document_id = d.id
left join lateral (
select coalesce(sum(k.quantity), 0) / 10000.0 as quantity from document_link k where k.source_line = l.id and k.line <>
    k.document
) taken on true
where d.kind = 'salesOrder' and d.status = 1 and l.product_id = any($1::uuid[])) o group by o.product_id, o.store_id) o;
-- planned anew
select o.product_id, o.store_id, o.quantity from (select o.product_id, o.store_id, sum(o.quantity) as quantity,
    (sum(o.quantity) * 10000)::bigint as units from (
select l.product_id, d.store_id, greatest(l.base_quantity - taken.quantity, 0) as quantity
from document d
join "purchase_order_line" l on l.tenant_id = d.tenant_id and l.document_id = d.id
left join lateral (
select coalesce(sum(k.quantity), 0) / 10000.0 as quantity from document_link k where k.source_line = l.id and k.line <>
    k.document
) taken on true
where d.kind = 'purchaseOrder' and d.status = 1 and l.product_id = any($1::uuid[])) o group by o.product_id, o.store_id)
    o;

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

select r.id, r.code, r.name, r.active, r.note, r."unit_id", r."purchase_unit_id", (case when exists (select from
    product_unit p where p.product_id = r.id) then (
select json_agg(json_build_object('unit', u.unit_id, 'unitName', n.name, 'factor', u.factor::text, 'sellPrice',
    u.sell_price::text,
'buyPrice', u.buy_price::text, 'barcode', u.barcode, 'decimals', n.decimals) order by u.ordinal)
from (select -1 as ordinal, r.unit_id, 1::numeric as factor, r.sell_price, r.buy_price, r.barcode union all
select p.ordinal, p.unit_id, p.factor, coalesce(p.sell_price, round(r.sell_price * p.factor, 4)), coalesce(p.buy_price,
    round(r.buy_price * p.factor, 4)), p.barcode
from product_unit p where p.product_id = r.id) u
join unit n on n.id = u.unit_id
) else (select json_build_array(json_build_object('unit', u.unit_id, 'unitName', n.name, 'factor', u.factor::text,
    'sellPrice', u.sell_price::text,
'buyPrice', u.buy_price::text, 'barcode', u.barcode, 'decimals', n.decimals)) from (select -1 as ordinal, r.unit_id,
    1::numeric as factor, r.sell_price, r.buy_price, r.barcode) u join unit n on n.id = u.unit_id) end) as f0 from
    "product" r where r.id = any($1::uuid[]);
