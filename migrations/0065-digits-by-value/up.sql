-- Texts in Vietnamese order, digits by their value: "SP9" before "SP10", "phi 2" before "phi 10". Texts that differ only in
-- how they write the same are told apart as before, so what is unique stays so.
create collation vietnamese (provider = icu, locale = 'vi-VN-u-kn-true');

-- A view keeps the collation of its columns, so those over the keys are made anew.
drop view nation, province, district, village;
do $$
declare
  kept record;
begin
  for kept in
    select a.attrelid::regclass as of_table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and a.attcollation = 'pg_catalog."vi-VN-x-icu"'::regcollation
  loop
    execute format('alter table %s alter column %I type text collate vietnamese', kept.of_table, kept.name);
  end loop;
end $$;
create view nation with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key
  from own_nation
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key
  from state_place where level = 1;
create view province with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key, scheme, nation_id, abbreviations
  from own_province
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key, scheme, nation_id, null::text
  from state_place where level = 2;
create view district with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key, province_id, abbreviations
  from own_district
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key, province_id, null::text
  from state_place where level = 3;
create view village with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key, scheme, province_id, district_id, abbreviations
  from own_village
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key, scheme, province_id, district_id, null::text
  from state_place where level = 4;
grant select on nation, province, district, village to vua_app, vua_limited;

-- Numbers of documents have another column made from them, which would have to be written anew with the whole table; so
-- only the index knows the order, and statements say it.
drop index document_list;
create index document_list on document (tenant_id, kind, day desc, number collate vietnamese desc);

create or replace procedure create_list(list text, own text, with_code boolean default true) language plpgsql as $$
begin
  execute format($f$
    create table %I (
      tenant_id uuid not null default current_tenant() references tenant,
      id uuid not null,
      code text not null default '',
      name text not null,
      note text,
      active boolean not null default true,
      version integer not null default 1,
      search text not null default '',
      created_by text not null default '',
      created_at timestamptz not null default now(),
      updated_by text,
      updated_at timestamptz,
      code_key text collate vietnamese not null generated always as (lower(code)) stored,
      name_key text collate vietnamese not null generated always as (lower(name)) stored,
      %s
      primary key (tenant_id, id)
    )$f$, list, own);
  if with_code then
    execute format('create unique index %I on %I (tenant_id, code_key)', list || '_code_unique', list);
  end if;
  execute format('call protect(%L)', list);
end $$;
