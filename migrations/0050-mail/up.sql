-- The mail server of a tenant that has one of its own. The password is sealed with a key that is not in the database.
create table mail_server (
  tenant_id uuid not null default current_tenant() references tenant,
  host text not null,
  port integer not null constraint mail_server_port check (port between 1 and 65535),
  security text not null constraint mail_server_security check (security in ('starttls', 'tls', 'none')),
  user_name text not null default '',
  sealed_password text,
  from_address text not null,
  from_name text not null default '',
  reply_to text not null default '',
  version integer not null default 1,
  primary key (tenant_id)
);
call protect('mail_server');

-- Letters to people, kept until they are sent and as a record afterwards.
create table letter (
  tenant_id uuid not null default current_tenant() references tenant,
  id uuid not null,
  kind text not null constraint letter_kind check (kind in ('document', 'statement', 'invitation', 'recovery')),
  state text not null default 'waiting' constraint letter_state check (state in ('waiting', 'sending', 'sent', 'failed')),
  recipients text[] not null,
  copies text[] not null default '{}',
  subject text not null,
  -- A letter with a link that opens an account is sealed, and forgotten once it has been sent.
  body text,
  sealed_body text,
  attachment bytea,
  attachment_name text not null default '',
  -- What it is about: a kind of document, or the list of a partner. No key, because the letter outlives it.
  about_kind text,
  about_id uuid,
  about_number text not null default '',
  -- Who sent it, as in the log of events.
  user_id uuid,
  display_name text not null default '',
  attempts integer not null default 0,
  -- When to try next; while it is being sent, when another server may take over.
  next_at timestamptz not null,
  -- Who is sending it.
  lease uuid,
  -- A later attempt would be useless: the link in it has expired, or nobody expects it any more.
  expires_at timestamptz not null,
  problem text,
  problem_detail text not null default '',
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, id)
);
create index letter_due on letter (tenant_id, next_at) where state in ('waiting', 'sending');
create index letter_about on letter (tenant_id, about_id, created_at) where about_id is not null;
create index letter_made on letter (tenant_id, created_at);
call protect('letter');

-- An invitation may be accepted for longer than a forgotten password may be reset.
alter table password_reset add column expires_at timestamptz;
