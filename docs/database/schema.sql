-- What the migrations together make, written by `npm run schema`. Read it, review its changes, do not edit it.
-- Tables by name, their columns in the order they were made; the rest of each table by name.

create extension pg_trgm;

create sequence document_order;
create sequence work_order;
grant usage on sequence document_order to vua_app;
grant usage on sequence document_order to vua_limited;
grant usage on sequence work_order to vua_app;
grant usage on sequence work_order to vua_limited;

CREATE OR REPLACE FUNCTION public.comes_to_seen_store(document uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ select exists (select from stock_transfer t where t.tenant_id = current_tenant() and t.document_id = document
  and t.to_store_id = any (seen_stores())) $function$
;
CREATE OR REPLACE FUNCTION public.count_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  taken numeric[];
begin
  if tg_op <> 'INSERT' then
    taken := array(select -s from unnest(document_sums(old.status, old.sums)) s);
    insert into document_sum (tenant_id, kind, day, count, sums, open_amount) values (old.tenant_id, old.kind, old.day, -1, taken, -old.open_amount);
  end if;
  if tg_op <> 'DELETE' then
    insert into document_sum (tenant_id, kind, day, count, sums, open_amount) values (new.tenant_id, new.kind, new.day, 1, document_sums(new.status, new.sums), new.open_amount);
  end if;
  return null;
end $function$
;
CREATE OR REPLACE PROCEDURE public.create_document(IN kind text, IN own text, IN lines text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format($f$
    create table %I (
      tenant_id uuid not null default current_tenant(),
      document_id uuid not null,
      %s
      primary key (tenant_id, document_id),
      foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade deferrable initially deferred
    )$f$, kind, own);
  execute format($f$
    create table %I (
      tenant_id uuid not null default current_tenant(),
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
end $procedure$
;
CREATE OR REPLACE PROCEDURE public.create_list(IN list text, IN own text, IN with_code boolean DEFAULT true)
 LANGUAGE plpgsql
AS $procedure$
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
end $procedure$
;
CREATE OR REPLACE FUNCTION public.current_tenant()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select current_setting('app.tenant_id')::uuid $function$
;
CREATE OR REPLACE FUNCTION public.document_sums(status integer, sums numeric[])
 RETURNS numeric[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when is_summed(status) then sums else '{}' end
$function$
;
CREATE OR REPLACE FUNCTION public.due_work(moment timestamp with time zone, kinds text[], most integer)
 RETURNS TABLE(tenant uuid, piece bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.find_tenant(wanted text)
 RETURNS TABLE(id uuid, name text, active boolean, demo boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ select t.id, t.name, t.active, t.demo from tenant t where t.code = lower(wanted) $function$
;
CREATE OR REPLACE FUNCTION public.folded(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select lower(translate(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dd'))
$function$
;
CREATE OR REPLACE FUNCTION public.is_summed(status integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select status not in (3, 4) $function$
;
CREATE OR REPLACE FUNCTION public.own_place(id uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when id >= '01000000-0000-0000-0000-000000000000'::uuid then id end
$function$
;
CREATE OR REPLACE FUNCTION public.paused_work()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true), set_config('app.looking', 'work', true);
  return query select p.tenant_id from work_pause p;
  perform set_config('app.tenant_id', '', true), set_config('app.looking', '', true);
end $function$
;
CREATE OR REPLACE FUNCTION public.place_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(regexp_replace(public.folded(regexp_replace(name, '^(Thành phố|Tỉnh|Quận|Huyện|Thị xã|Thị trấn|Phường|Xã|Đặc khu) ', '')), '[^a-z0-9]', '', 'g'), '^0+(?=[0-9])', '')
$function$
;
CREATE OR REPLACE FUNCTION public.place_search(code text, names text[], abbreviations text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select concat_ws(' ', lower(code), (select string_agg(folded(name), ' ' order by at) from unnest(names) with ordinality one (name, at)),
    (select string_agg(nullif(folded(text), ''), ' ' order by at) from unnest(abbreviations) with ordinality one (text, at)),
    (select string_agg(place_words(name), ' ' order by at desc) from unnest(names) with ordinality one (name, at)))
$function$
;
CREATE OR REPLACE FUNCTION public.place_words(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when name ~ '^(Quận|Phường) [0-9]+$' then lower(left(folded(name), 1)) || place_key(name) || ';'
    else (case split_part(folded(name), ' ', 1) when 'thanh' then 'tp ' when 'quan' then 'q ' when 'huyen' then 'h '
      when 'phuong' then 'p ' when 'xa' then 'x ' when 'tinh' then 't ' when 'dac' then 'dk '
      when 'thi' then case when name like 'Thị xã%' then 'tx ' else 'tt ' end else '' end)
      || (select string_agg(left(word, 1), '') from regexp_split_to_table(folded(regexp_replace(name, '^(Thành phố|Tỉnh|Quận|Huyện|Thị xã|Thị trấn|Phường|Xã|Đặc khu) ', '')), '[^a-z0-9]+') word)
      || case place_key(name) when 'hochiminh' then ' tphcm sai gon saigon sg' when 'hanoi' then ' tphn' when 'thuathienhue' then ' hue'
        when 'bariavungtau' then ' br-vt' when 'danang' then ' tpdn' when 'haiphong' then ' tphp' when 'cantho' then ' tpct' else '' end
  end
$function$
;
CREATE OR REPLACE PROCEDURE public.protect(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', target);
  execute format('grant select, insert, update, delete on %s to vua_app, vua_limited', target);
end $procedure$
;
CREATE OR REPLACE FUNCTION public.seeing_employee()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.employee_id', true), '')::uuid $function$
;
CREATE OR REPLACE FUNCTION public.seeing_user()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.user_id', true), '')::uuid $function$
;
CREATE OR REPLACE FUNCTION public.seen_as_own()
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(nullif(current_setting('app.own_kinds', true), '')::text[], '{}') $function$
;
CREATE OR REPLACE FUNCTION public.seen_stores()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.stores', true), '')::uuid[] $function$
;
CREATE OR REPLACE PROCEDURE public.seen_with_document(IN target regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create policy document_is_seen on %1$s as restrictive to vua_limited using (exists (
    select from document d where d.tenant_id = %1$s.tenant_id and d.id = %1$s.document_id))', target);
end $procedure$
;
CREATE OR REPLACE FUNCTION public.state_id(level integer, scheme integer, code text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ('00000000-0000-8' || level || '0' || scheme || '-8000-' || lpad(code, 12, '0'))::uuid
$function$
;
CREATE OR REPLACE FUNCTION public.tenant_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ select t.id from tenant t $function$
;
create aggregate whole_sum(bigint) (sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe);
revoke all on function tenant_ids() from public;
revoke all on function paused_work() from public;
revoke all on function find_tenant(wanted text) from public;
revoke all on function due_work(moment timestamp with time zone, kinds text[], most integer) from public;
grant execute on function tenant_ids() to vua_app;
grant execute on function paused_work() to vua_app;
grant execute on function find_tenant(wanted text) to vua_app;
grant execute on function due_work(moment timestamp with time zone, kinds text[], most integer) to vua_app;

create table access_token (
  tenant_id uuid not null default current_tenant(),
  hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  id uuid not null,
  device text not null default ''::text,
  address text not null default ''::text,
  last_used timestamp with time zone not null default now(),
  constraint access_token_pkey PRIMARY KEY (tenant_id, hash),
  constraint access_token_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX access_token_age ON access_token USING btree (tenant_id, expires_at);
CREATE UNIQUE INDEX access_token_id ON access_token USING btree (tenant_id, id);
CREATE INDEX access_token_of_user ON access_token USING btree (tenant_id, user_id);
alter table access_token enable row level security;
alter table access_token force row level security;
create policy tenant_isolation on access_token using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on access_token to vua_app;
grant delete, insert, select, update on access_token to vua_limited;

create table address_attempt (
  id bigint not null generated always as identity,
  purpose text not null,
  address text not null,
  at timestamp with time zone not null,
  constraint address_attempt_pkey PRIMARY KEY (id)
);
CREATE INDEX address_attempt_age ON address_attempt USING btree (at);
CREATE INDEX address_attempt_recent ON address_attempt USING btree (purpose, address, at);
grant delete, insert, select, update on address_attempt to vua_app;
grant delete, insert, select, update on address_attempt to vua_limited;

create table allocation (
  tenant_id uuid not null default current_tenant(),
  credit_id uuid not null,
  debt_id uuid not null,
  side text not null,
  document_id uuid not null,
  day date not null,
  amount bigint not null,
  elastic boolean not null default false,
  wanted bigint not null,
  since date not null,
  partner_id uuid not null,
  order_id uuid,
  currency_amount bigint,
  credit_amount bigint,
  credit_currency_amount bigint,
  constraint allocation_once UNIQUE NULLS NOT DISTINCT (tenant_id, credit_id, debt_id, side, partner_id, document_id, order_id),
  constraint allocation_amount_check CHECK (amount >= 0),
  constraint allocation_tenant_id_credit_id_fkey FOREIGN KEY (tenant_id, credit_id) REFERENCES document(tenant_id, id),
  constraint allocation_tenant_id_debt_id_fkey FOREIGN KEY (tenant_id, debt_id) REFERENCES document(tenant_id, id),
  constraint allocation_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id),
  constraint allocation_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES document(tenant_id, id)
);
CREATE INDEX allocation_of_debt ON allocation USING btree (tenant_id, debt_id);
CREATE INDEX allocation_of_document ON allocation USING btree (tenant_id, document_id);
CREATE INDEX allocation_of_order ON allocation USING btree (tenant_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX allocation_spanning ON allocation USING btree (tenant_id, side, day, since) INCLUDE (debt_id);
CREATE INDEX allocation_with_difference ON allocation USING btree (tenant_id, side, partner_id, day) WHERE credit_amount IS NOT NULL;
alter table allocation enable row level security;
alter table allocation force row level security;
alter table allocation replica identity full;
create policy tenant_isolation on allocation using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on allocation to vua_app;
grant delete, insert, select, update on allocation to vua_limited;

create table api_key (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  name text not null,
  calls_per_minute integer not null,
  addresses text[] not null default '{}'::text[],
  expires_on date,
  tail text not null default ''::text,
  constraint api_key_pkey PRIMARY KEY (tenant_id, id),
  constraint api_key_user_fkey FOREIGN KEY (tenant_id, id) REFERENCES app_user(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX api_key_name_unique ON api_key USING btree (tenant_id, lower(name));
alter table api_key enable row level security;
alter table api_key force row level security;
create policy tenant_isolation on api_key using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on api_key to vua_app;
grant delete, insert, select, update on api_key to vua_limited;

create table app_user (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  user_name text not null,
  password_hash text not null,
  employee_id uuid,
  display_name text not null,
  group_id uuid not null,
  email text,
  is_admin boolean not null default false,
  active boolean not null default true,
  language text not null default 'vi'::text,
  default_store_id uuid,
  default_cash_fund_id uuid,
  default_bank_fund_id uuid,
  last_sign_in timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  is_program boolean not null default false,
  store_ids uuid[] not null default '{}'::uuid[],
  constraint app_user_pkey PRIMARY KEY (tenant_id, id),
  constraint app_user_tenant_id_default_bank_fund_id_fkey FOREIGN KEY (tenant_id, default_bank_fund_id) REFERENCES fund(tenant_id, id),
  constraint app_user_tenant_id_default_cash_fund_id_fkey FOREIGN KEY (tenant_id, default_cash_fund_id) REFERENCES fund(tenant_id, id),
  constraint app_user_tenant_id_default_store_id_fkey FOREIGN KEY (tenant_id, default_store_id) REFERENCES store(tenant_id, id),
  constraint app_user_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employee(tenant_id, id),
  constraint app_user_tenant_id_group_id_fkey FOREIGN KEY (tenant_id, group_id) REFERENCES user_group(tenant_id, id)
);
CREATE UNIQUE INDEX app_user_email_unique ON app_user USING btree (tenant_id, lower(email)) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX app_user_name_unique ON app_user USING btree (tenant_id, lower(user_name));
alter table app_user enable row level security;
alter table app_user force row level security;
create policy tenant_isolation on app_user using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on app_user to vua_app;
grant delete, insert, select, update on app_user to vua_limited;

create table attachment (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  file_name text not null,
  media_type text not null,
  size integer not null,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  orphaned_at timestamp with time zone,
  hash bytea not null,
  constraint attachment_pkey PRIMARY KEY (tenant_id, id),
  constraint attachment_content FOREIGN KEY (tenant_id, hash) REFERENCES file_content(tenant_id, hash),
  constraint attachment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX attachment_hash ON attachment USING btree (tenant_id, hash);
CREATE INDEX attachment_orphaned ON attachment USING btree (tenant_id, orphaned_at) WHERE orphaned_at IS NOT NULL;
CREATE INDEX attachment_room ON attachment USING btree (tenant_id, user_id) INCLUDE (size);
alter table attachment enable row level security;
alter table attachment force row level security;
create policy tenant_isolation on attachment using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on attachment to vua_app;
grant delete, insert, select, update on attachment to vua_limited;

create table call_count (
  minute bigint not null,
  process uuid not null,
  key text not null,
  calls integer not null,
  constraint call_count_pkey PRIMARY KEY (minute, process, key)
);
grant delete, insert, select, update on call_count to vua_app;

create table card_type (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  fee_percent numeric not null default 0,
  constraint card_type_pkey PRIMARY KEY (tenant_id, id),
  constraint card_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX card_type_code_unique ON card_type USING btree (tenant_id, code_key);
alter table card_type enable row level security;
alter table card_type force row level security;
create policy tenant_isolation on card_type using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on card_type to vua_app;
grant delete, insert, select, update on card_type to vua_limited;

create table carrier (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  phone text,
  website text,
  tracking_url text,
  is_internal boolean not null default false,
  adapter text not null default 'manual'::text,
  environment text not null default 'production'::text,
  url text,
  settings jsonb,
  cod_opening numeric not null default 0,
  fee_opening numeric not null default 0,
  attachments jsonb not null default '[]'::jsonb,
  constraint carrier_pkey PRIMARY KEY (tenant_id, id),
  constraint carrier_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX carrier_code_unique ON carrier USING btree (tenant_id, code_key);
alter table carrier enable row level security;
alter table carrier force row level security;
create policy tenant_isolation on carrier using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier to vua_app;
grant delete, insert, select, update on carrier to vua_limited;

create table carrier_delivery_note (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  carrier_id uuid not null,
  ordinal integer not null,
  code text not null,
  name text not null,
  constraint carrier_delivery_note_pkey PRIMARY KEY (tenant_id, id),
  constraint carrier_delivery_note_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id) ON DELETE CASCADE,
  constraint carrier_delivery_note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX carrier_delivery_note_of ON carrier_delivery_note USING btree (tenant_id, carrier_id);
alter table carrier_delivery_note enable row level security;
alter table carrier_delivery_note force row level security;
create policy tenant_isolation on carrier_delivery_note using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier_delivery_note to vua_app;
grant delete, insert, select, update on carrier_delivery_note to vua_limited;

create table carrier_event (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  carrier_id uuid not null,
  digest bytea not null,
  received_at timestamp with time zone not null,
  tracking_code text not null,
  ship_number text not null,
  state text,
  state_code text not null,
  at timestamp with time zone,
  fee numeric,
  cod numeric,
  reason text not null,
  document_id uuid,
  worked_at timestamp with time zone,
  is_told boolean not null default false,
  is_void boolean not null default false,
  weight integer,
  is_partial boolean not null default false,
  constraint carrier_event_pkey PRIMARY KEY (tenant_id, id),
  constraint carrier_event_once UNIQUE (tenant_id, carrier_id, digest),
  constraint carrier_event_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id) ON DELETE CASCADE,
  constraint carrier_event_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX carrier_event_of_shipment ON carrier_event USING btree (tenant_id, document_id) WHERE document_id IS NOT NULL;
CREATE INDEX carrier_event_old ON carrier_event USING btree (tenant_id, received_at);
CREATE INDEX carrier_event_waiting ON carrier_event USING btree (tenant_id, received_at, id) WHERE worked_at IS NULL;
CREATE INDEX carrier_event_waiting_about ON carrier_event USING btree (tenant_id, carrier_id, tracking_code, ship_number) WHERE worked_at IS NULL;
alter table carrier_event enable row level security;
alter table carrier_event force row level security;
create policy document_is_seen on carrier_event as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = carrier_event.tenant_id AND d.id = carrier_event.document_id)));
create policy tenant_isolation on carrier_event using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier_event to vua_app;
grant delete, insert, select, update on carrier_event to vua_limited;

create table carrier_fee (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  carrier_id uuid not null,
  ordinal integer not null,
  province_id uuid,
  district_id uuid,
  village_id uuid,
  from_weight integer not null default 0,
  to_weight integer,
  fee numeric not null,
  min_total numeric,
  free_fee numeric not null default 0,
  active boolean not null default true,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  district_id_key uuid generated always as (own_place(district_id)) stored,
  village_id_key uuid generated always as (own_place(village_id)) stored,
  constraint carrier_fee_pkey PRIMARY KEY (tenant_id, id),
  constraint carrier_fee_district FOREIGN KEY (tenant_id, district_id_key) REFERENCES own_district(tenant_id, id),
  constraint carrier_fee_province FOREIGN KEY (tenant_id, province_id_key) REFERENCES own_province(tenant_id, id),
  constraint carrier_fee_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id) ON DELETE CASCADE,
  constraint carrier_fee_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint carrier_fee_village FOREIGN KEY (tenant_id, village_id_key) REFERENCES own_village(tenant_id, id)
);
CREATE INDEX carrier_fee_in_district ON carrier_fee USING btree (tenant_id, district_id_key) WHERE district_id_key IS NOT NULL;
CREATE INDEX carrier_fee_in_province ON carrier_fee USING btree (tenant_id, province_id_key) WHERE province_id_key IS NOT NULL;
CREATE INDEX carrier_fee_in_village ON carrier_fee USING btree (tenant_id, village_id_key) WHERE village_id_key IS NOT NULL;
CREATE INDEX carrier_fee_of ON carrier_fee USING btree (tenant_id, carrier_id);
alter table carrier_fee enable row level security;
alter table carrier_fee force row level security;
create policy tenant_isolation on carrier_fee using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier_fee to vua_app;
grant delete, insert, select, update on carrier_fee to vua_limited;

create table carrier_finding_note (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  kind text not null,
  expected numeric not null,
  found numeric not null,
  note text not null,
  settled_at timestamp with time zone not null,
  user_name text not null,
  constraint carrier_finding_note_pkey PRIMARY KEY (tenant_id, document_id, kind),
  constraint carrier_finding_note_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE
);
alter table carrier_finding_note enable row level security;
alter table carrier_finding_note force row level security;
create policy document_is_seen on carrier_finding_note as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = carrier_finding_note.tenant_id AND d.id = carrier_finding_note.document_id)));
create policy tenant_isolation on carrier_finding_note using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier_finding_note to vua_app;
grant delete, insert, select, update on carrier_finding_note to vua_limited;

create table carrier_opening (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  carrier_id uuid not null,
  cod numeric not null,
  fee numeric not null,
  constraint carrier_opening_pkey PRIMARY KEY (tenant_id, document_id),
  constraint carrier_opening_once UNIQUE (tenant_id, carrier_id),
  constraint carrier_opening_carrier FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id),
  constraint carrier_opening_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
alter table carrier_opening enable row level security;
alter table carrier_opening force row level security;
create policy document_is_seen on carrier_opening as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = carrier_opening.tenant_id AND d.id = carrier_opening.document_id)));
create policy tenant_isolation on carrier_opening using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier_opening to vua_app;
grant delete, insert, select, update on carrier_opening to vua_limited;

create table carrier_opening_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  constraint carrier_opening_line_pkey PRIMARY KEY (tenant_id, id),
  constraint carrier_opening_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX carrier_opening_line_of_document ON carrier_opening_line USING btree (tenant_id, document_id, ordinal);
alter table carrier_opening_line enable row level security;
alter table carrier_opening_line force row level security;
create policy document_is_seen on carrier_opening_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = carrier_opening_line.tenant_id AND d.id = carrier_opening_line.document_id)));
create policy tenant_isolation on carrier_opening_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier_opening_line to vua_app;
grant delete, insert, select, update on carrier_opening_line to vua_limited;

create table carrier_payment_option (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  carrier_id uuid not null,
  ordinal integer not null,
  code text not null,
  name text not null,
  fee_payer integer not null,
  collect_goods boolean not null default false,
  constraint carrier_payment_option_pkey PRIMARY KEY (tenant_id, id),
  constraint carrier_payment_option_fee_payer_check CHECK (fee_payer = ANY (ARRAY[1, 2])),
  constraint carrier_payment_option_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id) ON DELETE CASCADE,
  constraint carrier_payment_option_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX carrier_payment_option_of ON carrier_payment_option USING btree (tenant_id, carrier_id);
alter table carrier_payment_option enable row level security;
alter table carrier_payment_option force row level security;
create policy tenant_isolation on carrier_payment_option using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier_payment_option to vua_app;
grant delete, insert, select, update on carrier_payment_option to vua_limited;

create table carrier_shift (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  carrier_id uuid not null,
  ordinal integer not null,
  name text not null,
  from_time text not null,
  to_time text not null,
  constraint carrier_shift_pkey PRIMARY KEY (tenant_id, id),
  constraint carrier_shift_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id) ON DELETE CASCADE,
  constraint carrier_shift_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX carrier_shift_of ON carrier_shift USING btree (tenant_id, carrier_id);
alter table carrier_shift enable row level security;
alter table carrier_shift force row level security;
create policy tenant_isolation on carrier_shift using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier_shift to vua_app;
grant delete, insert, select, update on carrier_shift to vua_limited;

create table carrier_webhook (
  tenant_id uuid not null default current_tenant(),
  carrier_id uuid not null,
  token_hash bytea not null,
  made_at timestamp with time zone not null default now(),
  constraint carrier_webhook_pkey PRIMARY KEY (tenant_id, carrier_id),
  constraint carrier_webhook_token UNIQUE (tenant_id, token_hash),
  constraint carrier_webhook_tenant_id_carrier_id_fkey FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id) ON DELETE CASCADE,
  constraint carrier_webhook_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table carrier_webhook enable row level security;
alter table carrier_webhook force row level security;
create policy tenant_isolation on carrier_webhook using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on carrier_webhook to vua_app;
grant delete, insert, select, update on carrier_webhook to vua_limited;

create table cash_balance (
  tenant_id uuid not null default current_tenant(),
  fund_id uuid not null,
  amount bigint not null,
  constraint cash_balance_pkey PRIMARY KEY (tenant_id, fund_id),
  constraint cash_balance_tenant_id_fund_id_fkey FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id)
) with (fillfactor=50);
alter table cash_balance enable row level security;
alter table cash_balance force row level security;
create policy tenant_isolation on cash_balance using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on cash_balance to vua_app;
grant delete, insert, select, update on cash_balance to vua_limited;

create table cash_day (
  tenant_id uuid not null default current_tenant(),
  fund_id uuid not null,
  day date not null,
  count integer not null,
  inflow bigint not null,
  outflow bigint not null,
  constraint cash_day_pkey PRIMARY KEY (tenant_id, fund_id, day),
  constraint cash_day_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table cash_day enable row level security;
alter table cash_day force row level security;
create policy tenant_isolation on cash_day using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on cash_day to vua_app;
grant delete, insert, select, update on cash_day to vua_limited;

create table cash_entry (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  fund_id uuid not null,
  day date not null,
  amount bigint not null,
  constraint cash_entry_pkey PRIMARY KEY (tenant_id, document_id, fund_id),
  constraint cash_entry_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id),
  constraint cash_entry_tenant_id_fund_id_fkey FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id)
);
CREATE INDEX cash_entry_of_fund ON cash_entry USING btree (tenant_id, fund_id, day);
alter table cash_entry enable row level security;
alter table cash_entry force row level security;
create policy tenant_isolation on cash_entry using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on cash_entry to vua_app;
grant delete, insert, select, update on cash_entry to vua_limited;

create table contact (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  partner_id uuid not null,
  contact_type_id uuid,
  "position" text,
  phone text,
  email text,
  birthday date,
  constraint contact_pkey PRIMARY KEY (tenant_id, id),
  constraint contact_tenant_id_contact_type_id_fkey FOREIGN KEY (tenant_id, contact_type_id) REFERENCES contact_type(tenant_id, id),
  constraint contact_tenant_id_partner_id_fkey FOREIGN KEY (tenant_id, partner_id) REFERENCES partner(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX contact_name ON contact USING btree (tenant_id, name_key, created_at, id);
CREATE INDEX contact_of_partner ON contact USING btree (tenant_id, partner_id);
CREATE INDEX contact_search ON contact USING gin (search gin_trgm_ops);
alter table contact enable row level security;
alter table contact force row level security;
create policy tenant_isolation on contact using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on contact to vua_app;
grant delete, insert, select, update on contact to vua_limited;

create table contact_type (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  constraint contact_type_pkey PRIMARY KEY (tenant_id, id),
  constraint contact_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX contact_type_code_unique ON contact_type USING btree (tenant_id, code_key);
alter table contact_type enable row level security;
alter table contact_type force row level security;
create policy tenant_isolation on contact_type using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on contact_type to vua_app;
grant delete, insert, select, update on contact_type to vua_limited;

create table coupon (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  kind integer not null,
  value numeric not null,
  max_amount numeric,
  min_order numeric,
  from_date date,
  to_date date,
  usage_limit integer,
  usage_per_customer integer,
  object_groups jsonb not null default '[]'::jsonb,
  product_groups jsonb not null default '[]'::jsonb,
  constraint coupon_pkey PRIMARY KEY (tenant_id, id),
  constraint coupon_check CHECK (value > 0::numeric AND (kind = 2 OR value <= 100::numeric)),
  constraint coupon_kind_check CHECK (kind = ANY (ARRAY[1, 2])),
  constraint coupon_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX coupon_code_unique ON coupon USING btree (tenant_id, code_key);
alter table coupon enable row level security;
alter table coupon force row level security;
create policy tenant_isolation on coupon using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on coupon to vua_app;
grant delete, insert, select, update on coupon to vua_limited;

create table coupon_partner_group (
  tenant_id uuid not null default current_tenant(),
  coupon_id uuid not null,
  partner_group_id uuid not null,
  constraint coupon_partner_group_pkey PRIMARY KEY (tenant_id, coupon_id, partner_group_id),
  constraint coupon_partner_group_tenant_id_coupon_id_fkey FOREIGN KEY (tenant_id, coupon_id) REFERENCES coupon(tenant_id, id) ON DELETE CASCADE,
  constraint coupon_partner_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint coupon_partner_group_tenant_id_partner_group_id_fkey FOREIGN KEY (tenant_id, partner_group_id) REFERENCES partner_group(tenant_id, id)
);
alter table coupon_partner_group enable row level security;
alter table coupon_partner_group force row level security;
create policy tenant_isolation on coupon_partner_group using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on coupon_partner_group to vua_app;
grant delete, insert, select, update on coupon_partner_group to vua_limited;

create table coupon_product_group (
  tenant_id uuid not null default current_tenant(),
  coupon_id uuid not null,
  product_group_id uuid not null,
  constraint coupon_product_group_pkey PRIMARY KEY (tenant_id, coupon_id, product_group_id),
  constraint coupon_product_group_tenant_id_coupon_id_fkey FOREIGN KEY (tenant_id, coupon_id) REFERENCES coupon(tenant_id, id) ON DELETE CASCADE,
  constraint coupon_product_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint coupon_product_group_tenant_id_product_group_id_fkey FOREIGN KEY (tenant_id, product_group_id) REFERENCES product_group(tenant_id, id)
);
alter table coupon_product_group enable row level security;
alter table coupon_product_group force row level security;
create policy tenant_isolation on coupon_product_group using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on coupon_product_group to vua_app;
grant delete, insert, select, update on coupon_product_group to vua_limited;

create table currency (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  decimals integer not null default 0,
  exchange_rate numeric,
  unit_word text,
  sub_unit_word text,
  is_base boolean not null default false,
  constraint currency_pkey PRIMARY KEY (tenant_id, id),
  constraint currency_decimals_check CHECK (decimals >= 0 AND decimals <= 4),
  constraint currency_exchange_rate_check CHECK (exchange_rate > 0::numeric),
  constraint currency_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX currency_code_unique ON currency USING btree (tenant_id, code_key);
alter table currency enable row level security;
alter table currency force row level security;
create policy tenant_isolation on currency using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on currency to vua_app;
grant delete, insert, select, update on currency to vua_limited;

create table currency_rate (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  currency_id uuid not null,
  date date not null,
  rate numeric not null,
  constraint currency_rate_pkey PRIMARY KEY (tenant_id, id),
  constraint currency_rate_once UNIQUE (tenant_id, currency_id, date) DEFERRABLE,
  constraint currency_rate_positive CHECK (rate > 0::numeric),
  constraint currency_rate_tenant_id_currency_id_fkey FOREIGN KEY (tenant_id, currency_id) REFERENCES currency(tenant_id, id) ON DELETE CASCADE,
  constraint currency_rate_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table currency_rate enable row level security;
alter table currency_rate force row level security;
create policy tenant_isolation on currency_rate using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on currency_rate to vua_app;
grant delete, insert, select, update on currency_rate to vua_limited;

create table debt_balance (
  tenant_id uuid not null default current_tenant(),
  partner_id uuid not null,
  side text not null,
  amount bigint not null,
  constraint debt_balance_pkey PRIMARY KEY (tenant_id, partner_id, side),
  constraint debt_balance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
) with (fillfactor=50);
alter table debt_balance enable row level security;
alter table debt_balance force row level security;
create policy tenant_isolation on debt_balance using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on debt_balance to vua_app;
grant delete, insert, select, update on debt_balance to vua_limited;

create table debt_entry (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  side text not null,
  partner_id uuid not null,
  column_name text not null,
  day date not null,
  due date not null,
  amount bigint not null,
  settled bigint not null default 0,
  further boolean not null default false,
  store_id uuid,
  employee_id uuid,
  created_by_id uuid,
  currency_id uuid,
  rate numeric,
  currency_amount bigint,
  currency_settled bigint,
  constraint debt_entry_pkey PRIMARY KEY (tenant_id, document_id, side, partner_id),
  constraint debt_entry_side_check CHECK (side = ANY (ARRAY['receivable'::text, 'payable'::text, 'carrierCod'::text, 'carrierFee'::text])),
  constraint debt_entry_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id)
);
CREATE INDEX debt_entry_of_day ON debt_entry USING btree (tenant_id, side, day) INCLUDE (partner_id, column_name, amount);
CREATE INDEX debt_entry_of_partner ON debt_entry USING btree (tenant_id, partner_id, side, day);
CREATE INDEX debt_entry_open ON debt_entry USING btree (tenant_id, side, partner_id, due) INCLUDE (amount, settled, column_name, further, store_id, employee_id, created_by_id) WHERE amount <> settled;
CREATE INDEX debt_entry_open_of_carriers ON debt_entry USING btree (tenant_id, document_id, side) INCLUDE (amount, settled) WHERE (side = ANY (ARRAY['carrierCod'::text, 'carrierFee'::text])) AND amount <> settled;
alter table debt_entry enable row level security;
alter table debt_entry force row level security;
create policy tenant_isolation on debt_entry using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on debt_entry to vua_app;
grant delete, insert, select, update on debt_entry to vua_limited;

create table deleted_document (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  kind text not null,
  number text not null,
  day date not null,
  status integer not null,
  description text,
  partner_name text not null default ''::text,
  total numeric not null default 0,
  search text not null default ''::text,
  attachments jsonb not null default '[]'::jsonb,
  made_by_id uuid,
  created_by_id uuid,
  deleted_by text not null,
  deleted_at timestamp with time zone not null,
  store_id uuid,
  has_store boolean not null,
  constraint deleted_document_pkey PRIMARY KEY (tenant_id, id),
  constraint deleted_document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX deleted_document_age ON deleted_document USING btree (tenant_id, deleted_at);
CREATE INDEX deleted_document_maker ON deleted_document USING btree (tenant_id, made_by_id) WHERE made_by_id IS NOT NULL;
alter table deleted_document enable row level security;
alter table deleted_document force row level security;
create policy store_is_seen on deleted_document as restrictive to vua_limited using (((( SELECT seen_stores() AS seen_stores)) IS NULL OR NOT has_store OR (store_id = ANY ((( SELECT seen_stores() AS seen_stores))::uuid[]))) AND (NOT (kind = ANY ((( SELECT seen_as_own() AS seen_as_own))::text[])) OR created_by_id = (( SELECT seeing_user() AS seeing_user))));
create policy tenant_isolation on deleted_document using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on deleted_document to vua_app;
grant delete, insert, select, update on deleted_document to vua_limited;

create table deleted_record (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  list text not null,
  code text not null,
  name text not null,
  content jsonb not null,
  files jsonb not null default '[]'::jsonb,
  search text not null default ''::text,
  deleted_by text not null,
  deleted_at timestamp with time zone not null,
  constraint deleted_record_pkey PRIMARY KEY (tenant_id, id),
  constraint deleted_record_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX deleted_record_age ON deleted_record USING btree (tenant_id, deleted_at);
alter table deleted_record enable row level security;
alter table deleted_record force row level security;
create policy tenant_isolation on deleted_record using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on deleted_record to vua_app;
grant delete, insert, select, update on deleted_record to vua_limited;

create table department (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  constraint department_pkey PRIMARY KEY (tenant_id, id),
  constraint department_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX department_code_unique ON department USING btree (tenant_id, code_key);
alter table department enable row level security;
alter table department force row level security;
create policy tenant_isolation on department using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on department to vua_app;
grant delete, insert, select, update on department to vua_limited;

create table document (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  kind text not null,
  number text not null default ''::text,
  number_key text generated always as (lower(number)) stored,
  day date not null,
  description text,
  status integer not null,
  partner_id uuid,
  store_id uuid,
  employee_id uuid,
  currency_id uuid,
  exchange_rate numeric not null default 1,
  total numeric not null default 0,
  sums numeric[] not null default '{}'::numeric[],
  open_amount bigint not null default 0,
  seq bigint not null default nextval('document_order'::regclass),
  made_by_id uuid,
  search text not null default ''::text,
  attachments jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  created_by text not null,
  created_by_id uuid,
  created_at timestamp with time zone not null,
  updated_by text,
  updated_at timestamp with time zone,
  constraint document_pkey PRIMARY KEY (tenant_id, id),
  constraint document_tenant_id_currency_id_fkey FOREIGN KEY (tenant_id, currency_id) REFERENCES currency(tenant_id, id),
  constraint document_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employee(tenant_id, id),
  constraint document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint document_tenant_id_made_by_id_fkey FOREIGN KEY (tenant_id, made_by_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE,
  constraint document_tenant_id_partner_id_fkey FOREIGN KEY (tenant_id, partner_id) REFERENCES partner(tenant_id, id),
  constraint document_tenant_id_store_id_fkey FOREIGN KEY (tenant_id, store_id) REFERENCES store(tenant_id, id)
) with (fillfactor=90);
CREATE INDEX document_draft ON document USING btree (tenant_id, kind) WHERE status = 4;
CREATE INDEX document_list ON document USING btree (tenant_id, kind, day DESC, number COLLATE vietnamese DESC);
CREATE INDEX document_made_by ON document USING btree (tenant_id, made_by_id) WHERE made_by_id IS NOT NULL;
CREATE UNIQUE INDEX document_number_unique ON document USING btree (tenant_id, kind, number_key) WHERE number_key <> ''::text;
CREATE INDEX document_of_open_order ON document USING btree (tenant_id, kind) WHERE status = 1 AND (kind = ANY (ARRAY['purchaseOrder'::text, 'salesOrder'::text, 'quote'::text]));
CREATE INDEX document_of_partner ON document USING btree (tenant_id, partner_id, kind, day DESC, seq DESC);
CREATE INDEX document_search ON document USING gin (search gin_trgm_ops);
CREATE INDEX document_with_attachments ON document USING btree (tenant_id) WHERE attachments <> '[]'::jsonb;
alter table document enable row level security;
alter table document force row level security;
create policy own_is_seen on document as restrictive to vua_limited using (NOT (kind = ANY ((( SELECT seen_as_own() AS seen_as_own))::text[])) OR created_by_id = (( SELECT seeing_user() AS seeing_user)) OR employee_id = (( SELECT seeing_employee() AS seeing_employee)));
create policy store_is_changed on document as restrictive for update to vua_limited using ((( SELECT seen_stores() AS seen_stores)) IS NULL OR store_id IS NULL OR (store_id = ANY ((( SELECT seen_stores() AS seen_stores))::uuid[])));
create policy store_is_deleted on document as restrictive for delete to vua_limited using ((( SELECT seen_stores() AS seen_stores)) IS NULL OR store_id IS NULL OR (store_id = ANY ((( SELECT seen_stores() AS seen_stores))::uuid[])));
create policy store_is_seen on document as restrictive for select to vua_limited using ((( SELECT seen_stores() AS seen_stores)) IS NULL OR store_id IS NULL OR (store_id = ANY ((( SELECT seen_stores() AS seen_stores))::uuid[])) OR kind = 'stockTransfer'::text AND comes_to_seen_store(id));
create policy tenant_isolation on document using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on document to vua_app;
grant delete, insert, select, update on document to vua_limited;

create table document_link (
  tenant_id uuid not null default current_tenant(),
  source_document uuid not null,
  source_line uuid not null,
  document uuid not null,
  line uuid not null,
  quantity bigint not null,
  taxable bigint not null,
  vat bigint not null,
  constraint document_link_pkey PRIMARY KEY (tenant_id, document, line, source_document),
  constraint document_link_tenant_id_document_fkey FOREIGN KEY (tenant_id, document) REFERENCES document(tenant_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint document_link_tenant_id_source_document_fkey FOREIGN KEY (tenant_id, source_document) REFERENCES document(tenant_id, id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX document_link_of_line ON document_link USING btree (tenant_id, source_line);
CREATE INDEX document_link_of_source ON document_link USING btree (tenant_id, source_document);
alter table document_link enable row level security;
alter table document_link force row level security;
create policy document_is_seen on document_link as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = document_link.tenant_id AND d.id = document_link.document)));
create policy tenant_isolation on document_link using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on document_link to vua_app;
grant delete, insert, select, update on document_link to vua_limited;

create table document_revision (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  version integer not null,
  kind text not null,
  action text not null,
  content jsonb not null,
  user_name text not null,
  at timestamp with time zone not null,
  constraint document_revision_pkey PRIMARY KEY (tenant_id, document_id, version, action, at),
  constraint document_revision_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table document_revision enable row level security;
alter table document_revision force row level security;
create policy document_is_seen on document_revision as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = document_revision.tenant_id AND d.id = document_revision.document_id)) OR (EXISTS ( SELECT
   FROM deleted_document t
  WHERE t.tenant_id = document_revision.tenant_id AND t.id = document_revision.document_id)));
create policy tenant_isolation on document_revision using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant insert, select on document_revision to vua_app;
grant insert, select on document_revision to vua_limited;

create table document_sum (
  tenant_id uuid not null default current_tenant(),
  kind text not null,
  day date not null,
  count integer not null,
  sums numeric[] not null,
  open_amount numeric not null,
  constraint document_sum_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX document_sum_of_day ON document_sum USING btree (tenant_id, kind, day);
alter table document_sum enable row level security;
alter table document_sum force row level security;
alter table document_sum replica identity full;
create policy tenant_isolation on document_sum using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on document_sum to vua_app;

create table employee (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  position_id uuid,
  department_id uuid,
  sex integer not null default 0,
  birthday date,
  bank_name text,
  bank_account text,
  salary numeric,
  off_work boolean not null default false,
  off_work_date date,
  phone text,
  email text,
  address text,
  id_number text,
  start_date date,
  constraint employee_pkey PRIMARY KEY (tenant_id, id),
  constraint employee_sex_check CHECK (sex = ANY (ARRAY[0, 1, 2])),
  constraint employee_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES department(tenant_id, id),
  constraint employee_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint employee_tenant_id_position_id_fkey FOREIGN KEY (tenant_id, position_id) REFERENCES "position"(tenant_id, id)
);
CREATE UNIQUE INDEX employee_code_unique ON employee USING btree (tenant_id, code_key);
alter table employee enable row level security;
alter table employee force row level security;
create policy tenant_isolation on employee using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on employee to vua_app;
grant delete, insert, select, update on employee to vua_limited;

create table event (
  tenant_id uuid not null default current_tenant(),
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  user_id uuid,
  user_name text not null,
  display_name text not null,
  function_id text not null,
  action text not null,
  number text not null default ''::text,
  summary text not null default ''::text,
  address text not null default ''::text,
  record_id uuid,
  before jsonb,
  after jsonb,
  constraint event_pkey PRIMARY KEY (tenant_id, id),
  constraint event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX event_record ON event USING btree (tenant_id, record_id);
CREATE INDEX event_time ON event USING btree (tenant_id, at DESC);
alter table event enable row level security;
alter table event force row level security;
create policy document_is_seen on event as restrictive for select to vua_limited using (user_id = (( SELECT seeing_user() AS seeing_user)) OR (function_id <> ALL (ARRAY['Quote'::text, 'PurchaseOrder'::text, 'Order'::text, 'ImportReturn'::text, 'Income'::text, 'PurchaseImport'::text, 'Import'::text, 'OrderReturn'::text, 'Outcome'::text, 'TransCurr'::text, 'Trans'::text, 'OtherImport'::text, 'OtherOrder'::text, 'CheckStore'::text, 'ProductBegin'::text, 'OrderTax'::text, 'Shipping'::text])) OR (EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = event.tenant_id AND d.id = event.record_id)));
create policy tenant_isolation on event using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant insert, select on event to vua_app;
grant insert, select on event to vua_limited;

create table exchange (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  at timestamp with time zone not null,
  duration_ms integer not null,
  adapter text not null,
  action text not null,
  about_kind text,
  about_id uuid,
  user_id uuid,
  display_name text not null default ''::text,
  method text not null,
  address text not null,
  status integer,
  outcome text not null,
  may_have_arrived boolean not null,
  request text not null,
  answer text not null,
  constraint exchange_pkey PRIMARY KEY (tenant_id, id),
  constraint exchange_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX exchange_about ON exchange USING btree (tenant_id, about_id, at) WHERE about_id IS NOT NULL;
CREATE INDEX exchange_at ON exchange USING btree (tenant_id, at);
alter table exchange enable row level security;
alter table exchange force row level security;
create policy tenant_isolation on exchange using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on exchange to vua_app;
grant delete, insert, select, update on exchange to vua_limited;

create table exchange_closing (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  side text not null,
  partner_id uuid not null,
  day date not null,
  amount bigint not null,
  constraint exchange_closing_pkey PRIMARY KEY (tenant_id, document_id, side, partner_id),
  constraint exchange_closing_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint exchange_closing_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table exchange_closing enable row level security;
alter table exchange_closing force row level security;
create policy tenant_isolation on exchange_closing using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on exchange_closing to vua_app;
grant delete, insert, select, update on exchange_closing to vua_limited;

create table file_content (
  tenant_id uuid not null default current_tenant(),
  hash bytea not null,
  size integer not null,
  bytes bytea not null,
  constraint file_content_pkey PRIMARY KEY (tenant_id, hash),
  constraint file_content_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table file_content enable row level security;
alter table file_content force row level security;
create policy tenant_isolation on file_content using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on file_content to vua_app;
grant delete, insert, select, update on file_content to vua_limited;

create table file_holder (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  role text not null,
  file_id uuid not null,
  constraint file_holder_pkey PRIMARY KEY (tenant_id, document_id, role),
  constraint file_holder_file FOREIGN KEY (tenant_id, file_id) REFERENCES attachment(tenant_id, id) ON DELETE CASCADE,
  constraint file_holder_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX file_holder_file ON file_holder USING btree (tenant_id, file_id);
alter table file_holder enable row level security;
alter table file_holder force row level security;
create policy document_is_seen on file_holder as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = file_holder.tenant_id AND d.id = file_holder.document_id)));
create policy tenant_isolation on file_holder using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on file_holder to vua_app;
grant delete, insert, select, update on file_holder to vua_limited;

create table fund (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  kind text not null,
  bank_name text,
  bank_bin text,
  account_number text,
  holder text,
  branch text,
  currency_id uuid,
  opening_balance numeric not null default 0,
  opening_date date,
  is_default boolean not null default false,
  constraint fund_pkey PRIMARY KEY (tenant_id, id),
  constraint fund_kind_check CHECK (kind = ANY (ARRAY['cash'::text, 'bank'::text])),
  constraint fund_tenant_id_currency_id_fkey FOREIGN KEY (tenant_id, currency_id) REFERENCES currency(tenant_id, id),
  constraint fund_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX fund_code_unique ON fund USING btree (tenant_id, code_key);
alter table fund enable row level security;
alter table fund force row level security;
create policy tenant_isolation on fund using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on fund to vua_app;
grant delete, insert, select, update on fund to vua_limited;

create table grid_format (
  tenant_id uuid not null default current_tenant(),
  grid_id text not null,
  user_id uuid,
  layout jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint grid_format_unique UNIQUE NULLS NOT DISTINCT (tenant_id, grid_id, user_id),
  constraint grid_format_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table grid_format enable row level security;
alter table grid_format force row level security;
alter table grid_format replica identity full;
create policy tenant_isolation on grid_format using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on grid_format to vua_app;
grant delete, insert, select, update on grid_format to vua_limited;

create table grid_view (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  grid_id text not null,
  user_id uuid,
  name text not null,
  query text not null,
  layout jsonb,
  updated_at timestamp with time zone not null default now(),
  constraint grid_view_pkey PRIMARY KEY (tenant_id, id),
  constraint grid_view_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint grid_view_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX grid_view_name ON grid_view USING btree (tenant_id, grid_id, user_id, lower(name)) NULLS NOT DISTINCT;
alter table grid_view enable row level security;
alter table grid_view force row level security;
create policy tenant_isolation on grid_view using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on grid_view to vua_app;
grant delete, insert, select, update on grid_view to vua_limited;

create table income_voucher (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  voucher_type integer,
  person text,
  address text,
  payment_method integer,
  fund_id uuid,
  card_type_id uuid,
  attached_docs text,
  debt_type integer,
  amount numeric,
  unallocated numeric,
  carrier_id uuid,
  constraint income_voucher_pkey PRIMARY KEY (tenant_id, document_id),
  constraint income_voucher_carrier FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id),
  constraint income_voucher_tenant_id_card_type_id_fkey FOREIGN KEY (tenant_id, card_type_id) REFERENCES card_type(tenant_id, id),
  constraint income_voucher_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint income_voucher_tenant_id_fund_id_fkey FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id)
);
CREATE INDEX income_voucher_of_carrier ON income_voucher USING btree (tenant_id, carrier_id) WHERE carrier_id IS NOT NULL;
alter table income_voucher enable row level security;
alter table income_voucher force row level security;
create policy document_is_seen on income_voucher as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = income_voucher.tenant_id AND d.id = income_voucher.document_id)));
create policy tenant_isolation on income_voucher using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on income_voucher to vua_app;
grant delete, insert, select, update on income_voucher to vua_limited;

create table income_voucher_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  voucher_module text,
  voucher_id uuid,
  amount numeric,
  note text,
  other_method_id uuid,
  partner_id uuid,
  is_credit boolean,
  amount_currency numeric,
  amount_base numeric,
  shipment_id uuid,
  claim_id uuid,
  constraint income_voucher_line_pkey PRIMARY KEY (tenant_id, id),
  constraint income_voucher_line_claim FOREIGN KEY (tenant_id, claim_id) REFERENCES document(tenant_id, id),
  constraint income_voucher_line_shipment FOREIGN KEY (tenant_id, shipment_id) REFERENCES document(tenant_id, id),
  constraint income_voucher_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint income_voucher_line_tenant_id_other_method_id_fkey FOREIGN KEY (tenant_id, other_method_id) REFERENCES other_income(tenant_id, id),
  constraint income_voucher_line_tenant_id_partner_id_fkey FOREIGN KEY (tenant_id, partner_id) REFERENCES partner(tenant_id, id),
  constraint income_voucher_line_tenant_id_voucher_id_fkey FOREIGN KEY (tenant_id, voucher_id) REFERENCES document(tenant_id, id)
);
CREATE INDEX income_voucher_line_of_claim ON income_voucher_line USING btree (tenant_id, claim_id) WHERE claim_id IS NOT NULL;
CREATE INDEX income_voucher_line_of_document ON income_voucher_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX income_voucher_line_of_shipment ON income_voucher_line USING btree (tenant_id, shipment_id) WHERE shipment_id IS NOT NULL;
CREATE INDEX income_voucher_line_partner ON income_voucher_line USING btree (tenant_id, partner_id) WHERE partner_id IS NOT NULL;
CREATE INDEX income_voucher_line_voucher ON income_voucher_line USING btree (tenant_id, voucher_id);
alter table income_voucher_line enable row level security;
alter table income_voucher_line force row level security;
create policy document_is_seen on income_voucher_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = income_voucher_line.tenant_id AND d.id = income_voucher_line.document_id)));
create policy tenant_isolation on income_voucher_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on income_voucher_line to vua_app;
grant delete, insert, select, update on income_voucher_line to vua_limited;

create table invoice_check (
  tenant_id uuid not null default current_tenant(),
  checked_at timestamp with time zone not null,
  asked integer not null,
  unanswered integer not null,
  findings jsonb not null default '[]'::jsonb,
  constraint invoice_check_pkey PRIMARY KEY (tenant_id),
  constraint invoice_check_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table invoice_check enable row level security;
alter table invoice_check force row level security;
create policy tenant_isolation on invoice_check using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on invoice_check to vua_app;
grant delete, insert, select, update on invoice_check to vua_limited;

create table invoice_config (
  tenant_id uuid not null default current_tenant(),
  provider text not null default 'none'::text,
  environment text not null default 'production'::text,
  url text not null default ''::text,
  user_name text not null default ''::text,
  settings jsonb not null default '{}'::jsonb,
  seller_tax_code text not null default ''::text,
  with_code boolean not null default true,
  auto_upload boolean not null default false,
  send_mail boolean not null default false,
  version integer not null default 1,
  auto_upload_at text not null default 'save'::text,
  auto_upload_time text not null default '22:00'::text,
  bill_days integer not null default 1,
  constraint invoice_config_pkey PRIMARY KEY (tenant_id),
  constraint invoice_config_auto_upload_at CHECK (auto_upload_at = ANY (ARRAY['save'::text, 'endOfDay'::text])),
  constraint invoice_config_bill_days CHECK (bill_days >= 0 AND bill_days <= 365),
  constraint invoice_config_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table invoice_config enable row level security;
alter table invoice_config force row level security;
create policy tenant_isolation on invoice_config using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on invoice_config to vua_app;
grant delete, insert, select, update on invoice_config to vua_limited;

create table invoice_series (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  ordinal integer not null,
  template text not null,
  series text not null,
  from_date date,
  to_date date,
  first_number integer,
  last_number integer,
  note text,
  active boolean not null default true,
  constraint invoice_series_pkey PRIMARY KEY (tenant_id, id),
  constraint invoice_series_unique UNIQUE (tenant_id, template, series),
  constraint invoice_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table invoice_series enable row level security;
alter table invoice_series force row level security;
create policy tenant_isolation on invoice_series using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on invoice_series to vua_app;
grant delete, insert, select, update on invoice_series to vua_limited;

create table invoice_turn (
  tenant_id uuid not null default current_tenant(),
  invoice_id uuid not null,
  series text not null,
  day date not null,
  until timestamp with time zone not null,
  constraint invoice_turn_pkey PRIMARY KEY (tenant_id, invoice_id),
  constraint invoice_turn_tenant_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX invoice_turn_of_series ON invoice_turn USING btree (tenant_id, series);
alter table invoice_turn enable row level security;
alter table invoice_turn force row level security;
create policy tenant_isolation on invoice_turn using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on invoice_turn to vua_app;
grant delete, insert, select, update on invoice_turn to vua_limited;

create table kept_credit (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  order_id uuid not null,
  side text not null,
  partner_id uuid not null,
  amount bigint not null,
  currency_amount bigint,
  constraint kept_credit_pkey PRIMARY KEY (tenant_id, document_id, order_id, side, partner_id),
  constraint kept_credit_amount_check CHECK (COALESCE(currency_amount, amount) > 0),
  constraint kept_credit_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id),
  constraint kept_credit_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES document(tenant_id, id)
);
CREATE INDEX kept_credit_of_order ON kept_credit USING btree (tenant_id, order_id);
alter table kept_credit enable row level security;
alter table kept_credit force row level security;
create policy tenant_isolation on kept_credit using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on kept_credit to vua_app;
grant delete, insert, select, update on kept_credit to vua_limited;

create table letter (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  kind text not null,
  state text not null default 'waiting'::text,
  recipients text[] not null,
  copies text[] not null default '{}'::text[],
  subject text not null,
  body text,
  sealed_body text,
  attachment bytea,
  attachment_name text not null default ''::text,
  about_kind text,
  about_id uuid,
  about_number text not null default ''::text,
  user_id uuid,
  display_name text not null default ''::text,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  problem text,
  problem_detail text not null default ''::text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint letter_pkey PRIMARY KEY (tenant_id, id),
  constraint letter_kind CHECK (kind = ANY (ARRAY['document'::text, 'statement'::text, 'invitation'::text, 'recovery'::text])),
  constraint letter_state CHECK (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])),
  constraint letter_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX letter_about ON letter USING btree (tenant_id, about_id, created_at) WHERE about_id IS NOT NULL;
CREATE INDEX letter_made ON letter USING btree (tenant_id, created_at);
alter table letter enable row level security;
alter table letter force row level security;
create policy tenant_isolation on letter using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on letter to vua_app;
grant delete, insert, select, update on letter to vua_limited;

create table letter_file (
  tenant_id uuid not null default current_tenant(),
  letter_id uuid not null,
  ordinal integer not null,
  name text not null,
  bytes bytea not null,
  constraint letter_file_pkey PRIMARY KEY (tenant_id, letter_id, ordinal),
  constraint letter_file_tenant_id_letter_id_fkey FOREIGN KEY (tenant_id, letter_id) REFERENCES letter(tenant_id, id) ON DELETE CASCADE
);
alter table letter_file enable row level security;
alter table letter_file force row level security;
create policy tenant_isolation on letter_file using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on letter_file to vua_app;
grant delete, insert, select, update on letter_file to vua_limited;

create table mail_server (
  tenant_id uuid not null default current_tenant(),
  host text not null,
  port integer not null,
  security text not null,
  user_name text not null default ''::text,
  sealed_password text,
  from_address text not null,
  from_name text not null default ''::text,
  reply_to text not null default ''::text,
  version integer not null default 1,
  constraint mail_server_pkey PRIMARY KEY (tenant_id),
  constraint mail_server_port CHECK (port >= 1 AND port <= 65535),
  constraint mail_server_security CHECK (security = ANY (ARRAY['starttls'::text, 'tls'::text, 'none'::text])),
  constraint mail_server_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table mail_server enable row level security;
alter table mail_server force row level security;
create policy tenant_isolation on mail_server using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on mail_server to vua_app;
grant delete, insert, select, update on mail_server to vua_limited;

create table migration (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (name)
);

create table money_transfer (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  fund_id uuid,
  to_fund_id uuid,
  amount numeric,
  rate numeric,
  to_amount numeric,
  fee numeric,
  fee_method_id uuid,
  leaving numeric,
  constraint money_transfer_pkey PRIMARY KEY (tenant_id, document_id),
  constraint money_transfer_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint money_transfer_tenant_id_fee_method_id_fkey FOREIGN KEY (tenant_id, fee_method_id) REFERENCES other_outcome(tenant_id, id),
  constraint money_transfer_tenant_id_fund_id_fkey FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id),
  constraint money_transfer_tenant_id_to_fund_id_fkey FOREIGN KEY (tenant_id, to_fund_id) REFERENCES fund(tenant_id, id)
);
CREATE INDEX money_transfer_of_fee_method ON money_transfer USING btree (tenant_id, fee_method_id) WHERE fee_method_id IS NOT NULL;
CREATE INDEX money_transfer_of_fund ON money_transfer USING btree (tenant_id, fund_id);
CREATE INDEX money_transfer_to_fund ON money_transfer USING btree (tenant_id, to_fund_id);
alter table money_transfer enable row level security;
alter table money_transfer force row level security;
create policy document_is_seen on money_transfer as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = money_transfer.tenant_id AND d.id = money_transfer.document_id)));
create policy tenant_isolation on money_transfer using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on money_transfer to vua_app;
grant delete, insert, select, update on money_transfer to vua_limited;

create table money_transfer_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  constraint money_transfer_line_pkey PRIMARY KEY (tenant_id, id),
  constraint money_transfer_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX money_transfer_line_of_document ON money_transfer_line USING btree (tenant_id, document_id, ordinal);
alter table money_transfer_line enable row level security;
alter table money_transfer_line force row level security;
create policy document_is_seen on money_transfer_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = money_transfer_line.tenant_id AND d.id = money_transfer_line.document_id)));
create policy tenant_isolation on money_transfer_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on money_transfer_line to vua_app;
grant delete, insert, select, update on money_transfer_line to vua_limited;

create table number_series (
  tenant_id uuid not null default current_tenant(),
  series text not null,
  last bigint not null,
  constraint number_series_pkey PRIMARY KEY (tenant_id, series),
  constraint number_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table number_series enable row level security;
alter table number_series force row level security;
create policy tenant_isolation on number_series using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on number_series to vua_app;
grant delete, insert, select, update on number_series to vua_limited;

create table opening_stock (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  total_quantity numeric,
  goods_amount numeric,
  constraint opening_stock_pkey PRIMARY KEY (tenant_id, document_id),
  constraint opening_stock_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
alter table opening_stock enable row level security;
alter table opening_stock force row level security;
create policy document_is_seen on opening_stock as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = opening_stock.tenant_id AND d.id = opening_stock.document_id)));
create policy tenant_isolation on opening_stock using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on opening_stock to vua_app;
grant delete, insert, select, update on opening_stock to vua_limited;

create table opening_stock_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  source_line_id uuid,
  unit_price numeric,
  line_amount numeric,
  constraint opening_stock_line_pkey PRIMARY KEY (tenant_id, id),
  constraint opening_stock_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint opening_stock_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint opening_stock_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX opening_stock_line_of_document ON opening_stock_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX opening_stock_line_product ON opening_stock_line USING btree (tenant_id, product_id);
alter table opening_stock_line enable row level security;
alter table opening_stock_line force row level security;
create policy document_is_seen on opening_stock_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = opening_stock_line.tenant_id AND d.id = opening_stock_line.document_id)));
create policy tenant_isolation on opening_stock_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on opening_stock_line to vua_app;
grant delete, insert, select, update on opening_stock_line to vua_limited;

create table other_import_method (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  constraint other_import_method_pkey PRIMARY KEY (tenant_id, id),
  constraint other_import_method_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX other_import_method_code_unique ON other_import_method USING btree (tenant_id, code_key);
alter table other_import_method enable row level security;
alter table other_import_method force row level security;
create policy tenant_isolation on other_import_method using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on other_import_method to vua_app;
grant delete, insert, select, update on other_import_method to vua_limited;

create table other_in (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  method_id uuid,
  person text,
  total_quantity numeric,
  goods_amount numeric,
  constraint other_in_pkey PRIMARY KEY (tenant_id, document_id),
  constraint other_in_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint other_in_tenant_id_method_id_fkey FOREIGN KEY (tenant_id, method_id) REFERENCES other_import_method(tenant_id, id)
);
CREATE INDEX other_in_method ON other_in USING btree (tenant_id, method_id);
alter table other_in enable row level security;
alter table other_in force row level security;
create policy document_is_seen on other_in as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = other_in.tenant_id AND d.id = other_in.document_id)));
create policy tenant_isolation on other_in using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on other_in to vua_app;
grant delete, insert, select, update on other_in to vua_limited;

