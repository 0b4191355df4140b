-- Own fields, lines and goods of a document are written before its head, so that its number is drawn behind them: their
-- keys to the head are looked at when the transaction ends.
do $$
declare one record;
begin
  for one in
    select c.conrelid::regclass as table_name, c.conname
    from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'document'::regclass
      and (select array_agg(a.attname::text order by a.attname) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)) = '{document_id,tenant_id}'
      and (c.conrelid = 'stock_entry'::regclass or c.confdeltype = 'c')
  loop
    execute format('alter table %s alter constraint %I deferrable initially deferred', one.table_name, one.conname);
  end loop;
end $$;

create or replace procedure create_document(kind text, own text, lines text) language plpgsql as $$
begin
  execute format($f$
    create table %I (
      tenant_id uuid not null default current_tenant() references tenant,
      document_id uuid not null,
      %s
      primary key (tenant_id, document_id),
      foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade deferrable initially deferred
    )$f$, kind, own);
  execute format($f$
    create table %I (
      tenant_id uuid not null default current_tenant() references tenant,
      id uuid not null,
      document_id uuid not null,
      ordinal integer not null,
      %s
      primary key (tenant_id, id),
      foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade deferrable initially deferred
    )$f$, kind || '_line', lines);
  execute format('create index %I on %I (tenant_id, document_id, ordinal)', kind || '_line_of_document', kind || '_line');
  execute format('call protect(%L)', kind);
  execute format('call protect(%L)', kind || '_line');
end $$;
