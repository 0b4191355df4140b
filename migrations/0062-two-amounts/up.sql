-- Debts of documents in a foreign currency have two amounts, what settles them alike. Base currency alone: nulls.
alter table debt_entry add column currency_id uuid, add column rate numeric, add column currency_amount bigint,
  add column currency_settled bigint;
alter table allocation add column currency_amount bigint, add column credit_amount bigint, add column credit_currency_amount bigint;
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

-- Allocations keep their base amounts and get what they take at each end in the currency of that end: the amount of the
-- voucher's line, else the base amount by the rate. Both are stored, because earlier versions let one currency settle
-- another, at any rate: such an allocation stays as it is while its document claims the same.
create temp table foreign_part on commit drop as
select row_number() over (order by a.tenant_id, a.day, v.seq, a.order_id nulls last, a.credit_id, a.debt_id) as place,
  a.tenant_id, a.credit_id, a.debt_id, a.side, a.partner_id, a.document_id, a.order_id, a.amount, a.elastic,
  c.currency_id as credit_currency, c.rate as credit_rate, (select m.decimals from currency m where m.tenant_id = a.tenant_id and m.id = c.currency_id) as credit_decimals,
  d.currency_id as debt_currency, d.rate as debt_rate, (select m.decimals from currency m where m.tenant_id = a.tenant_id and m.id = d.currency_id) as debt_decimals,
  (select m.id from currency m where m.tenant_id = a.tenant_id and m.id = v.currency_id and not m.is_base) as voucher_currency, l.own as line,
  coalesce(a.credit_id = a.document_id and l.own is not null and c.currency_id is not null, false) as credit_fixed,
  coalesce(a.debt_id = a.document_id and l.own is not null and d.currency_id is not null, false) as debt_fixed,
  case when a.elastic and c.currency_id is not null then round((v.total - coalesce(s.paid, r.paid, 0)) * 10000)::bigint else coalesce(l.own, a.wanted) end as wanted,
  null::bigint as credit_own, null::bigint as debt_own
from allocation a
join debt_entry d on d.tenant_id = a.tenant_id and d.document_id = a.debt_id and d.side = a.side and d.partner_id = a.partner_id
join debt_entry c on c.tenant_id = a.tenant_id and c.document_id = a.credit_id and c.side = a.side and c.partner_id = a.partner_id
join document v on v.tenant_id = a.tenant_id and v.id = a.document_id
left join sales_return s on s.tenant_id = a.tenant_id and s.document_id = a.document_id
left join purchase_return r on r.tenant_id = a.tenant_id and r.document_id = a.document_id
left join lateral (
  select round(i.amount * 10000)::bigint as own from income_voucher_line i
  where i.tenant_id = a.tenant_id and i.document_id = a.document_id and a.document_id in (a.debt_id, a.credit_id) and i.voucher_id in (a.debt_id, a.credit_id)
  union all
  select round(o.amount * 10000)::bigint from outcome_voucher_line o
  where o.tenant_id = a.tenant_id and o.document_id = a.document_id and a.document_id in (a.debt_id, a.credit_id) and o.voucher_id in (a.debt_id, a.credit_id)
  limit 1) l on true
where d.currency_id is not null or c.currency_id is not null;

-- Returns that settle nothing: of another currency than their original they never will.
delete from allocation a using foreign_part p
where p.elastic and p.amount = 0 and p.credit_currency is distinct from p.debt_currency
  and (a.tenant_id, a.credit_id, a.debt_id, a.side, a.partner_id, a.document_id) = (p.tenant_id, p.credit_id, p.debt_id, p.side, p.partner_id, p.document_id);
delete from foreign_part p where p.elastic and p.amount = 0 and p.credit_currency is distinct from p.debt_currency;

