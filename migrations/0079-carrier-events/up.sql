-- What carriers tell of parcels, by themselves or when they were asked: taken in at once, worked on afterwards. The same
-- twice is one. `document_id`: the parcel it was found to be about; `is_told`: it stands in the parcel's way; `is_void`: the
-- carrier, when asked, said otherwise.
create table carrier_event (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  carrier_id uuid not null,
  digest bytea not null,
  received_at timestamptz not null,
  tracking_code text not null,
  ship_number text not null,
  state text,
  state_code text not null,
  at timestamptz,
  fee numeric,
  cod numeric,
  reason text not null,
  document_id uuid,
  worked_at timestamptz,
  is_told boolean not null default false,
  is_void boolean not null default false,
  primary key (tenant_id, id),
  constraint carrier_event_once unique (tenant_id, carrier_id, digest),
  foreign key (tenant_id, carrier_id) references carrier (tenant_id, id) on delete cascade,
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
create index carrier_event_waiting on carrier_event (tenant_id, received_at, id) where worked_at is null;
create index carrier_event_of_shipment on carrier_event (tenant_id, document_id) where document_id is not null;
create index carrier_event_old on carrier_event (tenant_id, received_at);
call protect('carrier_event');
call seen_with_document('carrier_event');
