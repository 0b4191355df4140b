-- Since when no record holds a file; null while one does. Such files go after a day.
alter table attachment add column orphaned_at timestamptz;
create index attachment_orphaned on attachment (tenant_id, orphaned_at) where orphaned_at is not null;

-- How much room files take, of a tenant and of whoever sent them, without a look at the files.
create index attachment_room on attachment (tenant_id, user_id) include (size);

-- For work done in every tenant in turn: their ids, and nothing of them.
create function tenant_ids() returns setof uuid
  language sql stable security definer set search_path = public
  as $$ select t.id from tenant t $$;
revoke all on function tenant_ids() from public;
grant execute on function tenant_ids() to vua_app;
