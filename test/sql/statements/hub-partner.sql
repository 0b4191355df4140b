-- its figures

select r.id, r.code, r.name, r.note, r.active, r.version, r.created_by, r.created_at, r.updated_by, r.updated_at,
    r."partner_type", r."group_id", r."phone1", r."phone2", r."email", r."tax_id", r."address1", r."nation_id",
    r."old_scheme", r."province_id", r."district_id", r."village_id", r."old_address", r."address2", r."employee_id",
    r."language", r."website", r."description", r."payment_method", r."payment_term_id", r."price_level_id",
    r."credit_limit", r."commission", r."goods_discount", r."opening_receivable", r."opening_payable", r."opening_date",
    r."opening_due_date", r."id_number", r."is_walk_in", r."attachments" from "partner" r where r.id = any($1::uuid[])
    order by r.id;
select c.id, c."partner_id" as owner, c."name", c."contact_type_id", c."position", c."phone", c."email", c."birthday",
    c."note" from "contact" c
where c."partner_id" = any($1::uuid[]) order by c.created_at, c.id;

select coalesce((select b.amount from (select b.tenant_id, b.partner_id, b.side, b.amount - case when (select exists
    (select from debt_entry x where x.side in ('receivable', 'payable') and x.day > $1::text::date)) then
    coalesce((select sum(e.amount)::bigint from debt_entry e
where e.partner_id = b.partner_id and e.side = b.side and e.day > $2::text::date), 0) else 0 end as amount
from debt_balance b where true) b where b.partner_id = $3 and b.side = $4), 0)::text as balance,
coalesce((select sum(e.rest) from (
select e.partner_id, e.amount - e.settled as rest, e.due, e.column_name, true as is_whole
from debt_entry e where e.side = $5 and e.amount <> e.settled and e.amount > 0 and e.due < $6 and e.partner_id = $7
union all
select e.partner_id, a.amount, e.due, e.column_name, e.amount = e.settled
from (select a.debt_id, a.partner_id, sum(a.amount) as amount from allocation a
where a.side = $8 and a.day > $9 and a.since <= $10 group by a.debt_id, a.partner_id) a
join debt_entry e on e.document_id = a.debt_id and e.side = $11 and e.partner_id = a.partner_id
where e.amount > 0 and e.due < $12 and e.partner_id = $13) e), 0)::text as overdue;
select coalesce(sum(h.net), 0)::text as net
from (
select d.day, d.partner_id, case d.kind when 'salesBill' then 1 when 'salesReturn' then -1 end as sign, case d.kind when
    'salesBill' then 1 when 'salesReturn' then -1 end * case when coalesce(d.currency_id, $1) = $2::uuid then d.sums[1]
    else case d.kind when 'salesBill' then (select coalesce(sum(round(l.taxable * d.exchange_rate, $3::integer)), 0)
    from "sales_bill_line" l where l.tenant_id = d.tenant_id and l.document_id = d.id) when 'salesReturn' then (select
    coalesce(sum(round(l.taxable * d.exchange_rate, $4::integer)), 0) from "sales_return_line" l where l.tenant_id =
    d.tenant_id and l.document_id = d.id) end end as net from document d
where d.kind in ('salesBill', 'salesReturn') and d.status = 1 and d.day between $5 and $6 and d.partner_id = $7) h;
select d.id, d.number, d.day from document d
where d.partner_id = $1 and d.kind in ('salesBill') and d.status = 1
order by d.day desc, d.seq desc limit 1;

-- its documents

-- again: select r.id, r.code, r.name, r.note, r.active, r.version, r.created_by, r.created_at, r.updated_by,  …
-- again: select c.id, c."partner_id" as owner, c."name", c."contact_type_id", c."position", c."phone", c."ema …

-- planned anew
select x.id, x.kind, x.number, x.day, x.seq::text, x.status, round(x.amount, $1::integer)::text as amount,
    x.remaining::text as remaining
