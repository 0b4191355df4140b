-- A code besides the password. The secret is sealed with a key that is not in the database (server/process/sealed.ts).
create table second_factor (
  tenant_id uuid not null default current_tenant(),
  user_id uuid not null,
  -- Null until the first code of it was right.
  secret text,
  since timestamptz,
  -- The newest time step a code of which was accepted: it and older ones are not accepted again.
  last_step bigint not null default 0,
  -- A new secret that waits for its first code; until then the one above counts.
  pending text,
  constraint second_factor_pkey primary key (tenant_id, user_id),
  constraint second_factor_user_fkey foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
call protect('second_factor');

-- Codes for who has lost the device; a used one is deleted.
create table recovery_code (
  tenant_id uuid not null default current_tenant(),
  user_id uuid not null,
  hash bytea not null,
  constraint recovery_code_pkey primary key (tenant_id, user_id, hash),
  constraint recovery_code_factor_fkey foreign key (tenant_id, user_id) references second_factor (tenant_id, user_id) on delete cascade
);
call protect('recovery_code');

-- The password was right, and the code is still to come.
create table sign_in_ticket (
  tenant_id uuid not null default current_tenant(),
  hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null,
  failures smallint not null default 0,
  -- The row of address_attempt that counts the password; forgotten when the code is right too.
  counted bigint not null,
  constraint sign_in_ticket_pkey primary key (tenant_id, hash),
  constraint sign_in_ticket_user_fkey foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
create index sign_in_ticket_of_user on sign_in_ticket (tenant_id, user_id);
create index sign_in_ticket_age on sign_in_ticket (tenant_id, created_at);
call protect('sign_in_ticket');

alter table user_group add column require_second_factor boolean not null default false;

-- What a user reads about his sessions. The id names one without giving away the hash of its token.
alter table access_token
  add column id uuid not null default gen_random_uuid(),
  add column device text not null default '',
  add column address text not null default '',
  add column last_used timestamptz not null default now();
alter table access_token alter column id drop default;
create unique index access_token_id on access_token (tenant_id, id);
