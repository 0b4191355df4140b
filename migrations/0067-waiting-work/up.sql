-- Work that is done later (decision 0088): written down by the transaction that asks for it, gone once it is done.
create sequence work_order;
grant usage on sequence work_order to vua_app, vua_limited;

create table work (
  tenant_id uuid not null default current_tenant() references tenant,
  -- Also the order in which it was asked for.
  id bigint not null default nextval('work_order'),
  kind text not null,
  -- Two pieces of work of one kind and key are the same work.
  key text not null,
  -- Pieces about one record are done one after another.
  record text,
  -- What the page calls it: the number of a document, the name of a partner.
  about text not null default '',
  payload jsonb not null default '{}',
  state text not null default 'waiting' constraint work_state check (state in ('waiting', 'running', 'failed')),
  attempts integer not null default 0,
  -- When to try next; while it runs, when somebody else may take it over.
  due_at timestamptz not null,
  -- Asked for again while it ran: when to do it once more.
  again_at timestamptz,
  -- Who does it.
  lease uuid,
  -- Why the last attempt failed: a key of the texts, and its values.
  problem text,
  problem_values jsonb,
  asked_at timestamptz not null,
  -- Since when it is in this state.
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  constraint work_key_unique unique (tenant_id, kind, key)
);
create index work_due on work (tenant_id, due_at, id) where state in ('waiting', 'running');
create index work_of_record on work (tenant_id, record, id) where record is not null;
-- Whatever a server does wrong, two pieces about one record never run side by side.
create unique index work_record_running on work (tenant_id, record) where state = 'running';
-- Letters wait as work from now on. Written before the table is protected, which hides it from a migration.
insert into work (tenant_id, kind, key, payload, attempts, due_at, asked_at, changed_at)
select l.tenant_id, 'letter', l.id::text, jsonb_build_object('letter', l.id), l.attempts, l.next_at, l.created_at, l.created_at
from letter l where l.state in ('waiting', 'sending') order by l.created_at, l.id;
call protect('work');

-- What is done again and again; the next time is a piece of work with the key 'schedule'.
create table work_schedule (
  tenant_id uuid not null default current_tenant() references tenant,
  kind text not null,
  every_minutes integer constraint work_schedule_minutes check (every_minutes > 0),
  -- By the clock of the tenant.
  daily_at time,
  primary key (tenant_id, kind),
  constraint work_schedule_rhythm check ((every_minutes is null) <> (daily_at is null))
);
call protect('work_schedule');

-- A tenant whose work waits until somebody says go: its data may be old, and what waits in it done long ago.
create table work_pause (
  tenant_id uuid not null default current_tenant() references tenant,
  since timestamptz not null,
  reason text not null constraint work_pause_reason check (reason in ('restored', 'asked')),
  primary key (tenant_id)
);
call protect('work_pause');

-- Forced isolation hides the rows of all tenants from a server that looks for work. The two functions below see them,
-- as the owner and while they run, and tell only whose they are and their numbers. They are asked without a tenant.
create policy looking_for_work on work for select to current_user using (current_setting('app.looking', true) = 'work');
create policy looking_for_work on work_pause for select to current_user using (current_setting('app.looking', true) = 'work');

create function due_work(moment timestamptz, kinds text[], most integer) returns table (tenant uuid, piece bigint)
  language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true), set_config('app.looking', 'work', true);
  return query select t.id, d.id from tenant t cross join lateral (
    select w.id from work w
    where w.tenant_id = t.id and w.state in ('waiting', 'running') and w.due_at <= moment and w.kind = any (kinds)
      and (w.record is null
        or not exists (select 1 from work o where o.tenant_id = w.tenant_id and o.record = w.record and o.state = 'running' and o.id <> w.id)
        and not exists (select 1 from work o where o.tenant_id = w.tenant_id and o.record = w.record and o.id < w.id
          and (o.state = 'failed' or o.attempts > 0 or o.due_at <= moment)))
    order by w.due_at, w.id limit most) d
  where t.active and not exists (select 1 from work_pause p where p.tenant_id = t.id);
  perform set_config('app.tenant_id', '', true), set_config('app.looking', '', true);
end $$;
revoke all on function due_work(timestamptz, text[], integer) from public;
grant execute on function due_work(timestamptz, text[], integer) to vua_app;

create function paused_work() returns setof uuid
  language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true), set_config('app.looking', 'work', true);
  return query select p.tenant_id from work_pause p;
  perform set_config('app.tenant_id', '', true), set_config('app.looking', '', true);
end $$;
revoke all on function paused_work() from public;
grant execute on function paused_work() to vua_app;

-- What a letter is, and what became of it, stays with it.
update letter set state = 'waiting' where state = 'sending';
drop index letter_due;
alter table letter drop column next_at, drop column lease,
  drop constraint letter_state,
  add constraint letter_state check (state in ('waiting', 'sent', 'failed'));
