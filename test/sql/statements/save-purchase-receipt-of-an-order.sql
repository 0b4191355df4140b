-- purchase receipt, of an order

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

select id from document d where id = any($1::uuid[]);

select r.id from "partner" r where r.id = any($1::uuid[]) and not (($2::text not in ('kh', 'ncc') or r.partner_type in
    (3, case $3::text when 'kh' then 1 else 2 end)));
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
select t.id, pg_advisory_xact_lock(t.k) from (select distinct s.id, ('x' || right(replace(s.id::text, '-', ''),
    16))::bit(64)::bigint # 4 as k
from (select unnest($1::uuid[]) as id union all select l.document_id from "purchase_order_line" l where l.id =
    any($2::uuid[])) s order by k) t;
select id, kind, number, day, status, partner_id, currency_id, exchange_rate from document d where id = any($1::uuid[]);
select k.source_line as line, sum(k.quantity)::text as quantity, sum(k.taxable)::text as taxable, sum(k.vat)::text as
    vat, coalesce(sum(k."quantity") filter (where $1::bigint is null or d.seq < $2::bigint), 0)::text as
    "earlier_quantity", coalesce(sum(k."taxable") filter (where $3::bigint is null or d.seq < $4::bigint), 0)::text as
    "earlier_taxable", coalesce(sum(k."vat") filter (where $5::bigint is null or d.seq < $6::bigint), 0)::text as
    "earlier_vat", (array_agg(coalesce(t0.unit_id)))[1] as unit, min(coalesce(t0.factor))::text as factor, case when
    count(distinct (coalesce(t0.unit_id), coalesce(t0.factor))) = 1 then sum(sign(k.quantity::numeric) *
    coalesce(t0.quantity))::text end as in_unit, round(sum(sign(k.quantity::numeric) * coalesce(t0.quantity) *
    coalesce(t0.factor)), 6)::text as exact, coalesce(sum(sign(k.quantity::numeric) * coalesce(t0.quantity)) filter
    (where $7::bigint is null or d.seq < $8::bigint), 0)::text as earlier_in_unit
from document_link k join document d on d.tenant_id = k.tenant_id and d.id = k.document left join
    "purchase_receipt_line" t0 on t0.tenant_id = k.tenant_id and t0.id = k.line
where k.source_line = any($9::uuid[]) and k.line <> k.document and k.document is distinct from $10::uuid
group by k.source_line;
select l.id, l.document_id, l."product_id", l."base_quantity", l."unit_id", l."factor", l."quantity", h."closed" as
    closed, nullif(l.discount, 0) as discount, case when h.discount <> 0 then array[h.discount, coalesce(h.goods_amount,
    0), coalesce(l.line_amount, 0)]::text[] end as of_head
from "purchase_order_line" l join "purchase_order" h on h.tenant_id = l.tenant_id and h.document_id = l.document_id
where l.id = any($1::uuid[]);
with locked as materialized (select pg_advisory_xact_lock_shared(hashtextextended(current_setting('app.tenant_id'), 7))
    union all select pg_advisory_xact_lock_shared(hashtextextended(current_setting('app.tenant_id'), 8)) union all
    select pg_advisory_xact_lock(k) from unnest($1::bigint[]) as k) select nextval('document_order') as seq from (select
    count(*) from locked) as done;
select product_id, store_id, quantity, value, cost, input_quantity, input_value, last_day, last_rank, last_seq,
    last_line, last_side from stock_balance b where product_id = any($1::uuid[]) and store_id = any($2::uuid[]);

select k.document_id as credit, k.order_id as order, least(k.amount - u.used, abs(e.amount) - abs(e.settled) +
    u.own)::text as amount,
u.made::text, case when e.currency_id is null then null else u.given end::text as other
from kept_credit k join document d on d.tenant_id = k.tenant_id and d.id = k.document_id
join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id =
    k.partner_id
cross join lateral (select coalesce(sum(coalesce(a.credit_amount, a.amount)) filter (where a.document_id is distinct
    from $1::uuid), 0) as used,
coalesce(sum(coalesce(a.credit_amount, a.amount)) filter (where a.document_id = $2::uuid), 0) as own,
sum(a.amount) filter (where a.document_id = $3::uuid and a.credit_currency_amount is not null) as made, sum(case when
    e.currency_id is null then coalesce(a.credit_amount, a.amount) else a.credit_currency_amount end) filter (where
    a.document_id = $4::uuid and a.credit_currency_amount is not null) as given
from allocation a where a.credit_id = k.document_id and a.order_id = k.order_id and a.side = k.side and a.partner_id =
    k.partner_id) u
where k.order_id = any($5::uuid[]) and k.side = $6 and (e.currency_id is null or u.made is not null) order by d.day,
    d.seq;
select coalesce(sum(a.amount), 0)::text as amount from allocation a join document m on m.tenant_id = a.tenant_id and
    m.id = a.document_id
where a.debt_id = $1::uuid and a.document_id <> $2::uuid and a.side = $3 and not a.elastic and m.made_by_id is distinct
    from $4::uuid;

select k.source_document as document, k.source_line as line, count(*)::int as links, sum(k.quantity)::text as quantity,
    sum(k.taxable)::text as taxable, sum(k.vat)::text as vat from "document_link" k
where k.source_document = any($1::uuid[]) and k.document is distinct from $2::uuid
group by k.source_document, k.source_line;
select d.id, d.kind, d.number, d.day, d.description, d.status, d.seq, d.version, d.made_by_id, d.attachments,
    d.created_by, d.created_at, d.updated_by, d.updated_at, d.partner_id, d.store_id, d.employee_id, d.currency_id,
    d.exchange_rate, d.total, h."partner_name", h."address", h."phone", h."tax_id", h."contact_id", h."delivery_date",
    h."payment_term_id", h."goods_amount", h."discount_percent", h."discount_amount", h."discount",
    h."total_before_tax", h."total_vat", h."shipping_fee", h."closed" from document d
