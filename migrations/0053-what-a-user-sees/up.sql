-- What a user sees of the documents and the stock of his business: those of his stores, and of some kinds only his own.
-- A call of such a user works as the role vua_limited, whose rows these policies choose. Everybody else works as
-- vua_app, for whom nothing changes, neither rows nor plans.

alter table app_user add column store_ids uuid[] not null default '{}';

create function seen_stores() returns uuid[] language sql stable parallel safe
as $$ select nullif(current_setting('app.stores', true), '')::uuid[] $$;
create function seen_as_own() returns text[] language sql stable parallel safe
as $$ select coalesce(nullif(current_setting('app.own_kinds', true), '')::text[], '{}') $$;
create function seeing_user() returns uuid language sql stable parallel safe
as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
create function seeing_employee() returns uuid language sql stable parallel safe
as $$ select nullif(current_setting('app.employee_id', true), '')::uuid $$;

-- The goods of a transfer also come to its second store. A policy may not read a table whose own policy reads the first
-- one, so this is read as the owner of the tables.
create function comes_to_seen_store(document uuid) returns boolean
language sql stable parallel safe security definer set search_path = public
as $$ select exists (select from stock_transfer t where t.tenant_id = current_tenant() and t.document_id = document
  and t.to_store_id = any (seen_stores())) $$;

-- Future tables are open to both roles.
create or replace procedure protect(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', target);
  execute format('grant select, insert, update, delete on %s to vua_app, vua_limited', target);
end $$;

-- Tables whose rows belong to a document are seen with it.
create procedure seen_with_document(target regclass) language plpgsql as $$
begin
  execute format('create policy document_is_seen on %1$s as restrictive to vua_limited using (exists (
    select from document d where d.tenant_id = %1$s.tenant_id and d.id = %1$s.document_id))', target);
end $$;

-- What is added up over all stores and all users would tell more than may be seen: those tables are closed.
do $$
declare granted record;
begin
  for granted in
    select table_name, string_agg(privilege_type, ', ') as privileges from information_schema.role_table_grants
    where grantee = 'vua_app' and table_schema = 'public' and table_name not in ('document_sum', 'sales_sum', 'sales_change')
    group by table_name
  loop
    execute format('grant %s on %I to vua_limited', granted.privileges, granted.table_name);
  end loop;
end $$;
grant usage on sequence document_order to vua_limited;

create policy store_is_seen on document as restrictive for select to vua_limited using (
  (select seen_stores()) is null or store_id is null or store_id = any ((select seen_stores())::uuid[])
  or (kind = 'stockTransfer' and comes_to_seen_store(id)));
create policy store_is_changed on document as restrictive for update to vua_limited using (
  (select seen_stores()) is null or store_id is null or store_id = any ((select seen_stores())::uuid[]));
create policy store_is_deleted on document as restrictive for delete to vua_limited using (
  (select seen_stores()) is null or store_id is null or store_id = any ((select seen_stores())::uuid[]));
create policy own_is_seen on document as restrictive to vua_limited using (
  not kind = any ((select seen_as_own())::text[]) or created_by_id = (select seeing_user()) or employee_id = (select seeing_employee()));

do $$
declare part record;
begin
  for part in
    select c.conrelid::regclass as name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'document'::regclass and array_length(c.conkey, 1) = 2
      and (select a.attname from pg_attribute a where a.attrelid = c.conrelid and a.attnum = c.conkey[2]) = 'document_id'
      -- Of debts and money the business has one account each: their entries are seen with their own rights.
      and c.conrelid not in ('allocation'::regclass, 'debt_entry'::regclass, 'cash_entry'::regclass, 'kept_credit'::regclass, 'stock_entry'::regclass)
  loop
    call seen_with_document(part.name);
  end loop;
end $$;

create policy store_is_seen on stock_entry as restrictive to vua_limited using (
  (select seen_stores()) is null or store_id = any ((select seen_stores())::uuid[]));
create policy store_is_seen on stock_balance as restrictive to vua_limited using (
  (select seen_stores()) is null or store_id = any ((select seen_stores())::uuid[]));

create policy document_is_seen on document_link as restrictive to vua_limited using (exists (
  select from document d where d.tenant_id = document_link.tenant_id and d.id = document_link.document));

-- Of documents deleted before, the store is not known any more; they are not offered to such users.
alter table deleted_document add column store_id uuid, add column has_store boolean not null default true;
create policy store_is_seen on deleted_document as restrictive to vua_limited using (
  ((select seen_stores()) is null or not has_store or store_id = any ((select seen_stores())::uuid[]))
  and (not kind = any ((select seen_as_own())::text[]) or created_by_id = (select seeing_user())));
alter table deleted_document alter column has_store drop default;

create policy document_is_seen on document_revision as restrictive to vua_limited using (
  exists (select from document d where d.tenant_id = document_revision.tenant_id and d.id = document_revision.document_id)
  or exists (select from deleted_document t where t.tenant_id = document_revision.tenant_id and t.id = document_revision.document_id));

create policy document_is_seen on event as restrictive for select to vua_limited using (
  user_id = (select seeing_user()) or function_id not in ('Quote', 'PurchaseOrder', 'Order', 'ImportReturn', 'Income', 'PurchaseImport', 'Import', 'OrderReturn',
    'Outcome', 'TransCurr', 'Trans', 'OtherImport', 'OtherOrder', 'CheckStore', 'ProductBegin', 'OrderTax')
  or exists (select from document d where d.tenant_id = event.tenant_id and d.id = event.record_id));
