-- sales bill, changed

begin;
select set_config('statement_timeout', $1, true), set_config('enable_memoize', 'off', true),
    set_config('plan_cache_mode', $2, true), set_config('app.tenant_id', $3, true);
select u.id, u.user_name, coalesce(e.name, u.display_name) as display_name, u.employee_id, u.is_admin, u.language,
u.store_ids, u.default_store_id, u.default_cash_fund_id, u.default_bank_fund_id, g.name as group_name, g.rights,
    s.values as settings, t.name as tenant_name, t.active as tenant_active,
c.id as currency_id, c.code as currency, c.decimals as currency_decimals,
g.require_second_factor and f.user_id is null and p.id is null as must_set_up, k.last_used, p.calls_per_minute,
    p.addresses, p.expires_on,
(select case i.auto_upload_at when 'save' then 'save' else i.auto_upload_time end from invoice_config i where
    i.auto_upload) as auto_invoices
from access_token k
join app_user u on u.tenant_id = k.tenant_id and u.id = k.user_id and u.active
join user_group g on g.tenant_id = u.tenant_id and g.id = u.group_id
join tenant t on t.id = k.tenant_id
left join api_key p on p.tenant_id = u.tenant_id and p.id = u.id
left join second_factor f on f.tenant_id = u.tenant_id and f.user_id = u.id and f.secret is not null
left join employee e on e.tenant_id = u.tenant_id and e.id = u.employee_id
left join setting s on s.tenant_id = k.tenant_id
left join currency c on c.tenant_id = k.tenant_id and c.is_base
where k.hash = $1 and k.expires_at > $2;
select pg_advisory_xact_lock(hashtextextended($1, 0));
select body_hash, answer from request r where user_id = (select user_id from access_token k where hash = $1)
and call = $2 and request_id = $3 and created_at > $4;

select t.id, pg_advisory_xact_lock(t.k) from (select distinct s.id, ('x' || right(replace(s.id::text, '-', ''),
    16))::bit(64)::bigint # 4 as k
from (select unnest($1::uuid[]) as id union all select d.id from document d where d.made_by_id = any($2::uuid[])) s
    order by k) t;
select d.id, d.kind, d.number, d.day, d.description, d.status, d.seq, d.version, d.made_by_id, d.attachments,
    d.created_by, d.created_at, d.updated_by, d.updated_at, d.partner_id, d.store_id, d.employee_id, d.currency_id,
    d.exchange_rate, d.total, h."partner_name", h."address", h."phone", h."tax_id", h."contact_id", h."payment_term_id",
    h."due_date", h."goods_amount", h."discount_percent", h."discount_amount", h."discount", h."total_before_tax",
    h."total_vat", h."coupon_code", h."coupon_amount", h."coupon_id", h."shipping_fee", h."paid", h."payment_method",
    h."fund_id", h."cash_given", h."change", h."delivery", h."order_id", h."quote_id", h."advances" from document d
join "sales_bill" h on h.tenant_id = d.tenant_id and h.document_id = d.id
where d.id = $1 and d.kind = $2;
select l.id, l."product_id", l."product_name", l."unit_id", l."unit_name", l."factor", l."quantity", l."base_quantity",
    l."unit_price", l."discount_percent", l."discount_amount", l."discount", l."gross", l."line_amount",
    l."order_discount_share", l."taxable", l."vat_rate", l."line_vat", l."line_total", l."note", l."source_line_id",
    l."source_document_id" from "sales_bill_line" l where l.document_id = $1 order by l.ordinal;