create table other_in_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  unit_price numeric,
  line_amount numeric,
  note text,
  constraint other_in_line_pkey PRIMARY KEY (tenant_id, id),
  constraint other_in_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint other_in_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint other_in_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX other_in_line_of_document ON other_in_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX other_in_line_product ON other_in_line USING btree (tenant_id, product_id);
alter table other_in_line enable row level security;
alter table other_in_line force row level security;
create policy document_is_seen on other_in_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = other_in_line.tenant_id AND d.id = other_in_line.document_id)));
create policy tenant_isolation on other_in_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on other_in_line to vua_app;
grant delete, insert, select, update on other_in_line to vua_limited;

create table other_income (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  parent_id uuid,
  constraint other_income_pkey PRIMARY KEY (tenant_id, id),
  constraint other_income_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint other_income_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES other_income(tenant_id, id)
);
CREATE UNIQUE INDEX other_income_code_unique ON other_income USING btree (tenant_id, code_key);
alter table other_income enable row level security;
alter table other_income force row level security;
create policy tenant_isolation on other_income using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on other_income to vua_app;
grant delete, insert, select, update on other_income to vua_limited;

create table other_issue_method (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  constraint other_issue_method_pkey PRIMARY KEY (tenant_id, id),
  constraint other_issue_method_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX other_issue_method_code_unique ON other_issue_method USING btree (tenant_id, code_key);
alter table other_issue_method enable row level security;
alter table other_issue_method force row level security;
create policy tenant_isolation on other_issue_method using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on other_issue_method to vua_app;
grant delete, insert, select, update on other_issue_method to vua_limited;

create table other_out (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  method_id uuid,
  person text,
  total_quantity numeric,
  constraint other_out_pkey PRIMARY KEY (tenant_id, document_id),
  constraint other_out_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint other_out_tenant_id_method_id_fkey FOREIGN KEY (tenant_id, method_id) REFERENCES other_issue_method(tenant_id, id)
);
CREATE INDEX other_out_method ON other_out USING btree (tenant_id, method_id);
alter table other_out enable row level security;
alter table other_out force row level security;
create policy document_is_seen on other_out as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = other_out.tenant_id AND d.id = other_out.document_id)));
create policy tenant_isolation on other_out using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on other_out to vua_app;
grant delete, insert, select, update on other_out to vua_limited;

