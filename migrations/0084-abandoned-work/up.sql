-- Work that a dead server had begun is taken over even when earlier work about the same record has become due since:
-- that one waits for what runs, and what runs was not to be taken over before it, so that both waited for ever.
create or replace function due_work(moment timestamptz, kinds text[], most integer) returns table (tenant uuid, piece bigint)
  language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true), set_config('app.looking', 'work', true);
  return query select t.id, d.id from tenant t cross join lateral (
    select w.id from work w
    where w.tenant_id = t.id and w.state in ('waiting', 'running') and w.due_at <= moment and w.kind = any (kinds)
      and (w.record is null
        or not exists (select 1 from work o where o.tenant_id = w.tenant_id and o.record = w.record and o.state = 'running' and o.id <> w.id)
        and (w.state = 'running'
          or not exists (select 1 from work o where o.tenant_id = w.tenant_id and o.record = w.record and o.id < w.id
            and (o.state = 'failed' or o.attempts > 0 or o.due_at <= moment))))
    order by w.due_at, w.id limit most) d
  where t.active and not exists (select 1 from work_pause p where p.tenant_id = t.id);
  perform set_config('app.tenant_id', '', true), set_config('app.looking', '', true);
end $$;