select r.id, r.code, r.name, r.active, r.note, r."partner_type", r."group_id", r."phone1", r."tax_id", r."province_id",
    r."district_id", r."village_id", r."address2", r."employee_id", r."payment_method", r."payment_term_id",
    r."price_level_id", r."credit_limit", r."goods_discount", r."is_walk_in", ((select t.days from payment_term t where
    t.id = r.payment_term_id)) as f0, ((select nullif(concat_ws(', ', nullif(r.address1, ''), v.name, d.name, p.name,
    n.name), '') from (values (1)) one
left join village v on v.id = r.village_id left join district d on d.id = r.district_id
left join province p on p.id = r.province_id left join own_nation n on n.id = r.nation_id)) as f1, j0."id" as "j0_id",
    j0."code" as "j0_code", j0."name" as "j0_name", j0."note" as "j0_note", j0."active" as "j0_active", j0."days" as
    "j0_days" from "partner" r left join "payment_term" j0 on j0.tenant_id = r.tenant_id and j0.id = r."payment_term_id"
    where r.id = any($1::uuid[]);
select r.id, r.code, r.name, r.active, r.note, r."address", r."is_default" from "store" r where r.id = any($1::uuid[]);
select r.id, r.code, r.name, r.active, r.note, r."decimals", r."exchange_rate", r."is_base" from "currency" r where r.id
    = any($1::uuid[]);
select r.id, r.code, r.name, r.active, r.note, r."product_type", r."group_id", r."unit_id", r."sale_unit_id",
    r."purchase_unit_id", r."barcode", r."sell_price", r."buy_price", r."vat_rate", r."vat_reducible", r."weight",
    r."track_stock", j0."id" as "j0_id", j0."code" as "j0_code", j0."name" as "j0_name", j0."note" as "j0_note",
    j0."active" as "j0_active", j0."decimals" as "j0_decimals" from "product" r left join "unit" j0 on j0.tenant_id =
    r.tenant_id and j0.id = r."unit_id" where r.id = any($1::uuid[]);
select p.product_id as id, p.unit_id as unit, n.name as "unitName", p.factor::text, n.decimals, p.code, p.barcode,
coalesce(p.sell_price, round(r.sell_price * p.factor, 4))::text as "sellPrice", coalesce(p.buy_price, round(r.buy_price
    * p.factor, 4))::text as "buyPrice"
from product_unit p
join product r on r.tenant_id = p.tenant_id and r.id = p.product_id
join unit n on n.tenant_id = p.tenant_id and n.id = p.unit_id
where p.product_id = any($1::uuid[]) order by p.product_id, p.ordinal;
select r.id, r.code, r.name, r.active, r.note, r."decimals" from "unit" r where r.id = any($1::uuid[]);
select d.id, d.kind, d.number, d.day from document_link k join document d on d.tenant_id = k.tenant_id and d.id =
    k.document
where k.source_document = $1 and k.line = k.document order by d.number collate vietnamese, d.id;
select k.source_document as document, k.source_line as line, count(*)::int as links, sum(k.quantity)::text as quantity,
    sum(k.taxable)::text as taxable, sum(k.vat)::text as vat, (array_agg(coalesce(t0.unit_id)))[1] as unit,
    min(coalesce(t0.factor))::text as factor, case when count(distinct (coalesce(t0.unit_id), coalesce(t0.factor))) = 1
    then sum(sign(k.quantity::numeric) * coalesce(t0.quantity))::text end as in_unit,
    round(sum(sign(k.quantity::numeric) * coalesce(t0.quantity) * coalesce(t0.factor)), 6)::text as exact from
    "document_link" k left join "sales_return_line" t0 on t0.tenant_id = k.tenant_id and t0.id = k.line
where k.source_document = any($1::uuid[]) and k.document is distinct from $2::uuid
group by k.source_document, k.source_line;
select pg_advisory_xact_lock_shared(hashtextextended(current_setting('app.tenant_id'), 7)) union all select
    pg_advisory_xact_lock_shared(hashtextextended(current_setting('app.tenant_id'), 8)) union all select
    pg_advisory_xact_lock(k) from unnest($1::bigint[]) as k;
select product_id, store_id, quantity, value, cost, input_quantity, input_value, last_day, last_rank, last_seq,
    last_line, last_side from stock_balance b where product_id = any($1::uuid[]) and store_id = any($2::uuid[]);