create table other_out_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  constraint other_out_line_pkey PRIMARY KEY (tenant_id, id),
  constraint other_out_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint other_out_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint other_out_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX other_out_line_of_document ON other_out_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX other_out_line_product ON other_out_line USING btree (tenant_id, product_id);
alter table other_out_line enable row level security;
alter table other_out_line force row level security;
create policy document_is_seen on other_out_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = other_out_line.tenant_id AND d.id = other_out_line.document_id)));
create policy tenant_isolation on other_out_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on other_out_line to vua_app;
grant delete, insert, select, update on other_out_line to vua_limited;

create table other_outcome (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  parent_id uuid,
  constraint other_outcome_pkey PRIMARY KEY (tenant_id, id),
  constraint other_outcome_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint other_outcome_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES other_outcome(tenant_id, id)
);
CREATE UNIQUE INDEX other_outcome_code_unique ON other_outcome USING btree (tenant_id, code_key);
alter table other_outcome enable row level security;
alter table other_outcome force row level security;
create policy tenant_isolation on other_outcome using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on other_outcome to vua_app;
grant delete, insert, select, update on other_outcome to vua_limited;

create table outcome_voucher (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  voucher_type integer,
  person text,
  address text,
  payment_method integer,
  fund_id uuid,
  card_type_id uuid,
  attached_docs text,
  debt_type integer,
  amount numeric,
  unallocated numeric,
  carrier_id uuid,
  constraint outcome_voucher_pkey PRIMARY KEY (tenant_id, document_id),
  constraint outcome_voucher_carrier FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id),
  constraint outcome_voucher_tenant_id_card_type_id_fkey FOREIGN KEY (tenant_id, card_type_id) REFERENCES card_type(tenant_id, id),
  constraint outcome_voucher_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint outcome_voucher_tenant_id_fund_id_fkey FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id)
);
CREATE INDEX outcome_voucher_of_carrier ON outcome_voucher USING btree (tenant_id, carrier_id) WHERE carrier_id IS NOT NULL;
alter table outcome_voucher enable row level security;
alter table outcome_voucher force row level security;
create policy document_is_seen on outcome_voucher as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = outcome_voucher.tenant_id AND d.id = outcome_voucher.document_id)));
create policy tenant_isolation on outcome_voucher using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on outcome_voucher to vua_app;
grant delete, insert, select, update on outcome_voucher to vua_limited;

