-- How many documents of a kind a day has and what their lists add up, so that a list of years need not read every head.
-- A projection of document, kept by whatever statement changes it. Changes are rows of their own: nobody waits for anybody.
-- Now and then a transaction puts the rows of the days it touches together; what another holds it leaves alone.
create table document_sum (
  tenant_id uuid not null default current_tenant() references tenant,
  kind text not null,
  day date not null,
  count integer not null,
  -- By the places of document.sums.
  sums numeric[] not null,
  open_amount bigint not null
);
create index document_sum_of_day on document_sum (tenant_id, kind, day);

create procedure write_document_sums(wanted_kind text default null, wanted_day date default null) language sql as $$
  with gone as (
    delete from document_sum where ctid = any(array(
      select ctid from document_sum where (wanted_kind is null or kind = wanted_kind) and (wanted_day is null or day = wanted_day) for update skip locked))
    returning kind, day, count, sums, open_amount
  ), places as (
    select kind, day, place, sum(amount) as amount from gone cross join lateral unnest(sums) with ordinality u (amount, place) group by kind, day, place
  ), added as (
    select kind, day, sum(count)::integer as count, sum(open_amount)::bigint as open_amount from gone group by kind, day
  )
  insert into document_sum (kind, day, count, sums, open_amount)
  select a.kind, a.day, a.count, array(select p.amount from places p where p.kind = a.kind and p.day = a.day order by p.place), a.open_amount from added a
  where a.count <> 0 or a.open_amount <> 0 or exists (select 1 from places p where p.kind = a.kind and p.day = a.day and p.amount <> 0)
$$;

create function count_documents() returns trigger language plpgsql as $$
declare
  touched record;
  -- One transaction in sixteen tidies up.
  tidies boolean := pg_current_xact_id()::text::bigint % 16 = 0;
begin
  if tg_op = 'INSERT' then
    insert into document_sum (kind, day, count, sums, open_amount) select kind, day, 1, sums, open_amount from come;
  elsif tg_op = 'DELETE' then
    insert into document_sum (kind, day, count, sums, open_amount)
    select kind, day, -1, array(select -s from unnest(sums) s), -open_amount from gone;
  else
    insert into document_sum (kind, day, count, sums, open_amount)
    select v.* from gone g join come c on c.tenant_id = g.tenant_id and c.id = g.id
    cross join lateral (values (g.kind, g.day, -1, array(select -s from unnest(g.sums) s), -g.open_amount), (c.kind, c.day, 1, c.sums, c.open_amount)) v
    where (g.day, g.sums, g.open_amount) is distinct from (c.day, c.sums, c.open_amount);
  end if;
  if tidies and tg_op = 'INSERT' then
    for touched in select distinct kind, day from come loop call write_document_sums(touched.kind, touched.day); end loop;
  elsif tidies then
    for touched in select distinct kind, day from gone loop call write_document_sums(touched.kind, touched.day); end loop;
  end if;
  return null;
end $$;
create trigger document_come after insert on document referencing new table as come for each statement execute function count_documents();
create trigger document_changed after update on document referencing old table as gone new table as come for each statement execute function count_documents();
create trigger document_gone after delete on document referencing old table as gone for each statement execute function count_documents();

insert into document_sum (tenant_id, kind, day, count, sums, open_amount)
select d.tenant_id, d.kind, d.day, d.count, coalesce(p.sums, '{}'), d.open_amount
from (select tenant_id, kind, day, count(*)::integer as count, sum(open_amount)::bigint as open_amount from document group by 1, 2, 3) d
left join (
  select tenant_id, kind, day, array_agg(amount order by place) as sums from (
    select tenant_id, kind, day, place, sum(s) as amount from document cross join lateral unnest(sums) with ordinality u (s, place) group by 1, 2, 3, 4) x group by 1, 2, 3
) p using (tenant_id, kind, day);

-- Only now: a migration may not write past the policies it makes itself.
call protect('document_sum');

-- Reports of debts over all partners read the index alone; `settled` stays out of it, so that payments rewrite a row in place.
drop index debt_entry_of_day;
create index debt_entry_of_day on debt_entry (tenant_id, side, day) include (partner_id, column_name, amount);
