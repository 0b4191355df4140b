-- What strangers try without a session, counted by where they come from and for all tenants together: the table has no
-- tenant, and nothing of one.
create table address_attempt (
  id bigint generated always as identity primary key,
  -- 'signIn' or 'recovery'
  purpose text not null,
  address text not null,
  at timestamptz not null
);
create index address_attempt_recent on address_attempt (purpose, address, at);
create index address_attempt_age on address_attempt (at);
-- (Update only because rows to throw away are locked first.)
grant select, insert, update, delete on address_attempt to vua_app;

-- So that what is over can be thrown away without reading the rest.
alter table sign_in_failure add column id bigint generated always as identity, add primary key (tenant_id, id);
create index sign_in_failure_age on sign_in_failure (tenant_id, at);
create index access_token_age on access_token (tenant_id, expires_at);
create index password_reset_age on password_reset (tenant_id, created_at);