create table outcome_voucher_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  voucher_module text,
  voucher_id uuid,
  amount numeric,
  note text,
  other_method_id uuid,
  partner_id uuid,
  is_credit boolean,
  amount_currency numeric,
  amount_base numeric,
  shipment_id uuid,
  claim_id uuid,
  constraint outcome_voucher_line_pkey PRIMARY KEY (tenant_id, id),
  constraint outcome_voucher_line_claim FOREIGN KEY (tenant_id, claim_id) REFERENCES document(tenant_id, id),
  constraint outcome_voucher_line_shipment FOREIGN KEY (tenant_id, shipment_id) REFERENCES document(tenant_id, id),
  constraint outcome_voucher_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint outcome_voucher_line_tenant_id_other_method_id_fkey FOREIGN KEY (tenant_id, other_method_id) REFERENCES other_outcome(tenant_id, id),
  constraint outcome_voucher_line_tenant_id_partner_id_fkey FOREIGN KEY (tenant_id, partner_id) REFERENCES partner(tenant_id, id),
  constraint outcome_voucher_line_tenant_id_voucher_id_fkey FOREIGN KEY (tenant_id, voucher_id) REFERENCES document(tenant_id, id)
);
CREATE INDEX outcome_voucher_line_of_claim ON outcome_voucher_line USING btree (tenant_id, claim_id) WHERE claim_id IS NOT NULL;
CREATE INDEX outcome_voucher_line_of_document ON outcome_voucher_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX outcome_voucher_line_of_shipment ON outcome_voucher_line USING btree (tenant_id, shipment_id) WHERE shipment_id IS NOT NULL;
CREATE INDEX outcome_voucher_line_partner ON outcome_voucher_line USING btree (tenant_id, partner_id) WHERE partner_id IS NOT NULL;
CREATE INDEX outcome_voucher_line_voucher ON outcome_voucher_line USING btree (tenant_id, voucher_id);
alter table outcome_voucher_line enable row level security;
alter table outcome_voucher_line force row level security;
create policy document_is_seen on outcome_voucher_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = outcome_voucher_line.tenant_id AND d.id = outcome_voucher_line.document_id)));
create policy tenant_isolation on outcome_voucher_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on outcome_voucher_line to vua_app;
grant delete, insert, select, update on outcome_voucher_line to vua_limited;

