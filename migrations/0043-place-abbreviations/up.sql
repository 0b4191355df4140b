-- Abbreviations of a tenant's own places. They and the names above a place are searched, as those of the state's are.
alter table own_province add column abbreviations text;
alter table own_district add column abbreviations text;
alter table own_village add column abbreviations text;
create or replace view province with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key, scheme, nation_id, abbreviations
  from own_province
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key, scheme, nation_id, null::text
  from state_place where level = 2;
create or replace view district with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key, province_id, abbreviations
  from own_district
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key, province_id, null::text
  from state_place where level = 3;
create or replace view village with (security_invoker = true) as
  select tenant_id, id, code, name, note, active, version, search, created_by, created_at, updated_by, updated_at, code_key, name_key, scheme, province_id, district_id, abbreviations
  from own_village
  union all
  select current_tenant(), id, code, name, null::text, true, 1, search, '', timestamptz '2025-07-01 00:00:00+07', null::text, null::timestamptz, code_key, name_key, scheme, province_id, district_id, null::text
  from state_place where level = 4;

-- The searched text of an own place: code and name come first, as in that of every record; then the names above it, and
-- what else people type. Names and abbreviations begin with those of the place itself.
create function place_search(code text, names text[], abbreviations text[]) returns text language sql immutable parallel safe as $$
  select concat_ws(' ', lower(code), (select string_agg(folded(name), ' ' order by at) from unnest(names) with ordinality one (name, at)),
    (select string_agg(nullif(folded(text), ''), ' ' order by at) from unnest(abbreviations) with ordinality one (text, at)),
    (select string_agg(place_words(name), ' ' order by at desc) from unnest(names) with ordinality one (name, at)))
$$;

update own_province set search = place_search(code, array[name], array[]::text[]);
update own_district r set search = place_search(r.code, array[r.name,
  coalesce((select p.name from own_province p where p.tenant_id = r.tenant_id and p.id = r.province_id),
    (select s.name from state_place s where s.id = r.province_id))], array[]::text[]);
update own_village r set search = place_search(r.code, array[r.name,
  coalesce((select d.name from own_district d where d.tenant_id = r.tenant_id and d.id = r.district_id),
    (select s.name from state_place s where s.id = r.district_id)),
  coalesce((select p.name from own_province p where p.tenant_id = r.tenant_id and p.id = r.province_id),
    (select s.name from state_place s where s.id = r.province_id))], array[]::text[]);
