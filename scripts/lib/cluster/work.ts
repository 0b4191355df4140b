/**
 * Work that waits, of all tenants at once (decision 0133). Elsewhere these functions look at one tenant after the other
 * with a setting that opens the table to them; on several machines one statement asks all of them, as the owner of the
 * tables, whom no policy stops. Nobody else may call more than these two.
 */
import type pg from 'pg'

const functions = `
create or replace function due_work(moment timestamptz, kinds text[], most integer) returns table (tenant uuid, piece bigint)
  language plpgsql security definer set search_path = public as $$
begin
  return query select d.tenant_id, d.id from (
    select w.tenant_id, w.id, row_number() over (partition by w.tenant_id order by w.due_at, w.id) as place from work w
    where w.state in ('waiting', 'running') and w.due_at <= moment and w.kind = any (kinds)
      and (w.record is null
        or not exists (select 1 from work o where o.tenant_id = w.tenant_id and o.record = w.record and o.state = 'running' and o.id <> w.id)
        and (w.state = 'running'
          or not exists (select 1 from work o where o.tenant_id = w.tenant_id and o.record = w.record and o.id < w.id
            and (o.state = 'failed' or o.attempts > 0 or o.due_at <= moment))))
      and exists (select 1 from tenant t where t.id = w.tenant_id and t.active)
      and not exists (select 1 from work_pause p where p.tenant_id = w.tenant_id)) d
  where d.place <= most;
end $$;
create or replace function paused_work() returns setof uuid language plpgsql security definer set search_path = public as $$
begin
  return query select p.tenant_id from work_pause p;
end $$;
alter function due_work(timestamptz, text[], integer) owner to vua_tables;
alter function paused_work() owner to vua_tables;
`

/** Replaces the functions of the migrations; `client` is the owner's connection. */
export const lookAtEachMachine = async (client: pg.Client): Promise<void> => {
  // The functions belong to servers, which all come in through the coordinator.
  await client.query('set citus.enable_ddl_propagation = off')
  await client.query(functions)
  await client.query('reset citus.enable_ddl_propagation')
}
