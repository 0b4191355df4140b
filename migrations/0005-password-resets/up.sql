-- Links to set a new password: single use, kept hashed like tokens; older ones of a user die with a new one.
create table password_reset (
  tenant_id uuid not null default current_tenant() references tenant,
  hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  -- Used, or replaced by a newer one.
  dead_at timestamptz,
  primary key (tenant_id, hash),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
);
create index password_reset_of_user on password_reset (tenant_id, user_id, created_at);
call protect('password_reset');

create unique index app_user_email_unique on app_user (tenant_id, lower(email)) where email is not null;

-- Whose record a file belongs to decides who may read it.
-- (An index over the content would not be used: `@>` may not look at rows before row level security has.)
create index document_with_attachments on document (tenant_id) where attachments <> '[]';
