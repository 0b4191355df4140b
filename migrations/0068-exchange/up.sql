-- What was said to computers of others and what they answered, without secrets; for ninety days.
create table exchange (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  at timestamptz not null,
  duration_ms integer not null,
  adapter text not null,
  action text not null,
  -- What it is about: a kind of document or a list, and one record of it. No key, because the exchange outlives it.
  about_kind text,
  about_id uuid,
  -- Who caused it, as in the log of events; nobody if the program did by itself.
  user_id uuid,
  display_name text not null default '',
  method text not null,
  address text not null,
  status integer,
  -- `answered`, or why there is no answer.
  outcome text not null,
  may_have_arrived boolean not null,
  request text not null,
  answer text not null,
  primary key (tenant_id, id)
);
create index exchange_about on exchange (tenant_id, about_id, at) where about_id is not null;
create index exchange_at on exchange (tenant_id, at);
call protect('exchange');

-- Passwords and keys of records and settings, sealed with a key that is not in the database (server/process/sealed.ts).
-- They stand apart from what they belong to, so that nothing that reads a record reads them.
create table sealed_secret (
  tenant_id uuid not null default current_tenant() references tenant,
  -- The record, or the tenant itself for what it has once.
  holder_id uuid not null,
  name text not null,
  sealed text not null,
  primary key (tenant_id, holder_id, name)
);
call protect('sealed_secret');
