-- Of nearly all parcels everything is settled: lists and reports look for the few entries of which something is open.
create index debt_entry_open_of_carriers on debt_entry (tenant_id, document_id, side) include (amount, settled)
  where side in ('carrierCod', 'carrierFee') and amount <> settled;