create table own_district (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  province_id uuid not null,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  abbreviations text,
  constraint own_district_pkey PRIMARY KEY (tenant_id, id),
  constraint own_district_is_own CHECK (own_place(id) IS NOT NULL),
  constraint own_district_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint own_district_tenant_id_province_id_key_fkey FOREIGN KEY (tenant_id, province_id_key) REFERENCES own_province(tenant_id, id)
);
CREATE UNIQUE INDEX own_district_code_unique ON own_district USING btree (tenant_id, code_key);
CREATE INDEX own_district_in ON own_district USING btree (tenant_id, province_id_key);
alter table own_district enable row level security;
alter table own_district force row level security;
create policy tenant_isolation on own_district using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on own_district to vua_app;
grant delete, insert, select, update on own_district to vua_limited;

create table own_nation (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  constraint own_nation_pkey PRIMARY KEY (tenant_id, id),
  constraint own_nation_is_own CHECK (own_place(id) IS NOT NULL),
  constraint own_nation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX own_nation_code_unique ON own_nation USING btree (tenant_id, code_key);
alter table own_nation enable row level security;
alter table own_nation force row level security;
create policy tenant_isolation on own_nation using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on own_nation to vua_app;
grant delete, insert, select, update on own_nation to vua_limited;

create table own_province (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  scheme integer not null default 2,
  nation_id uuid not null,
  nation_id_key uuid generated always as (own_place(nation_id)) stored,
  abbreviations text,
  constraint own_province_pkey PRIMARY KEY (tenant_id, id),
  constraint own_province_is_own CHECK (own_place(id) IS NOT NULL),
  constraint own_province_scheme_check CHECK (scheme = ANY (ARRAY[1, 2])),
  constraint own_province_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint own_province_tenant_id_nation_id_key_fkey FOREIGN KEY (tenant_id, nation_id_key) REFERENCES own_nation(tenant_id, id)
);
CREATE UNIQUE INDEX own_province_code_unique ON own_province USING btree (tenant_id, scheme, code_key);
CREATE INDEX own_province_in ON own_province USING btree (tenant_id, nation_id_key);
alter table own_province enable row level security;
alter table own_province force row level security;
create policy tenant_isolation on own_province using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on own_province to vua_app;
grant delete, insert, select, update on own_province to vua_limited;

create table own_village (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  scheme integer not null default 2,
  province_id uuid not null,
  district_id uuid,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  district_id_key uuid generated always as (own_place(district_id)) stored,
  abbreviations text,
  constraint own_village_pkey PRIMARY KEY (tenant_id, id),
  constraint own_village_district CHECK ((scheme = 1) = (district_id IS NOT NULL)),
  constraint own_village_is_own CHECK (own_place(id) IS NOT NULL),
  constraint own_village_scheme_check CHECK (scheme = ANY (ARRAY[1, 2])),
  constraint own_village_tenant_id_district_id_key_fkey FOREIGN KEY (tenant_id, district_id_key) REFERENCES own_district(tenant_id, id),
  constraint own_village_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint own_village_tenant_id_province_id_key_fkey FOREIGN KEY (tenant_id, province_id_key) REFERENCES own_province(tenant_id, id)
);
CREATE UNIQUE INDEX own_village_code_unique ON own_village USING btree (tenant_id, scheme, code_key);
CREATE INDEX own_village_in ON own_village USING btree (tenant_id, province_id_key, district_id_key);
alter table own_village enable row level security;
alter table own_village force row level security;
create policy tenant_isolation on own_village using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on own_village to vua_app;
grant delete, insert, select, update on own_village to vua_limited;

create table partner (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  partner_type integer not null,
  group_id uuid,
  employee_id uuid,
  email text,
  address1 text,
  address2 text,
  tax_id text,
  phone1 text,
  phone2 text,
  website text,
  description text,
  payment_method integer,
  phone1_key text generated always as (regexp_replace(lower(phone1), '[\s.-]'::text, ''::text, 'g'::text)) stored,
  payment_term_id uuid,
  credit_limit numeric not null default 0,
  commission numeric not null default 0,
  goods_discount numeric not null default 0,
  opening_receivable numeric not null default 0,
  opening_payable numeric not null default 0,
  opening_date date,
  opening_due_date date,
  id_number text,
  is_walk_in boolean not null default false,
  price_level_id uuid,
  nation_id uuid,
  province_id uuid,
  district_id uuid,
  village_id uuid,
  old_scheme boolean not null default false,
  old_address text,
  nation_id_key uuid generated always as (own_place(nation_id)) stored,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  district_id_key uuid generated always as (own_place(district_id)) stored,
  village_id_key uuid generated always as (own_place(village_id)) stored,
  attachments jsonb not null default '[]'::jsonb,
  language text,
  constraint partner_pkey PRIMARY KEY (tenant_id, id),
  constraint partner_language CHECK (language = ANY (ARRAY['vi'::text, 'en'::text])),
  constraint partner_partner_type_check CHECK (partner_type = ANY (ARRAY[1, 2, 3])),
  constraint partner_district FOREIGN KEY (tenant_id, district_id_key) REFERENCES own_district(tenant_id, id),
  constraint partner_nation FOREIGN KEY (tenant_id, nation_id_key) REFERENCES own_nation(tenant_id, id),
  constraint partner_price_level FOREIGN KEY (tenant_id, price_level_id) REFERENCES price_level(tenant_id, id),
  constraint partner_province FOREIGN KEY (tenant_id, province_id_key) REFERENCES own_province(tenant_id, id),
  constraint partner_tenant_id_employee_id_fkey FOREIGN KEY (tenant_id, employee_id) REFERENCES employee(tenant_id, id),
  constraint partner_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint partner_tenant_id_group_id_fkey FOREIGN KEY (tenant_id, group_id) REFERENCES partner_group(tenant_id, id),
  constraint partner_tenant_id_payment_term_id_fkey FOREIGN KEY (tenant_id, payment_term_id) REFERENCES payment_term(tenant_id, id),
  constraint partner_village FOREIGN KEY (tenant_id, village_id_key) REFERENCES own_village(tenant_id, id)
);
CREATE UNIQUE INDEX partner_code_unique ON partner USING btree (tenant_id, code_key);
CREATE INDEX partner_in_use ON partner USING btree (tenant_id, active);
CREATE INDEX partner_name ON partner USING btree (tenant_id, name_key, created_at, id);
CREATE INDEX partner_of_group ON partner USING btree (tenant_id, group_id);
CREATE INDEX partner_of_price_level ON partner USING btree (tenant_id, price_level_id) WHERE price_level_id IS NOT NULL;
CREATE INDEX partner_phone ON partner USING btree (tenant_id, phone1_key);
CREATE INDEX partner_search ON partner USING gin (search gin_trgm_ops);
CREATE INDEX partner_tax_id ON partner USING btree (tenant_id, tax_id) WHERE tax_id IS NOT NULL;
CREATE INDEX partner_with_attachments ON partner USING btree (tenant_id) WHERE attachments <> '[]'::jsonb;
alter table partner enable row level security;
alter table partner force row level security;
create policy tenant_isolation on partner using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on partner to vua_app;
grant delete, insert, select, update on partner to vua_limited;

create table partner_group (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  partner_type integer not null default 3,
  constraint partner_group_pkey PRIMARY KEY (tenant_id, id),
  constraint partner_group_partner_type_check CHECK (partner_type = ANY (ARRAY[1, 2, 3])),
  constraint partner_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX partner_group_code_unique ON partner_group USING btree (tenant_id, code_key);
alter table partner_group enable row level security;
alter table partner_group force row level security;
create policy tenant_isolation on partner_group using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on partner_group to vua_app;
grant delete, insert, select, update on partner_group to vua_limited;

create table password_reset (
  tenant_id uuid not null default current_tenant(),
  hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  dead_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint password_reset_pkey PRIMARY KEY (tenant_id, hash),
  constraint password_reset_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX password_reset_age ON password_reset USING btree (tenant_id, created_at);
CREATE INDEX password_reset_of_user ON password_reset USING btree (tenant_id, user_id, created_at);
alter table password_reset enable row level security;
alter table password_reset force row level security;
create policy tenant_isolation on password_reset using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on password_reset to vua_app;
grant delete, insert, select, update on password_reset to vua_limited;

create table payment_term (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  days integer not null,
  constraint payment_term_pkey PRIMARY KEY (tenant_id, id),
  constraint payment_term_days_check CHECK (days >= 0 AND days <= 3650),
  constraint payment_term_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX payment_term_code_unique ON payment_term USING btree (tenant_id, code_key);
alter table payment_term enable row level security;
alter table payment_term force row level security;
create policy tenant_isolation on payment_term using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on payment_term to vua_app;
grant delete, insert, select, update on payment_term to vua_limited;

create table position (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  constraint position_pkey PRIMARY KEY (tenant_id, id),
  constraint position_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX position_code_unique ON "position" USING btree (tenant_id, code_key);
alter table position enable row level security;
alter table position force row level security;
create policy tenant_isolation on "position" using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on "position" to vua_app;
grant delete, insert, select, update on "position" to vua_limited;

create table price_level (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  from_date date,
  to_date date,
  constraint price_level_pkey PRIMARY KEY (tenant_id, id),
  constraint price_level_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX price_level_code_unique ON price_level USING btree (tenant_id, code_key);
alter table price_level enable row level security;
alter table price_level force row level security;
create policy tenant_isolation on price_level using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on price_level to vua_app;
grant delete, insert, select, update on price_level to vua_limited;

create table price_level_row (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  price_level_id uuid not null,
  product_id uuid not null,
  unit_id uuid not null,
  discount_percent numeric,
  discount_amount numeric,
  custom_price numeric,
  constraint price_level_row_pkey PRIMARY KEY (tenant_id, id),
  constraint price_level_row_once UNIQUE (tenant_id, price_level_id, product_id, unit_id) DEFERRABLE,
  constraint price_level_row_rule CHECK (num_nonnulls(discount_percent, discount_amount, custom_price) <= 1),
  constraint price_level_row_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint price_level_row_tenant_id_price_level_id_fkey FOREIGN KEY (tenant_id, price_level_id) REFERENCES price_level(tenant_id, id) ON DELETE CASCADE,
  constraint price_level_row_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint price_level_row_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX price_level_row_product ON price_level_row USING btree (tenant_id, product_id);
alter table price_level_row enable row level security;
alter table price_level_row force row level security;
create policy tenant_isolation on price_level_row using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on price_level_row to vua_app;
grant delete, insert, select, update on price_level_row to vua_limited;

create table print_template (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null,
  name text,
  x_type smallint not null,
  base text not null,
  kind text not null generated always as (
CASE
    WHEN (x_type = 13) THEN base
    ELSE (x_type)::text
END) stored,
  content text,
  size text,
  orientation text not null,
  page_width numeric,
  page_height numeric,
  is_default boolean not null default false,
  active boolean not null default true,
  note text,
  version integer not null default 1,
  constraint print_template_pkey PRIMARY KEY (tenant_id, id),
  constraint print_template_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX print_template_code ON print_template USING btree (tenant_id, lower(code));
CREATE UNIQUE INDEX print_template_default ON print_template USING btree (tenant_id, kind) WHERE is_default;
alter table print_template enable row level security;
alter table print_template force row level security;
create policy tenant_isolation on print_template using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on print_template to vua_app;
grant delete, insert, select, update on print_template to vua_limited;

create table print_template_store (
  tenant_id uuid not null default current_tenant(),
  kind text not null,
  store_id uuid not null,
  template_id uuid not null,
  constraint print_template_store_pkey PRIMARY KEY (tenant_id, kind, store_id),
  constraint print_template_store_store FOREIGN KEY (tenant_id, store_id) REFERENCES store(tenant_id, id) ON DELETE CASCADE,
  constraint print_template_store_template FOREIGN KEY (tenant_id, template_id) REFERENCES print_template(tenant_id, id) ON DELETE CASCADE,
  constraint print_template_store_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX print_template_store_of_store ON print_template_store USING btree (tenant_id, store_id);
CREATE INDEX print_template_store_of_template ON print_template_store USING btree (tenant_id, template_id);
alter table print_template_store enable row level security;
alter table print_template_store force row level security;
create policy tenant_isolation on print_template_store using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on print_template_store to vua_app;
grant delete, insert, select, update on print_template_store to vua_limited;

create table product (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  name2 text,
  code2 text,
  code2_key text collate vietnamese generated always as (lower(code2)) stored,
  product_type integer not null default 1,
  group_id uuid not null,
  unit_id uuid not null,
  barcode text,
  specification text,
  weight numeric not null default 0,
  net_weight numeric not null default 0,
  vat_rate numeric,
  vat_reducible boolean not null default true,
  shelf_life_days integer,
  colour text,
  length numeric,
  width numeric,
  height numeric,
  buy_price numeric not null default 0,
  sell_price numeric not null default 0,
  stock_min numeric,
  stock_max numeric,
  import_tax numeric not null default 0,
  export_tax numeric not null default 0,
  supplier_id uuid,
  track_stock boolean not null default true,
  images jsonb not null default '[]'::jsonb,
  sale_unit_id uuid,
  purchase_unit_id uuid,
  attachments jsonb not null default '[]'::jsonb,
  constraint product_pkey PRIMARY KEY (tenant_id, id),
  constraint product_product_type_check CHECK (product_type = ANY (ARRAY[1, 2, 3])),
  constraint product_tenant_id_group_id_fkey FOREIGN KEY (tenant_id, group_id) REFERENCES product_group(tenant_id, id),
  constraint product_tenant_id_purchase_unit_id_fkey FOREIGN KEY (tenant_id, purchase_unit_id) REFERENCES unit(tenant_id, id),
  constraint product_tenant_id_sale_unit_id_fkey FOREIGN KEY (tenant_id, sale_unit_id) REFERENCES unit(tenant_id, id),
  constraint product_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES partner(tenant_id, id),
  constraint product_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX product_barcode ON product USING btree (tenant_id, barcode) WHERE barcode IS NOT NULL;
CREATE UNIQUE INDEX product_code2_unique ON product USING btree (tenant_id, code2_key);
CREATE UNIQUE INDEX product_code_unique ON product USING btree (tenant_id, code_key);
CREATE INDEX product_in_use ON product USING btree (tenant_id, active);
CREATE INDEX product_name ON product USING btree (tenant_id, name_key, created_at, id);
CREATE INDEX product_of_group ON product USING btree (tenant_id, group_id);
CREATE INDEX product_search ON product USING gin (search gin_trgm_ops);
CREATE INDEX product_with_attachments ON product USING btree (tenant_id) WHERE attachments <> '[]'::jsonb;
alter table product enable row level security;
alter table product force row level security;
create policy tenant_isolation on product using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on product to vua_app;
grant delete, insert, select, update on product to vua_limited;

create table product_branch (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  constraint product_branch_pkey PRIMARY KEY (tenant_id, id),
  constraint product_branch_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX product_branch_code_unique ON product_branch USING btree (tenant_id, code_key);
alter table product_branch enable row level security;
alter table product_branch force row level security;
create policy tenant_isolation on product_branch using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on product_branch to vua_app;
grant delete, insert, select, update on product_branch to vua_limited;

create table product_group (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  branch_id uuid not null,
  constraint product_group_pkey PRIMARY KEY (tenant_id, id),
  constraint product_group_tenant_id_branch_id_fkey FOREIGN KEY (tenant_id, branch_id) REFERENCES product_branch(tenant_id, id)
);
CREATE UNIQUE INDEX product_group_code_unique ON product_group USING btree (tenant_id, code_key);
alter table product_group enable row level security;
alter table product_group force row level security;
create policy tenant_isolation on product_group using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on product_group to vua_app;
grant delete, insert, select, update on product_group to vua_limited;

create table product_unit (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  product_id uuid not null,
  ordinal integer not null,
  unit_id uuid not null,
  factor numeric not null,
  sell_price numeric,
  buy_price numeric,
  barcode text,
  code text,
  code_key text collate vietnamese generated always as (lower(code)) stored,
  constraint product_unit_pkey PRIMARY KEY (tenant_id, id),
  constraint product_unit_code_unique UNIQUE (tenant_id, code_key) DEFERRABLE,
  constraint product_unit_once UNIQUE (tenant_id, product_id, unit_id) DEFERRABLE,
  constraint product_unit_factor_check CHECK (factor > 0::numeric AND factor <> 1::numeric),
  constraint product_unit_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id) ON DELETE CASCADE,
  constraint product_unit_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX product_unit_barcode ON product_unit USING btree (tenant_id, barcode) WHERE barcode IS NOT NULL;
alter table product_unit enable row level security;
alter table product_unit force row level security;
create policy tenant_isolation on product_unit using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on product_unit to vua_app;
grant delete, insert, select, update on product_unit to vua_limited;

create table purchase_order (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  partner_name text,
  address text,
  phone text,
  tax_id text,
  contact_id uuid,
  delivery_date date,
  payment_term_id uuid,
  closed boolean,
  goods_amount numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  total_before_tax numeric,
  total_vat numeric,
  shipping_fee numeric,
  constraint purchase_order_pkey PRIMARY KEY (tenant_id, document_id),
  constraint purchase_order_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES contact(tenant_id, id),
  constraint purchase_order_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint purchase_order_tenant_id_payment_term_id_fkey FOREIGN KEY (tenant_id, payment_term_id) REFERENCES payment_term(tenant_id, id)
);
alter table purchase_order enable row level security;
alter table purchase_order force row level security;
create policy document_is_seen on purchase_order as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = purchase_order.tenant_id AND d.id = purchase_order.document_id)));
create policy tenant_isolation on purchase_order using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on purchase_order to vua_app;
grant delete, insert, select, update on purchase_order to vua_limited;

create table purchase_order_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  unit_price numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  gross numeric,
  line_amount numeric,
  order_discount_share numeric,
  taxable numeric,
  vat_rate numeric,
  line_vat numeric,
  line_total numeric,
  constraint purchase_order_line_pkey PRIMARY KEY (tenant_id, id),
  constraint purchase_order_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint purchase_order_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint purchase_order_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX purchase_order_line_of_document ON purchase_order_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX purchase_order_line_product ON purchase_order_line USING btree (tenant_id, product_id);
alter table purchase_order_line enable row level security;
alter table purchase_order_line force row level security;
create policy document_is_seen on purchase_order_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = purchase_order_line.tenant_id AND d.id = purchase_order_line.document_id)));
create policy tenant_isolation on purchase_order_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on purchase_order_line to vua_app;
grant delete, insert, select, update on purchase_order_line to vua_limited;

create table purchase_receipt (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  partner_name text,
  address text,
  phone text,
  tax_id text,
  contact_id uuid,
  goods_amount numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  total_before_tax numeric,
  total_vat numeric,
  shipping_fee numeric,
  payment_term_id uuid,
  due_date date,
  paid numeric,
  payment_method integer,
  fund_id uuid,
  supplier_invoice_template text,
  supplier_invoice_series text,
  supplier_invoice_number text,
  supplier_invoice_date date,
  other_cost numeric,
  order_id uuid,
  advances jsonb,
  constraint purchase_receipt_pkey PRIMARY KEY (tenant_id, document_id),
  constraint purchase_receipt_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES contact(tenant_id, id),
  constraint purchase_receipt_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint purchase_receipt_tenant_id_fund_id_fkey FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id),
  constraint purchase_receipt_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES document(tenant_id, id),
  constraint purchase_receipt_tenant_id_payment_term_id_fkey FOREIGN KEY (tenant_id, payment_term_id) REFERENCES payment_term(tenant_id, id)
);
CREATE INDEX purchase_receipt_of_order ON purchase_receipt USING btree (tenant_id, order_id) WHERE order_id IS NOT NULL;
alter table purchase_receipt enable row level security;
alter table purchase_receipt force row level security;
create policy document_is_seen on purchase_receipt as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = purchase_receipt.tenant_id AND d.id = purchase_receipt.document_id)));
create policy tenant_isolation on purchase_receipt using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on purchase_receipt to vua_app;
grant delete, insert, select, update on purchase_receipt to vua_limited;

create table purchase_receipt_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  source_line_id uuid,
  unit_price numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  gross numeric,
  line_amount numeric,
  order_discount_share numeric,
  taxable numeric,
  vat_rate numeric,
  line_vat numeric,
  line_total numeric,
  typed_vat numeric,
  line_cost numeric,
  source_document_id uuid,
  constraint purchase_receipt_line_pkey PRIMARY KEY (tenant_id, id),
  constraint purchase_receipt_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint purchase_receipt_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint purchase_receipt_line_tenant_id_source_document_id_fkey FOREIGN KEY (tenant_id, source_document_id) REFERENCES document(tenant_id, id),
  constraint purchase_receipt_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX purchase_receipt_line_of_document ON purchase_receipt_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX purchase_receipt_line_of_order ON purchase_receipt_line USING btree (tenant_id, source_document_id) WHERE source_document_id IS NOT NULL;
CREATE INDEX purchase_receipt_line_product ON purchase_receipt_line USING btree (tenant_id, product_id);
alter table purchase_receipt_line enable row level security;
alter table purchase_receipt_line force row level security;
create policy document_is_seen on purchase_receipt_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = purchase_receipt_line.tenant_id AND d.id = purchase_receipt_line.document_id)));
create policy tenant_isolation on purchase_receipt_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on purchase_receipt_line to vua_app;
grant delete, insert, select, update on purchase_receipt_line to vua_limited;