-- What is left of each end, without what lines of its own voucher say; `waiting`: how many others take from it.
create temp table foreign_end on commit drop as
select e.tenant_id, e.document_id, e.side, e.partner_id, null::uuid as order_id, abs(e.currency_amount) as own_left, abs(e.amount) as base_left, e.amount = e.settled as closed, 0::bigint as waiting
from debt_entry e where e.currency_id is not null;
-- The same of what is kept for an order.
insert into foreign_end
select k.tenant_id, k.document_id, k.side, k.partner_id, k.order_id, coalesce(l.own, 0), k.amount, false, 0
from kept_credit k
join debt_entry e on e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id = k.partner_id and e.currency_id is not null
left join lateral (
  select round(i.amount * 10000)::bigint as own from income_voucher_line i where i.tenant_id = k.tenant_id and i.document_id = k.document_id and i.voucher_id = k.order_id
  union all
  select round(o.amount * 10000)::bigint from outcome_voucher_line o where o.tenant_id = k.tenant_id and o.document_id = k.document_id and o.voucher_id = k.order_id
  limit 1) l on true;
create unique index on foreign_end (tenant_id, document_id, side, partner_id, order_id) nulls not distinct;
update foreign_end e set own_left = e.own_left - u.fixed, waiting = u.waiting
from (select x.tenant_id, x.id, x.side, x.partner_id, coalesce(sum(x.line) filter (where x.fixed), 0)::bigint as fixed, count(*) filter (where not x.fixed and x.amount > 0) as waiting
  from (select p.tenant_id, p.credit_id as id, p.side, p.partner_id, p.line, p.credit_fixed as fixed, p.amount from foreign_part p
    union all select p.tenant_id, p.debt_id, p.side, p.partner_id, p.line, p.debt_fixed, p.amount from foreign_part p) x
  group by x.tenant_id, x.id, x.side, x.partner_id) u
where e.tenant_id = u.tenant_id and e.document_id = u.id and e.side = u.side and e.partner_id = u.partner_id and e.order_id is null;

-- What an allocation takes at an end: at most what is left; the last one of a closed document takes the rest.
create function pg_temp.take_own(part foreign_part, end_id uuid, wanted bigint) returns bigint language plpgsql as $$
declare
  found_end foreign_end;
  share foreign_end;
  taken bigint;
begin
  select * into found_end from foreign_end e
    where e.tenant_id = part.tenant_id and e.document_id = end_id and e.side = part.side and e.partner_id = part.partner_id and e.order_id is null for update;
  taken := greatest(0, least(wanted, found_end.own_left));
  if part.order_id is not null and end_id = part.credit_id then
    select * into share from foreign_end e
      where e.tenant_id = part.tenant_id and e.document_id = end_id and e.side = part.side and e.partner_id = part.partner_id and e.order_id = part.order_id;
    if share.own_left is not null then
      taken := case when share.base_left = part.amount then least(share.own_left, found_end.own_left) else least(taken, share.own_left) end;
    end if;
  end if;
  taken := greatest(0, case when found_end.closed and found_end.waiting = 1 then found_end.own_left else taken end);
  update foreign_end e set own_left = e.own_left - taken, base_left = e.base_left - part.amount, waiting = e.waiting - case when e.order_id is null then 1 else 0 end
  where e.tenant_id = part.tenant_id and e.document_id = end_id and e.side = part.side and e.partner_id = part.partner_id
    and (e.order_id is null or (end_id = part.credit_id and e.order_id = part.order_id));
  return taken;
end $$;
create function pg_temp.by_rate(amount bigint, rate numeric, decimals integer) returns bigint language sql immutable as $$
  select (round(amount / 10000.0 / rate, decimals) * 10000)::bigint
$$;
do $$
declare
  part foreign_part;
  wanted bigint;
  given bigint;
  taken bigint;
begin
  for part in select * from foreign_part p where p.amount > 0 order by p.place loop
    wanted := case when part.line is not null and part.voucher_currency in (part.credit_currency, part.debt_currency) then part.line
      when part.credit_currency is not null then coalesce(
        (select e.own_left from foreign_end e where e.tenant_id = part.tenant_id and e.document_id = part.credit_id and e.side = part.side and e.partner_id = part.partner_id and e.order_id is null and e.base_left = part.amount),
        pg_temp.by_rate(part.amount, part.credit_rate, part.credit_decimals)) end;
    given := case when part.credit_currency is null then part.amount when part.credit_fixed then part.line
      when part.credit_currency = part.debt_currency or part.line is null then pg_temp.take_own(part, part.credit_id, wanted)
      else pg_temp.take_own(part, part.credit_id, pg_temp.by_rate(part.amount, part.credit_rate, part.credit_decimals)) end;
    taken := case when part.debt_currency is null then part.amount when part.debt_fixed then part.line
      when part.debt_currency = part.credit_currency then pg_temp.take_own(part, part.debt_id, case when part.line is null then given else wanted end)
      else pg_temp.take_own(part, part.debt_id, pg_temp.by_rate(part.amount, part.debt_rate, part.debt_decimals)) end;
    update foreign_part p set credit_own = given, debt_own = taken where p.place = part.place;
  end loop;
