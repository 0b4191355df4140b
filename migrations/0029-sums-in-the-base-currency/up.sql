-- Lists of documents in several currencies add them up in the base currency: what the heads keep for it is in that currency.
-- What adds up by days asks for a tenant: it is not called, and gets the difference below.
create temporary table changed on commit drop as
select d.tenant_id, d.id, d.kind, d.day, d.status, d.sums as before,
  array(select round(s * d.exchange_rate, b.decimals) from unnest(d.sums) with ordinality u (s, place) order by place) as after
from document d
join currency b on b.tenant_id = d.tenant_id and b.is_base
where d.currency_id <> b.id;

alter table document disable trigger document_changed;
update document d set sums = c.after from changed c where d.tenant_id = c.tenant_id and d.id = c.id;
alter table document enable trigger document_changed;

insert into document_sum (tenant_id, kind, day, count, sums, open_amount)
select tenant_id, kind, day, 0, array_agg(amount order by place), 0 from (
  select tenant_id, kind, day, place, sum(a - b) as amount
  from changed cross join lateral unnest(before, after) with ordinality u (b, a, place)
  where is_summed(status) group by 1, 2, 3, 4) x
group by 1, 2, 3;