select product_id, store_id, day, rank, seq, line, side, document_id, line_id, valued_by, given, origin_line_id,
    quantity, value, correction, quantity_after, value_after, cost_after, input_quantity_after, input_value_after from
    stock_entry e where document_id = $1;
select e.document_id, e.side, e.partner_id, e.column_name, e.day, e.due, e.amount, e.settled, e.currency_id, e.rate,
    e.currency_amount, e.currency_settled, e.further, d.number from debt_entry e join document d on d.tenant_id =
    e.tenant_id and d.id = e.document_id where e.document_id = $1;
select credit_id, debt_id, side, partner_id, document_id, order_id, day, since, amount, elastic, wanted,
    currency_amount, credit_amount, credit_currency_amount from allocation a where document_id = $1
union select credit_id, debt_id, side, partner_id, document_id, order_id, day, since, amount, elastic, wanted,
    currency_amount, credit_amount, credit_currency_amount from allocation a where credit_id = $2
union select credit_id, debt_id, side, partner_id, document_id, order_id, day, since, amount, elastic, wanted,
    currency_amount, credit_amount, credit_currency_amount from allocation a where debt_id = $3;
select k.document_id, k.order_id, k.side, k.partner_id, k.amount, k.currency_amount, not (o.status = 1) as freed,
coalesce((select sum(case when k.currency_amount is null then coalesce(a.credit_amount, a.amount) else
    coalesce(a.credit_currency_amount, a.currency_amount) end) from allocation a where a.order_id = k.order_id and
    a.credit_id = k.document_id and a.side = k.side
and a.partner_id = k.partner_id and a.document_id is distinct from $1::uuid), 0)::bigint as used
from kept_credit k join document o on o.tenant_id = k.tenant_id and o.id = k.order_id where (k.document_id = $2 or
    k.order_id = $3);
select fund_id, day, amount from cash_entry c where document_id = $1;

select id, kind from document d where made_by_id = $1 order by id;

select b.product_id, b.store_id, e.quantity_after, e.value_after, e.cost_after, e.input_quantity_after,
    e.input_value_after
from unnest(
$1::uuid[], $2::date[], $3::smallint[],
$4::bigint[], $5::integer[], $6::smallint[])
as f (product_id, day, rank, seq, line, side)
join stock_balance b on b.product_id = f.product_id
join lateral (
select quantity_after, value_after, cost_after, input_quantity_after, input_value_after from stock_entry e
where e.product_id = b.product_id and e.store_id = b.store_id and (e.day, e.rank, e.seq, e.line, e.side) <= (f.day,
    f.rank, f.seq, f.line, f.side)
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1
) e on true;
select distinct kind, o.store_id as source, target from (
select case l.side when 1 then 'transfer' else 'return' end as kind, case l.side when 1 then l.line_id else
    l.origin_line_id end as line, l.store_id as target
from unnest(
$1::uuid[], $2::date[], $3::smallint[],
$4::bigint[], $5::integer[], $6::smallint[])
as f (product_id, day, rank, seq, line, side)
join stock_entry l on l.product_id = f.product_id and (l.side = 1 or l.origin_line_id is not null)
and (l.day, l.rank, l.seq, l.line, l.side) > (f.day, f.rank, f.seq, f.line, f.side)
) link
left join lateral (select store_id from stock_entry s where line_id = link.line and side = 0 limit 1) o on true
where o.store_id is distinct from target;

select e.* from unnest(
$1::uuid[], $2::date[], $3::smallint[],
$4::bigint[], $5::integer[], $6::smallint[])
as f (product_id, day, rank, seq, line, side)
cross join lateral (
select product_id, store_id, day, rank, seq, line, side, document_id, line_id, valued_by, given, origin_line_id,
    quantity, value, correction, quantity_after, value_after, cost_after, input_quantity_after, input_value_after from
    stock_entry e
where e.product_id = f.product_id and e.store_id = $7
and (e.day, e.rank, e.seq, e.line, e.side) > (f.day, f.rank, f.seq, f.line, f.side)
order by e.product_id, e.day, e.rank, e.seq, e.line, e.side limit 5000
) e limit 5000;