join "purchase_order" h on h.tenant_id = d.tenant_id and h.document_id = d.id
where d.id = any($1::uuid[]) and d.kind = $2;

select l.document_id, l.id, l."product_id", l."product_name", l."unit_id", l."unit_name", l."factor", l."quantity",
    l."base_quantity", l."unit_price", l."discount_percent", l."discount_amount", l."discount", l."gross",
    l."line_amount", l."order_discount_share", l."taxable", l."vat_rate", l."line_vat", l."line_total", l."note" from
    "purchase_order_line" l
where l.document_id = any($1::uuid[]) order by l.document_id, l.ordinal;

insert into "purchase_receipt" (tenant_id, document_id, "partner_name", "address", "phone", "tax_id", "contact_id",
    "payment_term_id", "due_date", "goods_amount", "discount_percent", "discount_amount", "discount",
    "total_before_tax", "total_vat", "shipping_fee", "other_cost", "paid", "payment_method", "fund_id", "order_id",
    "advances", "supplier_invoice_template", "supplier_invoice_series", "supplier_invoice_number",
    "supplier_invoice_date") values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
    $18, $19, $20, $21, $22, $23, $24, $25, $26);
insert into "purchase_receipt_line" (tenant_id, document_id, id, ordinal, "product_id", "product_name", "unit_id",
    "unit_name", "factor", "quantity", "base_quantity", "unit_price", "discount_percent", "discount_amount", "discount",
    "gross", "line_amount", "order_discount_share", "taxable", "vat_rate", "line_vat", "line_total", "typed_vat",
    "line_cost", "note", "source_line_id", "source_document_id")
values ($1::uuid, $2, unnest($3::uuid[]), unnest($4::integer[]), unnest($5::uuid[]), unnest($6::text[]),
    unnest($7::uuid[]), unnest($8::text[]), unnest($9::numeric[]), unnest($10::numeric[]), unnest($11::numeric[]),
    unnest($12::numeric[]), unnest($13::numeric[]), unnest($14::numeric[]), unnest($15::numeric[]),
    unnest($16::numeric[]), unnest($17::numeric[]), unnest($18::numeric[]), unnest($19::numeric[]),
    unnest($20::numeric[]), unnest($21::numeric[]), unnest($22::numeric[]), unnest($23::numeric[]),
    unnest($24::numeric[]), unnest($25::text[]), unnest($26::uuid[]), unnest($27::uuid[]));
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
insert into "document_link" (tenant_id, source_document, source_line, document, line, quantity, taxable, vat)
values ($1::uuid, unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::uuid[]), unnest($5::uuid[]),
unnest($6::bigint[]), unnest($7::bigint[]), unnest($8::bigint[]));
update document set status = $1 where id = $2;
insert into number_series as s (tenant_id, series, last)
select $1::uuid, $2, case when exists (select 1 from number_series k where k.series = $3) then 1 else (select n from
    (select generate_series(1::bigint, 1::bigint + 100000) as n) c
where (select d.id from document d where d.kind = $4 and d.number_key <> '' and d.number_key = lower($5::text ||
    lpad(n::text, greatest($6::integer, length(n::text)), '0'))) is null limit 1) end from (select) home
on conflict (tenant_id, series) do update set last = (select n from (select generate_series(s.last + 1, s.last + 1 +
    100000) as n) c
where (select d.id from document d where d.kind = $7 and d.number_key <> '' and d.number_key = lower($8::text ||
    lpad(n::text, greatest($9::integer, length(n::text)), '0'))) is null limit 1);
insert into document as d (tenant_id, id, kind, number, day, description, status, partner_id, store_id, employee_id,
    currency_id, exchange_rate, total, sums, open_amount, seq, made_by_id, search, attachments, version, created_by,
    created_by_id, created_at, updated_by, updated_at)
select n.tenant_id, $1, $2, $3::text || lpad(n.last::text, greatest($4::integer, length(n.last::text)), '0'), $5, $6,
    $7, $8, $9, $10, $11,
$12, $13, $14::numeric[], $15, $16, $17, $18::text || lpad(n.last::text, greatest($19::integer, length(n.last::text)),
    '0') || $20::text, $21, $22, $23, $24, $25, $26, $27 from number_series n where n.series = $28 returning d.number;
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
select n.tenant_id, $1, $2, $3, $4, jsonb_set($5::jsonb, '{number}', to_jsonb($6::text || lpad(n.last::text,
    greatest($7::integer, length(n.last::text)), '0'))), $8, $9 from number_series n where n.series = $10;
insert into event (tenant_id, at, user_id, user_name, display_name, function_id, action, number, summary, address,
    record_id, before, after)
select n.tenant_id, $1, $2, $3, $4, $5, $6, $7::text || lpad(n.last::text, greatest($8::integer, length(n.last::text)),
    '0'), $9, $10, $11, $12, $13 from number_series n where n.series = $14 returning id;
insert into request (tenant_id, user_id, call, request_id, body_hash, answer, created_at)
select n.tenant_id, $1, $2, $3, $4, jsonb_set($5::jsonb, '{NumberID}', to_jsonb($6::text || lpad(n.last::text,
    greatest($7::integer, length(n.last::text)), '0'))), $8 from number_series n where n.series = $9
on conflict (tenant_id, user_id, call, request_id) do update set body_hash = excluded.body_hash, answer =
    excluded.answer, created_at = excluded.created_at;
commit;
