-- Shifts of the till (decision 0109): who had which fund from when to when, what lay in it then, and what was counted.
-- `opened_seq` and `closed_seq` are places in the order of documents, drawn while the fund is locked: what the fund's
-- entries say of documents between them belongs to the shift, whatever clocks and days say.
create table shift (
  tenant_id uuid not null default current_tenant() references tenant (id),
  id uuid not null,
  number text not null,
  fund_id uuid not null,
  store_id uuid,
  employee_id uuid,
  cashier text not null,
  opened_at timestamptz not null,
  opened_by_id uuid not null,
  opened_by text not null,
  opened_day date not null,
  opened_seq bigint not null,
  opening_book numeric not null,
  opening_counted numeric not null,
  opening_notes jsonb,
  opening_reason text,
  opening_voucher_id uuid,
  note text,
  closed_at timestamptz,
  closed_by_id uuid,
  closed_by text,
  closed_day date,
  closed_seq bigint,
  expected numeric,
  counted numeric,
  counted_notes jsonb,
  difference numeric,
  reason text,
  voucher_id uuid,
  closing_note text,
  -- What belonged to it when it was closed: its entries and sales, each with its amount.
  snapshot jsonb,
  version integer not null default 1,
  search text not null default '',
  primary key (tenant_id, id),
  constraint shift_fund foreign key (tenant_id, fund_id) references fund (tenant_id, id),
  constraint shift_store foreign key (tenant_id, store_id) references store (tenant_id, id),
  constraint shift_employee foreign key (tenant_id, employee_id) references employee (tenant_id, id),
  constraint shift_closed check ((closed_at is null) = (closed_seq is null) and (closed_at is null) = (counted is null)
    and (closed_at is null) = (snapshot is null)),
  constraint shift_explained check (difference is null or difference = 0 or reason <> '')
);
create unique index shift_number_unique on shift (tenant_id, number);
-- A fund has one open shift.
create unique index shift_open on shift (tenant_id, fund_id) where closed_at is null;
create index shift_list on shift (tenant_id, opened_at desc);
create index shift_of_fund on shift (tenant_id, fund_id, opened_seq);
create index shift_of_store on shift (tenant_id, store_id) where store_id is not null;
create index shift_of_employee on shift (tenant_id, employee_id) where employee_id is not null;
call protect('shift');

-- One without a store is seen in every store, like the vouchers of a fund.
create policy store_is_seen on shift as restrictive to vua_limited using (
  (select seen_stores()) is null or store_id is null or store_id = any ((select seen_stores())::uuid[]));
