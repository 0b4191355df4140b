-- The unguessable part of the address at which the receiver of a parcel follows it: 146 random bits, which the database
-- makes with each parcel. It is stored as it is, because the address is shown again; it opens less than its own row says.
alter table shipment add column tracking_key bytea not null
  default substring(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) from 1 for 19);
create unique index shipment_tracking_key on shipment (tenant_id, tracking_key);