end $$;

-- What a bill takes of a deposit is what it says, in its currency.
update foreign_part p set wanted = p.debt_own where p.order_id is not null and p.debt_id = p.document_id and p.debt_own is not null;
update allocation a set wanted = p.wanted, elastic = a.elastic and p.amount = 0,
  currency_amount = case when p.amount = 0 then 0 when p.debt_currency is null then p.credit_own else p.debt_own end,
  credit_currency_amount = case when p.amount > 0 then p.credit_own end
from foreign_part p
where (a.tenant_id, a.credit_id, a.debt_id, a.side, a.partner_id, a.document_id) = (p.tenant_id, p.credit_id, p.debt_id, p.side, p.partner_id, p.document_id)
  and a.order_id is not distinct from p.order_id;

update debt_entry e set currency_settled = (sign(e.currency_amount) * s.own)::bigint
from (select x.tenant_id, x.id, x.side, x.partner_id, sum(x.own) as own from (
    select p.tenant_id, p.debt_id as id, p.side, p.partner_id, p.debt_own as own from foreign_part p
    union all select p.tenant_id, p.credit_id, p.side, p.partner_id, p.credit_own from foreign_part p) x
  group by x.tenant_id, x.id, x.side, x.partner_id having sum(x.own) is not null) s
where s.tenant_id = e.tenant_id and s.id = e.document_id and s.side = e.side and s.partner_id = e.partner_id and e.currency_id is not null;

-- What the documents themselves say in their currencies: lines of vouchers, deposits, advances. Offsets stay in base currency.
update income_voucher_line l set amount_currency = case when l.voucher_id = p.debt_id then p.debt_own else p.credit_own end / 10000.0
from foreign_part p
where l.tenant_id = p.tenant_id and l.document_id = p.document_id and p.document_id in (p.credit_id, p.debt_id) and l.voucher_id in (p.credit_id, p.debt_id)
  and p.voucher_currency is distinct from case when l.voucher_id = p.debt_id then p.debt_currency else p.credit_currency end;
update outcome_voucher_line l set amount_currency = case when l.voucher_id = p.debt_id then p.debt_own else p.credit_own end / 10000.0
from foreign_part p
where l.tenant_id = p.tenant_id and l.document_id = p.document_id and p.document_id in (p.credit_id, p.debt_id) and l.voucher_id in (p.credit_id, p.debt_id)
  and p.voucher_currency is distinct from case when l.voucher_id = p.debt_id then p.debt_currency else p.credit_currency end;
update income_voucher_line l set amount_currency = least(o.total, round(l.amount / o.exchange_rate, c.decimals))
from kept_credit k
join document o on o.tenant_id = k.tenant_id and o.id = k.order_id
join currency c on c.tenant_id = o.tenant_id and c.id = o.currency_id and not c.is_base
join document v on v.tenant_id = k.tenant_id and v.id = k.document_id
left join currency m on m.tenant_id = v.tenant_id and m.id = v.currency_id
where l.tenant_id = k.tenant_id and l.document_id = k.document_id and l.voucher_id = k.order_id and m.is_base is not false;
update outcome_voucher_line l set amount_currency = least(o.total, round(l.amount / o.exchange_rate, c.decimals))
from kept_credit k
join document o on o.tenant_id = k.tenant_id and o.id = k.order_id
join currency c on c.tenant_id = o.tenant_id and c.id = o.currency_id and not c.is_base
join document v on v.tenant_id = k.tenant_id and v.id = k.document_id
left join currency m on m.tenant_id = v.tenant_id and m.id = v.currency_id
where l.tenant_id = k.tenant_id and l.document_id = k.document_id and l.voucher_id = k.order_id and m.is_base is not false;

