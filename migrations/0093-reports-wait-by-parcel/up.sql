-- All that waits about a parcel is worked on together; the index has only what waits.
create index carrier_event_waiting_about on carrier_event (tenant_id, carrier_id, tracking_code, ship_number) where worked_at is null;
