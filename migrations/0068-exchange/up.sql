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

-- The bytes of files, once for each content of a tenant: what is attached twice, or made again and again, takes room once.
create table file_content (
  tenant_id uuid not null default current_tenant() references tenant,
  hash bytea not null,
  size integer not null,
  bytes bytea not null,
  primary key (tenant_id, hash)
);
call protect('file_content');

alter table attachment no force row level security;
alter table file_content no force row level security;
alter table attachment add column hash bytea;
update attachment set hash = sha256(bytes);
insert into file_content (tenant_id, hash, size, bytes)
  select distinct on (a.tenant_id, a.hash) a.tenant_id, a.hash, a.size, a.bytes from attachment a order by a.tenant_id, a.hash, a.id;
set constraints all immediate;
alter table attachment drop column bytes, alter column hash set not null;
alter table attachment force row level security;
alter table file_content force row level security;
alter table attachment add constraint attachment_content foreign key (tenant_id, hash) references file_content;
create index attachment_hash on attachment (tenant_id, hash);

-- A file the program made has nobody who sent it.
alter table attachment alter column user_id drop not null;

-- What holds files the program made: a document, and which of its files it is. It is left when the document is.
create table file_holder (
  tenant_id uuid not null default current_tenant() references tenant,
  document_id uuid not null,
  role text not null,
  file_id uuid not null,
  primary key (tenant_id, document_id, role),
  constraint file_holder_file foreign key (tenant_id, file_id) references attachment (tenant_id, id) on delete cascade
);
create index file_holder_file on file_holder (tenant_id, file_id);
call protect('file_holder');
call seen_with_document('file_holder');