select e.* from unnest($1::uuid[], $2::uuid[], $3::date[],
$4::smallint[], $5::bigint[], $6::integer[]) as f (product_id, store_id, day, rank, seq, line)
join lateral (select * from stock_entry e where e.product_id = f.product_id and e.store_id = f.store_id and (e.day,
    e.rank, e.seq, e.line, e.side) < (f.day, f.rank, f.seq, f.line, 0)
order by e.day desc, e.rank desc, e.seq desc, e.line desc, e.side desc limit 1) e on true;

update "sales_bill" set "partner_name" = $1, "address" = $2, "phone" = $3, "tax_id" = $4, "contact_id" = $5,
    "payment_term_id" = $6, "due_date" = $7, "goods_amount" = $8, "discount_percent" = $9, "discount_amount" = $10,
    "discount" = $11, "total_before_tax" = $12, "total_vat" = $13, "coupon_code" = $14, "coupon_amount" = $15,
    "coupon_id" = $16, "shipping_fee" = $17, "paid" = $18, "payment_method" = $19, "fund_id" = $20, "cash_given" = $21,
    "change" = $22, "delivery" = $23, "order_id" = $24, "quote_id" = $25, "advances" = $26 where document_id = $27;
delete from "sales_bill_line" l where l.id = any($1::uuid[]);
insert into "sales_bill_line" (tenant_id, document_id, id, ordinal, "product_id", "product_name", "unit_id",
    "unit_name", "factor", "quantity", "base_quantity", "unit_price", "discount_percent", "discount_amount", "discount",
    "gross", "line_amount", "order_discount_share", "taxable", "vat_rate", "line_vat", "line_total", "note",
    "source_line_id", "source_document_id")
values ($1::uuid, $2, unnest($3::uuid[]), unnest($4::integer[]), unnest($5::uuid[]), unnest($6::text[]),
    unnest($7::uuid[]), unnest($8::text[]), unnest($9::numeric[]), unnest($10::numeric[]), unnest($11::numeric[]),
    unnest($12::numeric[]), unnest($13::numeric[]), unnest($14::numeric[]), unnest($15::numeric[]),
    unnest($16::numeric[]), unnest($17::numeric[]), unnest($18::numeric[]), unnest($19::numeric[]),
    unnest($20::numeric[]), unnest($21::numeric[]), unnest($22::numeric[]), unnest($23::text[]), unnest($24::uuid[]),
    unnest($25::uuid[]))
on conflict (tenant_id, id) do update set ordinal = excluded.ordinal, "product_id" = excluded."product_id",
    "product_name" = excluded."product_name", "unit_id" = excluded."unit_id", "unit_name" = excluded."unit_name",
    "factor" = excluded."factor", "quantity" = excluded."quantity", "base_quantity" = excluded."base_quantity",
    "unit_price" = excluded."unit_price", "discount_percent" = excluded."discount_percent", "discount_amount" =
    excluded."discount_amount", "discount" = excluded."discount", "gross" = excluded."gross", "line_amount" =
    excluded."line_amount", "order_discount_share" = excluded."order_discount_share", "taxable" = excluded."taxable",
    "vat_rate" = excluded."vat_rate", "line_vat" = excluded."line_vat", "line_total" = excluded."line_total", "note" =
    excluded."note", "source_line_id" = excluded."source_line_id", "source_document_id" = excluded."source_document_id";
delete from stock_entry e
where e.product_id = any($1::uuid[]) and e.day = any($2::date[])
and ((e.product_id, e.day, e.rank, e.seq, e.line, e.side) in (select * from unnest(
$3::uuid[], $4::date[], $5::smallint[],
$6::bigint[], $7::integer[], $8::smallint[]))) is true;
insert into "stock_entry" (tenant_id, product_id, store_id, day, rank, seq, line, side, document_id, line_id, valued_by,
    given, origin_line_id, quantity, value, correction, quantity_after, value_after, cost_after, input_quantity_after,
    input_value_after)
