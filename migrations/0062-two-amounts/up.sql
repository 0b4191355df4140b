-- Debts of documents in a foreign currency have two amounts, what settles them alike. Base currency alone: nulls.
alter table debt_entry add column currency_id uuid, add column rate numeric, add column currency_amount bigint,
  add column currency_settled bigint;
alter table allocation add column currency_amount bigint, add column credit_amount bigint;
alter table kept_credit add column currency_amount bigint;
alter table kept_credit drop constraint kept_credit_amount_check;
alter table kept_credit add constraint kept_credit_amount_check check (coalesce(currency_amount, amount) > 0);

create index allocation_with_difference on allocation (tenant_id, side, partner_id, day) where credit_amount is not null;

-- What closes a debt of earlier times in base currency that is closed in its own.
create table exchange_closing (
  tenant_id uuid not null default current_tenant() references tenant,
  document_id uuid not null,
  side text not null,
  partner_id uuid not null,
  day date not null,
  amount bigint not null,
  primary key (tenant_id, document_id, side, partner_id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade deferrable initially deferred
);

alter table income_voucher_line add column amount_currency numeric, add column amount_base numeric;
alter table outcome_voucher_line add column amount_currency numeric, add column amount_base numeric;

-- What an allocation takes at its two ends is not the same: a gain or a loss, on its day. The only definition of it.
create view exchange_difference with (security_invoker = true) as
  select tenant_id, side, partner_id, day, credit_id, debt_id, document_id, currency_amount, credit_amount as worth, amount as taken, credit_amount - amount as amount
  from allocation where credit_amount is not null
  union all
  select tenant_id, side, partner_id, day, null, document_id, document_id, 0, case when amount < 0 then 0 else amount end, case when amount < 0 then -amount else 0 end, amount
  from exchange_closing;
grant select on exchange_difference to vua_app, vua_limited;

-- Entries of foreign documents. Of a return in another currency than its original only the base amount counts.
with foreign_document as (
  select d.tenant_id, d.id, d.currency_id, d.exchange_rate, d.total, d.kind, c.decimals
  from document d join currency c on c.tenant_id = d.tenant_id and c.id = d.currency_id and not c.is_base
  where d.kind <> 'openingDebt'
)
update debt_entry e set currency_id = f.currency_id, rate = trim_scale(f.exchange_rate),
  currency_amount = (sign(e.amount) * round(f.total * 10000))::bigint, currency_settled = 0
from foreign_document f
where f.tenant_id = e.tenant_id and f.id = e.document_id;

-- Allocations: the amount of the voucher's line where the currencies are the same, else by the rate of the document; what
-- closes a document in base currency closes it in its own.
create temp table foreign_part on commit drop as
select a.tenant_id, a.credit_id, a.debt_id, a.side, a.partner_id, a.document_id, a.order_id, a.day, a.amount, a.elastic,
  coalesce(d.currency_id, c.currency_id) as currency_id,
  case when d.currency_id is not null then a.debt_id else a.credit_id end as foreign_id,
  case when d.currency_id is not null then d.rate else c.rate end as rate,
  m.decimals,
  (select round(coalesce(i.amount, o.amount) * 10000)::bigint from (select) one_row
    left join income_voucher_line i on i.tenant_id = a.tenant_id and i.document_id = a.document_id and i.voucher_id in (a.debt_id, a.credit_id)
    left join outcome_voucher_line o on o.tenant_id = a.tenant_id and o.document_id = a.document_id and o.voucher_id in (a.debt_id, a.credit_id)
    where v.currency_id = coalesce(d.currency_id, c.currency_id) limit 1) as own_line,
  null::bigint as own
from allocation a
join debt_entry d on d.tenant_id = a.tenant_id and d.document_id = a.debt_id and d.side = a.side and d.partner_id = a.partner_id
join debt_entry c on c.tenant_id = a.tenant_id and c.document_id = a.credit_id and c.side = a.side and c.partner_id = a.partner_id
join document v on v.tenant_id = a.tenant_id and v.id = a.document_id
join currency m on m.tenant_id = a.tenant_id and m.id = coalesce(d.currency_id, c.currency_id)
where d.currency_id is not null or c.currency_id is not null;

update foreign_part p set own = coalesce(p.own_line, (round(p.amount / 10000.0 / p.rate, p.decimals) * 10000)::bigint);
-- The last part of a document that is closed in base currency is what the others leave of it.
with summed as (
  select p.ctid as row, abs(e.currency_amount) - sum(p.own) over w + p.own as rest,
    row_number() over (partition by p.tenant_id, p.foreign_id, p.side, p.partner_id order by p.day desc, p.document_id desc) as place
  from foreign_part p
  join debt_entry e on e.tenant_id = p.tenant_id and e.document_id = p.foreign_id and e.side = p.side and e.partner_id = p.partner_id
  where e.amount = e.settled
  window w as (partition by p.tenant_id, p.foreign_id, p.side, p.partner_id)
)
update foreign_part p set own = greatest(0, s.rest) from summed s
where s.row = p.ctid and s.place = 1 and p.own_line is null;
-- No document is settled by more than it is of.
with running as (
  select p.ctid as row, abs(e.currency_amount) - coalesce(sum(p.own) over (partition by p.tenant_id, p.foreign_id, p.side, p.partner_id order by p.own_line is null, p.day, p.document_id rows between unbounded preceding and 1 preceding), 0) as left_over
  from foreign_part p
  join debt_entry e on e.tenant_id = p.tenant_id and e.document_id = p.foreign_id and e.side = p.side and e.partner_id = p.partner_id
)
update foreign_part p set own = greatest(0, least(p.own, r.left_over)) from running r where r.row = p.ctid and p.own_line is null;

update allocation a set currency_amount = p.own,
  wanted = case when a.elastic then (select abs(k.currency_amount) - (round((abs(k.amount) - a.wanted) / 10000.0 / k.rate, p.decimals) * 10000)::bigint from debt_entry k where k.tenant_id = a.tenant_id and k.document_id = a.credit_id and k.side = a.side and k.partner_id = a.partner_id)
    else case when v.currency_id = p.currency_id then p.own else a.wanted end end
from foreign_part p
join document v on v.tenant_id = p.tenant_id and v.id = p.document_id
where (a.tenant_id, a.credit_id, a.debt_id, a.side, a.partner_id, a.document_id) = (p.tenant_id, p.credit_id, p.debt_id, p.side, p.partner_id, p.document_id)
  and a.order_id is not distinct from p.order_id;

update debt_entry e set currency_settled = (sign(e.currency_amount) * s.own)::bigint
from (select x.tenant_id, x.id, x.side, x.partner_id, sum(x.own) as own from (
    select a.tenant_id, a.debt_id as id, a.side, a.partner_id, a.currency_amount as own from allocation a where a.currency_amount is not null
    union all select a.tenant_id, a.credit_id, a.side, a.partner_id, a.currency_amount from allocation a where a.currency_amount is not null) x
  group by x.tenant_id, x.id, x.side, x.partner_id) s
where s.tenant_id = e.tenant_id and s.id = e.document_id and s.side = e.side and s.partner_id = e.partner_id and e.currency_id is not null;

-- What the documents themselves say in their currencies: lines of vouchers, deposits, advances.
update income_voucher_line l set amount_currency = case when d.currency_id is null then p.amount / 10000.0 else p.own / 10000.0 end
from foreign_part p join document v on v.tenant_id = p.tenant_id and v.id = p.document_id
join debt_entry d on d.tenant_id = p.tenant_id and d.document_id = p.debt_id and d.side = p.side and d.partner_id = p.partner_id
where l.tenant_id = p.tenant_id and l.document_id = p.document_id and l.voucher_id = p.debt_id and v.currency_id is distinct from d.currency_id and l.is_credit is not true
  and p.credit_id = p.document_id;
update outcome_voucher_line l set amount_currency = case when d.currency_id is null then p.amount / 10000.0 else p.own / 10000.0 end
from foreign_part p join document v on v.tenant_id = p.tenant_id and v.id = p.document_id
join debt_entry d on d.tenant_id = p.tenant_id and d.document_id = p.debt_id and d.side = p.side and d.partner_id = p.partner_id
where l.tenant_id = p.tenant_id and l.document_id = p.document_id and l.voucher_id = p.debt_id and v.currency_id is distinct from d.currency_id and l.is_credit is not true
  and p.credit_id = p.document_id;
update income_voucher_line l set amount_currency = case when c.currency_id is null then p.amount / 10000.0 else p.own / 10000.0 end
from foreign_part p join document v on v.tenant_id = p.tenant_id and v.id = p.document_id
join debt_entry c on c.tenant_id = p.tenant_id and c.document_id = p.credit_id and c.side = p.side and c.partner_id = p.partner_id
where l.tenant_id = p.tenant_id and l.document_id = p.document_id and l.voucher_id = p.credit_id and p.debt_id = p.document_id and v.currency_id is distinct from c.currency_id;
update outcome_voucher_line l set amount_currency = case when c.currency_id is null then p.amount / 10000.0 else p.own / 10000.0 end
from foreign_part p join document v on v.tenant_id = p.tenant_id and v.id = p.document_id
join debt_entry c on c.tenant_id = p.tenant_id and c.document_id = p.credit_id and c.side = p.side and c.partner_id = p.partner_id
where l.tenant_id = p.tenant_id and l.document_id = p.document_id and l.voucher_id = p.credit_id and p.debt_id = p.document_id and v.currency_id is distinct from c.currency_id;

update kept_credit k set currency_amount = coalesce((select round(l.amount * 10000)::bigint from income_voucher_line l where l.tenant_id = k.tenant_id and l.document_id = k.document_id and l.voucher_id = k.order_id limit 1),
    (select round(l.amount * 10000)::bigint from outcome_voucher_line l where l.tenant_id = k.tenant_id and l.document_id = k.document_id and l.voucher_id = k.order_id limit 1),
    (round(k.amount / 10000.0 / e.rate, 2) * 10000)::bigint)
from debt_entry e
where e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id = k.partner_id and e.currency_id is not null;

create function pg_temp.advances_in_currency(of_tenant uuid, of_document uuid, advances jsonb) returns jsonb language sql as $$
  select jsonb_set(advances, '{list}', coalesce(jsonb_agg(case when p.own is null then one.value
    else one.value || jsonb_build_object('amount', trim_scale(p.own / 10000.0)::text) || jsonb_build_object('other', case when p.credit_is_base then trim_scale(p.amount / 10000.0)::text end) end order by one.ordinality), '[]'))
  from jsonb_array_elements(advances->'list') with ordinality one
  left join lateral (select p.own, p.amount, c.currency_id is null as credit_is_base from pg_temp.foreign_part p
    join debt_entry c on c.tenant_id = p.tenant_id and c.document_id = p.credit_id and c.side = p.side and c.partner_id = p.partner_id
    where p.tenant_id = of_tenant and p.document_id = of_document and p.debt_id = of_document and p.credit_id = (one.value->>'credit')::uuid and p.order_id is not null limit 1) p on true
$$;
update sales_bill b set advances = pg_temp.advances_in_currency(b.tenant_id, b.document_id, b.advances)
from document d join currency c on c.tenant_id = d.tenant_id and c.id = d.currency_id and not c.is_base
where d.tenant_id = b.tenant_id and d.id = b.document_id and jsonb_array_length(b.advances->'list') > 0;
update purchase_receipt b set advances = pg_temp.advances_in_currency(b.tenant_id, b.document_id, b.advances)
from document d join currency c on c.tenant_id = d.tenant_id and c.id = d.currency_id and not c.is_base
where d.tenant_id = b.tenant_id and d.id = b.document_id and jsonb_array_length(b.advances->'list') > 0;

-- Offsets: what a line is in the currency of its document, and what it counts for.
update income_voucher_line l set amount = p.own / 10000.0, amount_base = l.amount
from (select tenant_id, document_id, foreign_id, sum(own) as own from foreign_part group by tenant_id, document_id, foreign_id) p
join income_voucher v on v.tenant_id = p.tenant_id and v.document_id = p.document_id and v.voucher_type = 3
where l.tenant_id = p.tenant_id and l.document_id = p.document_id and l.voucher_id = p.foreign_id;
update outcome_voucher_line l set amount = p.own / 10000.0, amount_base = l.amount
from (select tenant_id, document_id, foreign_id, sum(own) as own from foreign_part group by tenant_id, document_id, foreign_id) p
join outcome_voucher v on v.tenant_id = p.tenant_id and v.document_id = p.document_id and v.voucher_type = 3
where l.tenant_id = p.tenant_id and l.document_id = p.document_id and l.voucher_id = p.foreign_id;

-- What is closed in its currency and open in base currency is closed after the last locked day.
insert into exchange_closing (tenant_id, document_id, side, partner_id, day, amount)
select e.tenant_id, e.document_id, e.side, e.partner_id, greatest(l.day, e.day, (select max(a.day) from allocation a where a.tenant_id = e.tenant_id and a.side = e.side and e.document_id in (a.debt_id, a.credit_id))),
  e.settled - e.amount
from debt_entry e
cross join lateral (select coalesce((select (t."values"->>'lockDate')::date + 1 from setting t where t.tenant_id = e.tenant_id and t."values"->>'lockDate' <> ''), e.day) as day) l
where e.currency_id is not null and e.currency_amount = e.currency_settled and e.amount <> e.settled;
update debt_balance b set amount = b.amount + c.amount
from (select tenant_id, side, partner_id, sum(amount)::bigint as amount from exchange_closing group by tenant_id, side, partner_id) c
where c.tenant_id = b.tenant_id and c.side = b.side and c.partner_id = b.partner_id;
insert into debt_balance (tenant_id, partner_id, side, amount)
select c.tenant_id, c.partner_id, c.side, sum(c.amount)::bigint from exchange_closing c
where not exists (select 1 from debt_balance b where b.tenant_id = c.tenant_id and b.side = c.side and b.partner_id = c.partner_id)
group by c.tenant_id, c.partner_id, c.side;
update debt_entry e set settled = e.amount from exchange_closing c
where c.tenant_id = e.tenant_id and c.document_id = e.document_id and c.side = e.side and c.partner_id = e.partner_id;
update document d set open_amount = 0 from exchange_closing c
where c.tenant_id = d.tenant_id and c.document_id = d.id and d.open_amount <> 0;

-- The rate of a transfer is base currency for one unit of the foreign currency, whichever way the money goes; of two
-- foreign currencies, of that of the source. The amounts stay.
with foreign_fund as (
  select f.tenant_id, f.id, f.currency_id from fund f join currency c on c.tenant_id = f.tenant_id and c.id = f.currency_id and not c.is_base
), changed as (
  select t.tenant_id, t.document_id, s.id is not null as leaves, g.id is not null as enters, d.exchange_rate
  from money_transfer t
  join document d on d.tenant_id = t.tenant_id and d.id = t.document_id
  left join foreign_fund s on s.tenant_id = t.tenant_id and s.id = t.fund_id
  left join foreign_fund g on g.tenant_id = t.tenant_id and g.id = t.to_fund_id
  where t.to_amount > 0 and g.id is not null
)
update money_transfer t set rate = case when c.leaves then c.exchange_rate else trim_scale(round(t.amount / t.to_amount, 4)) end
from changed c where c.tenant_id = t.tenant_id and c.document_id = t.document_id;

-- At the end: a protected table takes no rows of all tenants.
set constraints all immediate;
call protect('exchange_closing');
