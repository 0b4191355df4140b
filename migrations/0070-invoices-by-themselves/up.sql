-- When bills become invoices by themselves: at each save, or at a time of the day by the clock of the tenant.
alter table invoice_config
  add column auto_upload_at text not null default 'save' constraint invoice_config_auto_upload_at check (auto_upload_at in ('save', 'endOfDay')),
  add column auto_upload_time text not null default '22:00';

-- What a letter carries beside its first file: the XML of an invoice beside its PDF.
create table letter_file (
  tenant_id uuid not null default current_tenant(),
  letter_id uuid not null,
  ordinal integer not null,
  name text not null,
  bytes bytea not null,
  primary key (tenant_id, letter_id, ordinal),
  foreign key (tenant_id, letter_id) references letter (tenant_id, id) on delete cascade
);
call protect('letter_file');