create table purchase_return (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  partner_name text,
  address text,
  phone text,
  tax_id text,
  contact_id uuid,
  goods_amount numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  total_before_tax numeric,
  total_vat numeric,
  paid numeric,
  payment_method integer,
  fund_id uuid,
  receipt_id uuid,
  reason text,
  constraint purchase_return_pkey PRIMARY KEY (tenant_id, document_id),
  constraint purchase_return_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES contact(tenant_id, id),
  constraint purchase_return_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint purchase_return_tenant_id_fund_id_fkey FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id),
  constraint purchase_return_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id) REFERENCES document(tenant_id, id)
);
CREATE INDEX purchase_return_of_receipt ON purchase_return USING btree (tenant_id, receipt_id) WHERE receipt_id IS NOT NULL;
alter table purchase_return enable row level security;
alter table purchase_return force row level security;
create policy document_is_seen on purchase_return as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = purchase_return.tenant_id AND d.id = purchase_return.document_id)));
create policy tenant_isolation on purchase_return using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on purchase_return to vua_app;
grant delete, insert, select, update on purchase_return to vua_limited;

create table purchase_return_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  source_line_id uuid,
  unit_price numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  gross numeric,
  line_amount numeric,
  order_discount_share numeric,
  taxable numeric,
  vat_rate numeric,
  line_vat numeric,
  line_total numeric,
  constraint purchase_return_line_pkey PRIMARY KEY (tenant_id, id),
  constraint purchase_return_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint purchase_return_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint purchase_return_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX purchase_return_line_of_document ON purchase_return_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX purchase_return_line_product ON purchase_return_line USING btree (tenant_id, product_id);
alter table purchase_return_line enable row level security;
alter table purchase_return_line force row level security;
create policy document_is_seen on purchase_return_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = purchase_return_line.tenant_id AND d.id = purchase_return_line.document_id)));
create policy tenant_isolation on purchase_return_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on purchase_return_line to vua_app;
grant delete, insert, select, update on purchase_return_line to vua_limited;

create table quote (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  partner_name text,
  address text,
  phone text,
  tax_id text,
  contact_id uuid,
  valid_until date,
  payment_term_id uuid,
  delivery_time text,
  delivery_place text,
  warranty text,
  goods_amount numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  total_before_tax numeric,
  total_vat numeric,
  shipping_fee numeric,
  constraint quote_pkey PRIMARY KEY (tenant_id, document_id),
  constraint quote_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES contact(tenant_id, id),
  constraint quote_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_tenant_id_payment_term_id_fkey FOREIGN KEY (tenant_id, payment_term_id) REFERENCES payment_term(tenant_id, id)
);
alter table quote enable row level security;
alter table quote force row level security;
create policy document_is_seen on quote as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = quote.tenant_id AND d.id = quote.document_id)));
create policy tenant_isolation on quote using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on quote to vua_app;
grant delete, insert, select, update on quote to vua_limited;

create table quote_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  unit_price numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  gross numeric,
  line_amount numeric,
  order_discount_share numeric,
  taxable numeric,
  vat_rate numeric,
  line_vat numeric,
  line_total numeric,
  constraint quote_line_pkey PRIMARY KEY (tenant_id, id),
  constraint quote_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint quote_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint quote_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX quote_line_of_document ON quote_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX quote_line_product ON quote_line USING btree (tenant_id, product_id);
alter table quote_line enable row level security;
alter table quote_line force row level security;
create policy document_is_seen on quote_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = quote_line.tenant_id AND d.id = quote_line.document_id)));
create policy tenant_isolation on quote_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on quote_line to vua_app;
grant delete, insert, select, update on quote_line to vua_limited;

create table recovery_code (
  tenant_id uuid not null default current_tenant(),
  user_id uuid not null,
  hash bytea not null,
  constraint recovery_code_pkey PRIMARY KEY (tenant_id, user_id, hash),
  constraint recovery_code_factor_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES second_factor(tenant_id, user_id) ON DELETE CASCADE
);
alter table recovery_code enable row level security;
alter table recovery_code force row level security;
create policy tenant_isolation on recovery_code using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on recovery_code to vua_app;
grant delete, insert, select, update on recovery_code to vua_limited;

create table request (
  tenant_id uuid not null default current_tenant(),
  user_id uuid not null,
  call text not null,
  request_id text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint request_pkey PRIMARY KEY (tenant_id, user_id, call, request_id),
  constraint request_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX request_age ON request USING btree (tenant_id, created_at);
alter table request enable row level security;
alter table request force row level security;
create policy tenant_isolation on request using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on request to vua_app;
grant delete, insert, select, update on request to vua_limited;

create table sales_bill (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  partner_name text,
  address text,
  phone text,
  tax_id text,
  contact_id uuid,
  goods_amount numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  total_before_tax numeric,
  total_vat numeric,
  shipping_fee numeric,
  payment_term_id uuid,
  due_date date,
  paid numeric,
  payment_method integer,
  fund_id uuid,
  coupon_code text,
  coupon_amount numeric,
  delivery jsonb,
  order_id uuid,
  advances jsonb,
  quote_id uuid,
  coupon_id uuid,
  cash_given numeric,
  change numeric,
  constraint sales_bill_pkey PRIMARY KEY (tenant_id, document_id),
  constraint sales_bill_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES contact(tenant_id, id),
  constraint sales_bill_tenant_id_coupon_id_fkey FOREIGN KEY (tenant_id, coupon_id) REFERENCES coupon(tenant_id, id),
  constraint sales_bill_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint sales_bill_tenant_id_fund_id_fkey FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id),
  constraint sales_bill_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES document(tenant_id, id),
  constraint sales_bill_tenant_id_payment_term_id_fkey FOREIGN KEY (tenant_id, payment_term_id) REFERENCES payment_term(tenant_id, id),
  constraint sales_bill_tenant_id_quote_id_fkey FOREIGN KEY (tenant_id, quote_id) REFERENCES document(tenant_id, id)
);
CREATE INDEX sales_bill_of_carrier ON sales_bill USING btree (tenant_id, (delivery ->> 'carrier'::text)) WHERE (delivery ->> 'carrier'::text) IS NOT NULL;
CREATE INDEX sales_bill_of_coupon ON sales_bill USING btree (tenant_id, coupon_id, document_id) WHERE coupon_id IS NOT NULL;
CREATE INDEX sales_bill_of_order ON sales_bill USING btree (tenant_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX sales_bill_of_quote ON sales_bill USING btree (tenant_id, quote_id) WHERE quote_id IS NOT NULL;
alter table sales_bill enable row level security;
alter table sales_bill force row level security;
create policy document_is_seen on sales_bill as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = sales_bill.tenant_id AND d.id = sales_bill.document_id)));
create policy tenant_isolation on sales_bill using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sales_bill to vua_app;
grant delete, insert, select, update on sales_bill to vua_limited;

create table sales_bill_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  source_line_id uuid,
  unit_price numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  gross numeric,
  line_amount numeric,
  order_discount_share numeric,
  taxable numeric,
  vat_rate numeric,
  line_vat numeric,
  line_total numeric,
  source_document_id uuid,
  constraint sales_bill_line_pkey PRIMARY KEY (tenant_id, id),
  constraint sales_bill_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint sales_bill_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint sales_bill_line_tenant_id_source_document_id_fkey FOREIGN KEY (tenant_id, source_document_id) REFERENCES document(tenant_id, id),
  constraint sales_bill_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX sales_bill_line_of_document ON sales_bill_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX sales_bill_line_of_order ON sales_bill_line USING btree (tenant_id, source_document_id) WHERE source_document_id IS NOT NULL;
CREATE INDEX sales_bill_line_product ON sales_bill_line USING btree (tenant_id, product_id);
alter table sales_bill_line enable row level security;
alter table sales_bill_line force row level security;
create policy document_is_seen on sales_bill_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = sales_bill_line.tenant_id AND d.id = sales_bill_line.document_id)));
create policy tenant_isolation on sales_bill_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sales_bill_line to vua_app;
grant delete, insert, select, update on sales_bill_line to vua_limited;

create table sales_change (
  tenant_id uuid not null default current_tenant(),
  month date not null,
  products uuid[] not null,
  quantities numeric[] not null,
  nets numeric[] not null,
  constraint sales_change_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX sales_change_of_month ON sales_change USING btree (tenant_id, month);
alter table sales_change enable row level security;
alter table sales_change force row level security;
alter table sales_change replica identity full;
create policy tenant_isolation on sales_change using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sales_change to vua_app;

create table sales_order (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  partner_name text,
  address text,
  phone text,
  tax_id text,
  contact_id uuid,
  delivery_date date,
  delivery_address text,
  payment_term_id uuid,
  closed boolean,
  goods_amount numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  total_before_tax numeric,
  total_vat numeric,
  quote_id uuid,
  delivery_place jsonb,
  shipping_fee numeric,
  constraint sales_order_pkey PRIMARY KEY (tenant_id, document_id),
  constraint sales_order_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES contact(tenant_id, id),
  constraint sales_order_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint sales_order_tenant_id_payment_term_id_fkey FOREIGN KEY (tenant_id, payment_term_id) REFERENCES payment_term(tenant_id, id),
  constraint sales_order_tenant_id_quote_id_fkey FOREIGN KEY (tenant_id, quote_id) REFERENCES document(tenant_id, id)
);
CREATE INDEX sales_order_of_quote ON sales_order USING btree (tenant_id, quote_id) WHERE quote_id IS NOT NULL;
alter table sales_order enable row level security;
alter table sales_order force row level security;
create policy document_is_seen on sales_order as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = sales_order.tenant_id AND d.id = sales_order.document_id)));
create policy tenant_isolation on sales_order using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sales_order to vua_app;
grant delete, insert, select, update on sales_order to vua_limited;

create table sales_order_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  unit_price numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  gross numeric,
  line_amount numeric,
  order_discount_share numeric,
  taxable numeric,
  vat_rate numeric,
  line_vat numeric,
  line_total numeric,
  constraint sales_order_line_pkey PRIMARY KEY (tenant_id, id),
  constraint sales_order_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint sales_order_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint sales_order_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX sales_order_line_of_document ON sales_order_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX sales_order_line_product ON sales_order_line USING btree (tenant_id, product_id);
alter table sales_order_line enable row level security;
alter table sales_order_line force row level security;
create policy document_is_seen on sales_order_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = sales_order_line.tenant_id AND d.id = sales_order_line.document_id)));
create policy tenant_isolation on sales_order_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sales_order_line to vua_app;
grant delete, insert, select, update on sales_order_line to vua_limited;

create table sales_return (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  partner_name text,
  address text,
  phone text,
  tax_id text,
  contact_id uuid,
  goods_amount numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  total_before_tax numeric,
  total_vat numeric,
  shipping_fee numeric,
  paid numeric,
  payment_method integer,
  fund_id uuid,
  bill_id uuid,
  reason text,
  reopen_order boolean,
  reopened_order_id uuid,
  constraint sales_return_pkey PRIMARY KEY (tenant_id, document_id),
  constraint sales_return_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES document(tenant_id, id),
  constraint sales_return_tenant_id_contact_id_fkey FOREIGN KEY (tenant_id, contact_id) REFERENCES contact(tenant_id, id),
  constraint sales_return_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint sales_return_tenant_id_fund_id_fkey FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id),
  constraint sales_return_tenant_id_reopened_order_id_fkey FOREIGN KEY (tenant_id, reopened_order_id) REFERENCES document(tenant_id, id)
);
CREATE INDEX sales_return_of_bill ON sales_return USING btree (tenant_id, bill_id);
CREATE INDEX sales_return_of_order ON sales_return USING btree (tenant_id, reopened_order_id) WHERE reopened_order_id IS NOT NULL;
alter table sales_return enable row level security;
alter table sales_return force row level security;
create policy document_is_seen on sales_return as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = sales_return.tenant_id AND d.id = sales_return.document_id)));
create policy tenant_isolation on sales_return using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sales_return to vua_app;
grant delete, insert, select, update on sales_return to vua_limited;

