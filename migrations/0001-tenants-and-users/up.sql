-- Tenants, their people and rights, and what makes it impossible to forget the tenant.

create extension if not exists pg_trgm;

-- The tenant of this transaction; an error, not "every tenant", when none was set.
create function current_tenant() returns uuid language sql stable parallel safe
  as $$ select current_setting('app.tenant_id')::uuid $$;

-- Every table of tenants goes through this once: isolation even for the owner, and no more rights than needed.
create procedure protect(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', target);
  execute format('grant select, insert, update, delete on %s to vua_app', target);
end $$;

-- The directory of tenants is the one table without forced isolation: a sign-in must find its tenant by name first.
create table tenant (
  id uuid primary key,
  code text not null,
  name text not null,
  active boolean not null default true,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  constraint tenant_code_unique unique (code)
);
alter table tenant enable row level security;
create policy own_tenant on tenant using (id = current_tenant());
grant select on tenant to vua_app;

create function find_tenant(wanted text) returns table (id uuid, name text, active boolean, demo boolean)
  language sql stable security definer set search_path = public
  as $$ select t.id, t.name, t.active, t.demo from tenant t where t.code = lower(wanted) $$;
revoke all on function find_tenant(text) from public;
grant execute on function find_tenant(text) to vua_app;

-- One row per tenant: the configuration (only what differs from the defaults).
create table setting (
  tenant_id uuid not null default current_tenant() references tenant,
  values jsonb not null default '{}',
  version integer not null default 1,
  primary key (tenant_id)
);
call protect('setting');

create table user_group (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  code text not null,
  name text not null,
  note text,
  -- function id → {R, A, U, D}
  rights jsonb not null default '{}',
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index user_group_code_unique on user_group (tenant_id, lower(code));
call protect('user_group');

create table app_user (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  user_name text not null,
  password_hash text not null,
  employee_id uuid,
  display_name text not null,
  group_id uuid not null,
  email text,
  is_admin boolean not null default false,
  active boolean not null default true,
  language text not null default 'vi',
  default_store_id uuid,
  default_cash_fund_id uuid,
  default_bank_fund_id uuid,
  last_sign_in timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references user_group (tenant_id, id)
);
create unique index app_user_name_unique on app_user (tenant_id, lower(user_name));
call protect('app_user');

-- Tokens are stored hashed: who reads the database cannot sign in with it.
create table access_token (
  tenant_id uuid not null default current_tenant() references tenant,
  hash bytea not null,
  user_id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, hash),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
create index access_token_of_user on access_token (tenant_id, user_id);
call protect('access_token');

create table sign_in_failure (
  tenant_id uuid not null default current_tenant() references tenant,
  user_name text not null,
  address text not null,
  at timestamptz not null default now()
);
create index sign_in_failure_recent on sign_in_failure (tenant_id, user_name, at);
call protect('sign_in_failure');

-- The first answer of every writing call that carried a requestId, for 24 hours.
create table request (
  tenant_id uuid not null default current_tenant() references tenant,
  user_id uuid not null,
  call text not null,
  request_id text not null,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, call, request_id)
);
create index request_age on request (tenant_id, created_at);
call protect('request');

-- What people did; nobody can change or delete it.
create table event (
  tenant_id uuid not null default current_tenant() references tenant,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id uuid,
  user_name text not null,
  display_name text not null,
  function_id text not null,
  action text not null,
  number text not null default '',
  summary text not null default '',
  address text not null default '',
  record_id uuid,
  before jsonb,
  after jsonb,
  primary key (tenant_id, id)
);
create index event_time on event (tenant_id, at desc);
create index event_record on event (tenant_id, record_id);
call protect('event');
revoke update, delete on event from vua_app;

-- Column layouts and saved views of grids; user_id null = for everyone.
create table grid_format (
  tenant_id uuid not null default current_tenant() references tenant,
  grid_id text not null,
  user_id uuid,
  layout jsonb not null,
  updated_at timestamptz not null default now(),
  constraint grid_format_unique unique nulls not distinct (tenant_id, grid_id, user_id)
);
call protect('grid_format');

create table attachment (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  file_name text not null,
  media_type text not null,
  size integer not null,
  bytes bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
call protect('attachment');
