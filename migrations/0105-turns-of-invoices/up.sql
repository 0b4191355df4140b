-- Who asks a provider to issue an invoice, where several processes may: all of one series are of one day.
create table invoice_turn (
  tenant_id uuid not null default current_tenant(),
  invoice_id uuid not null,
  series text not null,
  day date not null,
  -- Whoever was killed holds up nobody after this moment.
  until timestamptz not null,
  constraint invoice_turn_pkey primary key (tenant_id, invoice_id),
  constraint invoice_turn_tenant_fkey foreign key (tenant_id) references tenant (id)
);
create index invoice_turn_of_series on invoice_turn (tenant_id, series);
call protect('invoice_turn');