create table sales_return_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  source_line_id uuid,
  unit_price numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  gross numeric,
  line_amount numeric,
  order_discount_share numeric,
  taxable numeric,
  vat_rate numeric,
  line_vat numeric,
  line_total numeric,
  reopened_line_id uuid,
  reopened_document_id uuid,
  constraint sales_return_line_pkey PRIMARY KEY (tenant_id, id),
  constraint sales_return_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint sales_return_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint sales_return_line_tenant_id_reopened_document_id_fkey FOREIGN KEY (tenant_id, reopened_document_id) REFERENCES document(tenant_id, id),
  constraint sales_return_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX sales_return_line_of_document ON sales_return_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX sales_return_line_of_order ON sales_return_line USING btree (tenant_id, reopened_document_id) WHERE reopened_document_id IS NOT NULL;
CREATE INDEX sales_return_line_product ON sales_return_line USING btree (tenant_id, product_id);
CREATE INDEX sales_return_line_source ON sales_return_line USING btree (tenant_id, source_line_id) WHERE source_line_id IS NOT NULL;
alter table sales_return_line enable row level security;
alter table sales_return_line force row level security;
create policy document_is_seen on sales_return_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = sales_return_line.tenant_id AND d.id = sales_return_line.document_id)));
create policy tenant_isolation on sales_return_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sales_return_line to vua_app;
grant delete, insert, select, update on sales_return_line to vua_limited;

create table sales_sum (
  tenant_id uuid not null default current_tenant(),
  months smallint not null,
  first_day date not null,
  product_id uuid not null,
  quantity numeric not null,
  net numeric not null,
  constraint sales_sum_pkey PRIMARY KEY (tenant_id, months, first_day, product_id),
  constraint sales_sum_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX sales_sum_of_product ON sales_sum USING btree (tenant_id, product_id, months, first_day);
alter table sales_sum enable row level security;
alter table sales_sum force row level security;
create policy tenant_isolation on sales_sum using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sales_sum to vua_app;

create table sample_record (
  tenant_id uuid not null default current_tenant(),
  record_id uuid not null,
  is_document boolean not null,
  name text not null,
  "position" integer not null,
  constraint sample_record_pkey PRIMARY KEY (tenant_id, record_id),
  constraint sample_record_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table sample_record enable row level security;
alter table sample_record force row level security;
create policy tenant_isolation on sample_record using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sample_record to vua_app;
grant delete, insert, select, update on sample_record to vua_limited;

create table sealed_secret (
  tenant_id uuid not null default current_tenant(),
  holder_id uuid not null,
  name text not null,
  sealed text not null,
  constraint sealed_secret_pkey PRIMARY KEY (tenant_id, holder_id, name),
  constraint sealed_secret_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table sealed_secret enable row level security;
alter table sealed_secret force row level security;
create policy tenant_isolation on sealed_secret using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sealed_secret to vua_app;
grant delete, insert, select, update on sealed_secret to vua_limited;

create table second_factor (
  tenant_id uuid not null default current_tenant(),
  user_id uuid not null,
  secret text,
  since timestamp with time zone,
  last_step bigint not null default 0,
  pending text,
  constraint second_factor_pkey PRIMARY KEY (tenant_id, user_id),
  constraint second_factor_user_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, id) ON DELETE CASCADE
);
alter table second_factor enable row level security;
alter table second_factor force row level security;
create policy tenant_isolation on second_factor using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on second_factor to vua_app;
grant delete, insert, select, update on second_factor to vua_limited;

create table setting (
  tenant_id uuid not null default current_tenant(),
  "values" jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  constraint setting_pkey PRIMARY KEY (tenant_id),
  constraint setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table setting enable row level security;
alter table setting force row level security;
create policy tenant_isolation on setting using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on setting to vua_app;
grant delete, insert, select, update on setting to vua_limited;

create table settlement_row (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  told_on text not null,
  ordinal integer not null,
  told_at timestamp with time zone not null,
  cod numeric not null,
  fee numeric not null,
  return_fee numeric not null,
  weight integer,
  constraint settlement_row_pkey PRIMARY KEY (tenant_id, document_id, told_on, ordinal),
  constraint settlement_row_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE
);
alter table settlement_row enable row level security;
alter table settlement_row force row level security;
create policy document_is_seen on settlement_row as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = settlement_row.tenant_id AND d.id = settlement_row.document_id)));
create policy tenant_isolation on settlement_row using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on settlement_row to vua_app;
grant delete, insert, select, update on settlement_row to vua_limited;

create table shift (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  number text not null,
  fund_id uuid not null,
  store_id uuid,
  employee_id uuid,
  cashier text not null,
  opened_at timestamp with time zone not null,
  opened_by_id uuid not null,
  opened_by text not null,
  opened_day date not null,
  opened_seq bigint not null,
  opening_book numeric not null,
  opening_counted numeric not null,
  opening_notes jsonb,
  opening_reason text,
  opening_voucher_id uuid,
  note text,
  closed_at timestamp with time zone,
  closed_by_id uuid,
  closed_by text,
  closed_day date,
  closed_seq bigint,
  expected numeric,
  counted numeric,
  counted_notes jsonb,
  difference numeric,
  reason text,
  voucher_id uuid,
  closing_note text,
  snapshot jsonb,
  version integer not null default 1,
  search text not null default ''::text,
  constraint shift_pkey PRIMARY KEY (tenant_id, id),
  constraint shift_closed CHECK ((closed_at IS NULL) = (closed_seq IS NULL) AND (closed_at IS NULL) = (counted IS NULL) AND (closed_at IS NULL) = (snapshot IS NULL)),
  constraint shift_explained CHECK (difference IS NULL OR difference = 0::numeric OR reason <> ''::text),
  constraint shift_employee FOREIGN KEY (tenant_id, employee_id) REFERENCES employee(tenant_id, id),
  constraint shift_fund FOREIGN KEY (tenant_id, fund_id) REFERENCES fund(tenant_id, id),
  constraint shift_store FOREIGN KEY (tenant_id, store_id) REFERENCES store(tenant_id, id),
  constraint shift_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX shift_list ON shift USING btree (tenant_id, opened_at DESC);
CREATE UNIQUE INDEX shift_number_unique ON shift USING btree (tenant_id, number);
CREATE INDEX shift_of_employee ON shift USING btree (tenant_id, employee_id) WHERE employee_id IS NOT NULL;
CREATE INDEX shift_of_fund ON shift USING btree (tenant_id, fund_id, opened_seq);
CREATE INDEX shift_of_store ON shift USING btree (tenant_id, store_id) WHERE store_id IS NOT NULL;
CREATE UNIQUE INDEX shift_open ON shift USING btree (tenant_id, fund_id) WHERE closed_at IS NULL;
alter table shift enable row level security;
alter table shift force row level security;
create policy store_is_seen on shift as restrictive to vua_limited using ((( SELECT seen_stores() AS seen_stores)) IS NULL OR store_id IS NULL OR (store_id = ANY ((( SELECT seen_stores() AS seen_stores))::uuid[])));
create policy tenant_isolation on shift using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on shift to vua_app;
grant delete, insert, select, update on shift to vua_limited;

create table shipment (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  bill_id uuid not null,
  carrier_id uuid not null,
  tracking_code text,
  ship_status integer not null,
  delivered_date date,
  receiver_name text,
  receiver_phone text,
  receiver_address text,
  province_id uuid,
  district_id uuid,
  village_id uuid,
  weight integer,
  length integer,
  width integer,
  height integer,
  shift text,
  payment_option text,
  delivery_note text,
  service_code text,
  fee_payer integer not null,
  cod_amount numeric not null,
  carrier_fee numeric not null,
  return_fee numeric not null,
  expected_date date,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  district_id_key uuid generated always as (own_place(district_id)) stored,
  village_id_key uuid generated always as (own_place(village_id)) stored,
  promised_fee numeric,
  tracking_key bytea not null default SUBSTRING((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) FROM 1 FOR 19),
  cod_agreed numeric,
  is_partial boolean not null default false,
  claim_amount numeric,
  constraint shipment_pkey PRIMARY KEY (tenant_id, document_id),
  constraint shipment_carrier FOREIGN KEY (tenant_id, carrier_id) REFERENCES carrier(tenant_id, id),
  constraint shipment_district FOREIGN KEY (tenant_id, district_id_key) REFERENCES own_district(tenant_id, id),
  constraint shipment_province FOREIGN KEY (tenant_id, province_id_key) REFERENCES own_province(tenant_id, id),
  constraint shipment_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint shipment_village FOREIGN KEY (tenant_id, village_id_key) REFERENCES own_village(tenant_id, id)
);
CREATE INDEX shipment_ended ON shipment USING btree (tenant_id, delivered_date) WHERE delivered_date IS NOT NULL;
CREATE INDEX shipment_in_district ON shipment USING btree (tenant_id, district_id_key) WHERE district_id_key IS NOT NULL;
CREATE INDEX shipment_in_province ON shipment USING btree (tenant_id, province_id_key) WHERE province_id_key IS NOT NULL;
CREATE INDEX shipment_in_village ON shipment USING btree (tenant_id, village_id_key) WHERE village_id_key IS NOT NULL;
CREATE INDEX shipment_of_bill ON shipment USING btree (tenant_id, bill_id);
CREATE INDEX shipment_of_carrier ON shipment USING btree (tenant_id, carrier_id);
CREATE INDEX shipment_on_its_way ON shipment USING btree (tenant_id, ship_status) WHERE ship_status = ANY (ARRAY[1, 2, 3, 6, 7]);
CREATE INDEX shipment_tracking ON shipment USING btree (tenant_id, tracking_code) WHERE tracking_code IS NOT NULL;
CREATE UNIQUE INDEX shipment_tracking_key ON shipment USING btree (tenant_id, tracking_key);
CREATE INDEX shipment_tracking_search ON shipment USING gin (lower(tracking_code) gin_trgm_ops) WHERE tracking_code IS NOT NULL;
alter table shipment enable row level security;
alter table shipment force row level security;
create policy document_is_seen on shipment as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = shipment.tenant_id AND d.id = shipment.document_id)));
create policy tenant_isolation on shipment using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on shipment to vua_app;
grant delete, insert, select, update on shipment to vua_limited;

create table shipment_event (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  at timestamp with time zone not null,
  ship_status integer not null,
  note text,
  user_name text not null,
  constraint shipment_event_pkey PRIMARY KEY (tenant_id, id),
  constraint shipment_event_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX shipment_event_of_shipment ON shipment_event USING btree (tenant_id, document_id, at);
alter table shipment_event enable row level security;
alter table shipment_event force row level security;
create policy document_is_seen on shipment_event as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = shipment_event.tenant_id AND d.id = shipment_event.document_id)));
create policy tenant_isolation on shipment_event using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on shipment_event to vua_app;
grant delete, insert, select, update on shipment_event to vua_limited;

create table shipment_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  constraint shipment_line_pkey PRIMARY KEY (tenant_id, id),
  constraint shipment_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX shipment_line_of_document ON shipment_line USING btree (tenant_id, document_id, ordinal);
alter table shipment_line enable row level security;
alter table shipment_line force row level security;
create policy document_is_seen on shipment_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = shipment_line.tenant_id AND d.id = shipment_line.document_id)));
create policy tenant_isolation on shipment_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on shipment_line to vua_app;
grant delete, insert, select, update on shipment_line to vua_limited;

create table shipment_watch (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  adapter text not null,
  state_at timestamp with time zone,
  asks_at timestamp with time zone,
  cod_reported numeric,
  fee_reported numeric,
  weight_reported integer,
  constraint shipment_watch_pkey PRIMARY KEY (tenant_id, document_id),
  constraint shipment_watch_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX shipment_watch_due ON shipment_watch USING btree (tenant_id, asks_at) WHERE asks_at IS NOT NULL;
alter table shipment_watch enable row level security;
alter table shipment_watch force row level security;
create policy document_is_seen on shipment_watch as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = shipment_watch.tenant_id AND d.id = shipment_watch.document_id)));
create policy tenant_isolation on shipment_watch using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on shipment_watch to vua_app;
grant delete, insert, select, update on shipment_watch to vua_limited;

create table shipping_fee (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  province_id uuid,
  district_id uuid,
  village_id uuid,
  from_weight integer not null default 0,
  to_weight integer,
  fee numeric not null,
  min_total numeric,
  free_fee numeric not null default 0,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  district_id_key uuid generated always as (own_place(district_id)) stored,
  village_id_key uuid generated always as (own_place(village_id)) stored,
  constraint shipping_fee_pkey PRIMARY KEY (tenant_id, id),
  constraint shipping_fee_district FOREIGN KEY (tenant_id, district_id_key) REFERENCES own_district(tenant_id, id),
  constraint shipping_fee_province FOREIGN KEY (tenant_id, province_id_key) REFERENCES own_province(tenant_id, id),
  constraint shipping_fee_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint shipping_fee_village FOREIGN KEY (tenant_id, village_id_key) REFERENCES own_village(tenant_id, id)
);
CREATE UNIQUE INDEX shipping_fee_code_unique ON shipping_fee USING btree (tenant_id, code_key);
CREATE INDEX shipping_fee_in_own_district ON shipping_fee USING btree (tenant_id, district_id_key) WHERE district_id_key IS NOT NULL;
CREATE INDEX shipping_fee_in_own_province ON shipping_fee USING btree (tenant_id, province_id_key) WHERE province_id_key IS NOT NULL;
CREATE INDEX shipping_fee_in_own_village ON shipping_fee USING btree (tenant_id, village_id_key) WHERE village_id_key IS NOT NULL;
CREATE INDEX shipping_fee_in_province ON shipping_fee USING btree (tenant_id, province_id);
alter table shipping_fee enable row level security;
alter table shipping_fee force row level security;
create policy tenant_isolation on shipping_fee using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on shipping_fee to vua_app;
grant delete, insert, select, update on shipping_fee to vua_limited;

