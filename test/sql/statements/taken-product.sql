-- of a customer

with newest as materialized (select d.id, d.tenant_id, d.day, d.seq, d.number, d.currency_id, d.exchange_rate,
    d.created_by_id from document d
where d.partner_id = $1 and d.kind = $2 and d.status = 1 and d.day <= $3
order by d.day desc, d.seq desc limit $4)
select t.product_id, p.code, t.unit_id, t.quantity, t.unit_price, t.day, t.number
from (select distinct on (l.product_id, l.unit_id) l.product_id, l.unit_id, l.ordinal, d.day, d.seq, d.number,
    round(l.unit_price * d.exchange_rate, 4) as unit_price,
sum(l.quantity) over (partition by l.product_id, l.unit_id, d.id) as quantity
from newest d join "sales_bill_line" l on l.tenant_id = d.tenant_id and l.document_id = d.id
where l.unit_id is not null and true
order by l.product_id, l.unit_id, d.day desc, d.seq desc, l.ordinal desc) t
join product p on p.id = t.product_id and p.active
order by t.day desc, t.seq desc, t.ordinal limit $5;

-- of the user

with newest as materialized (select d.id, d.tenant_id, d.day, d.seq, d.number, d.currency_id, d.exchange_rate,
    d.created_by_id from document d
where true and d.kind = $1 and d.status = 1 and d.day <= $2
order by d.day desc, d.seq desc limit $3)
select t.product_id, p.code, t.unit_id, t.quantity, t.unit_price, t.day, t.number
from (select distinct on (l.product_id, l.unit_id) l.product_id, l.unit_id, l.ordinal, d.day, d.seq, d.number,
    round(l.unit_price * d.exchange_rate, 4) as unit_price,
sum(l.quantity) over (partition by l.product_id, l.unit_id, d.id) as quantity
from newest d join "sales_bill_line" l on l.tenant_id = d.tenant_id and l.document_id = d.id
where l.unit_id is not null and d.created_by_id = $4
order by l.product_id, l.unit_id, d.day desc, d.seq desc, l.ordinal desc) t
join product p on p.id = t.product_id and p.active
order by t.day desc, t.seq desc, t.ordinal limit $5;
