-- What carriers promised and what came, kept apart from what parcels owe (which follows what carriers say last).
-- The fee that was promised when the parcel was handed over; null: nobody said.
alter table shipment add column promised_fee numeric;
-- What the carrier told last, where the parcel itself may keep another figure.
alter table shipment_watch add column fee_reported numeric, add column weight_reported integer;
alter table carrier_event add column weight integer;

-- What carriers' files said of parcels, settled or not. `told_on`: their day, or the file if they name none; the same day
-- told again is the same row, a second row of one day has the next ordinal.
create table settlement_row (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  told_on text not null,
  ordinal integer not null,
  told_at timestamptz not null,
  cod numeric not null,
  fee numeric not null,
  return_fee numeric not null,
  weight integer,
  primary key (tenant_id, document_id, told_on, ordinal),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
call protect('settlement_row');
call seen_with_document('settlement_row');

-- Findings that somebody has dealt with. What is found follows from the rest; it is open again when its figures change.
create table carrier_finding_note (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  kind text not null,
  expected numeric not null,
  found numeric not null,
  note text not null,
  settled_at timestamptz not null,
  user_name text not null,
  primary key (tenant_id, document_id, kind),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
call protect('carrier_finding_note');
call seen_with_document('carrier_finding_note');
