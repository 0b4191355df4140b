-- Reports about carriers begin with the parcels that ended in their range.
create index shipment_ended on shipment (tenant_id, delivered_date) where delivered_date is not null;