from (
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, d.open_amount as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesBill' and d."partner_id" = $3 order by d.day desc, d.seq desc
    limit $4)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesOrder' and d."partner_id" = $5 order by d.day desc, d.seq desc
    limit $6)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesReturn' and d."partner_id" = $7 order by d.day desc, d.seq
    desc limit $8)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'quote' and d."partner_id" = $9 order by d.day desc, d.seq desc
    limit $10)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'incomeVoucher' and d."partner_id" = $11 order by d.day desc, d.seq
    desc limit $12)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'outcomeVoucher' and d."partner_id" = $13 order by d.day desc, d.seq
    desc limit $14)
) x order by x.day desc, x.seq desc limit $15;

-- more of its documents

-- again: select r.id, r.code, r.name, r.note, r.active, r.version, r.created_by, r.created_at, r.updated_by,  …
-- again: select c.id, c."partner_id" as owner, c."name", c."contact_type_id", c."position", c."phone", c."ema …

-- planned anew
select x.id, x.kind, x.number, x.day, x.seq::text, x.status, round(x.amount, $1::integer)::text as amount,
    x.remaining::text as remaining
from (
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, d.open_amount as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesBill' and d."partner_id" = $3 and d.day <= $4 and (d.day,
    d.seq) < ($5::date, $6::bigint) order by d.day desc, d.seq desc limit $7)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesOrder' and d."partner_id" = $8 and d.day <= $9 and (d.day,
    d.seq) < ($10::date, $11::bigint) order by d.day desc, d.seq desc limit $12)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesReturn' and d."partner_id" = $13 and d.day <= $14 and (d.day,
    d.seq) < ($15::date, $16::bigint) order by d.day desc, d.seq desc limit $17)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'quote' and d."partner_id" = $18 and d.day <= $19 and (d.day, d.seq)
    < ($20::date, $21::bigint) order by d.day desc, d.seq desc limit $22)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'incomeVoucher' and d."partner_id" = $23 and d.day <= $24 and
    (d.day, d.seq) < ($25::date, $26::bigint) order by d.day desc, d.seq desc limit $27)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'outcomeVoucher' and d."partner_id" = $28 and d.day <= $29 and
    (d.day, d.seq) < ($30::date, $31::bigint) order by d.day desc, d.seq desc limit $32)
) x order by x.day desc, x.seq desc limit $33;

-- its documents of a month

-- again: select r.id, r.code, r.name, r.note, r.active, r.version, r.created_by, r.created_at, r.updated_by,  …
-- again: select c.id, c."partner_id" as owner, c."name", c."contact_type_id", c."position", c."phone", c."ema …

-- planned anew
select x.id, x.kind, x.number, x.day, x.seq::text, x.status, round(x.amount, $1::integer)::text as amount,
    x.remaining::text as remaining
from (
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, d.open_amount as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesBill' and d."partner_id" = $3 and d.day >= $4 and d.day <= $5
    order by d.day desc, d.seq desc limit $6)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesOrder' and d."partner_id" = $7 and d.day >= $8 and d.day <= $9
    order by d.day desc, d.seq desc limit $10)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'salesReturn' and d."partner_id" = $11 and d.day >= $12 and d.day <=
    $13 order by d.day desc, d.seq desc limit $14)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'quote' and d."partner_id" = $15 and d.day >= $16 and d.day <= $17
    order by d.day desc, d.seq desc limit $18)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'incomeVoucher' and d."partner_id" = $19 and d.day >= $20 and d.day
    <= $21 order by d.day desc, d.seq desc limit $22)
union all
(select d.id, d.kind, d.number, d.day, d.seq, d.status, d.total * d.exchange_rate as amount, null::bigint as remaining
from document d where d.tenant_id = $2 and d.kind = 'outcomeVoucher' and d."partner_id" = $23 and d.day >= $24 and d.day
    <= $25 order by d.day desc, d.seq desc limit $26)
) x order by x.day desc, x.seq desc limit $27;
