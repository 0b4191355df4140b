-- After how many days a bill without an invoice is told of; 0: never.
alter table invoice_config add column bill_days integer not null default 1
  constraint invoice_config_bill_days check (bill_days between 0 and 365);

-- What the providers of a tenant's invoices said when they were last asked about them: one row, replaced by each run.
create table invoice_check (
  tenant_id uuid primary key default current_tenant() references tenant,
  checked_at timestamptz not null,
  asked integer not null,
  -- Of these nobody could tell.
  unanswered integer not null,
  findings jsonb not null default '[]'
);
call protect('invoice_check');