update kept_credit k set currency_amount = coalesce((select round(l.amount * 10000)::bigint from income_voucher_line l where l.tenant_id = k.tenant_id and l.document_id = k.document_id and l.voucher_id = k.order_id limit 1),
    (select round(l.amount * 10000)::bigint from outcome_voucher_line l where l.tenant_id = k.tenant_id and l.document_id = k.document_id and l.voucher_id = k.order_id limit 1),
    (round(k.amount / 10000.0 / e.rate, 2) * 10000)::bigint)
from debt_entry e
where e.tenant_id = k.tenant_id and e.document_id = k.document_id and e.side = k.side and e.partner_id = k.partner_id and e.currency_id is not null;

-- The shares of a deposit add up to its base amount, as they do where it is saved now: the largest rests are rounded up.
with line as (
  select i.tenant_id, i.document_id, i.voucher_id, i.ordinal, i.amount from income_voucher_line i
  union all select o.tenant_id, o.document_id, o.voucher_id, o.ordinal, o.amount from outcome_voucher_line o
  union all select v.tenant_id, v.document_id, null, 2147483647, v.unallocated from income_voucher v where v.unallocated > 0
  union all select v.tenant_id, v.document_id, null, 2147483647, v.unallocated from outcome_voucher v where v.unallocated > 0
), weighed as (
  select l.*, s.step, div(abs(e.amount), s.step) as units, sum(l.amount) over of_voucher as total
  from line l
  join debt_entry e on e.tenant_id = l.tenant_id and e.document_id = l.document_id and e.currency_id is not null
  cross join lateral (select 10::numeric ^ (4 - coalesce((select m.decimals from currency m where m.tenant_id = e.tenant_id and m.is_base limit 1), 0)) as step) s
  where exists (select from kept_credit k where k.tenant_id = l.tenant_id and k.document_id = l.document_id)
  window of_voucher as (partition by l.tenant_id, l.document_id)
), floored as (
  select w.*, div(w.units * w.amount, w.total) as share, w.units * w.amount - div(w.units * w.amount, w.total) * w.total as rest from weighed w
), ranked as (
  select f.*, row_number() over (partition by f.tenant_id, f.document_id order by f.rest desc, f.ordinal) as rank,
    f.units - sum(f.share) over (partition by f.tenant_id, f.document_id) as left_over
  from floored f
)
update kept_credit k set amount = (r.share + case when r.rank <= r.left_over then 1 else 0 end) * r.step
from ranked r where r.tenant_id = k.tenant_id and r.document_id = k.document_id and r.voucher_id = k.order_id
  and k.amount <> (r.share + case when r.rank <= r.left_over then 1 else 0 end) * r.step;

create function pg_temp.advances_in_currency(of_tenant uuid, of_document uuid, advances jsonb) returns jsonb language sql as $$
  select jsonb_set(advances, '{list}', coalesce(jsonb_agg(case when p.place is null then one.value
    else one.value || jsonb_build_object('amount', trim_scale(p.debt_own / 10000.0)::text, 'other', case when p.credit_currency is distinct from p.debt_currency then trim_scale(p.credit_own / 10000.0)::text end) end order by one.ordinality), '[]'))
  from jsonb_array_elements(advances->'list') with ordinality one
  left join lateral (select * from pg_temp.foreign_part p
    where p.tenant_id = of_tenant and p.document_id = of_document and p.debt_id = of_document and p.credit_id = (one.value->>'credit')::uuid and p.order_id is not null limit 1) p on true
$$;
update sales_bill b set advances = pg_temp.advances_in_currency(b.tenant_id, b.document_id, b.advances)
from document d join currency c on c.tenant_id = d.tenant_id and c.id = d.currency_id and not c.is_base
where d.tenant_id = b.tenant_id and d.id = b.document_id and jsonb_array_length(b.advances->'list') > 0;
update purchase_receipt b set advances = pg_temp.advances_in_currency(b.tenant_id, b.document_id, b.advances)
from document d join currency c on c.tenant_id = d.tenant_id and c.id = d.currency_id and not c.is_base
where d.tenant_id = b.tenant_id and d.id = b.document_id and jsonb_array_length(b.advances->'list') > 0;

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
