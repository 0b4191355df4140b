-- What lists add up is what was posted: drafts and cancelled documents are counted, but their amounts are not.
create function is_summed(status integer) returns boolean language sql immutable parallel safe as $$ select status not in (3, 4) $$;

create function document_sums(status integer, sums numeric[]) returns numeric[] language sql immutable parallel safe as $$
  select case when is_summed(status) then sums else '{}' end
$$;

create or replace function count_documents() returns trigger language plpgsql as $$
declare
  touched record;
  -- One transaction in sixteen tidies up.
  tidies boolean := pg_current_xact_id()::text::bigint % 16 = 0;
begin
  if tg_op = 'INSERT' then
    insert into document_sum (kind, day, count, sums, open_amount) select kind, day, 1, document_sums(status, sums), open_amount from come;
  elsif tg_op = 'DELETE' then
    insert into document_sum (kind, day, count, sums, open_amount)
    select kind, day, -1, array(select -s from unnest(document_sums(status, sums)) s), -open_amount from gone;
  else
    insert into document_sum (kind, day, count, sums, open_amount)
    select v.* from gone g join come c on c.tenant_id = g.tenant_id and c.id = g.id
    cross join lateral (values
      (g.kind, g.day, -1, array(select -s from unnest(document_sums(g.status, g.sums)) s), -g.open_amount),
      (c.kind, c.day, 1, document_sums(c.status, c.sums), c.open_amount)) v
    where (g.day, g.sums, g.open_amount, is_summed(g.status)) is distinct from (c.day, c.sums, c.open_amount, is_summed(c.status));
  end if;
  if tidies and tg_op = 'INSERT' then
    for touched in select distinct kind, day from come loop call write_document_sums(touched.kind, touched.day); end loop;
  elsif tidies then
    for touched in select distinct kind, day from gone loop call write_document_sums(touched.kind, touched.day); end loop;
  end if;
  return null;
end $$;

-- What was added up of them until now is taken off again.
insert into document_sum (tenant_id, kind, day, count, sums, open_amount)
select tenant_id, kind, day, 0, array_agg(-amount order by place), 0 from (
  select tenant_id, kind, day, place, sum(s) as amount from document cross join lateral unnest(sums) with ordinality u (s, place)
  where not is_summed(status) group by 1, 2, 3, 4) x
group by 1, 2, 3;