create table sign_in_failure (
  tenant_id uuid not null default current_tenant(),
  user_name text not null,
  address text not null,
  at timestamp with time zone not null default now(),
  id bigint not null generated always as identity,
  constraint sign_in_failure_pkey PRIMARY KEY (tenant_id, id),
  constraint sign_in_failure_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX sign_in_failure_age ON sign_in_failure USING btree (tenant_id, at);
CREATE INDEX sign_in_failure_recent ON sign_in_failure USING btree (tenant_id, user_name, at);
alter table sign_in_failure enable row level security;
alter table sign_in_failure force row level security;
create policy tenant_isolation on sign_in_failure using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sign_in_failure to vua_app;
grant delete, insert, select, update on sign_in_failure to vua_limited;

create table sign_in_ticket (
  tenant_id uuid not null default current_tenant(),
  hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  failures smallint not null default 0,
  counted bigint not null,
  constraint sign_in_ticket_pkey PRIMARY KEY (tenant_id, hash),
  constraint sign_in_ticket_user_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX sign_in_ticket_age ON sign_in_ticket USING btree (tenant_id, created_at);
CREATE INDEX sign_in_ticket_of_user ON sign_in_ticket USING btree (tenant_id, user_id);
alter table sign_in_ticket enable row level security;
alter table sign_in_ticket force row level security;
create policy tenant_isolation on sign_in_ticket using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on sign_in_ticket to vua_app;
grant delete, insert, select, update on sign_in_ticket to vua_limited;

create table start_skip (
  tenant_id uuid not null default current_tenant(),
  step text not null,
  constraint start_skip_pkey PRIMARY KEY (tenant_id, step),
  constraint start_skip_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table start_skip enable row level security;
alter table start_skip force row level security;
create policy tenant_isolation on start_skip using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on start_skip to vua_app;
grant delete, insert, select, update on start_skip to vua_limited;

create table state_place (
  id uuid not null,
  level integer not null,
  scheme integer not null,
  code text not null,
  name text not null,
  nation_id uuid,
  province_id uuid,
  district_id uuid,
  successor_id uuid,
  search text not null default ''::text,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  constraint state_place_pkey PRIMARY KEY (id),
  constraint state_place_once UNIQUE (level, scheme, code),
  constraint state_place_level_check CHECK (level >= 1 AND level <= 4),
  constraint state_place_scheme_check CHECK (scheme = ANY (ARRAY[1, 2])),
  constraint state_place_district_id_fkey FOREIGN KEY (district_id) REFERENCES state_place(id),
  constraint state_place_nation_id_fkey FOREIGN KEY (nation_id) REFERENCES state_place(id),
  constraint state_place_province_id_fkey FOREIGN KEY (province_id) REFERENCES state_place(id),
  constraint state_place_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES state_place(id)
);
CREATE INDEX state_place_code ON state_place USING btree (code_key);
CREATE INDEX state_place_in ON state_place USING btree (province_id, district_id);
CREATE INDEX state_place_key ON state_place USING btree (place_key(name));
CREATE INDEX state_place_search ON state_place USING gin (search gin_trgm_ops);
grant select on state_place to vua_app;
grant select on state_place to vua_limited;

create table state_ward_map (
  old_id uuid not null,
  new_id uuid not null,
  constraint state_ward_map_pkey PRIMARY KEY (old_id, new_id),
  constraint state_ward_map_new_id_fkey FOREIGN KEY (new_id) REFERENCES state_place(id),
  constraint state_ward_map_old_id_fkey FOREIGN KEY (old_id) REFERENCES state_place(id)
);
CREATE INDEX state_ward_map_new ON state_ward_map USING btree (new_id);
grant select on state_ward_map to vua_app;
grant select on state_ward_map to vua_limited;

create table stock_balance (
  tenant_id uuid not null default current_tenant(),
  product_id uuid not null,
  store_id uuid not null,
  quantity bigint not null,
  value bigint not null,
  cost bigint not null,
  last_day date not null,
  last_rank smallint not null,
  last_seq bigint not null,
  last_line integer not null,
  last_side smallint not null,
  input_quantity bigint not null,
  input_value bigint not null,
  constraint stock_balance_pkey PRIMARY KEY (tenant_id, product_id, store_id),
  constraint stock_balance_empty_is_worthless CHECK (quantity <> 0 OR value = 0),
  constraint stock_balance_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint stock_balance_tenant_id_store_id_fkey FOREIGN KEY (tenant_id, store_id) REFERENCES store(tenant_id, id)
) with (fillfactor=50);
CREATE INDEX stock_balance_of_store ON stock_balance USING btree (tenant_id, store_id);
alter table stock_balance enable row level security;
alter table stock_balance force row level security;
create policy store_is_seen on stock_balance as restrictive to vua_limited using ((( SELECT seen_stores() AS seen_stores)) IS NULL OR (store_id = ANY ((( SELECT seen_stores() AS seen_stores))::uuid[])));
create policy tenant_isolation on stock_balance using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on stock_balance to vua_app;
grant delete, insert, select, update on stock_balance to vua_limited;

create table stock_count (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  blind boolean,
  surplus_quantity numeric,
  shortage_quantity numeric,
  constraint stock_count_pkey PRIMARY KEY (tenant_id, document_id),
  constraint stock_count_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
);
alter table stock_count enable row level security;
alter table stock_count force row level security;
create policy document_is_seen on stock_count as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = stock_count.tenant_id AND d.id = stock_count.document_id)));
create policy tenant_isolation on stock_count using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on stock_count to vua_app;
grant delete, insert, select, update on stock_count to vua_limited;

create table stock_count_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  book_quantity numeric,
  quantity numeric,
  difference numeric,
  surplus_price numeric,
  note text,
  counted_at timestamp with time zone,
  counted_book numeric,
  constraint stock_count_line_pkey PRIMARY KEY (tenant_id, id),
  constraint stock_count_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint stock_count_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint stock_count_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX stock_count_line_of_document ON stock_count_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX stock_count_line_product ON stock_count_line USING btree (tenant_id, product_id);
alter table stock_count_line enable row level security;
alter table stock_count_line force row level security;
create policy document_is_seen on stock_count_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = stock_count_line.tenant_id AND d.id = stock_count_line.document_id)));
create policy tenant_isolation on stock_count_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on stock_count_line to vua_app;
grant delete, insert, select, update on stock_count_line to vua_limited;

create table stock_entry (
  tenant_id uuid not null default current_tenant(),
  product_id uuid not null,
  store_id uuid not null,
  day date not null,
  rank smallint not null,
  seq bigint not null,
  line integer not null,
  side smallint not null,
  document_id uuid not null,
  line_id uuid not null,
  valued_by text not null,
  given bigint,
  origin_line_id uuid,
  quantity bigint not null,
  value bigint not null,
  correction bigint not null default 0,
  quantity_after bigint not null,
  value_after bigint not null,
  cost_after bigint not null,
  input_quantity_after bigint not null,
  input_value_after bigint not null,
  constraint stock_entry_pkey PRIMARY KEY (tenant_id, product_id, day, rank, seq, line, side),
  constraint stock_entry_empty_is_worthless CHECK (quantity_after <> 0 OR value_after = 0),
  constraint stock_entry_quantity_check CHECK (quantity <> 0),
  constraint stock_entry_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) DEFERRABLE INITIALLY DEFERRED
) with (fillfactor=60);
CREATE INDEX stock_entry_link ON stock_entry USING btree (tenant_id, product_id) WHERE side = 1 OR origin_line_id IS NOT NULL;
CREATE INDEX stock_entry_of_day ON stock_entry USING btree (tenant_id, store_id, day);
CREATE INDEX stock_entry_of_document ON stock_entry USING btree (tenant_id, document_id);
CREATE INDEX stock_entry_of_line ON stock_entry USING btree (tenant_id, line_id);
CREATE INDEX stock_entry_of_origin ON stock_entry USING btree (tenant_id, origin_line_id) WHERE origin_line_id IS NOT NULL;
CREATE INDEX stock_entry_of_store ON stock_entry USING btree (tenant_id, product_id, store_id, day DESC, rank DESC, seq DESC, line DESC, side DESC);
CREATE INDEX stock_entry_opening ON stock_entry USING btree (tenant_id, store_id, day) WHERE rank = 0;
alter table stock_entry enable row level security;
alter table stock_entry force row level security;
create policy store_is_seen on stock_entry as restrictive to vua_limited using ((( SELECT seen_stores() AS seen_stores)) IS NULL OR (store_id = ANY ((( SELECT seen_stores() AS seen_stores))::uuid[])));
create policy tenant_isolation on stock_entry using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on stock_entry to vua_app;
grant delete, insert, select, update on stock_entry to vua_limited;

create table stock_transfer (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  to_store_id uuid,
  transporter text,
  total_quantity numeric,
  constraint stock_transfer_pkey PRIMARY KEY (tenant_id, document_id),
  constraint stock_transfer_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint stock_transfer_tenant_id_to_store_id_fkey FOREIGN KEY (tenant_id, to_store_id) REFERENCES store(tenant_id, id)
);
alter table stock_transfer enable row level security;
alter table stock_transfer force row level security;
create policy document_is_seen on stock_transfer as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = stock_transfer.tenant_id AND d.id = stock_transfer.document_id)));
create policy tenant_isolation on stock_transfer using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on stock_transfer to vua_app;
grant delete, insert, select, update on stock_transfer to vua_limited;

create table stock_transfer_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  note text,
  source_line_id uuid,
  constraint stock_transfer_line_pkey PRIMARY KEY (tenant_id, id),
  constraint stock_transfer_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint stock_transfer_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint stock_transfer_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX stock_transfer_line_of_document ON stock_transfer_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX stock_transfer_line_product ON stock_transfer_line USING btree (tenant_id, product_id);
alter table stock_transfer_line enable row level security;
alter table stock_transfer_line force row level security;
create policy document_is_seen on stock_transfer_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = stock_transfer_line.tenant_id AND d.id = stock_transfer_line.document_id)));
create policy tenant_isolation on stock_transfer_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on stock_transfer_line to vua_app;
grant delete, insert, select, update on stock_transfer_line to vua_limited;

create table store (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  address text,
  phone text,
  keeper_id uuid,
  is_default boolean not null default false,
  province_id uuid,
  village_id uuid,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  village_id_key uuid generated always as (own_place(village_id)) stored,
  constraint store_pkey PRIMARY KEY (tenant_id, id),
  constraint store_province FOREIGN KEY (tenant_id, province_id_key) REFERENCES own_province(tenant_id, id),
  constraint store_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id),
  constraint store_tenant_id_keeper_id_fkey FOREIGN KEY (tenant_id, keeper_id) REFERENCES employee(tenant_id, id),
  constraint store_village FOREIGN KEY (tenant_id, village_id_key) REFERENCES own_village(tenant_id, id)
);
CREATE UNIQUE INDEX store_code_unique ON store USING btree (tenant_id, code_key);
CREATE INDEX store_in_province ON store USING btree (tenant_id, province_id_key) WHERE province_id_key IS NOT NULL;
CREATE INDEX store_in_village ON store USING btree (tenant_id, village_id_key) WHERE village_id_key IS NOT NULL;
alter table store enable row level security;
alter table store force row level security;
create policy tenant_isolation on store using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on store to vua_app;
grant delete, insert, select, update on store to vua_limited;

create table tenant (
  id uuid not null,
  code text not null,
  name text not null,
  active boolean not null default true,
  demo boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint tenant_pkey PRIMARY KEY (id),
  constraint tenant_code_unique UNIQUE (code)
);
alter table tenant enable row level security;
create policy own_tenant on tenant using (id = current_tenant());
grant select on tenant to vua_app;
grant select on tenant to vua_limited;

create table unit (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null default ''::text,
  name text not null,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  search text not null default ''::text,
  created_by text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_by text,
  updated_at timestamp with time zone,
  code_key text collate vietnamese not null generated always as (lower(code)) stored,
  name_key text collate vietnamese not null generated always as (lower(name)) stored,
  decimals integer not null default 4,
  constraint unit_pkey PRIMARY KEY (tenant_id, id),
  constraint unit_decimals_check CHECK (decimals >= 0 AND decimals <= 4),
  constraint unit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX unit_code_unique ON unit USING btree (tenant_id, code_key);
alter table unit enable row level security;
alter table unit force row level security;
create policy tenant_isolation on unit using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on unit to vua_app;
grant delete, insert, select, update on unit to vua_limited;

create table user_group (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  code text not null,
  name text not null,
  note text,
  rights jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  require_second_factor boolean not null default false,
  constraint user_group_pkey PRIMARY KEY (tenant_id, id),
  constraint user_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE UNIQUE INDEX user_group_code_unique ON user_group USING btree (tenant_id, lower(code));
alter table user_group enable row level security;
alter table user_group force row level security;
create policy tenant_isolation on user_group using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on user_group to vua_app;
grant delete, insert, select, update on user_group to vua_limited;

create table vat_invoice (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  date date,
  invoice_template text,
  invoice_series text,
  invoice_number text,
  buyer_name text,
  buyer_person text,
  tax_id text,
  buyer_address text,
  buyer_email text,
  buyer_id_no text,
  payment_method_text text,
  invoice_kind integer,
  original_id uuid,
  bills jsonb,
  total_before_tax numeric,
  total_vat numeric,
  lookup_code text,
  tax_authority_code text,
  uploaded_at timestamp with time zone,
  upload_state text,
  upload_error text,
  provider text,
  issue_key uuid,
  cancel_reason text,
  constraint vat_invoice_pkey PRIMARY KEY (tenant_id, document_id),
  constraint vat_invoice_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vat_invoice_tenant_id_original_id_fkey FOREIGN KEY (tenant_id, original_id) REFERENCES document(tenant_id, id)
);
CREATE UNIQUE INDEX vat_invoice_number_unique ON vat_invoice USING btree (tenant_id, invoice_template, invoice_series, invoice_number) WHERE invoice_number IS NOT NULL;
CREATE INDEX vat_invoice_original ON vat_invoice USING btree (tenant_id, original_id) WHERE original_id IS NOT NULL;
alter table vat_invoice enable row level security;
alter table vat_invoice force row level security;
create policy document_is_seen on vat_invoice as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = vat_invoice.tenant_id AND d.id = vat_invoice.document_id)));
create policy tenant_isolation on vat_invoice using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on vat_invoice to vua_app;
grant delete, insert, select, update on vat_invoice to vua_limited;

create table vat_invoice_line (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  ordinal integer not null,
  product_id uuid,
  product_name text,
  unit_id uuid,
  unit_name text,
  factor numeric,
  quantity numeric,
  base_quantity numeric,
  unit_price numeric,
  discount_percent numeric,
  discount_amount numeric,
  discount numeric,
  gross numeric,
  line_amount numeric,
  order_discount_share numeric,
  taxable numeric,
  vat_rate numeric,
  typed_vat numeric,
  line_vat numeric,
  line_total numeric,
  note text,
  source_line_id uuid,
  constraint vat_invoice_line_pkey PRIMARY KEY (tenant_id, id),
  constraint vat_invoice_line_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES document(tenant_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vat_invoice_line_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES product(tenant_id, id),
  constraint vat_invoice_line_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES unit(tenant_id, id)
);
CREATE INDEX vat_invoice_line_of_document ON vat_invoice_line USING btree (tenant_id, document_id, ordinal);
CREATE INDEX vat_invoice_line_product ON vat_invoice_line USING btree (tenant_id, product_id) WHERE product_id IS NOT NULL;
CREATE INDEX vat_invoice_line_unit ON vat_invoice_line USING btree (tenant_id, unit_id) WHERE unit_id IS NOT NULL;
alter table vat_invoice_line enable row level security;
alter table vat_invoice_line force row level security;
create policy document_is_seen on vat_invoice_line as restrictive to vua_limited using ((EXISTS ( SELECT
   FROM document d
  WHERE d.tenant_id = vat_invoice_line.tenant_id AND d.id = vat_invoice_line.document_id)));
create policy tenant_isolation on vat_invoice_line using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on vat_invoice_line to vua_app;
grant delete, insert, select, update on vat_invoice_line to vua_limited;

create table work (
  tenant_id uuid not null default current_tenant(),
  id bigint not null default nextval('work_order'::regclass),
  kind text not null,
  key text not null,
  record text,
  about text not null default ''::text,
  payload jsonb not null default '{}'::jsonb,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  again_at timestamp with time zone,
  lease uuid,
  problem text,
  problem_values jsonb,
  asked_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint work_pkey PRIMARY KEY (tenant_id, id),
  constraint work_key_unique UNIQUE (tenant_id, kind, key),
  constraint work_state CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'failed'::text])),
  constraint work_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
CREATE INDEX work_bills_by_day ON work USING btree (tenant_id, (payload ->> 'day'::text), (payload ? 'waits'::text)) WHERE kind = 'billInvoice'::text AND (state = 'running'::text OR state = 'waiting'::text AND attempts = 0);
CREATE INDEX work_due ON work USING btree (tenant_id, due_at, id) WHERE state = ANY (ARRAY['waiting'::text, 'running'::text]);
CREATE INDEX work_of_record ON work USING btree (tenant_id, record, id) WHERE record IS NOT NULL;
CREATE UNIQUE INDEX work_record_running ON work USING btree (tenant_id, record) WHERE state = 'running'::text;
alter table work enable row level security;
alter table work force row level security;
create policy looking_for_work on work for select to current_user using (current_setting('app.looking'::text, true) = 'work'::text);
create policy tenant_isolation on work using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on work to vua_app;
grant delete, insert, select, update on work to vua_limited;

create table work_pause (
  tenant_id uuid not null default current_tenant(),
  since timestamp with time zone not null,
  reason text not null,
  constraint work_pause_pkey PRIMARY KEY (tenant_id),
  constraint work_pause_reason CHECK (reason = ANY (ARRAY['restored'::text, 'asked'::text])),
  constraint work_pause_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table work_pause enable row level security;
alter table work_pause force row level security;
create policy looking_for_work on work_pause for select to current_user using (current_setting('app.looking'::text, true) = 'work'::text);
create policy tenant_isolation on work_pause using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on work_pause to vua_app;
grant delete, insert, select, update on work_pause to vua_limited;

create table work_schedule (
  tenant_id uuid not null default current_tenant(),
  kind text not null,
  every_minutes integer,
  daily_at time without time zone,
  constraint work_schedule_pkey PRIMARY KEY (tenant_id, kind),
  constraint work_schedule_minutes CHECK (every_minutes > 0),
  constraint work_schedule_rhythm CHECK ((every_minutes IS NULL) <> (daily_at IS NULL)),
  constraint work_schedule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(id)
);
alter table work_schedule enable row level security;
alter table work_schedule force row level security;
create policy tenant_isolation on work_schedule using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant delete, insert, select, update on work_schedule to vua_app;
grant delete, insert, select, update on work_schedule to vua_limited;
