-- Parcels: a document without lines for each bill that was handed to a carrier. It keeps what was agreed when it was
-- handed over; the bill may be changed or deleted since, so there is no key to it.
call create_document('shipment', $own$
  bill_id uuid not null, carrier_id uuid not null, tracking_code text, ship_status integer not null, delivered_date date,
  receiver_name text, receiver_phone text, receiver_address text, province_id uuid, district_id uuid, village_id uuid,
  weight integer, length integer, width integer, height integer,
  shift text, payment_option text, delivery_note text, service_code text, fee_payer integer not null,
  cod_amount numeric not null, carrier_fee numeric not null, return_fee numeric not null, expected_date date,
  province_id_key uuid generated always as (own_place(province_id)) stored,
  district_id_key uuid generated always as (own_place(district_id)) stored,
  village_id_key uuid generated always as (own_place(village_id)) stored,
  constraint shipment_carrier foreign key (tenant_id, carrier_id) references carrier (tenant_id, id),
  constraint shipment_province foreign key (tenant_id, province_id_key) references own_province (tenant_id, id),
  constraint shipment_district foreign key (tenant_id, district_id_key) references own_district (tenant_id, id),
  constraint shipment_village foreign key (tenant_id, village_id_key) references own_village (tenant_id, id),
$own$, '');
call seen_with_document('shipment');
call seen_with_document('shipment_line');
create index shipment_of_bill on shipment (tenant_id, bill_id);
create index shipment_of_carrier on shipment (tenant_id, carrier_id);
create index shipment_tracking on shipment (tenant_id, tracking_code) where tracking_code is not null;
create index shipment_tracking_search on shipment using gin (lower(tracking_code) gin_trgm_ops) where tracking_code is not null;
create index shipment_in_province on shipment (tenant_id, province_id_key) where province_id_key is not null;
create index shipment_in_district on shipment (tenant_id, district_id_key) where district_id_key is not null;
create index shipment_in_village on shipment (tenant_id, village_id_key) where village_id_key is not null;

-- Its way: what it came to, when it became known, and by whom.
create table shipment_event (
  tenant_id uuid not null default current_tenant(),
  id uuid not null,
  document_id uuid not null,
  at timestamptz not null,
  ship_status integer not null,
  note text,
  user_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
create index shipment_event_of_shipment on shipment_event (tenant_id, document_id, at);
call protect('shipment_event');
call seen_with_document('shipment_event');

-- What a carrier owed, and was owed, before the first parcel.
call create_document('carrier_opening', 'carrier_id uuid not null, cod numeric not null, fee numeric not null,
  constraint carrier_opening_carrier foreign key (tenant_id, carrier_id) references carrier (tenant_id, id),
  constraint carrier_opening_once unique (tenant_id, carrier_id),', '');
call seen_with_document('carrier_opening');
call seen_with_document('carrier_opening_line');

-- Vouchers by which carriers hand over what they collected, or are paid their fees.
alter table income_voucher add column carrier_id uuid,
  add constraint income_voucher_carrier foreign key (tenant_id, carrier_id) references carrier (tenant_id, id);
alter table outcome_voucher add column carrier_id uuid,
  add constraint outcome_voucher_carrier foreign key (tenant_id, carrier_id) references carrier (tenant_id, id);
create index income_voucher_of_carrier on income_voucher (tenant_id, carrier_id) where carrier_id is not null;
create index outcome_voucher_of_carrier on outcome_voucher (tenant_id, carrier_id) where carrier_id is not null;
alter table income_voucher_line add column shipment_id uuid,
  add constraint income_voucher_line_shipment foreign key (tenant_id, shipment_id) references document (tenant_id, id);
alter table outcome_voucher_line add column shipment_id uuid,
  add constraint outcome_voucher_line_shipment foreign key (tenant_id, shipment_id) references document (tenant_id, id);
create index income_voucher_line_of_shipment on income_voucher_line (tenant_id, shipment_id) where shipment_id is not null;
create index outcome_voucher_line_of_shipment on outcome_voucher_line (tenant_id, shipment_id) where shipment_id is not null;
