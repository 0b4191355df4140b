-- A table without a primary key has no name for a row that another server could be told to change: tables that are moved
-- to another node while they are used, and replicas that are fed with changes, need one. These few are named by all
-- their columns.
do $do$
declare
  unnamed regclass;
begin
  for unnamed in
    select c.oid::regclass from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)
  loop
    execute format('alter table %s replica identity full', unnamed);
  end loop;
end $do$;