values ($1::uuid,
unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::date[]), unnest($5::smallint[]),
unnest($6::bigint[]), unnest($7::integer[]), unnest($8::smallint[]),
unnest($9::uuid[]), unnest($10::uuid[]), unnest($11::text[]),
unnest($12::bigint[]), unnest($13::uuid[]), unnest($14::bigint[]),
unnest($15::bigint[]), unnest($16::bigint[]), unnest($17::bigint[]),
unnest($18::bigint[]), unnest($19::bigint[]), unnest($20::bigint[]),
unnest($21::bigint[]));
insert into "stock_balance" (tenant_id, product_id, store_id, quantity, value, cost, input_quantity, input_value,
    last_day, last_rank, last_seq, last_line, last_side)
values ($1::uuid,
unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::bigint[]),
unnest($5::bigint[]), unnest($6::bigint[]),
unnest($7::bigint[]), unnest($8::bigint[]), unnest($9::date[]),
unnest($10::smallint[]), unnest($11::bigint[]), unnest($12::integer[]), unnest($13::smallint[]))
on conflict (tenant_id, product_id, store_id) do update set quantity = excluded.quantity, value = excluded.value, cost =
    excluded.cost, input_quantity = excluded.input_quantity, input_value = excluded.input_value, last_day =
    excluded.last_day,
last_rank = excluded.last_rank, last_seq = excluded.last_seq, last_line = excluded.last_line, last_side =
    excluded.last_side;
insert into sales_change (tenant_id, month, products, quantities, nets)
values ($1::uuid, $2, $3::uuid[], $4::numeric[], $5::numeric[]);
insert into number_series (tenant_id, series, last) values ($1::uuid, $2, $3) on conflict (tenant_id, series) do update
    set last = greatest(number_series.last, excluded.last);
update document d set number = $1, day = $2, description = $3, status = $4, partner_id = $5, store_id = $6,
employee_id = $7, currency_id = $8, exchange_rate = $9, total = $10, sums = $11::numeric[], open_amount = $12, search =
    $13, attachments = $14,
version = $15, updated_by = $16, updated_at = $17
where d.id = $18 returning d.number;
insert into debt_entry (tenant_id, document_id, side, partner_id, column_name, day, due, amount, settled, further,
    store_id, employee_id, created_by_id)
select $1::uuid, $2::uuid, $3::text, $4::uuid, $5::text, $6::date, $7::date, $8::bigint, $9::bigint, $10::boolean,
    d.store_id, d.employee_id, d.created_by_id
from (select) home left join document d on d.id = $11
on conflict (tenant_id, document_id, side, partner_id) do update
set column_name = excluded.column_name, day = excluded.day, due = excluded.due, amount = excluded.amount, settled =
    excluded.settled, further = excluded.further,
store_id = excluded.store_id, employee_id = excluded.employee_id, created_by_id = excluded.created_by_id;
insert into debt_balance (tenant_id, partner_id, side, amount) values ($1::uuid, unnest($2::uuid[]), unnest($3::text[]),
    unnest($4::bigint[]))
on conflict (tenant_id, partner_id, side) do update set amount = debt_balance.amount + excluded.amount;
insert into document_revision (tenant_id, document_id, version, kind, action, content, user_name, at)
values ($1::uuid, $2, $3, $4, $5, $6::jsonb, $7, $8);
insert into event (tenant_id, at, user_id, user_name, display_name, function_id, action, number, summary, address,
    record_id, before, after)
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13);

-- again: select id, kind from document d where made_by_id = $1 order by id

insert into request (tenant_id, user_id, call, request_id, body_hash, answer, created_at)
values ($1::uuid, $2, $3, $4, $5, $6::jsonb, $7)
on conflict (tenant_id, user_id, call, request_id) do update set body_hash = excluded.body_hash, answer =
    excluded.answer, created_at = excluded.created_at;
commit;
