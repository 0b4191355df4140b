-- Parcels that a carrier's computer has: by which adapter it is asked, when the parcel came to its state, when it is
-- asked next (null: never again), and what the carrier says it collects where that is not what was agreed.
create table shipment_watch (
  tenant_id uuid not null default current_tenant(),
  document_id uuid not null,
  adapter text not null,
  state_at timestamptz,
  asks_at timestamptz,
  cod_reported numeric,
  primary key (tenant_id, document_id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
create index shipment_watch_due on shipment_watch (tenant_id, asks_at) where asks_at is not null;
call protect('shipment_watch');
call seen_with_document('shipment_watch');
