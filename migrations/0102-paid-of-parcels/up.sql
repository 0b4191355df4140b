-- Reports about carriers look for the parcels of which something was paid in a range: the index tells them by itself.
drop index allocation_spanning;
create index allocation_spanning on allocation (tenant_id, side, day, since) include (debt_id);
